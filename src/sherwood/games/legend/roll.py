"""Who the counters are: the one value that matters, the number of a unit, and when those to come are due."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .rules.roster import ARRIVAL_TURNS, ARRIVALS, ESCORT, PIECES, PURSE, TURN
from .shape import PieceView


class Due(NamedTuple):
    """A piece that comes in a turn: surely then, or by itself if no die brought it before."""

    turn: int
    piece: str
    latest: bool


@cache
def number_of(piece: str) -> str:
    """The number of a unit or a traveller among its like: `men_at_arms_2` is 2; leaders have none."""
    last = piece.rpartition("_")[2]
    return last if last.isdigit() else ""


def strength(piece: PieceView) -> int:
    """The number on the counter: combat of a leader, melee of a unit, gold of a traveller."""
    values = piece["values"]
    return values.get("combat") or values.get("melee") or purse(piece["id"])


@cache
def purse(piece: str) -> int:
    return int(PURSE[PIECES.index(piece)])


@cache
def calendar() -> tuple[Due, ...]:
    """Reinforcements and personalities, by their turn (§11.0, §13.3)."""
    sure = (Due(int(TURN[i]), piece, False) for i, piece in enumerate(PIECES) if TURN[i])
    latest = (Due(turn, PIECES[i], True) for turn, i in zip(ARRIVAL_TURNS, ARRIVALS, strict=True))
    return tuple(sorted((*sure, *latest)))


def coming(turn: int, away: set[str]) -> Iterator[Due]:
    """Who is still to come, from this turn on."""
    return (due for due in calendar() if due.turn >= turn and due.piece in away)


def escorts(piece: str) -> bool:
    """Does it come with Prince John? (§13.7)"""
    return bool(ESCORT[PIECES.index(piece)])
