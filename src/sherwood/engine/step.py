"""Steps: the places where a game waits. The top one says who, what is legal, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.fields import declared, rebuilt
from sherwood.engine.referee import Referee

if TYPE_CHECKING:
    from sherwood.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A small immutable object of ints. Choices are numbered 0..61 by the step itself."""

    RULE: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    TITLES: ClassVar[tuple[str, ...]] = ()  # the names it asks under, where these are not the class's own

    def __repr__(self) -> str:
        cls = type(self)
        return f"{cls.__name__}({', '.join(str(getattr(self, name)) for name in declared(cls))})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)

    def asks(self) -> bool:
        """Does somebody have to answer here? Phases run by themselves."""
        return True

    def waiting(self, s: S) -> i64:
        """The seats that must answer now, as a mask."""
        raise NotImplementedError

    def whose(self, s: S) -> i64:
        """The next of them, for callers that ask one at a time."""
        return lowest(self.waiting(s))

    def legal(self, s: S, seat: i64) -> i64:
        """The choices that move the game on; never none while the step waits for the seat."""
        raise NotImplementedError

    def revise(self, s: S, seat: i64) -> i64:
        """Second thoughts, offered to people: they change only one's own unrevealed preparation."""
        return 0

    def choose(self, s: S, seat: i64, k: i64, ref: Referee) -> None:
        """Do it. The engine has popped this step: one that still waits puts itself back."""
        raise NotImplementedError

    def run(self, s: S, ref: Referee) -> None:
        """A phase's part of the game."""
        raise NotImplementedError

    def action(self, s: S, seat: i64, k: i64) -> Action:
        """What choice k means."""
        raise NotImplementedError

    def barred(self, s: S, seat: i64) -> list[Bar]:
        """What a person may want to do here and cannot, with the reason and the rule."""
        return []

    def title(self, s: S, seat: i64) -> str:
        """The name under which the question is put into words: ask-<title>."""
        return type(self).__name__

    def topic(self, s: S, seat: i64) -> list[i64]:
        """Arguments of the sentence that asks."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """One seat is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def waiting(self, s: S) -> i64:
        return bit(self.seat)

    def whose(self, s: S) -> i64:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EachStep(Step[S]):
    """Several seats answer one question at once, secretly, in any order.

    An answer may be changed until the last one is in; then `resolve` acts on `s.answers`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)
    seats: i64

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def resolve(self, s: S, ref: Referee) -> None:
        """All answers are in `s.answers`."""
        raise NotImplementedError

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Step[S]):
    """A part of the sequence of play: nobody is asked, it pushes what follows."""

    def asks(self) -> bool:
        return False

    def waiting(self, s: S) -> i64:
        return 0
