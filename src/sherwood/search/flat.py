"""Flat Monte Carlo: guess the hidden truth, try a choice, play to the end at random, learn, repeat."""

from __future__ import annotations

import math

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import play, rollout
from sherwood.engine.referee import Referee
from sherwood.engine.state import State


class Flat:
    """One decision under thought. `state` may itself be a guess: it holds what the seat knows."""

    state: State
    seat: i64
    rng: Rng
    referee: Referee
    arms: list[i64]
    visits: list[i64]
    sums: list[float]
    done: i64
    limit: i64
    explore: float

    def __init__(self, state: State, seat: i64, rng: Rng, limit: i64 = 100000, explore: float = 0.5) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.referee = Referee(Dice(rng))
        mask: i64 = state.steps.top().legal(state, seat)
        self.arms = [k for k in range(62) if mask & bit(k)]
        self.visits = [0] * len(self.arms)
        self.sums = [0.0] * len(self.arms)
        self.done = 0
        self.limit = limit
        self.explore = explore

    def run(self, n: i64) -> None:
        """n more rollouts."""
        for _ in range(n):
            arm = self.promising()
            guess = self.state.guess(self.seat, self.rng)
            play(guess, self.seat, self.arms[arm], self.referee)
            rollout(guess, self.referee, self.rng, self.limit)
            self.visits[arm] += 1
            self.sums[arm] += guess.value(self.seat)
            self.done += 1

    def promising(self) -> i64:
        """The arm of the highest upper confidence bound; each once first."""
        if self.done < len(self.arms):
            return self.done
        best: i64 = 0
        bound: float = -1.0
        logged: float = math.log(float(self.done))
        for arm in range(len(self.arms)):
            tries = float(self.visits[arm])
            here: float = self.sums[arm] / tries + self.explore * math.sqrt(logged / tries)
            if here > bound:
                bound = here
                best = arm
        return best

    def best(self) -> i64:
        """The choice tried most often; of equals the one with the better mean."""
        best: i64 = 0
        for arm in range(1, len(self.arms)):
            if self.visits[arm] > self.visits[best] or (
                self.visits[arm] == self.visits[best] and self.sums[arm] > self.sums[best]
            ):
                best = arm
        return self.arms[best]
