"""Bots by name: the ones there are, how they are written, and the levels offered at a table."""

from __future__ import annotations

import re
from typing import Final

from sherwood.bots.bot import Bot, FlatBot, Random
from sherwood.engine.given import brief
from sherwood.errors import BadBot

RANDOM: Final = "random"
FLAT: Final = "flat"
USUAL: Final = f"{FLAT}:400"  # sits down where none is named; a bare "flat" has as many rollouts
WRITTEN: Final = (RANDOM, USUAL, f"{FLAT}:200ms")  # by name alone, with a budget of rollouts, with a budget of time

# Weakest first: a name people see and the bot behind it. Budgets are in time: a table must go on at the same pace in a light
# game and in a heavy one.
LEVELS: Final[dict[str, str]] = {RANDOM: RANDOM, FLAT: f"{FLAT}:150ms"}
STAND_IN: Final = FLAT  # the level that plays for people who are away or have resigned

_SPEC: Final = re.compile(rf"{FLAT}:(?P<budget>[0-9]*[1-9][0-9]*)(?P<time>ms)?")


def parse(spec: str) -> Bot:
    """The bot of that name and budget; BadBot says what can be written."""
    given = spec.strip() if isinstance(spec, str) else ""
    if given == RANDOM:
        return Random()
    found = _SPEC.fullmatch(USUAL if given == FLAT else given)
    if found is None:
        raise BadBot(f"no bot {brief(spec)!r}: there are {', '.join(WRITTEN)}")
    budget = int(found["budget"])
    return FlatBot(spec, milliseconds=budget) if found["time"] else FlatBot(spec, rollouts=budget)
