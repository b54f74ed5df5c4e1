"""The ransom tile: captives for points, or one for goods or a man (§5.1-5.3)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import RANSOM_CAPTIVES, RANSOM_ONE, RANSOM_VP
from sherwood.games.merrymen.rules.gains import reward, score
from sherwood.games.merrymen.rules.ids import ANY, MAN, REWARD
from sherwood.games.merrymen.rules.shapes import LaterPhase, TurnPhase, present
from sherwood.games.merrymen.rules.state import MerryMen, put


def new_ransom(s: MerryMen, ref: Referee) -> None:
    s.ransom = ref.pull(s.ransom_left, "ransom")
    s.ransom_left &= ~bit(s.ransom)
    ref.tell("ransom_tile", s.first, RANSOM_CAPTIVES[s.ransom], RANSOM_VP[s.ransom])
    if RANSOM_ONE[s.ransom * REWARD + MAN]:
        ref.tell("ransom_man", s.first)
    for kind in range(ANY + 1):
        if RANSOM_ONE[s.ransom * REWARD + kind]:
            ref.tell("ransom_one", s.first, RANSOM_ONE[s.ransom * REWARD + kind], kind)


def own_prisoners(s: MerryMen, seat: i64) -> i64:
    """Prison levels where the seat has a man: bit level."""
    return present(s.cells, seat * 4, 3) << 1


def trades(s: MerryMen, seat: i64, used: i64) -> i64:
    """Bit 0: captives for points; bit 1: one captive for a reward; each once (§5.1-5.2)."""
    mask: i64 = 0
    if s.captives[seat] >= RANSOM_CAPTIVES[s.ransom]:
        mask |= 1
    if s.captives[seat] > 0 and (not RANSOM_ONE[s.ransom * REWARD + MAN] or own_prisoners(s, seat)):
        mask |= 2
    return mask & ~used


def points_action(s: MerryMen) -> Action:
    """The trade for points, with how many captives and how many points."""
    return Action(verbs.RANSOM_FOR, RANSOM_CAPTIVES[s.ransom], RANSOM_VP[s.ransom])


def trade_action(s: MerryMen) -> Action:
    """The trade of one captive, with what it brings: a man, so many of one kind, or (on corrected tiles) what is shown."""
    at: i64 = s.ransom * REWARD
    if RANSOM_ONE[at + MAN]:
        return Action(verbs.TRADE_MAN)
    kinds = present(RANSOM_ONE, at, REWARD)
    kind = lowest(kinds)
    if count(kinds) > 1 or kind > ANY:
        return Action(verbs.TRADE)
    return Action(verbs.TRADE_FOR, RANSOM_ONE[at + kind], kind)


class Ransoms(TurnPhase):
    """Trades of captives, player by player from the first (§5.1)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        for turn in range(self.turn, s.seats):
            seat = s.in_turn(turn)
            if trades(s, seat, 0):
                s.then([Ransom(seat, 0), Ransoms(turn + 1)])
                return


class Ransom(SeatStep[MerryMen]):
    """Bit 0 the trade for points, 1 the trade for one captive, 2 enough."""

    RULE: ClassVar[str] = "5.1"
    used: i64

    def __init__(self, seat: i64, used: i64) -> None:
        self.seat = seat
        self.used = used

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return trades(s, seat, self.used) | 4

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 2:
            return
        s.steps.append(RansomAgain(seat, self.used | bit(k)))
        if k == 0:
            s.captives = put(s.captives, seat, s.captives[seat] - RANSOM_CAPTIVES[s.ransom])
            ref.tell("ransoms", seat, RANSOM_CAPTIVES[s.ransom])
            score(s, seat, RANSOM_VP[s.ransom], ref)
        else:
            s.captives = put(s.captives, seat, s.captives[seat] - 1)
            ref.tell("trades", seat)
            self.trade(s, seat, ref)

    def trade(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        if not RANSOM_ONE[s.ransom * REWARD + MAN]:
            reward(s, seat, RANSOM_ONE, s.ransom, "ransomed", ref)
            return
        levels = own_prisoners(s, seat)
        if count(levels) > 1:
            s.steps.append(RansomMan(seat))
        else:
            bring_back(s, seat, lowest(levels), ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == 2:
            return Action(verbs.STOP)
        return trade_action(s) if k else points_action(s)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        legal = self.legal(s, seat)
        bars: list[Bar] = []
        if not legal & 1:
            wanted = points_action(s)
            bars.append(
                Bar(wanted, "traded", "5.1")
                if self.used & 1
                else Bar(wanted, "captives", "5.1", RANSOM_CAPTIVES[s.ransom])
            )
        if not legal & 2:
            wanted = trade_action(s)
            if self.used & 2:
                bars.append(Bar(wanted, "traded", "5.1"))
            else:
                bars.append(Bar(wanted, "no_prisoner" if s.captives[seat] else "no_captive", "5.2"))
        return bars

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [s.captives[seat]]


class RansomAgain(LaterPhase):
    """The other trade, once the first is paid out (§5.2)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        ransom_again(s, self.seat, self.what)


def ransom_again(s: MerryMen, seat: i64, used: i64) -> None:
    if trades(s, seat, used):
        s.steps.append(Ransom(seat, used))


def bring_back(s: MerryMen, seat: i64, level: i64, ref: Referee) -> None:
    """A man of one's own leaves prison for the training ground."""
    s.cells = put(s.cells, seat * 4 + level - 1, s.cells[seat * 4 + level - 1] - 1)
    s.training = put(s.training, seat, s.training[seat] + 1)
    ref.tell("returns", seat, level)


class OwnPrisoner(SeatStep[MerryMen]):
    """Which of one's own men in prison? One at the level chosen."""

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return own_prisoners(s, seat)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.RECALL, k)


class RansomMan(OwnPrisoner):
    """Which of one’s own men comes back from prison for a captive (§5.2)?"""

    RULE: ClassVar[str] = "5.2"

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        bring_back(s, seat, k, ref)
