"""Putting somebody on the map where a rule lets a player choose the box."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, full, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.legend.rules.atlas import FORESTS, REFUGES, SCATTER, TOWNS
from sherwood.games.legend.rules.atoms import release
from sherwood.games.legend.rules.roster import SHERIFF_LEADERS
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.rules.verbs import PLACE


class Place(SeatStep[Legend]):
    """Choose a box for one piece; those below say which boxes."""

    RULE: ClassVar[str] = "11.0a"
    TITLES: ClassVar[tuple[str, ...]] = ("Place",)
    piece: i64

    def __init__(self, seat: i64, piece: i64) -> None:
        super().__init__(seat)
        self.piece = piece

    def boxes(self) -> tuple[int, ...]:
        return TOWNS

    def title(self, s: Legend, seat: i64) -> str:
        return "Place"

    def legal(self, s: Legend, seat: i64) -> i64:
        return full(len(self.boxes()))

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        self.put(s, self.boxes()[k])
        ref.tell("placed", seat, self.piece, s.at[self.piece])

    def put(self, s: Legend, box: i64) -> None:
        if s.captive & bit(self.piece):
            release(s, self.piece)
        s.free |= bit(self.piece)
        s.at[self.piece] = box

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(PLACE, self.boxes()[k])

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.piece]


class Reinforce(Place):
    """A new unit in any town (§11.0a)."""


class Ransomed(Place):
    """A ransomed leader in a town, a keep or a castle (§8.2b)."""

    RULE: ClassVar[str] = "8.2b"

    def boxes(self) -> tuple[int, ...]:
        return REFUGES


class Returned(Ransomed):
    """An exchanged leader of the Sheriff, likewise (§8.5a)."""

    RULE: ClassVar[str] = "8.5a"


class Restored(Place):
    """An exchanged outlaw in any forest; in this phase he leads nobody from there (§8.5a, §8.5d)."""

    RULE: ClassVar[str] = "8.5a"

    def boxes(self) -> tuple[int, ...]:
        return FORESTS

    def put(self, s: Legend, box: i64) -> None:
        super().put(s, box)
        s.brought |= bit(self.piece)


class Scatter(Place):
    """An outlaw vanishes from the Green into a forest near by (§14.2a)."""

    RULE: ClassVar[str] = "14.2a"

    def boxes(self) -> tuple[int, ...]:
        return SCATTER

    def put(self, s: Legend, box: i64) -> None:
        bring_captives(s, self.piece, box)
        s.at[self.piece] = box


def bring_captives(s: Legend, piece: i64, box: i64) -> None:
    """Whoever leaves the Green first takes the outlaws' captives along: they stay guarded (§8.1)."""
    rest: i64 = s.here(s.at[piece], s.captive & SHERIFF_LEADERS)
    while rest:
        s.at[lowest(rest)] = box
        rest &= rest - 1
