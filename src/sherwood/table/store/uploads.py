"""Journals that people brought: kept under the hash of their text, so much for each person, as long as somebody looks."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from sherwood.table.store.schema import journals

DAY = 24 * 3600
LIFE = 60 * DAY  # after which one that nobody looked at is forgotten
MOST, MOST_BYTES = 40, 8_000_000  # of one person; all who gave no name count as one
NOTED = DAY


class TooMany(Exception):
    """This person has brought as much as one may."""


def keep(db: Connection, name: str, game: str, text: str, owner: str | None) -> None:
    if db.execute(select(journals.c.id).where(journals.c.id == name)).first():
        return
    size = len(text.encode())
    number, total = db.execute(
        select(func.count(), func.coalesce(func.sum(journals.c.size), 0)).where(_by(owner))
    ).one()
    if owner is not None and (number >= MOST or total + size > MOST_BYTES):
        raise TooMany
    if owner is None:
        _make_room(db, number >= MOST or total + size > MOST_BYTES)
    now = time.time()
    db.execute(journals.insert().values(id=name, game=game, text=text, created=now, owner=owner, used=now, size=size))


def _by(owner: str | None) -> ColumnElement[bool]:
    return journals.c.owner.is_(None) if owner is None else journals.c.owner == owner


def _make_room(db: Connection, full: bool) -> None:
    """Nobody's uploads push each other out, the longest unseen first."""
    if full:
        oldest = select(journals.c.id).where(journals.c.owner.is_(None)).order_by(journals.c.used).limit(MOST // 4)
        db.execute(delete(journals).where(journals.c.id.in_(list(db.execute(oldest).scalars()))))


def read(db: Connection, name: str) -> tuple[str, bool] | None:
    """The text, and whether it should be noted that somebody looked at it."""
    row = db.execute(select(journals.c.text, journals.c.used).where(journals.c.id == name)).first()
    return (row[0], time.time() - row[1] > NOTED) if row else None


def note_use(db: Connection, name: str) -> None:
    db.execute(update(journals).where(journals.c.id == name).values(used=time.time()))
