"""From rows of the store to a match and back to the tail of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

import sherwood
from sherwood.table.journal import Record, sealed
from sherwood.table.match import Match
from sherwood.table.store.rows import Move

# Rows are only ever added: a take-back is a row of its own and undoes the one before it.
TAKE_BACK = "take-back"


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
    last, _ = sealed({"end": len(lines) - 1}, json.loads(lines[-1])["sum"])
    return sherwood.load("\n".join([*lines, last]) + "\n")


def follow(match: Match, moves: Sequence[Move]) -> None:
    """Add what another server wrote; the caller knows that nothing was taken back."""
    for move in moves:
        body = json.loads(move.line)
        match.follow(Record(body["n"], body["seat"], tuple(body["do"]), tuple(body["chance"]), body["at"]))
