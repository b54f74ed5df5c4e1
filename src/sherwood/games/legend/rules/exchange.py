"""Exchanges of prisoners: one side proposes, the other accepts or refuses (§8.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import EitherStep, SeatStep
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.paths import captives_of
from sherwood.games.legend.rules.place import Restored, Returned
from sherwood.games.legend.rules.roster import OUTLAW_LEADERS, SHERIFF_LEADERS
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend

_DONE: Final = 39


def can_offer(s: Legend, seat: i64) -> bool:
    """Both hold somebody, and this side has made no proposal yet in these talks (§8.5c)."""
    if s.offered & bit(seat):
        return False
    return s.captive & OUTLAW_LEADERS != 0 and s.captive & SHERIFF_LEADERS != 0


def open_talks(s: Legend, seat: i64) -> None:
    """The proposal is put together: whom to give, then whom to ask for."""
    s.offered |= bit(seat)
    s.then([GIVE[seat], DEMAND[seat], ANSWER[1 - seat]])


class Give(SeatStep[Legend]):
    """Which captives are offered, one by one."""

    RULE: ClassVar[str] = "8.5"

    def legal(self, s: Legend, seat: i64) -> i64:
        rest: i64 = s.captive & captives_of(seat) & ~s.deal_give
        return rest | bit(_DONE) if s.deal_give else rest

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == _DONE:
            return
        s.deal_give |= bit(k)
        if s.captive & captives_of(seat) & ~s.deal_give:
            s.steps.append(self)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == _DONE else Action(verbs.GIVE, k)


class Demand(SeatStep[Legend]):
    """Which captives are asked for in return."""

    RULE: ClassVar[str] = "8.5"

    def legal(self, s: Legend, seat: i64) -> i64:
        rest: i64 = s.captive & captives_of(1 - seat) & ~s.deal_take
        return rest | bit(_DONE) if s.deal_take else rest

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k != _DONE:
            s.deal_take |= bit(k)
            if s.captive & captives_of(1 - seat) & ~s.deal_take:
                s.steps.append(self)
                return
        tell_all(s, seat, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == _DONE else Action(verbs.DEMAND, k)


def tell_all(s: Legend, seat: i64, ref: Referee) -> None:
    """The proposal, spoken aloud, captive by captive."""
    tell_each(s.deal_give, "offers", seat, ref)
    tell_each(s.deal_take, "asks_for", seat, ref)


def tell_each(mask: i64, kind: str, seat: i64, ref: Referee) -> None:
    rest: i64 = mask
    while rest:
        ref.tell(kind, seat, lowest(rest))
        rest &= rest - 1


class Answer(EitherStep[Legend]):
    """Accept or refuse; what both agree on is legal (§8.5)."""

    RULE: ClassVar[str] = "8.5"

    def choose(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k == 1:
            ref.tell("accepts", seat)
            send_home(s, s.deal_give | s.deal_take)
        else:
            ref.tell("refuses", seat)
        s.deal_give = 0
        s.deal_take = 0

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.ACCEPT if k == 1 else verbs.REFUSE)

    def topic(self, s: Legend, seat: i64) -> list[i64]:
        """Whom one gets and whom one gives, the first by name; the log names all."""
        return [lowest(s.deal_give), count(s.deal_give) - 1, lowest(s.deal_take), count(s.deal_take) - 1]


def send_home(s: Legend, mask: i64) -> None:
    """Outlaws go to any forest, the Sheriff's leaders to any town, keep or castle (§8.5a)."""
    rest: i64 = mask
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if bit(piece) & OUTLAW_LEADERS:
            s.steps.append(Restored(ROBIN_SEAT, piece))
        else:
            s.steps.append(Returned(SHERIFF_SEAT, piece))


GIVE: Final[tuple[Give, ...]] = (Give(0), Give(1))
DEMAND: Final[tuple[Demand, ...]] = (Demand(0), Demand(1))
ANSWER: Final[tuple[Answer, ...]] = (Answer(0), Answer(1))
