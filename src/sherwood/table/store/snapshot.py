"""Reading a table: its rows, how far its journal has come, and the match that the journal leads to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from sherwood.table.journal import closing, record_of, sealed
from sherwood.table.match import Match
from sherwood.table.start import load_match
from sherwood.table.store import journal, schema, tables
from sherwood.table.store.glance import Glance
from sherwood.table.store.rows import ChatMessage, Mark, Move, Seat, Table

# Rows are only ever added: a take-back is a row of its own and undoes the one before it; a cut leaves the first so many
# lines, where a game goes on by other rules from a moment before its last.
TAKE_BACK = "take-back"
CUT = "cut:"
NAMES = "names"  # a name was taken out of the first line: the journal is read again from the beginning


class Snapshot(NamedTuple):
    """All that the store knows of a table; of the journal, what comes after a line one already has."""

    table: Table
    seats: list[Seat]
    said: list[ChatMessage]
    moves: list[Move]
    marks: dict[str, Mark]


def find(db: Connection, table: str, since: int = -1) -> Snapshot | None:
    found = tables.find(db, table)
    if found is None:
        return None
    return Snapshot(*found, journal.said(db, table), journal.lines(db, table, since), _marks(db, table))


_MARKS = select(schema.marks.c.person, schema.marks.c.muted, schema.marks.c.removed).where(
    schema.marks.c.table_id == bindparam("table")
)


def _marks(db: Connection, table: str) -> dict[str, Mark]:
    """Whom the owner has silenced or sent away."""
    return {row[0]: Mark(*row) for row in db.execute(_MARKS, {"table": table})}


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
_VERSION = Glance(
    select(schema.tables.c.version, _LAST.scalar_subquery()).where(schema.tables.c.id == bindparam("table"))
)


def version(db: Connection, table: str) -> Version | None:
    """How far a table has come, if there is one."""
    row = _VERSION.row(db, table=table)
    return Version(*row) if row else None


def versions(db: Connection, ids: Sequence[str]) -> dict[str, Version]:
    """Enough to know whether what one has of a table is old; far cheaper than reading it."""
    return {row[0]: Version(row[1], row[2]) for row in db.execute(_VERSIONS, {"ids": ids})}


def effective(moves: Sequence[Move]) -> list[str]:
    """The journal's lines that count."""
    lines: list[str] = []
    for move in moves:
        if move.line == TAKE_BACK:
            lines.pop()
        elif move.line.startswith(CUT):
            del lines[int(move.line.removeprefix(CUT)) :]
        elif move.line != NAMES:
            lines.append(move.line)
    return lines


def only_adds(move: Move) -> bool:
    """Is it a line of the journal, and not a word about lines before it?"""
    return move.line not in (TAKE_BACK, NAMES) and not move.line.startswith(CUT)


def text_of(lines: Sequence[str], secret: str = "") -> str:
    """The journal as a file, for whoever takes it along; a damaged one as far as it can be told. `secret`: of its dice."""
    try:
        last, _ = sealed(closing(len(lines) - 1, secret), json.loads(lines[-1])["sum"])
    except (ValueError, KeyError, TypeError, IndexError):
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, last]) + "\n"


def rebuild(lines: Sequence[str]) -> Match:
    """The match that lines of a journal lead to, as far as today's rules agree; every position on the way is checked."""
    return load_match(text_of(lines), until="agreed")


def follow(match: Match, moves: Sequence[Move]) -> None:
    """Add what another server wrote; the caller knows that nothing was taken back."""
    for move in moves:
        match.follow(record_of(move.line))
