"""Giving to the poor in the village (§4.51)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.action import Action
from sherwood.engine.bits import full
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import VILLAGE_PENNIES, VILLAGE_VP
from sherwood.games.merrymen.rules.combat import decline
from sherwood.games.merrymen.rules.gains import holds, score, spend
from sherwood.games.merrymen.rules.ids import PENNY
from sherwood.games.merrymen.rules.state import MerryMen


def givable(s: MerryMen, seat: i64) -> i64:
    """How many guards of the track the seat can have removed."""
    n: i64 = holds(s, seat, PENNY) // VILLAGE_PENNIES
    return n if n < s.track else s.track


class Village(SeatStep[MerryMen]):
    """Bit n removes n guards for two pennies each, bit 0 leaves."""

    RULE: ClassVar[str] = "4.51"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return full(givable(s, seat) + 1)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 0:
            decline(s, ref)
            return
        spend(s, seat, PENNY, VILLAGE_PENNIES * k, "gives_pennies", ref)
        s.track -= k
        ref.tell("gives", seat, k)
        score(s, seat, VILLAGE_VP * k, ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        return Action(verbs.GIVE, k) if k else Action(verbs.END)
