"""What somebody has played: the games that whoever asks may see, each with who else sat there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, select

from sherwood.engine.game import Value
from sherwood.table.store.rows import BOT
from sherwood.table.store.schema import results, seats, tables

MOST = 400  # games that a page looks back on


class Other(msgspec.Struct, frozen=True):
    """Somebody at the same table: a bot has a level."""

    name: str
    level: str


class Played(msgspec.Struct, frozen=True):
    """A finished game of somebody: which seats were theirs, what they won of it, and who else played."""

    table: str
    game: str
    options: dict[str, Value]
    public: bool
    rated: bool
    at: float
    mine: list[int]
    won: float
    others: list[Other]


def played(db: Connection, person: str, everything: bool, limit: int = MOST) -> list[Played]:
    """The last games, newest first: only public ones, unless it is one's own record."""
    theirs = select(results.c.table_id).where(results.c.player == person)
    rows = (
        select(tables.c.id, tables.c.game, tables.c.options, tables.c.public, tables.c.rated, tables.c.finished)
        .where(tables.c.id.in_(theirs))
        .order_by(tables.c.finished.desc(), tables.c.id)
        .limit(limit)
    )
    if not everything:
        rows = rows.where(tables.c.public.is_(True))
    return _with_others(db, person, list(db.execute(rows).all()))


def _with_others(db: Connection, person: str, rows: Sequence[Row]) -> list[Played]:
    ids = [row[0] for row in rows]
    mine: dict[str, list[int]] = {table: [] for table in ids}
    others: dict[str, list[Other]] = {table: [] for table in ids}
    won = dict.fromkeys(ids, 0.0)
    sat = (
        select(
            results.c.table_id,
            results.c.seat,
            results.c.player,
            results.c.won,
            seats.c.name,
            seats.c.kind,
            seats.c.level,
        )
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .where(results.c.table_id.in_(ids))
        .order_by(results.c.seat)
    )
    for table, seat, player, part, name, kind, level in db.execute(sat):
        if player == person:
            mine[table].append(seat)
            won[table] += part
        else:
            others[table].append(Other(name, level if kind == BOT else ""))
    return [_played(row, mine[row[0]], won[row[0]], others[row[0]]) for row in rows]


def _played(row: Row, mine: list[int], won: float, others: list[Other]) -> Played:
    table, game, options, public, rated, at = row
    return Played(table, game, options, public, rated, at, mine, won, others)
