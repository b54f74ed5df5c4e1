"""Weddings, at the end of Robin's turn (§15)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import EitherStep, Phase
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import TERRAIN, TOWN
from sherwood.games.legend.rules.roster import ALAN, GUY, JOHN, MARION, NOTTINGHAM, ROBIN, TUCK
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, SINGLE, WED_GUY, WED_ROBIN, Legend

_WED: Final = 0


def robin_can_wed(s: Legend) -> bool:
    """Robin, Marion, Alan and Tuck together, all free, Marion unmarried (§15.1, §15.3)."""
    company: i64 = bit(ROBIN) | bit(MARION) | bit(ALAN) | bit(TUCK)
    if s.married != SINGLE or s.free & company != company:
        return False
    return s.here(s.at[ROBIN], company) == company


def guy_can_wed(s: Legend) -> bool:
    """Marion captive, after two turns in a keep, in a town with Guy and Nottingham or John (§15.2)."""
    box: i64 = s.at[MARION]
    if s.married != SINGLE or not s.captive & bit(MARION) or s.kept[MARION] < 2 or TERRAIN[box] != TOWN:
        return False
    if not s.here(box, s.free & bit(GUY)):
        return False
    return s.here(box, s.free & (bit(NOTTINGHAM) | bit(JOHN))) != 0


class Weddings(Phase[Legend]):
    """The end of Robin's turn (§15.0)."""

    RULE: ClassVar[str] = "15.0"

    def run(self, s: Legend, ref: Referee) -> None:
        if robin_can_wed(s):
            s.steps.append(WEDDING[ROBIN_SEAT])
        elif guy_can_wed(s):
            s.steps.append(WEDDING[SHERIFF_SEAT])


class Wedding(EitherStep[Legend]):
    """Marry Marion now, or wait."""

    RULE: ClassVar[str] = "15.0"

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == _WED:
            s.married = WED_ROBIN if seat == ROBIN_SEAT else WED_GUY
            ref.tell("weds", seat, ROBIN if seat == ROBIN_SEAT else GUY)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        if k == _WED:
            return Action(verbs.WED, ROBIN if seat == ROBIN_SEAT else GUY)
        return Action(verbs.DONE)


WEDDING: Final[tuple[Wedding, ...]] = (Wedding(0), Wedding(1))
WEDDINGS: Final = Weddings()
