"""A game without journal, log or words, driven by the numbers of its choices: for search and learning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.action import Verbs
from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.errors import BadAction
from sherwood.engine.given import brief, whole
from sherwood.engine.play import advance
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.engine.step import Step

NOBODY: Final = -2  # neither a seat nor the -1 of a game that is over


class Bare:
    """A state and its dice; choices are codes. Nothing is recorded, checked for conservation or told.

    `seat` is who decides next (where several decide at once: one of them after the other); -1 when the game is over.
    """

    verbs: Verbs
    state: State
    rng: Rng
    referee: Referee
    seat: i64
    asked: i64  # whose choices `known` and `bits` are
    known: list[int]
    bits: list[i64]

    def __init__(self, verbs: Verbs, state: State, rng: Rng) -> None:
        self.verbs = verbs
        self.state = state
        self.rng = rng
        self.referee = Referee(Dice(rng))
        self.known = []
        self.bits = []
        self.asked = NOBODY
        self.look(advance(state, self.referee))

    def look(self, step: Step | None) -> None:
        self.asked = NOBODY
        self.seat = -1 if step is None else step.whose(self.state)

    @property
    def over(self) -> bool:
        return self.state.ending >= 0

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on or if all lost."""
        return [seat for seat in range(self.state.seats) if self.state.winners & bit(seat)]

    def points(self, seat: object) -> i64:
        """A seat's score so far."""
        number = whole(seat)
        if number is None or not 0 <= number < self.state.seats:
            raise BadAction(f"there is no seat {brief(seat)!r}: seats are 0 to {self.state.seats - 1}")
        return self.state.points(number)

    def codes(self) -> list[int]:
        """The choices of the seat that decides next."""
        if self.asked != self.seat:
            self.list_choices()
        return self.known[:]

    def list_choices(self) -> None:
        self.known = []
        self.bits = []
        self.asked = self.seat
        if self.seat < 0:
            return
        s = self.state
        step = s.steps.top()
        mask: i64 = step.legal(s, self.seat)
        for k in range(62):
            if mask & bit(k):
                self.known.append(self.verbs.code(step.action(s, self.seat, k)))
                self.bits.append(k)

    def play(self, code: object) -> None:
        """The seat that decides next makes this choice."""
        if self.asked != self.seat:
            self.list_choices()
        number: int = code if isinstance(code, int) and not isinstance(code, bool) else _code(code)
        for i in range(len(self.known)):
            if self.known[i] == number:
                self.choose(self.bits[i])
                return
        raise BadAction(f"choice {brief(code)} is not open to seat {self.seat}: {self.known} are")

    def choose(self, k: i64) -> None:
        step = self.state.steps.pop()
        step.choose(self.state, self.seat, k, self.referee)
        self.look(advance(self.state, self.referee))

    def copy(self) -> Bare:
        """An independent game in the same position, with the same dice."""
        return Bare(self.verbs, self.state.clone(), self.rng.copy())

    def __copy__(self) -> Bare:
        return self.copy()  # else both would play on one state with one pair of dice

    def guess(self, rng: object) -> Bare:
        """What the seat that decides next may think about: all that it cannot know is dealt again."""
        if not isinstance(rng, Rng):
            raise BadAction(f"a guess is dealt by a sherwood.Rng, not by {type(rng).__name__}")
        return Bare(self.verbs, self.state.guess(self.seat, rng), rng.fork())

    def __reduce__(self) -> tuple[object, ...]:
        return Bare, (self.verbs, self.state, self.rng)

    def __repr__(self) -> str:
        return f"<Bare game, seat {self.seat} decides>" if self.seat >= 0 else "<Bare game, over>"


def _code(given: object) -> int:
    """A number of another library; -1, which is no choice's, for what is none."""
    number = whole(given)
    return -1 if number is None else number
