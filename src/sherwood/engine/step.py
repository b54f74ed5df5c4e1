"""Steps: the places where a game waits. The top one says who, what is legal, and what it does."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.fields import declared, rebuilt
from sherwood.engine.referee import Referee

S = TypeVar("S")  # the game's state


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A small immutable object of ints. Choices are numbered 0..61 by the step itself."""

    RULE: ClassVar[str] = ""
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

    def detail(self, s: S, seat: i64, k: i64) -> list[i64]:
        """What the sentence of choice k says beyond its action: arguments that follow the action's own."""
        return []

    def barred(self, s: S, seat: i64) -> list[Bar]:
        """What a person may want to do here and cannot, with the reason and the rule."""
        return []

    def secret(self) -> bool:
        """Do the other seats learn only that a choice was made, not which?"""
        return False

    def title(self, s: S, seat: i64) -> str:
        """The name under which the question is put into words: ask-<title>."""
        return type(self).__name__

    def topic(self, s: S, seat: i64) -> list[i64]:
        """Arguments of the sentence that asks."""
        return []

    def rule(self, s: S, seat: i64) -> str:
        """The paragraph the question comes from; a step that asks under several names may have several."""
        return self.RULE


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """One seat is asked."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def waiting(self, s: S) -> i64:
        return bit(self.seat)

    def whose(self, s: S) -> i64:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EitherStep(SeatStep[S]):
    """One seat is asked, and has two answers that are always open: choices 0 and 1."""

    def legal(self, s: S, seat: i64) -> i64:
        return 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Step[S]):
    """A part of the sequence of play: nobody is asked, it pushes what follows."""

    def asks(self) -> bool:
        return False

    def waiting(self, s: S) -> i64:
        return 0
