"""Bots by name: the ones there are, how they are written, and the levels offered at a table."""

from __future__ import annotations

import re
from typing import Final

from sherwood.bots.bot import Bot, FlatBot, Policy, Random, Sided, TreeBot
from sherwood.bots.levels import LEVELS, MASTER, level_of
from sherwood.bots.own import is_own, own
from sherwood.engine.game import Game
from sherwood.engine.given import brief
from sherwood.errors import BadBot

RANDOM: Final = "random"
FLAT: Final = "flat"
TREE: Final = "tree"
POLICY: Final = "policy"
USUAL: Final = "adept"  # sits down where none is named
# By name alone, with a budget of simulations, with a budget of time, from a file of one's own
WRITTEN: Final = (
    *LEVELS,
    RANDOM,
    POLICY,
    f"{TREE}:400",
    f"{TREE}:200ms",
    f"{FLAT}:400",
    f"{FLAT}:200ms",
    "mine.py:decide",
)
# What a bot's seat at a table may hold: a level, or one of two names from before there were levels.
SEATED: Final = (*LEVELS, RANDOM, FLAT)
STAND_IN: Final = USUAL  # the level that plays for people who are away or have resigned

_BARE: Final = {FLAT: f"{FLAT}:400", TREE: f"{TREE}:400"}
_SPEC: Final = re.compile(rf"(?P<kind>{FLAT}|{TREE}):(?P<budget>[0-9]*[1-9][0-9]*)(?P<time>ms)?")


def parse(spec: str, game: Game) -> Bot:
    """The bot of that name and budget, for a game; BadBot says what can be written."""
    given = spec.strip() if isinstance(spec, str) else ""
    if given == RANDOM:
        return Random()
    if given == POLICY:
        return Policy(spec, game.advice)
    if given in LEVELS:
        return _leveled(spec, given, game)
    if is_own(given):
        return own(given, game)
    found = _SPEC.fullmatch(_BARE.get(given, given))
    if found is None:
        raise BadBot(f"no bot {brief(spec)!r}: there are {', '.join(WRITTEN)}")
    return _budgeted(spec, found["kind"], int(found["budget"]), bool(found["time"]), game)


def _leveled(spec: str, name: str, game: Game) -> Bot:
    sides = [
        TreeBot(spec, level.taught(game.advice), level.simulations, 0, level.limits(), level.slips)
        for level in level_of(game.id, name)
    ]
    return sides[0] if len(sides) == 1 else Sided(spec, tuple(sides))


def _budgeted(spec: str, kind: str, budget: int, timed: bool, game: Game) -> Bot:
    simulations, milliseconds = (0, budget) if timed else (budget, 0)
    if kind == FLAT:
        return FlatBot(spec, simulations, milliseconds)
    return TreeBot(spec, game.advice, simulations, milliseconds, level_of(game.id, MASTER)[0].limits())
