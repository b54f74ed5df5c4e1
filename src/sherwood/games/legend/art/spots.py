"""Where things stand inside a box: what is drawn on the land, the counters beside it, the cost of getting there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sherwood.draw.geometry import Box, Point

from ..county import MapBox
from . import SPOTS_BY_HAND
from .ground import COST, inside, touches
from .layout import Layout

BARE: Final = ("forest", "field", "road")  # nothing stands there
SMALL: Final = ("numbered_road", "ford")
CROSSED: Final = ("bridge", *SMALL)  # the counters stand upon what is drawn
LEVEL: Final = (*BARE, *CROSSED)
# From the numbers at the edge of the map into it: whoever stands there hides no number.
INWARD: Final = {"N1": (0, 1), "N2": (1, 0), "N3": (0, -1), "N4": (0, -1), "N5": (-1, 0)}
BESIDE: Final = 0.9  # inches
FAR: Final = 5 * COST  # what is farther never touches a disc that gives way
# From where a disc would lie: nearer ones first, by radii.
STEPS: Final = tuple(
    sorted(
        ((x, y) for x in range(-4, 5) for y in range(-4, 5)), key=lambda by: (by[0] ** 2 + by[1] ** 2, by[1], -by[0])
    )
)


def sight_size(layout: Layout, box: MapBox) -> float:
    return layout.inch * (0.72 if box["terrain"] in SMALL else 0.95)


def sight_at(layout: Layout, box: MapBox) -> Point:
    """The middle of what stands on the land: a little aside, to leave room for counters."""
    x, y = layout.at(box["x"], box["y"])
    if box["terrain"] in CROSSED:
        return Point(x, y - layout.inch * 0.1)
    dx, _ = lean(box)
    return Point(x - dx * layout.inch * 0.75, y - layout.inch * 0.22)


def sight_box(layout: Layout, box: MapBox) -> Box:
    size, (x, y) = sight_size(layout, box), sight_at(layout, box)
    return Box(x - size / 2, y - size / 2, size, size)


def lean(box: MapBox) -> tuple[float, float]:
    """How far the counters of a box stand from its middle, in inches."""
    if box["id"] in SPOTS_BY_HAND:
        return SPOTS_BY_HAND[box["id"]]
    return (0.0, 0.0) if box["terrain"] in LEVEL else (0.36, 0.2)


def slot(layout: Layout, box: MapBox) -> Point:
    """The middle of the counters of a box."""
    (x, y), (dx, dy) = layout.at(box["x"], box["y"]), lean(box)
    if box["id"] in INWARD:
        east, south = INWARD[box["id"]]
        dx, dy = (south * BESIDE, -east * BESIDE) if layout.narrow else (east * BESIDE, south * BESIDE)
    return Point(x + dx * layout.inch, y + dy * layout.inch)


def cost_at(layout: Layout, box: MapBox, count: int, stands: Point | None = None) -> Point:
    """Where the cost stands: on the land, or above the counters, half outside, away from tab and number."""
    at = stands or slot(layout, box)
    if not count:
        return at if box["terrain"] in BARE else on_sight(layout, box)
    places = layout.stack(at, count)
    above = Point(places[0].x + 6, min(one.y for one in places) - 6)
    return inside(above, Box(-COST, -COST, 2 * COST, 2 * COST), layout.map)


def aside(at: Point, covered: Sequence[Box], land: Box) -> Point:
    """The nearest place to it, in steps of a radius, where a disc covers none of these and lies on the map; else the fewest."""
    x, y = at  # written out, not asked of `touches`: a march asks this hundreds of times
    near_x = [box for box in covered if box.x - FAR < x < box.x + box.width + FAR]
    near_by = [box for box in near_x if box.y - FAR < y < box.y + box.height + FAR]
    return clear_of(at, tuple(near_by), land)


@lru_cache(maxsize=4096)
def clear_of(at: Point, near_by: tuple[Box, ...], land: Box) -> Point:
    disc = Box(-COST, -COST, 2 * COST, 2 * COST)
    best, fewest = at, len(near_by) + 1
    for dx, dy in STEPS:
        one = inside(Point(at.x + dx * COST, at.y + dy * COST), disc, land)
        hit = sum(touches(one, box) for box in near_by)
        if hit < fewest:
            best, fewest = one, hit
        if not hit:
            break
    return best


def on_sight(layout: Layout, box: MapBox) -> Point:
    """In a corner of what stands there, where no name ever is."""
    place = sight_box(layout, box)
    return Point(place.right - COST + 1, place.bottom - COST + 1)
