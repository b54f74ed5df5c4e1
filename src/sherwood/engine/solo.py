"""One game whose questions are rows of numbers: what environments of other people's libraries are made of."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.lens import Lens
from sherwood.engine.observe import reward
from sherwood.engine.play import advance
from sherwood.engine.referee import Referee
from sherwood.engine.state import State


class Solo:
    """A state with its dice. The lens has a row for each seat; `seat` decides next, -1 when the game is over."""

    state: State
    lens: Lens
    rng: Rng
    referee: Referee
    seat: i64

    def __init__(self, blank: State, lens: Lens, rng: Rng) -> None:
        self.state = blank.clone()
        self.lens = lens
        self.rng = rng
        self.referee = Referee(Dice(rng))
        self.go_on()

    def go_on(self) -> None:
        step = advance(self.state, self.referee)
        self.seat = -1 if step is None else step.whose(self.state)

    @property
    def over(self) -> bool:
        return self.state.ending >= 0

    def waiting(self) -> list[int]:
        """All seats that are asked now."""
        if self.state.ending >= 0:
            return []
        mask: i64 = self.state.steps.top().waiting(self.state)
        return [seat for seat in range(self.state.seats) if mask & bit(seat)]

    def show(self, seat: i64) -> None:
        """Write what a seat knows and may do into its row."""
        self.lens.look(self.state, seat, seat)
        self.lens.ask(self.state, seat, seat)

    def opens(self, seat: i64, code: i64) -> bool:
        """Is this action open to the seat now?"""
        self.lens.ask(self.state, seat, seat)
        return self.lens.find(code, seat) >= 0

    def act(self, seat: i64, code: i64) -> bool:
        """A seat that is asked makes a choice, by its number among all the game's actions; False if it is not open."""
        self.lens.ask(self.state, seat, seat)
        k: i64 = self.lens.find(code, seat)
        if k < 0:
            return False
        self.choose(seat, k)
        return True

    def choose(self, seat: i64, k: i64) -> None:
        """The same, by the step's own number."""
        step = self.state.steps.pop()
        step.choose(self.state, seat, k, self.referee)
        self.go_on()

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; zeros before it."""
        return [reward(self.state, seat) for seat in range(self.state.seats)]
