"""People: guests with a name, accounts with a password, and the change from one to the other."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, bindparam, select, update

from sherwood.table.store import house
from sherwood.table.store.glance import Glance
from sherwood.table.store.rows import Person
from sherwood.table.store.schema import (
    chat,
    due,
    entrants,
    journals,
    people,
    pushes,
    results,
    seats,
    tables,
    tournaments,
)

HASHER = PasswordHasher()
SECRET = "secret"  # the name of its row
DICE = "dice"


@cache
def nobody() -> str:
    """Verified when nobody has the login, so that the answer takes as long and tells nothing."""
    return HASHER.hash(secrets.token_hex(16))


def hash_password(password: str) -> str:
    return HASHER.hash(password)


def password_fits(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or nobody(), password) and stored is not None
    except VerificationError:
        return False


def secret(db: Connection) -> str:
    """The key that seals cookies of older kinds and masks logins in the log: shared by every server of this database."""
    return house.read(db, SECRET) or house.first(db, SECRET, secrets.token_hex(32))


def dice_secret(db: Connection) -> str:
    """What the secrets of all tables' dice are made of. It is never renewed: games that go on are played with it."""
    return house.read(db, DICE) or house.first(db, DICE, secrets.token_hex(32))


def renew_secret(db: Connection) -> str:
    """Another key: what was sealed by the one before is void."""
    made = secrets.token_hex(32)
    house.put(db, SECRET, made)
    return made


def beat(db: Connection, at: float) -> None:
    """A sign of life, to see whether anything can be written."""
    house.put(db, "beat", str(at))


COLUMNS = (
    people.c.id,
    people.c.name,
    people.c.login,
    people.c.epoch,
    people.c.role,
    people.c.banned,
    people.c.muted,
)
_PERSON = Glance(select(*COLUMNS).where(people.c.id == bindparam("person")))


def person_of(row: Sequence[Any]) -> Person:
    """From COLUMNS; SQLite keeps flags as numbers."""
    return Person(row[0], row[1], row[2], row[3], row[4], banned=bool(row[5]), muted=bool(row[6]))


def find(db: Connection, person: str) -> Person | None:
    row = _PERSON.row(db, person=person)
    return person_of(row) if row else None


def standing(db: Connection, ids: Sequence[str]) -> dict[str, Person]:
    """These people as they are now."""
    return {row[0]: Person(*row) for row in db.execute(select(*COLUMNS).where(people.c.id.in_(ids)))}


def add_guest(db: Connection, name: str) -> Person:
    person = Person(secrets.token_urlsafe(12), name)
    db.execute(people.insert().values(id=person.id, name=name, created=time.time()))
    return person


def rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def make_account(db: Connection, person: str, login: str, password_hash: str) -> None:
    """A guest becomes an account and keeps everything played so far. Raises IntegrityError if the login is taken."""
    db.execute(
        update(people)
        .where(people.c.id == person, people.c.login.is_(None))
        .values(login=login.casefold(), password=password_hash)
    )


def by_login(db: Connection, login: str) -> tuple[Person, str] | None:
    row = db.execute(select(*COLUMNS, people.c.password).where(people.c.login == login.casefold())).first()
    return (Person(*row[:-1]), str(row[-1])) if row else None


def password_of(db: Connection, person: str) -> str | None:
    """The hash that is kept; none for a guest."""
    return db.execute(select(people.c.password).where(people.c.id == person)).scalar()


def set_password(db: Connection, person: str, password_hash: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(password=password_hash))


def adopt(db: Connection, guest: str, account: str) -> None:
    """What the guest of this browser played belongs to the account from now on."""
    is_guest = db.execute(select(people.c.login).where(people.c.id == guest)).first()
    if is_guest is None or is_guest[0] is not None or guest == account:
        return
    theirs = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == guest))
    db.execute(update(tables).where(theirs).values(version=tables.c.version + 1))  # other servers notice
    db.execute(update(seats).where(seats.c.person == guest).values(person=account))
    db.execute(update(tables).where(tables.c.host == guest).values(host=account, version=tables.c.version + 1))
    db.execute(update(chat).where(chat.c.person == guest).values(person=account))
    db.execute(update(journals).where(journals.c.owner == guest).values(owner=account))
    db.execute(update(results).where(results.c.player == guest).values(player=account))
    db.execute(update(entrants).where(entrants.c.person == guest).values(person=account))
    db.execute(update(tournaments).where(tournaments.c.owner == guest).values(owner=account))
    for rows in (pushes, due):
        db.execute(update(rows).where(rows.c.person == guest).values(person=account))
