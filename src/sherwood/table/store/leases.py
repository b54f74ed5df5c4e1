"""Which of several servers thinks for a table's bots and rings its clocks: a lease for each table, and a sign of life of
each server. A lease is worth what its server's life is: one row, written again and again, keeps thousands of them.

Whatever servers believe, a move is still made once (the journal's key) and a clock rings once (`ring`).
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import NamedTuple
from zlib import crc32

from sqlalchemy import Connection, Select, bindparam, delete, func, literal, or_, select, update

from sherwood.table.store import tables as table_rows
from sherwood.table.store.insert import insert_into
from sherwood.table.store.rows import BOT, RUNNING
from sherwood.table.store.schema import leases, moves, seats, servers, tables
from sherwood.table.store.snapshot import Version, versions

FORGOTTEN = 3600.0  # seconds after which the row of a server that fell is taken away
AT_ONCE = 500  # tables that a server takes at one look: some 20 ms of its writer


class Beat(NamedTuple):
    """A server has given a sign of life: who is alive, and whether others could think it was not."""

    alive: list[str]
    lapsed: bool


class Share(NamedTuple):
    """Of tables that nobody has, those that one of several servers takes first; by their names, so all servers agree."""

    number: int
    servers: int

    def has(self, table: str) -> bool:
        return crc32(table.encode()) % self.servers == self.number


class Orphans(NamedTuple):
    """Tables that no living server has: as many of our own share, and of the others', as are taken at once."""

    ours: list[str]
    others: list[str]


class Duty(NamedTuple):
    """A running table that somebody must look after although nobody visits it."""

    table: str
    bots: bool  # somebody is played by a bot there, who may be to move
    due: float | None  # no clock can ring there before
    version: Version


def beat(db: Connection, server: str, life: float) -> Beat:
    now = _now(db)
    until = db.execute(select(servers.c.until).where(servers.c.id == server)).scalar()
    new = insert_into(db, servers).values(id=server, until=now + life)
    db.execute(new.on_conflict_do_update(index_elements=[servers.c.id], set_={"until": now + life}))
    db.execute(delete(servers).where(servers.c.until < now - FORGOTTEN))
    alive = db.execute(select(servers.c.id).where(servers.c.until > now).order_by(servers.c.id)).scalars()
    return Beat(list(alive), until is None or until < now)


def retire(db: Connection, server: str) -> None:
    """It stops: others need not wait until it seems dead."""
    db.execute(delete(leases).where(leases.c.server == server))
    db.execute(delete(servers).where(servers.c.id == server))


def take(db: Connection, ids: Collection[str], server: str) -> dict[str, str]:
    """Take what nobody has who is alive; whose they all are now. Of several servers that try, one succeeds."""
    wanted = sorted(ids)
    new = insert_into(db, leases).on_conflict_do_nothing(index_elements=[leases.c.table_id])
    db.execute(new, [{"table_id": table, "server": server} for table in wanted])
    alive = select(servers.c.id).where(servers.c.until > _now(db))
    these = leases.c.table_id.in_(wanted)
    db.execute(update(leases).where(these, leases.c.server.not_in(alive)).values(server=server))
    return {row[0]: row[1] for row in db.execute(select(leases.c.table_id, leases.c.server).where(these))}


def release(db: Connection, ids: Collection[str], server: str) -> None:
    db.execute(delete(leases).where(leases.c.table_id.in_(ids), leases.c.server == server))


def held(db: Connection, server: str) -> set[str]:
    return set(db.execute(select(leases.c.table_id).where(leases.c.server == server)).scalars())


def orphans(db: Connection, share: Share) -> Orphans:
    """Tables with duties that no server has who is alive. Enough of them are read for every server's page."""
    alive = select(servers.c.id).where(servers.c.until > _now(db))
    kept = select(leases.c.table_id).where(leases.c.table_id == tables.c.id, leases.c.server.in_(alive)).exists()
    some = _with_duties().with_only_columns(tables.c.id).where(~kept).limit(AT_ONCE * share.servers)
    ours: list[str] = []
    others: list[str] = []
    for table in db.execute(some).scalars():
        (ours if share.has(table) else others).append(table)
    return Orphans(ours[:AT_ONCE], others[:AT_ONCE])


def ring(db: Connection, table: str, late: Sequence[int], seen: Version, server: str = "") -> bool:
    """These seats' time is over: bots play on, if the table stands where whoever rings saw it, and the lease is theirs.

    All of them at once: what the first one's bot does would give the others their whole time again.
    """
    db.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())  # no move until it has rung
    if versions(db, [table]).get(table) != seen:
        return False
    holder = db.execute(select(leases.c.server).where(leases.c.table_id == table)).scalar()
    if server and holder != server:
        return False
    rung = [table_rows.time_over(db, table, seat) for seat in late]
    return any(rung)


_BY_BOT = (
    select(literal(1))
    .where(seats.c.table_id == tables.c.id, or_(seats.c.kind == BOT, seats.c.away, seats.c.resigned))
    .exists()
)
_SEQ = select(func.coalesce(func.max(moves.c.seq), -1)).where(moves.c.table_id == tables.c.id).scalar_subquery()
_AT = select(moves.c.at).where(moves.c.table_id == tables.c.id).order_by(moves.c.seq.desc()).limit(1).scalar_subquery()


def _with_duties() -> Select[str, bool, int, float, int, int]:
    rows = select(tables.c.id, _BY_BOT, tables.c.pace, _AT, tables.c.version, _SEQ)
    return rows.where(tables.c.status == RUNNING, or_(tables.c.pace > 0, _BY_BOT))


_ALL = _with_duties()
_SOME = _ALL.where(tables.c.id.in_(bindparam("ids", expanding=True)))
_OF_ONE = _ALL.where(tables.c.id.in_(select(leases.c.table_id).where(leases.c.server == bindparam("server"))))


def duties(db: Connection, ids: Sequence[str] | None = None, server: str = "") -> list[Duty]:
    """Of all tables, of these, or of those a server has: what must be looked after, found without reading a game."""
    if ids is not None:
        rows = db.execute(_SOME, {"ids": ids})
    else:
        rows = db.execute(_OF_ONE, {"server": server}) if server else db.execute(_ALL)
    return [
        Duty(table, bool(bots), (at or 0.0) + pace if pace else None, Version(version, seq))
        for table, bots, pace, at, version, seq in rows
    ]


def _now(db: Connection) -> float:
    """By the database's clock where it has one: those of several machines differ."""
    if db.dialect.name == "postgresql":
        return float(db.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())
    return time.time()
