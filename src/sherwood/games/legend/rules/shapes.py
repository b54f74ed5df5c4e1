"""Shapes that many steps of this game share: whose it is, in which box, how often."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, SeatStep
from sherwood.games.legend.rules.state import Legend

# Choices 0..38 are pieces, or other things of which there are fewer; then: enough.
DONE: Final = 39


class BoxPhase(Phase[Legend]):
    """A stage of the battle in one box."""

    box: i64

    def __init__(self, box: i64) -> None:
        self.box = box


class BoxStep(SeatStep[Legend]):
    """A question about one box, which the sentence names."""

    box: i64

    def __init__(self, seat: i64, box: i64) -> None:
        super().__init__(seat)
        self.box = box

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.box]


class BoxRoll(BoxStep):
    """Nothing to decide: the dice are rolled."""

    def legal(self, s: Legend, seat: i64) -> i64:
        return 1


class OneMore(SeatStep[Legend]):
    """One after another as long as there are any, or enough."""

    def candidates(self, s: Legend) -> i64:
        """Whom it can be done to now, as choices."""
        raise NotImplementedError

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        """What is done to one of them."""
        raise NotImplementedError

    def offer(self, s: Legend) -> None:
        """Ask, if there is anybody to do it to."""
        if self.candidates(s):
            s.steps.append(self)

    def legal(self, s: Legend, seat: i64) -> i64:
        return self.candidates(s) | bit(DONE)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == DONE:
            return
        self.treat(s, seat, k, ref)
        if s.ending < 0:
            self.offer(s)
