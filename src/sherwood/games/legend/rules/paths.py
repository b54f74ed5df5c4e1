"""Where a group may set foot: terrain, points, and boxes in which nobody may stay (§6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, lowest
from sherwood.games.legend.rules.atlas import (
    ADJACENT,
    ALL_NEAR,
    COST,
    CROSSING_NEAR,
    FOREST,
    FOREST_COST,
    FOREST_NEAR,
    GREEN_COST,
    GROUND_NEAR,
    STANDS,
    TERRAIN,
)
from sherwood.games.legend.rules.roster import KNIGHTS, OUTLAW_LEADERS, SHERIFF_LEADERS
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend

# The choices of a march: 0..38 are pieces, then to stop, the neighbours (at most 21), and the secret passage.
HALT: Final = 39
STEP: Final = 40
PASSAGE: Final = 61


def captives_of(seat: i64) -> i64:
    """The leaders this side may hold."""
    return SHERIFF_LEADERS if seat == ROBIN_SEAT else OUTLAW_LEADERS


def open_near(s: Legend, seat: i64, box: i64, left: i64) -> i64:
    """The neighbours the group may enter with the points it has left, as a mask of their places."""
    mask: i64 = 0
    doubtful: i64 = ALL_NEAR[box]
    if not s.pinned and not s.through:
        doubtful = CROSSING_NEAR[box]
        mask = ground_near(s, box, left)
    near = ADJACENT[box]
    while doubtful:
        place: i64 = lowest(doubtful)
        doubtful &= doubtful - 1
        if walkable(s, seat, near[place], left):
            mask |= bit(place)
    return mask


def ground_near(s: Legend, box: i64, left: i64) -> i64:
    """With a point left at least, the neighbours in reach where one may stay: knights keep out of the forest (§6.8, §6.8a)."""
    if left < FOREST_COST or s.group & KNIGHTS:
        return GROUND_NEAR[box]
    return GROUND_NEAR[box] | FOREST_NEAR[box]


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
    if left <= 0 or s.foes(seat, box):
        return False
    if ground_near(s, box, left):
        return True
    near = ADJACENT[box]
    rest: i64 = CROSSING_NEAR[box]
    while rest:
        if can_finish(s, seat, near[lowest(rest)], left - 1):
            return True
        rest &= rest - 1
    return False


def leaves_captives(s: Legend, seat: i64, box: i64) -> bool:
    """Would captives be left without a guard if the group left this box? (§8.1)"""
    rest: i64 = s.here(box, s.captive & captives_of(seat)) & ~s.group
    while rest:
        if not s.guarded(lowest(rest), s.group):
            return True
        rest &= rest - 1
    return False
