"""The coach's judgement: is a choice clearly worse than another, by a master's estimate from what the seat knows?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sherwood.table.journal import Do

CLEARLY = 0.12  # of a win: less is a matter of taste
SURELY = 0.3  # of its thought: a master who is undecided keeps quiet


class Better(NamedTuple):
    """What a master would rather do, its chance, and that of the choice that was going to be made."""

    do: Do
    say: str
    chance: float
    own: float


def better(found: Sequence[dict[str, Any]], do: Do) -> Better | None:
    """None where the choice is good enough, or the master has not thought of it; `found` is best first."""
    own = max((one["chance"] for one in found if tuple(one["do"]) == do), default=None)
    if own is None or found[0]["weight"] < SURELY or found[0]["chance"] - own < CLEARLY:
        return None
    return Better(tuple(found[0]["do"]), found[0]["say"], found[0]["chance"], own)
