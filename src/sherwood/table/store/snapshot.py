"""Reading a table: its rows, how far its journal has come, and the match that the journal leads to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from sherwood.errors import BrokenJournal
from sherwood.table.journal import Record, sealed
from sherwood.table.match import Match
from sherwood.table.start import load_match
from sherwood.table.store import journal, schema, tables
from sherwood.table.store.rows import ChatMessage, Move, Seat, Table

# Rows are only ever added: a take-back is a row of its own and undoes the one before it.
TAKE_BACK = "take-back"


class Snapshot(NamedTuple):
    """All that the store knows of a table; of the journal, what comes after a line one already has."""

    table: Table
    seats: list[Seat]
    said: list[ChatMessage]
    moves: list[Move]


def find(db: Connection, table: str, since: int = -1) -> Snapshot | None:
    found = tables.find(db, table)
    return Snapshot(*found, journal.said(db, table), journal.lines(db, table, since)) if found else None


class Version(NamedTuple):
    """How far a table has come: the version of its seats and talk, the last line of its journal."""

    version: int
    seq: int

    def ahead_of(self, other: Version) -> bool:
        return self.version > other.version or self.seq > other.seq


_LAST = select(func.coalesce(func.max(schema.moves.c.seq), -1)).where(schema.moves.c.table_id == schema.tables.c.id)
_VERSIONS = select(schema.tables.c.id, schema.tables.c.version, _LAST.scalar_subquery()).where(
    schema.tables.c.id.in_(bindparam("ids", expanding=True))
)


def versions(db: Connection, ids: Sequence[str]) -> dict[str, Version]:
    """Enough to know whether what one has of a table is old; far cheaper than reading it."""
    return {row[0]: Version(row[1], row[2]) for row in db.execute(_VERSIONS, {"ids": ids})}


def effective(moves: Sequence[Move]) -> list[str]:
    """The journal's lines that count."""
    lines: list[str] = []
    for move in moves:
        if move.line == TAKE_BACK:
            lines.pop()
        else:
            lines.append(move.line)
    return lines


def rebuild(lines: Sequence[str]) -> Match:
    """The match that lines of a journal lead to; every position on the way is checked."""
    try:
        total = json.loads(lines[-1])["sum"]
    except (ValueError, KeyError, TypeError, IndexError):
        raise BrokenJournal("the last line of the journal cannot be read") from None
    last, _ = sealed({"end": len(lines) - 1}, total)
    return load_match("\n".join([*lines, last]) + "\n")


def follow(match: Match, moves: Sequence[Move]) -> None:
    """Add what another server wrote; the caller knows that nothing was taken back."""
    for move in moves:
        body = json.loads(move.line)
        match.follow(Record(body["n"], body["seat"], tuple(body["do"]), tuple(body["chance"]), body["at"]))
