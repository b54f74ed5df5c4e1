"""What a game knows about playing it well: an estimate, a quick choice, and marches worth thinking about as one."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sherwood.engine.bits import bit
from sherwood.engine.chance import Rng
from sherwood.engine.state import State
from sherwood.engine.step import Step

S = TypeVar("S", bound=State)


class Plan:
    """Several choices in a row that one would think of as one: the march of a group to a box."""

    key: i64  # the same plan has the same number wherever it comes up; above those of single choices
    weight: float  # how promising it looks before any thought
    moves: list[i64]
    asks: type[Step]  # the question that all of them but the first answer: a number means something else in another one

    def __init__(self, key: i64, weight: float, moves: list[i64], asks: type[Step]) -> None:
        self.key = key
        self.weight = weight
        self.moves = moves
        self.asks = asks

    def goes_on(self, s: State, step: Step, seat: i64, i: i64) -> bool:
        """Can its i-th choice be made now? What a march was going to end with may have been decided by the march itself."""
        return type(step) is self.asks and step.legal(s, seat) & bit(self.moves[i]) != 0

    def __repr__(self) -> str:
        return f"Plan({self.key}, {self.weight:.3f}, {self.moves})"


NO_PLANS: Final[list[Plan]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """A game without knowledge of its own is played with this: what its state says, and any choice."""

    weights: list[float]  # what can be tuned; a game's own class says what each one means

    def __init__(self, weights: list[float] | None = None) -> None:
        self.weights = weights if weights is not None else self.usual()

    def usual(self) -> list[float]:
        """The weights that are played with."""
        return []

    def worth(self, s: S, seat: i64) -> float:
        """How good a position that is not over is for a seat, 0 to 1: its chance to win, as far as one can tell."""
        return s.value(seat)

    def outcome(self, s: S, seat: i64) -> float:
        """What a game that is over was worth to a seat, on the same scale as the estimates of those that are not."""
        return s.value(seat)

    def pick(self, s: S, step: Step, seat: i64, mask: i64, rng: Rng) -> i64:
        """A cheap sensible choice among those of the mask."""
        return rng.member(mask)

    def chapter(self, s: S) -> i64:
        """Which part of the game is being played; where one ends, an estimate is at its best."""
        return 0

    def plans(self, s: S, step: Step, seat: i64, mask: i64) -> list[Plan]:
        """What to think about instead of single choices, the most promising first; none where choices are few."""
        return NO_PLANS


PLAIN: Final[Advice[State]] = Advice()
