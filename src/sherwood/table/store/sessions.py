"""Sessions: browsers that are signed in. A cookie is a random number of which only the hash is kept; no row, no session."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select, update

from sherwood.table.store.glance import Glance
from sherwood.table.store.people import COLUMNS, person_of
from sherwood.table.store.rows import Person
from sherwood.table.store.schema import codes, people, seats, sessions, tables

DAY = 24 * 3600
LIFE = 180 * DAY  # a session ends then, whatever it is used for
IDLE = 30 * DAY  # an account's ends when it was not used for so long; a guest has no other way back in
NOTED = DAY / 2  # how often its use is written down
MOST = 50  # sessions of one person; the oldest end
SHOWN = 16  # letters of its hash by which an owner names a session
CODE_LIFE = DAY
CODE_WORDS = 7  # of sixteen bits: nobody guesses 112, however often they may try


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def begin(db: Connection, person: str) -> str:
    """A new session; its cookie, shown once."""
    cookie, now = secrets.token_urlsafe(32), time.time()
    older = select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.used.desc()).offset(MOST - 1)
    db.execute(delete(sessions).where(sessions.c.id.in_(list(db.execute(older.limit(MOST)).scalars()))))
    db.execute(sessions.insert().values(id=hashed(cookie), person=person, created=now, used=now))
    return cookie


_FOUND = Glance(
    select(*COLUMNS, sessions.c.created, sessions.c.used)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == bindparam("session"))
)


def find(db: Connection, session: str) -> tuple[Person, bool] | None:
    """Whose session it is, and whether its use should be noted; none if it has ended."""
    row = _FOUND.row(db, session=session)
    if row is None:
        return None
    person, created, used = person_of(row[:-2]), row[-2], row[-1]
    now = time.time()
    ended = now - created > LIFE or (person.login is not None and now - used > IDLE)
    return None if ended else (person, now - used > NOTED)


def note_use(db: Connection, session: str) -> None:
    db.execute(update(sessions).where(sessions.c.id == session).values(used=time.time()))


def end(db: Connection, session: str) -> None:
    db.execute(delete(sessions).where(sessions.c.id == session))


def end_all(db: Connection, person: str) -> None:
    """Everywhere: browsers, cookies of older kinds, and the tokens of all seats."""
    db.execute(delete(sessions).where(sessions.c.person == person))
    db.execute(update(people).where(people.c.id == person).values(epoch=people.c.epoch + 1))
    revoke_tokens(db, person)


def revoke_tokens(db: Connection, person: str) -> None:
    mine = (seats.c.person == person, seats.c.token.is_not(None))
    theirs = tables.c.id.in_(select(seats.c.table_id).where(*mine))
    db.execute(update(tables).where(theirs).values(version=tables.c.version + 1))  # rooms everywhere notice
    db.execute(update(seats).where(*mine).values(token=None))


def alive(db: Connection, ids: Sequence[str]) -> set[str]:
    """Those of the sessions that have not ended."""
    return set(db.execute(select(sessions.c.id).where(sessions.c.id.in_(ids))).scalars())


class Browser(msgspec.Struct, frozen=True):
    """A session as its owner sees it: named by the beginning of its hash, which opens nothing."""

    id: str
    created: float
    used: float
    this: bool


def of(db: Connection, person: str, this: str = "") -> list[Browser]:
    """The sessions of a person that have not ended, the last used first; `this` is the hash of one's own."""
    rows = select(sessions.c.id, sessions.c.created, sessions.c.used).where(sessions.c.person == person)
    found = db.execute(rows.order_by(sessions.c.used.desc()))
    return [Browser(row[0][:SHOWN], row[1], row[2], row[0] == this) for row in found]


def end_one(db: Connection, person: str, shown: str) -> bool:
    """One of one's own."""
    mine = (sessions.c.person == person, func.substr(sessions.c.id, 1, SHOWN) == shown)
    return db.execute(delete(sessions).where(*mine)).rowcount > 0


# Codes for those who have lost their password


def hand_out(db: Connection, person: str) -> str:
    """A code to set a new password with; the one before is void."""
    code = "-".join(secrets.token_hex(2) for _ in range(CODE_WORDS))
    db.execute(delete(codes).where(codes.c.person == person))
    db.execute(codes.insert().values(id=hashed(code), person=person, until=time.time() + CODE_LIFE))
    return code


def redeem(db: Connection, login: str, code: str) -> str | None:
    """Whose password may be set by this code, which is used up by it."""
    row = db.execute(
        select(codes.c.person, codes.c.until)
        .join(people, people.c.id == codes.c.person)
        .where(codes.c.id == hashed(code.strip().lower()), people.c.login == login.casefold())
    ).first()
    if row is None or row[1] < time.time():
        return None
    db.execute(delete(codes).where(codes.c.person == row[0]))
    return str(row[0])
