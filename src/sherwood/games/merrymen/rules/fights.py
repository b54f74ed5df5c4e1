"""Fighting guards at a gathering site (§4.35-4.40)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.engine.step import SeatStep
from sherwood.games.merrymen.rules import verbs
from sherwood.games.merrymen.rules.cards import FIGHT, SITE_GIVES
from sherwood.games.merrymen.rules.combat import WeaponReroll, decline, miss, strike
from sherwood.games.merrymen.rules.fines import take_fine
from sherwood.games.merrymen.rules.gains import Arm, famous, gain, loot, return_weapons, score
from sherwood.games.merrymen.rules.ids import CHURCH, GOODS, LOOT, MAIN, SEATS, WEAPONS
from sherwood.games.merrymen.rules.shapes import HideoutStep, SeatPhase
from sherwood.games.merrymen.rules.spies import guards_at
from sherwood.games.merrymen.rules.state import MerryMen, put

STOP_BIT: Final = 4


def armed(s: MerryMen, seat: i64, site: i64, icon: i64) -> i64:
    """Dice a seat has of one of the two weapons shown at a site."""
    return s.dice[seat * WEAPONS + FIGHT[2 * site + icon]]


def can_fight(s: MerryMen, seat: i64, site: i64) -> bool:
    return guards_at(s, site) > 0 and armed(s, seat, site, 0) + armed(s, seat, site, 1) > 0


def fight_again(s: MerryMen, seat: i64) -> None:
    if can_fight(s, seat, s.hero_at[seat]):
        s.steps.append(FIGHT_STEP[seat])


class Fight(SeatStep[MerryMen]):
    """Choose a guard before the fight: bits 0-3 from the top, 4 to leave."""

    RULE: ClassVar[str] = "4.35"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        return guards_at(s, s.hero_at[seat]) | bit(STOP_BIT)

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        if k == STOP_BIT:
            decline(s, ref)
        else:
            s.steps.append(Strike(seat, 4 * s.hero_at[seat] + k))

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        if k == STOP_BIT:
            return Action(verbs.STOP if s.acted else verbs.END)
        return Action(verbs.FIGHT, 4 * s.hero_at[seat] + k)

    def topic(self, s: MerryMen, seat: i64) -> list[i64]:
        return [s.hero_at[seat]]


FIGHT_STEP: Final = tuple([Fight(seat) for seat in range(SEATS)])


class Strike(HideoutStep):
    """With which dice? Choice 5 * a + b rolls a of the site's first weapon and b of its second."""

    RULE: ClassVar[str] = "4.36"

    def legal(self, s: MerryMen, seat: i64) -> i64:
        site: i64 = self.hideout // 4
        row: i64 = bit(armed(s, seat, site, 1) + 1) - 1
        mask: i64 = row & ~1
        for a in range(1, armed(s, seat, site, 0) + 1):
            mask |= row << (5 * a)
        return mask

    def choose(self, s: MerryMen, seat: i64, k: i64, ref: Referee) -> None:
        s.acted = 1
        ref.tell("fights", seat, self.hideout)
        if strike(s, seat, k // 5 + k % 5, ref):
            beat(s, seat, self.hideout, k, ref)
        else:
            miss(s, seat, FightReroll(seat, self.hideout, k), ref)

    def action(self, s: MerryMen, seat: i64, k: i64) -> Action:
        site: i64 = self.hideout // 4
        return Action(verbs.STRIKE, 5 * FIGHT[2 * site] + k // 5, 5 * FIGHT[2 * site + 1] + k % 5)

    def barred(self, s: MerryMen, seat: i64) -> list[Bar]:
        site: i64 = self.hideout // 4
        bars: list[Bar] = []
        for icon in range(2):
            if armed(s, seat, site, icon) == 0:
                arms: list[i64] = [5 * FIGHT[2 * site], 5 * FIGHT[2 * site + 1]]
                arms[icon] += 1
                bars.append(Bar(Action(verbs.STRIKE, arms[0], arms[1]), "no_weapon", "4.36", FIGHT[2 * site + icon]))
        return bars


class FightReroll(WeaponReroll):
    """Distractions after a lost fight: each rolls one of its dice again (§4.29)."""

    hideout: i64
    dice: i64

    def __init__(self, seat: i64, hideout: i64, dice: i64) -> None:
        self.seat = seat
        self.hideout = hideout
        self.dice = dice

    def hit(self, s: MerryMen, seat: i64, ref: Referee) -> None:
        beat(s, seat, self.hideout, self.dice, ref)


def beat(s: MerryMen, seat: i64, hideout: i64, dice: i64, ref: Referee) -> None:
    """The guard goes to the supply, the dice to the store; reputation, and the man he held (§4.37-4.38)."""
    site: i64 = hideout // 4
    s.guards &= ~bit(hideout)
    ref.tell("beats", seat, hideout)
    return_weapons(s, seat, FIGHT[2 * site], dice // 5)
    return_weapons(s, seat, FIGHT[2 * site + 1], dice % 5)
    famous(s, seat, ref)
    s.steps.append(FIGHT_AGAIN[seat])
    free_arrested(s, seat, hideout, ref)
    if not guards_at(s, site):
        liberate(s, seat, site, ref)


def free_arrested(s: MerryMen, seat: i64, hideout: i64, ref: Referee) -> None:
    """The fine to the rescuer; a point if the man is another's; he goes into training, Tuck to the church."""
    kind = take_fine(s, hideout)
    if kind >= 0:
        gain(s, seat, kind, 1, "takes_fine", ref)
    if s.tuck_at == hideout:
        s.tuck_at = MAIN + CHURCH
        ref.tell("tuck_freed", seat)
        score(s, seat, 1, ref)
    for owner in range(s.seats):
        if s.men[owner] & bit(hideout):
            s.men[owner] &= ~bit(hideout)
            s.training = put(s.training, owner, s.training[owner] + 1)
            ref.tell("frees" if owner != seat else "frees_own", seat, owner)
            score(s, seat, 1 if owner != seat else 0, ref)


def liberate(s: MerryMen, seat: i64, site: i64, ref: Referee) -> None:
    """The last guard of a site beaten: one of what it produces (§4.40)."""
    ref.tell("liberates", seat, site)
    product = SITE_GIVES[site]
    if product < GOODS:
        gain(s, seat, product, 1, "finds", ref)
    elif product == LOOT:
        loot(s, seat, 1, ref)
    else:
        s.steps.append(Arm(seat, 1))


class FightAgain(SeatPhase):
    """Another guard of the same site is still the same move (§4.39)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        fight_again(s, self.seat)


FIGHT_AGAIN: Final = tuple([FightAgain(seat) for seat in range(SEATS)])
