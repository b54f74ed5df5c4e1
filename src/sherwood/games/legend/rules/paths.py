"""Where a group may set foot: terrain, points, and boxes in which nobody may stay (§6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import lowest
from sherwood.games.legend.rules.atlas import ADJACENT, COST, FOREST, GREEN_COST, STANDS, TERRAIN
from sherwood.games.legend.rules.roster import KNIGHTS, OUTLAW_LEADERS, SHERIFF_LEADERS
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend

# The choices of a march: 0..38 are pieces, then to stop, the neighbours (at most 21), and the secret passage.
HALT: Final = 39
STEP: Final = 40
PASSAGE: Final = 61


def captives_of(seat: i64) -> i64:
    """The leaders this side may hold."""
    return SHERIFF_LEADERS if seat == ROBIN_SEAT else OUTLAW_LEADERS


def walkable(s: Legend, seat: i64, box: i64, left: i64) -> bool:
    """May the marching group enter this box with the points it has left?"""
    rest: i64 = left - COST[box]
    if rest < 0 or (TERRAIN[box] == FOREST and s.group & KNIGHTS):
        return False
    if (s.pinned or s.through) and GREEN_COST[box] > rest:
        return False
    return bool(STANDS[box]) or can_finish(s, seat, box, rest)


def can_finish(s: Legend, seat: i64, box: i64, left: i64) -> bool:
    """From a bridge, a ford or a numbered box: is there a way on to a box one may stay in? (§6.4, §6.8b)"""
    if s.foes(seat, box):
        return False
    for near in ADJACENT[box]:
        rest: i64 = left - COST[near]
        if rest < 0 or (TERRAIN[near] == FOREST and s.group & KNIGHTS):
            continue
        if STANDS[near] or can_finish(s, seat, near, rest):
            return True
    return False


def leaves_captives(s: Legend, seat: i64, box: i64) -> bool:
    """Would captives be left without a guard if the group left this box? (§8.1)"""
    rest: i64 = s.here(box, s.captive & captives_of(seat)) & ~s.group
    while rest:
        if not s.guarded(lowest(rest), s.group):
            return True
        rest &= rest - 1
    return False
