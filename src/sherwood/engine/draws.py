"""What chance decides in a game, by name: dice, cards and tiles as people meet them on a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache


def itself(outcome: int) -> Sequence[int]:
    """The number that came up says it all."""
    return (outcome,)


@dataclass(frozen=True)
class Draw:
    """One kind of draw, under the name that the rules give the referee.

    `kinds` and `values` put an outcome into words (`face-<name>`, or the word of a single kind), `about` is the kind of
    what it is drawn for, `private` what only its owner may see.
    """

    kinds: str = "number"
    rule: str = ""
    about: str = ""  # "seat", or a kind of the game's names
    values: Callable[[int], Sequence[int]] = itself
    private: bool = False
    movers: bool = False  # it is the draw of whoever's choice brought it, though it is not made for a seat


@cache
def alike(draw: Draw, outcome: int) -> int:
    """The first outcome that looks the same: two cards with one face are one thing to whoever reads it."""
    shown = tuple(draw.values(outcome))
    return next(other for other in range(outcome + 1) if _shows(draw, other) == shown)


def _shows(draw: Draw, outcome: int) -> tuple[int, ...] | None:
    try:
        return tuple(draw.values(outcome))
    except IndexError:  # dice have no face 0
        return None
