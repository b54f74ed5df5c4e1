"""A word before and after the fighting: captives are exchanged, the tournament is declared (§8.5c, §14.0a)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import Phase, Step
from sherwood.games.legend.rules.exchange import can_offer
from sherwood.games.legend.rules.shapes import DONE
from sherwood.games.legend.rules.stages import COMBAT, SHERIFF_COMBAT
from sherwood.games.legend.rules.state import SHERIFF_SEAT, Legend
from sherwood.games.legend.rules.talk import Talk, can_declare


def open_parley(s: Legend) -> None:
    """Captives change hands only in combat, so after it both may talk, the active player first (§8.5c)."""
    s.offered = 0
    s.then([HEARING[s.active], HEARING[1 - s.active]])


class Hearing(Phase[Legend]):
    """One player's turn to speak, if there is anything to say.

    A declaration has the same date from one movement phase of Robin's to the next, so the end of the Sheriff's own
    turn is soon enough to ask him for it (§14.0a).
    """

    RULE: ClassVar[str] = "8.5c"
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Legend, ref: Referee) -> None:
        if can_offer(s, self.seat) or (s.active == SHERIFF_SEAT and can_declare(s, self.seat)):
            s.steps.append(PARLEY[self.seat])


class Parley(Talk):
    """Propose an exchange, declare the tournament, or go on."""

    RULE: ClassVar[str] = "8.5c"
    TITLES: ClassVar[tuple[str, ...]] = ("Parley", "Truce")

    def title(self, s: Legend, seat: i64) -> str:
        """Before the other's battles it is a truce, after a combat phase a parley."""
        return "Parley" if s.stage == COMBAT or s.stage == SHERIFF_COMBAT else "Truce"

    def more(self, seat: i64) -> Step:
        return HEARING[seat]

    def legal(self, s: Legend, seat: i64) -> i64:
        return self.words(s, seat) | bit(DONE)


HEARING: Final[tuple[Hearing, ...]] = (Hearing(0), Hearing(1))
PARLEY: Final[tuple[Parley, ...]] = (Parley(0), Parley(1))
