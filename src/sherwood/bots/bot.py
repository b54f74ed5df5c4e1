"""Players that are programs: how each one chooses."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sherwood.engine.chance import Rng
from sherwood.engine.state import State
from sherwood.search.flat import Flat
from sherwood.table.journal import Do
from sherwood.table.match import Match

SLICE = 16  # rollouts between two looks at the clock


class Bot:
    """A player that is a program. The `state` it gets is a guess: what its seat does not know has been dealt again."""

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


def answer(bot: Bot, match: Match, seat: int, rng: Rng) -> Do:
    """What the bot does in a match. It sees a guess, never the match."""
    guess = match.guess(seat, rng)
    k = bot.pick(guess, seat, rng)
    step = guess.steps.top()
    return match.game.verbs.do(step.action(guess, seat, k))
