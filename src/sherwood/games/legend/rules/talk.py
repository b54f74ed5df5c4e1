"""What may be said between moves and after the fighting: a tournament, an exchange (§8.5, §14.0)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep, Step
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.exchange import can_offer, open_talks
from sherwood.games.legend.rules.roster import JOHN
from sherwood.games.legend.rules.shapes import DONE
from sherwood.games.legend.rules.state import SHERIFF_SEAT, TURNS, Legend

DECLARE: Final = 40
OFFER: Final = 41


def can_declare(s: Legend, seat: i64) -> bool:
    """One tournament a game, once the prince has come, while there are turns left to hold it (§14.0)."""
    return seat == SHERIFF_SEAT and s.tournament == 0 and s.turn + 2 <= TURNS and prince_came(s)


def prince_came(s: Legend) -> bool:
    """Alive, captive or dead: "at any moment after his arrival"."""
    return (s.dead | s.free | s.captive) & bit(JOHN) != 0


def declare(s: Legend, seat: i64, ref: Referee) -> None:
    """It is held when Robin has moved twice more (§14.0b)."""
    s.tournament = s.turn + 2
    ref.tell("declares", seat, s.tournament)


def why_no_tournament(s: Legend) -> Bar:
    declare = Action(verbs.DECLARE)
    if s.tournament:
        return Bar(declare, "tournament_once", "14.0a")
    if not prince_came(s):
        return Bar(declare, "tournament_prince", "14.0")
    return Bar(declare, "tournament_late", "14.0a")


class Talk(SeatStep[Legend]):
    """Propose an exchange, declare the tournament, or be done; afterwards there is more to say."""

    def more(self, seat: i64) -> Step:
        """What comes when this has been said."""
        raise NotImplementedError

    def words(self, s: Legend, seat: i64) -> i64:
        """What can be said now, as choices."""
        mask: i64 = 0
        if can_declare(s, seat):
            mask |= bit(DECLARE)
        if can_offer(s, seat):
            mask |= bit(OFFER)
        return mask

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == DONE:
            return
        s.steps.append(self.more(seat))
        if k == DECLARE:
            declare(s, seat, ref)
        elif k == OFFER:
            open_talks(s, seat)
        else:
            self.act(s, seat, k)

    def act(self, s: Legend, seat: i64, k: i64) -> None:
        """A choice that is no talk."""
        raise NotImplementedError

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE if k == DONE else verbs.DECLARE if k == DECLARE else verbs.OFFER)

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        return [why_no_tournament(s)] if seat == SHERIFF_SEAT and not can_declare(s, seat) else []
