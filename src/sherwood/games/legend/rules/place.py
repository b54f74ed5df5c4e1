"""Putting somebody on the map where a rule lets a player choose: reinforcements, the ransomed, the exchanged, the scattered."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, full, lowest
from sherwood.engine.option import Option
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.legend.rules.atlas import FORESTS, REFUGES, SCATTER, TOWNS
from sherwood.games.legend.rules.atoms import release
from sherwood.games.legend.rules.roster import SHERIFF_LEADERS
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.rules.verbs import PLACE

TO_TOWN: Final = 0  # §11.0a
TO_REFUGE: Final = 1  # §8.2b, §8.5a: a town, a keep or a castle
TO_FOREST: Final = 2  # §8.5a
TO_SCATTER: Final = 3  # §14.2a
PLACES: Final = (TOWNS, REFUGES, FORESTS, SCATTER)


class Place(SeatStep[Legend]):
    """Choose a box for one piece."""

    RULE: ClassVar[str] = "11.0a"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece", "where")
    piece: i64
    where: i64

    def __init__(self, seat: i64, piece: i64, where: i64) -> None:
        super().__init__(seat)
        self.piece = piece
        self.where = where

    def legal(self, s: Legend, seat: i64) -> i64:
        return full(len(PLACES[self.where]))

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        box: i64 = PLACES[self.where][k]
        if self.where == TO_SCATTER:
            bring_captives(s, self.piece, box)
        elif s.captive & bit(self.piece):
            release(s, self.piece)
        else:
            s.free |= bit(self.piece)
        s.at[self.piece] = box
        ref.tell("placed", seat, self.piece, box)

    def option(self, s: Legend, seat: i64, k: i64) -> Option:
        return Option(PLACE, PLACES[self.where][k])

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.piece]


def bring_captives(s: Legend, piece: i64, box: i64) -> None:
    """Whoever leaves the Green first takes the outlaws' captives along: they stay guarded (§8.1)."""
    rest: i64 = s.here(s.at[piece], s.captive & SHERIFF_LEADERS)
    while rest:
        s.at[lowest(rest)] = box
        rest &= rest - 1
