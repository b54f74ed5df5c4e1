"""Who falls: units lost to arrows and in the melee (§7.7, §7.8)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.legend.rules.atoms import eliminate, eliminate_all
from sherwood.games.legend.rules.roster import KIND, KNIGHTS, UNITS
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.rules.verbs import LOSE


def worth(piece: i64, left: i64, arrows: i64) -> i64:
    """Knights stand for two losses to arrows, if two are asked for (§7.7a)."""
    return 2 if arrows and left >= 2 and bit(piece) & KNIGHTS else 1


def one_of_each(mask: i64) -> i64:
    """The first unit of every kind: units of one kind in one box are alike."""
    found: i64 = 0
    kinds: i64 = 0
    rest: i64 = mask
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if not kinds & bit(KIND[piece]):
            kinds |= bit(KIND[piece])
            found |= bit(piece)
    return found


def suffer(s: Legend, owner: i64, box: i64, losses: i64, arrows: i64, ref: Referee) -> None:
    """A side loses that many units; somebody is asked only where it makes a difference."""
    left: i64 = losses
    units: i64 = s.fighters(owner, box) & UNITS
    while left > 0 and units and one_of_each(units) & (one_of_each(units) - 1) == 0:
        piece: i64 = lowest(units)
        left -= worth(piece, left, arrows)
        eliminate(s, piece, ref)
        units &= ~bit(piece)
    if left <= 0 or not units:
        return
    weight: i64 = count(units) + (count(units & KNIGHTS) if arrows else 0)
    if left >= weight:
        eliminate_all(s, units, ref)
        return
    chooser: i64 = 1 - owner if s.settings.archery_losses else owner
    if arrows:
        s.steps.append(Losses(chooser, owner, box, left))
    else:
        s.steps.append(MeleeLosses(owner, owner, box, left))


class Losses(SeatStep[Legend]):
    """Which unit falls to arrows next (§7.7)."""

    RULE: ClassVar[str] = "7.7"
    TITLES: ClassVar[tuple[str, ...]] = ("Losses", "Victims")
    owner: i64
    box: i64
    left: i64

    def __init__(self, seat: i64, owner: i64, box: i64, left: i64) -> None:
        super().__init__(seat)
        self.owner = owner
        self.box = box
        self.left = left

    def arrows(self) -> i64:
        return 1

    def title(self, s: Legend, seat: i64) -> str:
        return "Losses" if seat == self.owner else "Victims"

    def legal(self, s: Legend, seat: i64) -> i64:
        return one_of_each(s.fighters(self.owner, self.box) & UNITS)

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        left: i64 = self.left - worth(k, self.left, self.arrows())
        eliminate(s, k, ref)
        suffer(s, self.owner, self.box, left, self.arrows(), ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(LOSE, k)

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        return [self.box, self.left]


class MeleeLosses(Losses):
    """Which unit is lost next in the melee: always its owner's choice (§7.8a)."""

    RULE: ClassVar[str] = "7.8a"

    def arrows(self) -> i64:
        return 0
