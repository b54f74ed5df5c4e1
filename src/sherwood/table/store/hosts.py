"""What those who look after the house can do, whoever asks for it: a page, or the command. Every deed is written down."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from sherwood.table.store import endings, house, sessions
from sherwood.table.store.people import COLUMNS, by_login
from sherwood.table.store.rows import BOT, HOST, LOBBY, OVER, PERSON, RUNNING, Person
from sherwood.table.store.schema import bans, chat, deeds, marks, people, seats, tables
from sherwood.table.store.tables import touch

ENDED = "host"  # why a table was closed
LONGEST = 10 * 365 * sessions.DAY
KEPT_DEEDS = 10_000
ANNOUNCED = "announced"


class Deed(msgspec.Struct, frozen=True):
    """One act of a host."""

    at: float
    by: str
    deed: str
    what: str
    detail: str = ""


class Ban(msgspec.Struct, frozen=True):
    """An address that is not let in."""

    address: str
    until: float
    why: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """A table in a host's list."""

    id: str
    game: str
    status: str
    created: float
    names: str


class Announcement(msgspec.Struct, frozen=True):
    """What all visitors are told, and since when."""

    text: str = ""
    at: float = 0.0


def write_down(db: Connection, by: str, deed: str, what: str, detail: str = "") -> None:
    n = db.execute(select(func.coalesce(func.max(deeds.c.n), 0))).scalar_one() + 1
    row = Deed(time.time(), by[:60], deed, what[:80], detail[:500])
    db.execute(deeds.insert().values(n=n, **msgspec.structs.asdict(row)))
    db.execute(delete(deeds).where(deeds.c.n <= n - KEPT_DEEDS))


def last_deeds(db: Connection, limit: int = 100) -> list[Deed]:
    rows = select(deeds.c.at, deeds.c.by, deeds.c.deed, deeds.c.what, deeds.c.detail)
    return [Deed(*row) for row in db.execute(rows.order_by(deeds.c.n.desc()).limit(limit))]


# Looking


def find_person(db: Connection, who: str) -> Person | None:
    """By login or by id."""
    found = by_login(db, who)
    if found is not None:
        return found[0]
    row = db.execute(select(*COLUMNS).where(people.c.id == who)).first()
    return Person(*row) if row else None


def some_people(db: Connection, words: str = "", limit: int = 100) -> list[Person]:
    """The newest, or those whose name or login holds the words."""
    rows = select(*COLUMNS).order_by(people.c.created.desc()).limit(limit)
    if words:
        rows = rows.where(
            or_(people.c.name.icontains(words, autoescape=True), people.c.login.icontains(words, autoescape=True))
        )
    return [Person(*row) for row in db.execute(rows)]


def some_tables(db: Connection, limit: int = 100) -> list[TableRow]:
    """Those that go on, the newest first."""
    rows = db.execute(
        select(tables.c.id, tables.c.game, tables.c.status, tables.c.created)
        .where(tables.c.status.in_((LOBBY, RUNNING)))
        .order_by(tables.c.created.desc())
        .limit(limit)
    ).all()
    names: dict[str, list[str]] = {row[0]: [] for row in rows}
    for table, name in db.execute(
        select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names)).order_by(seats.c.seat)
    ):
        names[table].append(name or "–")
    return [TableRow(*row, ", ".join(names[row[0]])) for row in rows]


# Tables


def close_table(db: Connection, table: str) -> bool:
    """A game ends as it stands, without a winner; a table that has not begun goes."""
    status = db.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
    if status == RUNNING:
        return endings.close(db, table, time.time(), ENDED)
    if status == LOBBY:
        db.execute(update(tables).where(tables.c.id == table).values(status=OVER, ended=ENDED, finished=time.time()))
        touch(db, table)
    return status == LOBBY


def mark(db: Connection, table: str, person: str, /, **what: bool) -> None:
    """Silence somebody at a table, or send them away from it."""
    here = (marks.c.table_id == table, marks.c.person == person)
    if db.execute(update(marks).where(*here).values(**what)).rowcount == 0:
        db.execute(marks.insert().values(table_id=table, person=person, **what))
    touch(db, table)


def send_away(db: Connection, table: str, person: str) -> None:
    """Out of every seat there, which is free again or a bot's, and not back."""
    status = db.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
    mine = (seats.c.table_id == table, seats.c.person == person)
    if status == LOBBY:
        db.execute(update(seats).where(*mine).values(kind="open", person=None, name="", token=None))
    else:
        db.execute(update(seats).where(*mine, seats.c.kind == PERSON).values(kind=BOT, person=None, token=None))
    mark(db, table, person, removed=True)


# People


def set_person(db: Connection, person: str, /, **what: bool | str) -> None:
    db.execute(update(people).where(people.c.id == person).values(**what))


def ban_person(db: Connection, person: str, banned: bool) -> None:
    """Nobody signs in as them, and all they had open ends."""
    set_person(db, person, banned=banned)
    if banned:
        sessions.end_all(db, person)


def is_host(person: Person | None) -> bool:
    return person is not None and person.role == HOST and not person.banned


# Addresses


def ban_address(db: Connection, address: str, seconds: float, why: str = "") -> None:
    lift_ban(db, address)
    until = time.time() + min(seconds, LONGEST)
    db.execute(bans.insert().values(address=address[:64], until=until, why=why[:200]))


def lift_ban(db: Connection, address: str) -> bool:
    return db.execute(delete(bans).where(bans.c.address == address)).rowcount > 0


def all_bans(db: Connection) -> list[Ban]:
    rows = select(bans.c.address, bans.c.until, bans.c.why).where(bans.c.until > time.time())
    return [Ban(*row) for row in db.execute(rows.order_by(bans.c.address))]


# What all are told


def announce(db: Connection, text: str) -> None:
    """An empty text takes the last one away."""
    said = msgspec.json.encode(Announcement(text[:300], time.time())).decode()
    house.put(db, ANNOUNCED, said)


def announced(db: Connection) -> Announcement:
    said = house.read(db, ANNOUNCED)
    return msgspec.json.decode(said, type=Announcement) if said else Announcement()


def said_by(db: Connection, table: str, n: int) -> str | None:
    """Who said a line."""
    return db.execute(select(chat.c.person).where(chat.c.table_id == table, chat.c.n == n)).scalar()
