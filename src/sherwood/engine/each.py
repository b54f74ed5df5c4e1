"""A question that several seats answer at once."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.engine.step import Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachStep(Step[S]):
    """Several seats answer one question at once, secretly, in any order.

    An answer may be changed until the last one is in; then `resolve` acts on `s.answers`.
    """

    seats: i64

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def resolve(self, s: S, ref: Referee) -> None:
        """All answers are in `s.answers`."""
        raise NotImplementedError

    def secret(self) -> bool:
        return True

    def waiting(self, s: S) -> i64:
        mask: i64 = 0
        for seat in range(s.seats):
            if self.seats & bit(seat) and s.answers[seat] < 0:
                mask |= bit(seat)
        return mask

    def revise(self, s: S, seat: i64) -> i64:
        if not self.seats & bit(seat) or s.answers[seat] < 0:
            return 0
        return self.legal(s, seat) & ~bit(s.answers[seat])

    def choose(self, s: S, seat: i64, k: i64, ref: Referee) -> None:
        first = s.answers[seat] < 0
        s.answers[seat] = k
        if self.waiting(s):
            s.steps.append(self)
            if first:
                ref.tell("ready", seat)
            return
        self.resolve(s, ref)
        for other in range(s.seats):
            s.answers[other] = -1
