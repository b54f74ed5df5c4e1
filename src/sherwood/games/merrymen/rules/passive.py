"""The passive pile and its limit of six (§3.9)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, count
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.ids import CARDS, PASSIVE_LIMIT, SPIES
from sherwood.games.merrymen.rules.spies import nth_spy
from sherwood.games.merrymen.rules.state import MerryMen, put


def trim(s: MerryMen, seat: i64) -> None:
    """Over six passive cards one must go (§3.9); Tuck's do not count (§6.2)."""
    if count(s.passive[seat]) + count(s.spies[seat]) > PASSIVE_LIMIT:
        s.steps.append(DropPassive(seat))


class DropPassive(SeatStep[MerryMen]):
    """Which passive card goes? Bits 0-49; with `spy_discard` 50-52 are the seat's spies in order."""

    RULE: ClassVar[str] = "3.9"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        mask: i64 = s.passive[seat]
        if s.settings.spy_discard:
            for i in range(count(s.spies[seat])):
                mask |= bit(CARDS + i)
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k < CARDS:
            s.passive[seat] &= ~bit(k)
            s.discard |= bit(k)
            ref.tell("drops", seat, k)
        else:
            spy = nth_spy(s, seat, k - CARDS)
            s.spies = put(s.spies, seat, s.spies[seat] & ~bit(spy))
            s.spy_discard |= bit(spy)
            ref.tell("drops_spy", seat, spy)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.DROP, k) if k < CARDS else Action(verbs.DROP_SPY, nth_spy(s, seat, k - CARDS))

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        if s.settings.spy_discard:
            return []
        return [
            Bar(Action(verbs.DROP_SPY, spy), "spy_stays", "7.3") for spy in range(SPIES) if s.spies[seat] & bit(spy)
        ]
