"""How far a march can still go: every box it can end in, and the cheapest way there. For people only."""

from __future__ import annotations

from sherwood.engine.bits import members
from sherwood.games.legend.rules.atlas import ADJACENT, COST, MOUTH, STANDS
from sherwood.games.legend.rules.march import stopped, ways
from sherwood.games.legend.rules.paths import PASSAGE, STEP, walkable
from sherwood.games.legend.rules.roster import OUTLAWS
from sherwood.games.legend.rules.state import Legend


def reach(s: Legend) -> dict[int, list[int]]:
    """Boxes by the cheapest way to them, box by box; secret passages into keeps are a gamble and left out."""
    seat = 0 if OUTLAWS >> s.lead & 1 else 1
    start = s.at[s.lead]
    if not ways(s, seat):
        return {}
    found: dict[int, list[int]] = {start: []}
    open_boxes = [start]
    while open_boxes:
        open_boxes.sort(key=lambda box: price(found[box]), reverse=True)
        here = open_boxes.pop()
        for near in neighbours(s, seat, here, start, price(found[here])):
            way = [*found[here], near]
            if near not in found or price(way) < price(found[near]):
                found[near] = way
                open_boxes.append(near)
    return {box: way for box, way in found.items() if box != start and STANDS[box]}


def price(way: list[int]) -> int:
    """The movement points of a way."""
    return sum(COST[box] for box in way)


def neighbours(s: Legend, seat: int, here: int, start: int, spent: int) -> list[int]:
    """Where one can go on to from a box of the search."""
    if here == start:
        mask = ways(s, seat)
        out = [MOUTH[here]] if mask >> PASSAGE & 1 and MOUTH[here] >= 0 else []
        return [ADJACENT[here][k - STEP] for k in members(mask) if STEP <= k < PASSAGE] + out
    if stopped(s, seat, here):
        return []
    left = s.pace - s.spent - spent
    beyond = [MOUTH[here]] if MOUTH[here] >= 0 and seat == 0 and not s.group & s.captive else []
    return [near for near in (*ADJACENT[here], *beyond) if walkable(s, seat, near, left)]
