"""How finished games ended for whoever played them: written once, in the order in which the games are counted."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, func, select, text

from sherwood.table.ending import Ending
from sherwood.table.store import ratings, tables
from sherwood.table.store.rows import BOT, OVER, Seat, Table
from sherwood.table.store.schema import endings, results
from sherwood.table.store.schema import tables as table_rows

BOTS, GONE = "bot:", "gone:"
AT_ONCE, EVERY = 200, 100_000_000
ORDER_LOCK = 7_230_612  # of PostgreSQL: two games that end at once are counted one after the other


class Winners(msgspec.Struct):
    """All that is read of an ending here."""

    winners: list[int] = []
    ending: str = ""


TOLD = select(endings.c.told).where(endings.c.table_id == bindparam("table"))
_OF_TABLE = select(func.count()).where(results.c.table_id == bindparam("table"))
_WRITTEN = select(func.coalesce(func.max(results.c.n), 0), _OF_TABLE.scalar_subquery())


def gone() -> str:
    """A player who is known no more."""
    return GONE + secrets.token_urlsafe(8)


def settle(db: Connection, table: str, ending: Ending | None = None) -> bool:
    """Write down how a finished game ended, once; a rated one is counted. Games that people or hosts broke off have no result.

    `ending`: what was kept of it, where that is at hand.
    """
    in_order(db)  # before anything is read: whoever sat there may just be let go
    found = tables.find(db, table)
    if found is None or found[0].status != OVER or found[0].ended:
        return False
    winners = _winners(db, *found, ending)
    if winners is None:
        return False
    last, written = db.execute(_WRITTEN, {"table": table}).one()
    if written:
        return False
    _write(db, last + 1, *found, winners)
    return True


def in_order(db: Connection) -> None:
    """Until the end of the transaction nobody else counts; SQLite has one writer anyway.

    Whoever also changes rows of tables does that first: two who wait for each other would both lose their time.
    """
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ORDER_LOCK})


def _winners(db: Connection, table: Table, seats: list[Seat], ending: Ending | None) -> list[int] | None:
    if table.resigned:
        return [seat.seat for seat in seats if not seat.resigned]
    kept = ending or _told(db, table)
    return kept.winners if kept.ending else None


def _told(db: Connection, table: Table) -> Winners:
    told = db.execute(TOLD, {"table": table.id}).scalar()
    return msgspec.json.decode(told, type=Winners) if told else Winners()


def _write(db: Connection, n: int, table: Table, seats: list[Seat], winners: list[int]) -> None:
    played = [(player(seat), 1 / len(winners) if seat.seat in winners else 0.0) for seat in seats]
    # Against somebody who was sent away, or is no more, a bot has played in the end: that says nothing about anybody.
    rated = table.rated and not any(who.startswith(GONE) for who, _ in played)
    common = {"table_id": table.id, "n": n, "game": table.game, "rated": rated, "at": table.finished or 0.0}
    rows = [{**common, "seat": seat, "player": who, "won": won} for seat, (who, won) in enumerate(played)]
    db.execute(results.insert(), rows)
    if rated:
        ratings.count(db, table.game, played)


def player(seat: Seat) -> str:
    """Who is counted: a person, also where a bot played on for them; else the bot's level."""
    if seat.person is not None:
        return seat.person
    return f"{BOTS}{seat.level}" if seat.kind == BOT and seat.level else gone()


def missing(db: Connection, limit: int = AT_ONCE) -> list[str]:
    """Games that ended before there were results, or under a server that did not know of them; oldest first."""
    known = select(results.c.seat).where(results.c.table_id == table_rows.c.id).exists()
    told = select(endings.c.table_id).where(endings.c.table_id == table_rows.c.id).exists()
    ended = table_rows.c.status == OVER, table_rows.c.ended == "", table_rows.c.resigned | told, ~known
    rows = select(table_rows.c.id).where(*ended).order_by(table_rows.c.finished, table_rows.c.id).limit(limit)
    return list(db.execute(rows).scalars())


def settle_all(db: Connection, tables: Sequence[str]) -> int:
    return sum(settle(db, table) for table in tables)


def recount(db: Connection) -> ratings.Recount:
    """Everything from the beginning: games without results get theirs, then all rated ones are counted again."""
    in_order(db)
    settle_all(db, missing(db, EVERY))
    return ratings.recount(db)
