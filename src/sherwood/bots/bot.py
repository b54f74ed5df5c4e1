"""Bots by name: `random`, `flat:400` (rollouts), `flat:200ms` (time)."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass

from sherwood.engine.chance import Rng
from sherwood.engine.given import brief
from sherwood.engine.state import State
from sherwood.errors import BadBot
from sherwood.search.flat import Flat
from sherwood.table.journal import Do
from sherwood.table.match import Match

SLICE = 16  # rollouts between two looks at the clock


class Bot:
    """Chooses for one seat. `state` is a guess: what it does not know has been dealt again."""

    spec: str

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        """The number of a legal choice."""
        raise NotImplementedError


@dataclass(frozen=True)
class Random(Bot):
    """Any legal choice."""

    spec: str = "random"

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        return int(rng.member(state.steps.top().legal(state, seat)))


@dataclass(frozen=True)
class FlatBot(Bot):
    """Flat Monte Carlo. The same seed and number of rollouts give the same choice, on every machine."""

    spec: str
    rollouts: int = 0
    milliseconds: int = 0

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        flat = Flat(state, seat, rng)
        if len(flat.arms) == 1:
            return int(flat.arms[0])
        if self.rollouts:
            flat.run(self.rollouts)
            return int(flat.best())
        deadline = time.monotonic() + self.milliseconds / 1000
        flat.run(len(flat.arms))
        while time.monotonic() < deadline:
            flat.run(SLICE)
        return int(flat.best())


_SPEC = re.compile(r"(?P<name>[a-z]+)(:(?P<budget>\d+)(?P<ms>ms)?)?")
DEFAULT_ROLLOUTS = 400


def parse(spec: str) -> Bot:
    """The bot of that name and budget; BadBot says what can be written."""
    match = _SPEC.fullmatch(spec.strip()) if isinstance(spec, str) else None
    if match and match["name"] == "random" and match["budget"] is None:
        return Random()
    if match and match["name"] == "flat":
        budget = int(match["budget"] or DEFAULT_ROLLOUTS)
        if budget > 0:
            return FlatBot(spec, milliseconds=budget) if match["ms"] else FlatBot(spec, rollouts=budget)
    raise BadBot(f"no bot {brief(spec)!r}: there are random, flat:400 (rollouts) and flat:200ms (time)")


def answer(bot: Bot, match: Match, seat: int, rng: Rng) -> Do:
    """What the bot does in a match. It sees a guess, never the match."""
    guess = match.guess(seat, rng)
    k = bot.pick(guess, seat, rng)
    step = guess.steps.top()
    return match.game.verbs.do(step.action(guess, seat, k))
