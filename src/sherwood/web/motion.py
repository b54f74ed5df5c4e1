"""A move on its way: the match has made it, its line is being written, and nobody has been told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

Then = Callable[[Exception | None], None]  # told when a move is known to all, or why it is not


class Before(NamedTuple):
    """What is remembered of the position before a move."""

    asked_alone: int | None  # who, if it was one
    public: object  # all that everybody can see


class Motion(NamedTuple):
    """The last move of a game ends it in the same motion: nothing can fall between its line and the end."""

    before: Before
    line: str
    at: float
    ends: bool
    kept: asyncio.Future[bool]  # done when the line is written; did it end the game?


def alone(seats: list[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None
