"""What a position asks, without a word: who must answer, what each may do, and the numbers of it."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.action import Action, Verbs
from sherwood.engine.bits import bit, members
from sherwood.engine.fields import rebuilt
from sherwood.engine.state import State
from sherwood.engine.step import SeatStep, Step


class Question:
    """The open question of one position. *What is legal* is answered here and nowhere else; words come later."""

    verbs: Verbs
    state: State

    def __init__(self, verbs: Verbs, state: State) -> None:
        self.verbs = verbs
        self.state = state

    def __repr__(self) -> str:
        return f"<{type(self).__name__} to {self.waiting()} in {self.state}>"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)

    def top(self) -> Step:
        """The step that asks."""
        return self.state.steps.top()

    def waiting(self) -> list[int]:
        """The seats that must decide now; none when the game is over."""
        if self.state.ending >= 0:
            return []
        mask: i64 = self.top().waiting(self.state)
        return [seat for seat in range(self.state.seats) if mask & bit(seat)]

    def forward(self, seat: i64) -> i64:
        """The choices that move the game on, as a mask of the step's own numbers."""
        if self.state.ending >= 0:
            return 0
        top = self.top()
        return top.legal(self.state, seat) if top.waiting(self.state) & bit(seat) else 0

    def revise(self, seat: i64) -> i64:
        """Second thoughts. Where one seat is asked, nobody else has any."""
        if self.state.ending >= 0:
            return 0
        top = self.top()
        if isinstance(top, SeatStep) and top.seat != seat:
            return 0
        return top.revise(self.state, seat) & ~self.forward(seat)

    def numbers(self, seat: i64) -> list[int]:
        """The step's numbers of all choices open to the seat, second thoughts last."""
        return members(self.forward(seat)) + members(self.revise(seat))

    def action(self, seat: i64, k: i64) -> Action:
        """What a choice means."""
        return self.top().action(self.state, seat, k)

    def codes(self, seat: i64) -> list[int]:
        """The stable numbers of all choices open to the seat, second thoughts last."""
        return [self.verbs.code(self.action(seat, k)) for k in self.numbers(seat)]

    def find(self, seat: i64, action: Action) -> i64:
        """The step's number of an action that is open to the seat now; -1 if it is not."""
        for k in self.numbers(seat):
            if self.action(seat, k).same(action):
                return k
        return -1
