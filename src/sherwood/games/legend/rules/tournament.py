"""The archery tournament on the Green, and the flight from it (§14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase
from sherwood.games.legend.rules.atlas import GREEN
from sherwood.games.legend.rules.atoms import pay_sheriff
from sherwood.games.legend.rules.place import Scatter
from sherwood.games.legend.rules.roster import (
    ARROW,
    EMPTY_TOURNAMENT,
    JOHN,
    MISSED_TOURNAMENT,
    OUTLAWS,
    ROBIN,
    SHERIFF_LEADERS,
)
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend


class Tournament(Phase[Legend]):
    """Held at the end of Robin's second full movement phase after the declaration (§14.0b)."""

    RULE: ClassVar[str] = "14.0b"

    def run(self, s: Legend, ref: Referee) -> None:
        if s.tournament != s.turn:
            return
        hosts: i64 = s.here(GREEN, s.free & SHERIFF_LEADERS)
        if not hosts & bit(JOHN) or not hosts & ~bit(JOHN):
            shame(s, ref)
        if s.free & bit(ROBIN) and s.at[ROBIN] == GREEN:
            golden_arrow(s, ref)
        else:
            absent(s, ref)


def shame(s: Legend, ref: Referee) -> None:
    """The prince and one more leader must attend, or ten pieces go back to the reserve (§14.0c)."""
    lost: i64 = min(EMPTY_TOURNAMENT, s.gold_sheriff)
    s.gold_sheriff -= lost
    s.reserve += lost
    ref.tell("no_hosts", SHERIFF_SEAT, lost)


def golden_arrow(s: Legend, ref: Referee) -> None:
    """Robin is there, even disguised: he wins (§14.0d)."""
    prize: i64 = min(ARROW, s.reserve)
    s.reserve -= prize
    s.gold_robin += prize
    ref.tell("golden_arrow", ROBIN_SEAT, prize)


def absent(s: Legend, ref: Referee) -> None:
    """Robin stays away: he loses five, or what he has; the Sheriff gains five (§14.0e)."""
    lost: i64 = min(MISSED_TOURNAMENT, s.gold_robin)
    s.gold_robin -= lost
    s.reserve += lost
    ref.tell("stays_away", ROBIN_SEAT, lost, pay_sheriff(s, MISSED_TOURNAMENT))


class Dispersal(Phase[Legend]):
    """After the tournament's turn the outlaws on the Green vanish into the woods (§14.2a)."""

    RULE: ClassVar[str] = "14.2a"

    def run(self, s: Legend, ref: Referee) -> None:
        if s.tournament != s.turn:
            return
        rest: i64 = s.here(GREEN, s.free & OUTLAWS)
        while rest:
            s.steps.append(Scatter(ROBIN_SEAT, lowest(rest)))
            rest &= rest - 1


TOURNAMENT: Final = Tournament()
DISPERSAL: Final = Dispersal()
