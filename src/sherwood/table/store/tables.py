"""Tables and seats. Every change bumps the table's version, by which other servers notice it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, Row, bindparam, case, func, or_, select, update

from sherwood.engine.game import Value
from sherwood.table.store.glance import Glance
from sherwood.table.store.rows import BOT, LOBBY, NO, OPEN, OVER, PERSON, RUNNING, Seat, SeatPlan, Table
from sherwood.table.store.schema import seats, tables
from sherwood.table.store.sessions import hashed

RUNG = -1.0  # instead of when somebody came back: their clock rang, and they have not


def new_id() -> str:
    return secrets.token_urlsafe(8).replace("-", "x").replace("_", "y")


def create(
    db: Connection,
    *,
    game: str,
    options: Mapping[str, Value],
    plan: Sequence[SeatPlan],
    public: bool,
    pace: int,
    host: str | None,
    rated: bool = False,
    table: str = "",
) -> str:
    """`table`: the name that was given out before, with the seal of its dice."""
    table = table or new_id()
    db.execute(
        tables.insert().values(
            id=table,
            game=game,
            options=dict(options),
            status=LOBBY,
            public=public,
            pace=pace,
            host=host,
            created=time.time(),
            rated=rated,
        )
    )
    db.execute(seats.insert(), [_seat_row(table, number, seat) for number, seat in enumerate(plan)])
    return table


def _seat_row(table: str, number: int, plan: SeatPlan) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": number,
        "kind": plan.kind,
        "person": plan.person,
        "name": plan.name,
        "level": plan.level,
        "dice": plan.dice,
        "invite": secrets.token_urlsafe(12),
    }


# Prepared statements: composing one costs SQLAlchemy more than running it.
_TABLE = select(tables).where(tables.c.id == bindparam("table"))
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_TOUCH = update(tables).where(tables.c.id == bindparam("table")).values(version=tables.c.version + 1)
_IN_STATUS = update(tables).where(tables.c.id == bindparam("table"), tables.c.status == bindparam("before"))
_BEGUN = _IN_STATUS.values(status=bindparam("after"), version=tables.c.version + 1)
_OVER = _BEGUN.values(finished=bindparam("at"), resigned=bindparam("by_resigning"), ended=bindparam("why"))
_NAME = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values(name=bindparam("called"))
)


def find(db: Connection, table: str) -> tuple[Table, list[Seat]] | None:
    row = db.execute(_TABLE, {"table": table}).first()
    if row is None:
        return None
    return Table(*row), [Seat(*seat) for seat in db.execute(_SEATS, {"table": table})]


def by_invite(db: Connection, invite: str) -> tuple[str, int] | None:
    row = db.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == invite)).first()
    return (row[0], row[1]) if row else None


def touch(db: Connection, table: str) -> None:
    db.execute(_TOUCH, {"table": table})


def _change(db: Connection, table: str, seat: int, *conditions: ColumnElement[bool], **values: object) -> bool:
    here = (seats.c.table_id == table, seats.c.seat == seat)
    changed = db.execute(update(seats).where(*here, *conditions).values(**values)).rowcount == 1
    if changed:
        touch(db, table)
    return changed


def sit(db: Connection, table: str, seat: int, person: str, name: str, dice: str = "") -> bool:
    """Two people may want one seat: the first gets it, unless it is kept for the other."""
    free = seats.c.kind == OPEN, or_(seats.c.person.is_(None), seats.c.person == person)
    taken = {"kind": PERSON, "person": person, "name": name, "advice": False, "dice": dice, "again": ""}
    return _change(db, table, seat, *free, **taken)


def stand_up(db: Connection, table: str, seat: int, person: str | None) -> bool:
    free = {"kind": OPEN, "person": None, "name": "", "token": None, "advice": False, "dice": ""}
    return _change(db, table, seat, seats.c.person == person, **free)


def set_bot(db: Connection, table: str, seat: int, level: str, name: str) -> bool:
    free = seats.c.kind.in_((OPEN, BOT))
    return _change(db, table, seat, free, kind=BOT, level=level, name=name, person=None, again="")


def decline(db: Connection, table: str, seat: int, person: str) -> bool:
    """An open seat is kept for somebody no longer; it still says who did not want it."""
    kept = seats.c.kind == OPEN, seats.c.person == person
    return _change(db, table, seat, *kept, person=None, again=NO)


def answer_rematch(db: Connection, table: str, person: str, again: str) -> None:
    """What somebody said to playing again, at all their seats."""
    db.execute(update(seats).where(seats.c.table_id == table, seats.c.person == person).values(again=again))
    touch(db, table)


def leave(db: Connection, table: str, seat: int) -> bool:
    """A bot plays on until its person comes back."""
    return _change(db, table, seat, seats.c.kind == PERSON, seats.c.away.is_(False), away=True)


def time_over(db: Connection, table: str, seat: int) -> bool:
    """A bot plays on, and whenever its person comes back they have their whole time: this deadline has acted."""
    return _change(db, table, seat, seats.c.kind == PERSON, seats.c.away.is_(False), away=True, back=RUNG)


def come_back(db: Connection, table: str, seat: int, now: float, late: bool = False) -> bool:
    """Who left in time has what was left of it; the whole of it has whose clock rang, or whose time passed meanwhile.

    That a clock rang is in the row: a server that has read the game anew knows only when its last line was written, would
    count from there, and the server whose clock rang would ring it again.
    """
    began = now if late else case((seats.c.back == RUNG, now), else_=seats.c.back)
    return _change(db, table, seat, seats.c.kind == PERSON, seats.c.away.is_(True), away=False, back=began)


def set_names(db: Connection, table: str, names: Sequence[str]) -> None:
    db.execute(_NAME, [{"table": table, "number": seat, "called": name} for seat, name in enumerate(names)])
    touch(db, table)


def is_running(db: Connection, table: str) -> bool:
    """It stays so until the transaction is over: the row is locked, and of two who resign at once the second counts both."""
    found = select(tables.c.status).where(tables.c.id == table).with_for_update()
    return db.execute(found).scalar() == RUNNING


def resign(db: Connection, table: str, seat: int) -> bool:
    return _change(db, table, seat, seats.c.resigned.is_(False), resigned=True)


def agree(db: Connection, table: str, seat: int, to: str) -> bool:
    return _change(db, table, seat, agreed=to)


def allow_advice(db: Connection, table: str, seat: int, allowed: bool) -> bool:
    return _change(db, table, seat, seats.c.advice.is_not(allowed), advice=allowed)


def note_help(db: Connection, table: str, seat: int, helped: str) -> bool:
    return _change(db, table, seat, helped=helped)


def set_token(db: Connection, table: str, seat: int, token: str) -> bool:
    return _change(db, table, seat, token=hashed(token))


_BY_TOKEN = Glance(select(seats.c.table_id, seats.c.seat).where(seats.c.token == bindparam("token")))


def by_token(db: Connection, digest: str) -> tuple[str, int] | None:
    row = _BY_TOKEN.row(db, token=digest)
    return (row[0], row[1]) if row else None


def revoke_token(db: Connection, table: str, seat: int) -> bool:
    return _change(db, table, seat, seats.c.token.is_not(None), token=None)


def tokens_of(db: Connection, person: str) -> list[tuple[str, int, str]]:
    """Seats of a person that a program may play: table, seat, game."""
    rows = select(seats.c.table_id, seats.c.seat, tables.c.game).join(tables, tables.c.id == seats.c.table_id)
    found = db.execute(rows.where(seats.c.person == person, seats.c.token.is_not(None)).order_by(tables.c.created))
    return [(row[0], row[1], row[2]) for row in found]


def set_seen(db: Connection, table: str, seat: int, seen: int) -> None:
    here = (seats.c.table_id == table, seats.c.seat == seat, seats.c.seen < seen)
    db.execute(update(seats).where(*here).values(seen=seen))


def set_status(
    db: Connection,
    table: str,
    before: str,
    after: str,
    *,
    finished: float | None = None,
    resigned: bool = False,
    ended: str = "",
) -> bool:
    """One server makes the change, whoever else tries."""
    change: dict[str, object] = {"table": table, "before": before, "after": after}
    if after == OVER:
        change |= {"at": finished or time.time(), "by_resigning": resigned, "why": ended}
    return db.execute(_OVER if after == OVER else _BEGUN, change).rowcount == 1


def set_rematch(db: Connection, table: str, rematch: str) -> bool:
    row = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None))
    return db.execute(row.values(rematch=rematch, version=tables.c.version + 1)).rowcount == 1


def _with_seats(db: Connection, rows: Iterable[Row]) -> list[tuple[Table, list[Seat]]]:
    found = [Table(*row) for row in rows]
    by_table: dict[str, list[Seat]] = {table.id: [] for table in found}
    wanted = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.seat)
    for row in db.execute(wanted):
        by_table[row[0]].append(Seat(*row))
    return [(table, by_table[table.id]) for table in found]


def open_tables(db: Connection, limit: int = 30) -> list[tuple[Table, list[Seat]]]:
    rows = db.execute(
        select(tables)
        .where(tables.c.status.in_((LOBBY, RUNNING)), tables.c.public.is_(True))
        .order_by(tables.c.status, tables.c.created.desc())
        .limit(limit)
    ).all()
    return _with_seats(db, rows)


def tables_of(db: Connection, person: str, limit: int = 50) -> list[tuple[Table, list[Seat]]]:
    mine = select(seats.c.table_id).where(seats.c.person == person)
    rows = db.execute(
        select(tables)
        .where(or_(tables.c.id.in_(mine), tables.c.host == person))
        .order_by(tables.c.status != RUNNING, tables.c.created.desc())
        .limit(limit)
    ).all()
    return _with_seats(db, rows)


def finished(db: Connection, person: str | None, limit: int = 50) -> list[tuple[Table, list[Seat]]]:
    """Finished games that may be listed: the public ones, and one's own."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    may = or_(tables.c.public.is_(True), tables.c.id.in_(mine))
    rows = db.execute(
        select(tables).where(tables.c.status == OVER, may).order_by(tables.c.finished.desc()).limit(limit)
    ).all()
    return _with_seats(db, rows)


def opened_by(db: Connection, person: str) -> tuple[int, int]:
    """Tables of a person that are not over: how many, and at how many of them only bots sit."""
    mine = select(tables.c.id).where(tables.c.host == person, tables.c.status != OVER)
    all_of_them = db.execute(select(func.count()).select_from(mine.subquery())).scalar_one()
    with_people = select(seats.c.table_id).where(seats.c.kind != BOT)
    alone = mine.where(tables.c.id.not_in(with_people.where(seats.c.table_id.in_(mine))))
    return all_of_them, db.execute(select(func.count()).select_from(alone.subquery())).scalar_one()


def count_by_status(db: Connection) -> dict[str, int]:
    rows = db.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {row[0]: row[1] for row in rows}
