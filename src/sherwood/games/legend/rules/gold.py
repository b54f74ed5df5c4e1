"""Robbery, looting and taxes (§9)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, lowest
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules import verbs
from sherwood.games.legend.rules.atlas import KEEPS, VILLAGE_OF, VILLAGES
from sherwood.games.legend.rules.atoms import pay_robin, pay_sheriff
from sherwood.games.legend.rules.roster import (
    LOOT,
    MERRY,
    OUTLAW_LEADERS,
    PURSE,
    SHERIFF_LEADERS,
    SOLDIERS,
    TAXES,
    TOTAL,
    TRAVELLERS,
)
from sherwood.games.legend.rules.shapes import DONE, OneMore
from sherwood.games.legend.rules.state import ROBIN_SEAT, SHERIFF_SEAT, Legend

_KEEP: Final = 40  # after the travellers and the end, the first keep


def unwatched(s: Legend, box: i64) -> bool:
    """Merry Men are in the box and none of the Sheriff's units: his leaders alone protect nobody (§9.3)."""
    return s.here(box, s.free & MERRY) != 0 and not s.foes(ROBIN_SEAT, box)


def victims(s: Legend) -> i64:
    """The travellers that can be robbed now."""
    mask: i64 = 0
    rest: i64 = s.free & TRAVELLERS
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        if unwatched(s, s.at[piece]):
            mask |= bit(piece)
    return mask


def tell_unrobbed(s: Legend, ref: Referee) -> None:
    """Leaders alone rob nobody (§9.3): whoever expected it is told why nothing happens."""
    rest: i64 = s.free & TRAVELLERS & ~victims(s)
    while rest:
        piece: i64 = lowest(rest)
        rest &= rest - 1
        box: i64 = s.at[piece]
        if s.here(box, s.free & OUTLAW_LEADERS) and not s.here(box, s.free & MERRY) and not s.foes(ROBIN_SEAT, box):
            ref.tell("unrobbed", ROBIN_SEAT, piece, box)


def treasures(s: Legend) -> i64:
    """The keeps that can be looted now, as choices (§9.4)."""
    mask: i64 = 0
    for i in range(len(KEEPS)):
        if not s.looted & bit(i) and unwatched(s, KEEPS[i]):
            mask |= bit(_KEEP + i)
    return mask


class Rob(OneMore):
    """Rob a traveller, loot a keep, or let it be."""

    RULE: ClassVar[str] = "9.3"

    def candidates(self, s: Legend) -> i64:
        return victims(s) | treasures(s)

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        if k < DONE:
            rob(s, k, ref)
        else:
            loot(s, k - _KEEP, ref)

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        if k < DONE:
            return Action(verbs.ROB, k)
        return Action(verbs.DONE) if k == DONE else Action(verbs.LOOT, KEEPS[k - _KEEP])

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for piece in range(TOTAL):
            if s.free & TRAVELLERS & ~victims(s) & bit(piece) and s.here(s.at[piece], s.free & MERRY):
                bars.append(Bar(Action(verbs.ROB, piece), "escorted", "9.3", piece))
        for i in range(len(KEEPS)):
            if not treasures(s) & bit(_KEEP + i) and s.here(KEEPS[i], s.free & MERRY):
                reason = "looted" if s.looted & bit(i) else "garrisoned"
                bars.append(Bar(Action(verbs.LOOT, KEEPS[i]), reason, "9.4", KEEPS[i]))
        return bars


def rob(s: Legend, piece: i64, ref: Referee) -> None:
    """The traveller pays and leaves the map; he may come again (§9.31, §9.32)."""
    pay_robin(s, PURSE[piece])
    ref.tell("robs", ROBIN_SEAT, piece, s.at[piece], PURSE[piece])
    depart(s, piece)


def depart(s: Legend, piece: i64) -> None:
    """A traveller's counter goes back beside the map (§13.2d)."""
    s.free &= ~bit(piece)
    s.at[piece] = -1
    s.bound[piece] = -1


def loot(s: Legend, keep: i64, ref: Referee) -> None:
    """Four pieces, once per keep (§9.4)."""
    s.looted |= bit(keep)
    pay_robin(s, LOOT)
    ref.tell("loots", ROBIN_SEAT, KEEPS[keep], LOOT)


# Taxes


def why_untaxed(s: Legend, i: i64) -> i64:
    """0: it can be taxed; 1: no collector; 2: Merry Men; 3: already tried this turn or the last."""
    box: i64 = VILLAGES[i]
    if not s.here(box, s.free & SHERIFF_LEADERS) or not s.here(box, s.free & SOLDIERS):
        return 1
    if s.here(box, s.free & MERRY):
        return 2
    return 3 if (s.taxed | s.taxed_before) & bit(i) else 0


class Tax(OneMore):
    """Tax a village with a unit and a leader of the Sheriff, no Merry Men, and not tried last turn; or leave it in peace."""

    RULE: ClassVar[str] = "9.6"

    def candidates(self, s: Legend) -> i64:
        mask: i64 = 0
        rest: i64 = s.free & SHERIFF_LEADERS
        while rest:
            village: i64 = VILLAGE_OF[s.at[lowest(rest)]]
            rest &= rest - 1
            if village >= 0 and why_untaxed(s, village) == 0:
                mask |= bit(village)
        return mask

    def treat(self, s: Legend, seat: i64, k: i64, ref: Referee) -> None:
        s.taxed |= bit(k)
        die: i64 = ref.roll(6, "taxes", VILLAGES[k])
        ref.tell("taxes", seat, VILLAGES[k], die, pay_sheriff(s, TAXES[die - 1]))

    def action(self, s: Legend, seat: i64, k: i64) -> Action:
        return Action(verbs.DONE) if k == DONE else Action(verbs.TAX, VILLAGES[k])

    def barred(self, s: Legend, seat: i64) -> list[Bar]:
        bars: list[Bar] = []
        for i in range(len(VILLAGES)):
            why: i64 = why_untaxed(s, i)
            tax = Action(verbs.TAX, VILLAGES[i])
            if why == 1:
                bars.append(Bar(tax, "no_collector", "9.6", VILLAGES[i]))
            elif why == 2:
                bars.append(Bar(tax, "village_held", "9.6", VILLAGES[i]))
            elif why == 3:
                bars.append(Bar(tax, "taxed_twice", "9.6a", VILLAGES[i]))
        return bars


ROB_STEP: Final = Rob(ROBIN_SEAT)
TAX_STEP: Final = Tax(SHERIFF_SEAT)
