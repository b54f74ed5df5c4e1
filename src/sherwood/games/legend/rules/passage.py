"""Into a keep by its secret passage: Robin, a small party, one attempt (§6.61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, lowest
from sherwood.engine.referee import Referee
from sherwood.games.legend.rules.atlas import BEHIND, KEEP_OF
from sherwood.games.legend.rules.atoms import eliminate_all, kill
from sherwood.games.legend.rules.roster import ALL_LEADERS, MERRY, ROBIN
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend

# Why a party may not go in; 0 where it may.
OPEN: Final = 0
USED: Final = 1
NOT_ROBIN: Final = 2
CROWD: Final = 3
CAPTIVES: Final = 4
TIRED: Final = 5


def may_enter(s: Legend, mouth: i64) -> i64:
    """What keeps the marching group out of the passage that opens here."""
    if s.explored & bit(KEEP_OF[BEHIND[mouth]]):
        return USED
    if not s.group & bit(ROBIN):
        return NOT_ROBIN
    if s.group & s.captive:
        return CAPTIVES
    if count(s.group & MERRY) > 2 or count(s.group & ALL_LEADERS) > 2:
        return CROWD
    return TIRED if s.spent >= s.pace or s.pinned or s.through else OPEN


def enter_keep(s: Legend, keep: i64, ref: Referee) -> bool:
    """The only attempt: 1 to 4 and they are in; otherwise the enemy was waiting. True if they go in."""
    s.explored |= bit(KEEP_OF[keep])
    s.set_out = 1
    die: i64 = ref.roll(6, "passage", keep)
    ref.tell("passage", ROBIN_SEAT, keep, die)
    if die <= 4:
        return True
    s.spent += 1
    ambush(s, ref)
    return False


def ambush(s: Legend, ref: Referee) -> None:
    """All Merry Men of the party are lost; each leader dies on 1 or 2, unless nobody knows him (§6.61a, §6.61d)."""
    eliminate_all(s, s.group & MERRY, ref)
    rest: i64 = s.group & ALL_LEADERS
    while rest and s.ending < 0:
        leader: i64 = lowest(rest)
        rest &= rest - 1
        if bit(leader) & ~s.disguised and dies(leader, ref):
            kill(s, leader, ref)
        else:
            ref.tell("slips_away", ROBIN_SEAT, leader, s.at[leader])
    if not s.group & bit(s.lead):
        s.lead = ROBIN


def dies(leader: i64, ref: Referee) -> bool:
    """One leader's die in the ambush."""
    die: i64 = ref.roll(6, "ambushed", leader)
    ref.tell("ambushed", ROBIN_SEAT, leader, die)
    return die <= 2
