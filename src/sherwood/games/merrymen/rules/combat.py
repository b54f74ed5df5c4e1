"""Weapon dice: one success is enough, a distraction rolls one die again (§4.29)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules.cards import WEAPON_FACES, WEAPON_HITS
from sherwood.games.merrymen.rules.gains import holds, spend
from sherwood.games.merrymen.rules.ids import DISTRACTION
from sherwood.games.merrymen.rules.shapes import Reroll
from sherwood.games.merrymen.rules.state import MerryMen


def strike(s: MerryMen, seat: i64, n: i64, ref: Referee) -> i64:
    """Roll n weapon dice: how many succeed."""
    hits: i64 = 0
    for _die in range(n):
        if ref.roll(WEAPON_FACES, "weapon_die", seat) <= WEAPON_HITS:
            hits += 1
    ref.tell("strikes", seat, n, hits)
    return hits


class WeaponReroll(Reroll):
    """No success: a distraction rolls one die again, or the dice stay and the move is over (§4.29-4.30)."""

    RULE: ClassVar[str] = "4.29"

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        """What the success brings."""
        raise NotImplementedError

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == 1:
            ref.tell("fails", seat)
            return
        spend(s, seat, DISTRACTION, 1, "distracts", ref)
        if strike(s, seat, 1, ref):
            self.hit(s, seat, ref)
        else:
            miss(s, seat, self, ref)


def miss(s: MerryMen, seat: i64, step: WeaponReroll, ref: Referee) -> None:
    """Without a distraction there is nothing to ask."""
    if holds(s, seat, DISTRACTION) > 0:
        s.steps.append(step)
    else:
        ref.tell("fails", seat)


def decline(s: MerryMen, ref: Referee) -> None:
    """Leaving a space without its action ends the turn (§4.27); after it, only this move is over (§4.34, §4.39)."""
    if not s.acted:
        s.moves = 0
        s.free = 0
