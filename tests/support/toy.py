"""A tiny game in plain Python, to see the engine at work: each seat in turn rolls or stops, twice round."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.action import Action, Verbs
from sherwood.engine.bits import bit
from sherwood.engine.each import EachStep
from sherwood.engine.game import Game, ScoreRow
from sherwood.engine.referee import Referee
from sherwood.engine.settings import Settings
from sherwood.engine.stack import Stack
from sherwood.engine.state import State
from sherwood.engine.step import Phase, SeatStep


class Toy(State):
    scores: list[int]
    left: int

    def clone(self) -> Toy:
        other = Toy()
        self.copy_into(other)
        other.scores = self.scores[:]
        other.left = self.left
        return other

    def points(self, seat: int) -> int:
        return self.scores[seat]


class RollOrStop(SeatStep[Toy]):
    def legal(self, s: Toy, seat: int) -> int:
        return 3

    def choose(self, s: Toy, seat: int, k: int, ref: Referee) -> None:
        if k == 1:
            s.scores[seat] += ref.roll(6)

    def action(self, s: Toy, seat: int, k: int) -> Action:
        return Action(k)


class Vote(EachStep[Toy]):
    def legal(self, s: Toy, seat: int) -> int:
        return 7

    def action(self, s: Toy, seat: int, k: int) -> Action:
        return Action(2, k)

    def resolve(self, s: Toy, ref: Referee) -> None:
        for seat in range(s.seats):
            s.scores[seat] += s.answers[seat]


class Lap(Phase[Toy]):
    def run(self, s: Toy, ref: Referee) -> None:
        if s.left == 0:
            best = max(s.scores)
            s.finish(sum(bit(seat) for seat in range(s.seats) if s.scores[seat] == best), 0)
            return
        s.left -= 1
        s.then([*(RollOrStop(seat) for seat in range(s.seats)), Vote(bit(s.seats) - 1), Lap()])


class Trap(SeatStep[Toy]):
    """A rule with a mistake in it."""

    def legal(self, s: Toy, seat: int) -> int:
        return 1

    def choose(self, s: Toy, seat: int, k: int, ref: Referee) -> None:
        s.scores[seat] += ref.roll(6)
        s.scores[99] += 1

    def action(self, s: Toy, seat: int, k: int) -> Action:
        return Action(0)


def trapped(settings: object, seats: int) -> Toy:
    state = toy(seats)
    state.steps = Stack([Trap(0)])
    return state


VERBS = Verbs()
VERBS.add("step")
VERBS.add("roll")
VERBS.add("vote", "number", 3)

TRAPPED = Game(
    id="toy",
    seats=(2, 4),
    folder=Path(__file__).parent,
    rules=__name__,
    verbs=VERBS,
    settings=Settings,
    begin=trapped,
    view=lambda state, seat: {"scores": list(state.scores)},
    score=lambda state: [ScoreRow("points", list(state.scores))],
    endings=("points",),
    names={},
    tells={},
)


def toy(seats: int = 2, laps: int = 2) -> Toy:
    state = Toy()
    state.seat_players(seats)
    state.scores = [0] * seats
    state.left = laps
    state.steps.append(Lap())
    return state
