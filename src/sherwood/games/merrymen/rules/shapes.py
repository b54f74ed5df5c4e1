"""Shapes that many steps of this game share: whose it is, what it is about, how many are left, roll again or keep."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit
from sherwood.engine.step import EitherStep, Phase, SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.state import MerryMen


class SeatPhase(Phase[MerryMen]):
    """A part of one seat's turn."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class LaterPhase(SeatPhase):
    """What has to wait its turn: so many weapons, a site's yield, the same move again. Then it is seen what is left."""

    what: i64

    def __init__(self, seat: i64, what: i64) -> None:
        super().__init__(seat)
        self.what = what


class TurnPhase(Phase[MerryMen]):
    """All seats one after the other, counted from the first player."""

    turn: i64

    def __init__(self, turn: i64) -> None:
        self.turn = turn


class OneByOne(SeatStep[MerryMen]):
    """One of the n that are left; the question says how many."""

    n: i64

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.n]


class HideoutStep(SeatStep[MerryMen]):
    """A question about one hideout, which the sentence names."""

    hideout: i64

    def __init__(self, seat: i64, hideout: i64) -> None:
        super().__init__(seat)
        self.hideout = hideout

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [self.hideout]


class RoadStep(SeatStep[MerryMen]):
    """A question about one road."""

    road: i64

    def __init__(self, seat: i64, road: i64) -> None:
        super().__init__(seat)
        self.road = road


class CardStep(SeatStep[MerryMen]):
    """A question about one card that was shown."""

    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card


class LevelStep(SeatStep[MerryMen]):
    """One of several attempts or costs, each harder than the one before."""

    level: i64

    def __init__(self, seat: i64, level: i64) -> None:
        super().__init__(seat)
        self.level = level


class Reroll(EitherStep[MerryMen]):
    """Choice 0 rolls a die again, choice 1 keeps the roll."""

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.KEEP if k else verbs.REROLL)


def present(numbers: vec[i64], at: i64, n: i64) -> i64:
    """Which of the n numbers from `at` on are more than none, as a mask."""
    mask: i64 = 0
    for i in range(n):
        if numbers[at + i] > 0:
            mask |= bit(i)
    return mask
