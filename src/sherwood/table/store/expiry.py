"""What nobody needs any more is forgotten: guests who never came back, tables that never began or were left, uploads."""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from sherwood.table.store import notices, tournaments, uploads
from sherwood.table.store.endings import close
from sherwood.table.store.results import gone, in_order
from sherwood.table.store.rows import LOBBY, OVER, RUNNING
from sherwood.table.store.schema import (
    bans,
    chat,
    codes,
    due,
    endings,
    entrants,
    journals,
    leases,
    marks,
    moves,
    people,
    ratings,
    results,
    seats,
    sessions,
    tables,
)
from sherwood.table.store.schema import tournaments as tournament_rows
from sherwood.table.store.sessions import DAY, LIFE

LOBBY_LIFE = 30 * DAY
BOTS_LIFE = 60 * DAY  # of a finished game at which nobody sat but bots
NOBODYS_LIFE = 365 * DAY  # of a finished private game of which nobody is left whom we know
LEFT = "left"  # why a game ended in which nobody has moved for as long as a session lasts
AT_ONCE = 500  # rows of a kind in one transaction: others wait for the writer


def sweep(db: Connection) -> dict[str, int]:
    """One round; how many of each were forgotten."""
    now = time.time()
    return {
        "codes": db.execute(delete(codes).where(codes.c.until < now)).rowcount,
        "bans": db.execute(delete(bans).where(bans.c.until < now)).rowcount,
        "uploads": db.execute(delete(journals).where(journals.c.used < now - uploads.LIFE)).rowcount,
        "sessions": _sessions(db, now),
        "lobbies": _lobbies(db, now),
        "left": _left(db, now),
        "of-bots": _of_bots(db, now),
        "nobodys": _nobodys(db, now),
        "tournaments": tournaments.forget_old(db, now - LOBBY_LIFE, now - NOBODYS_LIFE),
        "guests": _guests(db, now),
        "leases": _leases(db),
    }


def _sessions(db: Connection, now: float) -> int:
    return db.execute(delete(sessions).where(sessions.c.created < now - LIFE)).rowcount


def _lobbies(db: Connection, now: float) -> int:
    return _clear(db, select(tables.c.id).where(tables.c.status == LOBBY, tables.c.created < now - LOBBY_LIFE))


def _left(db: Connection, now: float) -> int:
    """Games that nobody will go on with: they end as they stand, and no server opens them at its start any more."""
    recent = select(moves.c.table_id).where(moves.c.table_id == tables.c.id, moves.c.at > now - LIFE).exists()
    old = select(tables.c.id).where(tables.c.status == RUNNING, tables.c.created < now - LIFE, ~recent)
    return sum(close(db, table, now, LEFT) for table in list(db.execute(old.limit(AT_ONCE)).scalars()))


def _of_bots(db: Connection, now: float) -> int:
    """Nobody sat there: every seat has a bot's level. (Where a person was, the seat has none, whoever is gone since.)"""
    person = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.level == "").exists()
    return _clear(db, select(tables.c.id).where(tables.c.status == OVER, tables.c.finished < now - BOTS_LIFE, ~person))


def _nobodys(db: Connection, now: float) -> int:
    """Private, and everybody who sat there or opened it is gone: no list names it to anybody. Public games stay."""
    known = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None)).exists()
    private = tables.c.status == OVER, tables.c.public.is_(False), tables.c.host.is_(None)
    return _clear(db, select(tables.c.id).where(*private, tables.c.finished < now - NOBODYS_LIFE, ~known))


def _leases(db: Connection) -> int:
    """Of games that are over."""
    going_on = select(tables.c.id).where(tables.c.status != OVER)
    return db.execute(delete(leases).where(leases.c.table_id.not_in(going_on))).rowcount


def _clear(db: Connection, which: Select[tuple[str]]) -> int:
    """Tables with all that belongs to them."""
    ids = list(db.execute(which.limit(AT_ONCE)).scalars())
    for rows in (chat, marks, seats, moves, endings, due):
        db.execute(delete(rows).where(rows.c.table_id.in_(ids)))
    db.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def _guests(db: Connection, now: float) -> int:
    """Guests without a session who sit at no table that goes on. The games stay, and what they were called there."""
    going_on = select(tables.c.id).where(tables.c.status != OVER)
    needed: list[ColumnElement[bool]] = [
        people.c.id.in_(select(sessions.c.person)),
        people.c.id.in_(select(seats.c.person).where(seats.c.person.is_not(None), seats.c.table_id.in_(going_on))),
        people.c.id.in_(select(tables.c.host).where(tables.c.host.is_not(None), tables.c.status != OVER)),
    ]
    old = people.c.login.is_(None), people.c.role == "", people.c.created < now - LIFE
    found = select(people.c.id).where(*old, ~or_(*needed)).limit(AT_ONCE)
    ids = list(db.execute(found).scalars())
    let_go(db, ids)
    return len(ids)


def let_go(db: Connection, ids: list[str]) -> None:
    """No row names these people any more, and then they are gone."""
    db.execute(update(seats).where(seats.c.person.in_(ids)).values(person=None, token=None))
    db.execute(update(tables).where(tables.c.host.in_(ids)).values(host=None))
    db.execute(update(chat).where(chat.c.person.in_(ids)).values(person=None))
    db.execute(update(entrants).where(entrants.c.person.in_(ids)).values(person=None, name="", gone=True, dice=""))
    db.execute(update(tournament_rows).where(tournament_rows.c.owner.in_(ids)).values(owner=None))
    in_order(db)  # a game of theirs that ends just now is counted before, or without them
    for one in ids:  # what others won against them stays true, and nobody can tell any more who it was
        nobody = gone()
        for counted in (results, ratings):
            db.execute(update(counted).where(counted.c.player == one).values(player=nobody))
    notices.forget(db, ids)
    for rows in (sessions, codes, marks):
        db.execute(delete(rows).where(rows.c.person.in_(ids)))
    db.execute(delete(journals).where(journals.c.owner.in_(ids)))
    db.execute(delete(people).where(people.c.id.in_(ids)))
