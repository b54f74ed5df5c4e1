"""Many games at once, stepped in one call: for programs that learn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from sherwood.engine.chance import Dice, Rng
from sherwood.engine.errors import BadAction
from sherwood.engine.lens import ROOM, Lens
from sherwood.engine.observe import reward
from sherwood.engine.play import advance
from sherwood.engine.referee import Referee
from sherwood.engine.state import State


class Batch:
    """Games side by side, each with dice of its own; one that ends is followed by another at once.

    A row is the question of the seat that decides next in that game.
    """

    blank: State  # before the set-up
    lens: Lens
    states: list[State]
    referees: list[Referee]
    n: i64
    seats: i64
    seat: vec[i64]  # by game: who decides
    over: vec[u8]  # by game: the last step ended one
    rewards: vec[float]  # by game and seat: what that end was worth
    moves: vec[i64]  # by game: decisions of the game that has just ended, or so far

    def __init__(self, blank: State, lens: Lens, rngs: list[Rng]) -> None:
        self.blank = blank
        self.lens = lens
        self.n = len(rngs)
        self.seats = blank.seats
        self.states = []
        self.referees = [Referee(Dice(rng)) for rng in rngs]
        self.seat = vec[i64]([0] * len(rngs))
        self.moves = vec[i64]([0] * len(rngs))
        self.over = vec[u8](bytes(len(rngs)))
        self.rewards = vec[float]([0.0] * (len(rngs) * int(blank.seats)))
        for i in range(self.n):
            self.states.append(self.begun(i))
            self.show(i)

    def begun(self, i: i64) -> State:
        state = self.blank.clone()
        advance(state, self.referees[i])
        return state

    def show(self, i: i64) -> None:
        """Write the question of a game into its row."""
        state = self.states[i]
        seat: i64 = state.steps.top().whose(state)
        self.seat[i] = seat
        self.lens.look(state, seat, i)
        self.lens.ask(state, seat, i)

    def step(self, codes: vec[i64]) -> None:
        """One action in every game, by its number."""
        if len(codes) != self.n:
            raise BadAction(f"{len(codes)} actions for {self.n} games")
        for i in range(self.n):
            k: i64 = self.lens.find(codes[i], i)
            if k < 0:
                raise BadAction(f"action {codes[i]} is not open in game {i}: {self.lens.open_codes(i)} are")
        for i in range(self.n):
            self.play(i, self.lens.find(codes[i], i))
            self.show(i)

    def play(self, i: i64, k: i64) -> None:
        state = self.states[i]
        step = state.steps.pop()
        step.choose(state, self.seat[i], k, self.referees[i])
        if self.over[i]:
            self.forget(i)
        self.moves[i] += 1
        if advance(state, self.referees[i]) is None:
            self.end(i, state)

    def end(self, i: i64, state: State) -> None:
        self.over[i] = 1
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = reward(state, seat)
        self.states[i] = self.begun(i)

    def forget(self, i: i64) -> None:
        """The end that the step before has told."""
        self.over[i] = 0
        self.moves[i] = 0
        for at in range(i * self.seats, (i + 1) * self.seats):
            self.rewards[at] = 0.0

    def any_codes(self, rng: Rng) -> vec[i64]:
        """An open action of every game, each equally likely."""
        codes = self.seat[:]
        for i in range(self.n):
            codes[i] = self.lens.codes[i * ROOM + rng.below(self.lens.opened[i])]
        return codes
