"""A game being played, as plain data: it can be copied, saved, searched and shown at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sherwood.engine.bits import bit, count
from sherwood.engine.chance import Rng
from sherwood.engine.fields import revived, values_of
from sherwood.engine.stack import Stack
from sherwood.engine.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: what every game has of it. A game declares its own fields as annotated attributes."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the position's fields, only where these are not the attributes
    # Fields that a later version of the rules brought, and the number they begin with: left out of a position while they
    # hold it, so that games begun before them keep their digests.
    LATER: ClassVar[dict[str, int]] = {}

    seats: i64 = 0
    steps: Stack
    answers: list[i64]  # to the EachStep on top: a choice number per seat, -1 while there is none
    winners: i64 = 0
    ending: i64 = -1

    def seat_players(self, seats: i64) -> None:
        """The base's part of a new game. (States have no constructor: clones fill an empty one.)"""
        self.seats = seats
        self.steps = Stack()
        self.answers = [-1] * seats

    @property
    def over(self) -> bool:
        return self.ending >= 0

    def copy_into(self, other: State) -> None:
        """The base's part of clone()."""
        other.seats = self.seats
        other.steps = self.steps.copy()
        other.answers = self.answers[:]
        other.winners = self.winners
        other.ending = self.ending

    def __repr__(self) -> str:
        doing = "over" if self.over else repr(self.steps.top()) if self.steps else "not begun"
        return f"<{type(self).__name__}, {self.seats} seats, {doing}>"

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), values_of(self))

    def clone(self) -> State:
        """An independent copy; explicit, field by field."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> State:
        """A copy in which all that this seat cannot know is dealt again. Open games: a clone."""
        other = self.clone()
        other.guess_answers(seat, rng)
        return other

    def guess_answers(self, seat: i64, rng: Rng) -> None:
        """Other seats' pending answers are secret: replace each by any legal one."""
        for other in range(self.seats):
            if other != seat and self.answers[other] >= 0:
                self.answers[other] = rng.member(self.steps.top().legal(self, other))

    def check(self) -> None:
        """Raise Broken if something is not conserved."""

    def points(self, seat: i64) -> i64:
        """The score so far, where the game has one."""
        return 0

    def value(self, seat: i64) -> float:
        """How good this is for a seat, 0 to 1: its share of the win."""
        if not self.winners & bit(seat):
            return 0.0
        return 1.0 / float(count(self.winners))

    def then(self, steps: Sequence[Step]) -> None:
        """What comes next, in order."""
        for i in range(len(steps) - 1, -1, -1):
            self.steps.append(steps[i])

    def finish(self, winners: i64, ending: i64) -> None:
        """The game is over; the engine clears what was still to come."""
        self.winners = winners
        self.ending = ending
