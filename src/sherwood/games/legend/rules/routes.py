"""Ways of a march: every box in which it can end, and the shortest way there, as the choices that lead along it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.legend.rules.atlas import ADJACENT, COST, COUNT, FAR, FOREST, KEEPS, MOUTH, STANDS, TERRAIN
from sherwood.games.legend.rules.march import stopped
from sherwood.games.legend.rules.paths import HALT, PASSAGE, STEP, leaves_captives
from sherwood.games.legend.rules.roster import KNIGHTS
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend

NOWHERE: Final[i64] = -1


class Routes:
    """All ways of the group that is marching now (`s.lead`, `s.group`), found when it is made."""

    start: i64
    cost: vec[i64]  # by box: what the way costs, FAR where there is none
    back: vec[i64]  # by box: the box before it

    def __init__(self, s: Legend, seat: i64) -> None:
        self.start = s.at[s.lead]
        self.cost = vec[i64]([FAR] * COUNT)
        self.back = vec[i64]([NOWHERE] * COUNT)
        self.cost[self.start] = 0
        left: i64 = s.pace - s.spent
        if left > 0 and not s.pinned and not s.through and (s.set_out or not leaves_captives(s, seat, self.start)):
            self.spread(s, seat, left)

    def spread(self, s: Legend, seat: i64, left: i64) -> None:
        """Boxes in the order of their cost: at most five rounds, for nobody has more points (§6.1)."""
        waiting: list[i64] = [self.start]
        for spent in range(left):
            for here in waiting[:]:
                if self.cost[here] == spent and (here == self.start or not stopped(s, seat, here)):
                    self.leave(s, seat, here, left - spent, waiting)

    def leave(self, s: Legend, seat: i64, here: i64, left: i64, after: list[i64]) -> None:
        """Every box that can be entered from here."""
        for near in ADJACENT[here]:
            self.enter(s, seat, here, near, left, after)
        if seat == ROBIN_SEAT and MOUTH[here] >= 0 and not s.group & s.captive:
            self.enter(s, seat, here, MOUTH[here], left, after)

    def enter(self, s: Legend, seat: i64, here: i64, near: i64, left: i64, after: list[i64]) -> None:
        price: i64 = COST[near]
        if price > left or (TERRAIN[near] == FOREST and s.group & KNIGHTS):
            return
        if not STANDS[near] and (left - price <= 0 or s.foes(seat, near)):
            return
        total: i64 = self.cost[here] + price
        if total < self.cost[near]:
            self.cost[near] = total
            self.back[near] = here
            after.append(near)

    def ends(self, box: i64) -> bool:
        """Can the march end there?"""
        return STANDS[box] != 0 and 0 < self.cost[box] < FAR

    def way(self, box: i64) -> list[i64]:
        """The boxes of the shortest way, without the first one."""
        found: list[i64] = []
        here: i64 = box
        while here != self.start and here >= 0:
            found.insert(0, here)
            here = self.back[here]
        return found

    def choices(self, box: i64) -> list[i64]:
        """The choices of a march that leads there and ends there."""
        here: i64 = self.start
        found: list[i64] = []
        for near in self.way(box):
            found.append(choice_to(here, near))
            here = near
        found.append(HALT)
        return found


def choice_to(here: i64, near: i64) -> i64:
    """The choice of a march that enters a neighbouring box."""
    neighbours = ADJACENT[here]
    for i in range(len(neighbours)):
        if neighbours[i] == near:
            return STEP + i
    return PASSAGE


def all_distances() -> vec[i64]:
    """What it costs to walk from each box to each other, nobody in the way: row by row."""
    table: list[i64] = []
    for goal in range(COUNT):
        table.extend(distances_to(goal))
    return vec[i64](table)


def distances_to(goal: i64) -> list[i64]:
    far: list[i64] = [FAR] * COUNT
    far[goal] = 0
    waiting: list[i64] = [goal]
    while waiting:
        near = waiting.pop(0)
        for other in ADJACENT[near]:
            if far[near] + COST[near] < far[other]:
                far[other] = far[near] + COST[near]
                waiting.append(other)
        for keep in KEEPS:
            if MOUTH[keep] == near and far[near] + COST[near] < far[keep]:
                far[keep] = far[near] + COST[near]
                waiting.append(keep)
    return far


DISTANCE: Final = all_distances()  # at box * COUNT + goal: see `apart`


def apart(here: i64, goal: i64) -> i64:
    """How far it is to walk."""
    return DISTANCE[goal * COUNT + here]
