"""Nottingham from above: forest, walls, roads, moat and castle, drawn once for a table."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, label
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, circle, group, join, line, path, rect, tag, use

from . import FIGURES, HOUSES
from .layout import Lane, Layout

WALLS = Box(194, 2, 600, 550)
OAKS = (
    (-6, 250, 34), (190, 0, 30), (392, -14, 26), (786, -8, 34), (772, 20, 24), (930, 246, 26), (186, 546, 30), (146, 540, 24),
    (788, 536, 34), (930, 538, 30), (560, 190, 0), (-8, 300, 26), (-10, 538, 32), (176, 296, 26), (790, 250, 22), (936, -10, 28),
    (438, 372, 26), (458, 384, 22), (520, 196, 24), (584, 196, 22), (478, 396, 26),
)  # fmt: skip


def landmarks() -> Svg:
    return symbols("", FIGURES["town"]) + symbols("H-", HOUSES)


def house(name: str, x: float, y: float, size: float) -> Svg:
    """A house on a field a fifth wider than high."""
    return use(f"H-{name}", x, y, size, size)


def country(layout: Layout) -> Iterator[Svg]:
    """Green outside the walls, clay within, and the forest's rim."""
    if layout.narrow:
        return
    town = layout.town
    yield rect(*town, CORNER, fill=paint("green-wash"))
    walls = WALLS.moved(0, layout.top)
    yield rect(*walls, 26, fill=paint("town-wash"))
    yield from wall(walls)
    yield join(house("oak", x, y + layout.top, size) for x, y, size in OAKS if size)


def wall(box: Box) -> Iterator[Svg]:
    """A wall of stone with battlements and a tower at each corner."""
    for colour, width in (("pen", 14), ("stone", 11)):
        yield rect(*box, 26, fill="none", stroke=paint(colour), stroke_width=width)
    yield rect(*box, 26, fill="none", stroke=paint("stone-dark"), stroke_width=4, stroke_dasharray="9 7")
    for x in (box.x + 7, box.right - 7):
        for y in (box.y + 7, box.bottom - 7):
            yield circle(x, y, 13, fill=paint("stone"), stroke=paint("pen"), stroke_width=2)
            yield circle(x, y, 6, fill=paint("stone-dark"), stroke=paint("pen"), stroke_width=1.5)


def road(lane: Lane) -> Svg:
    """A double line in ink, with the ruts of carriages; where it meets the wall, a gate."""
    box = lane.ground
    (x1, y1), (x2, y2) = (box.centre.x, box.y), (box.centre.x, box.bottom)
    if not lane.upright:
        (x1, y1), (x2, y2) = (box.x, box.centre.y), (box.right, box.centre.y)
    breadth = box.width if lane.upright else box.height - 4
    strokes = ((breadth, "map-ink", None), (breadth - 4, "road", None), (1.5, "map-line", "10 9"))
    return join(
        line(x1, y1, x2, y2, stroke=paint(colour), stroke_width=width, stroke_dasharray=dashes)
        for width, colour, dashes in strokes
    )


def gatehouses(layout: Layout) -> Svg:
    """Two posts where a road passes the wall."""
    if layout.narrow:
        return EMPTY
    top = layout.top
    west, east = layout.lane(3, 1).ground, layout.lane(1, 1).ground
    posts = [(187, west.y - 8), (187, west.bottom - 6), (787, east.y - 8), (787, east.bottom - 6)]
    posts += [(377, top - 2), (425, top - 2), (545, top + 546), (593, top + 546)]
    return join(rect(x, y, 14, 14, 3, fill=paint("stone-dark"), stroke=paint("pen"), stroke_width=2) for x, y in posts)


def castle(layout: Layout, words: str) -> Svg:
    """The keep in its moat; on a phone beside its name."""
    box = layout.castle
    if layout.narrow:
        ground = rect(*box, CORNER, fill=paint("green-wash"), stroke=paint("map-line"), stroke_width=1.5)
        return (
            ground
            + use("castle", box.x + 14, box.y + 8, 44, 44)
            + label(box.x + 60, box.y + 33, words, 14, anchor="start")
        )
    x, y = box.centre
    moat = [
        tag("ellipse", cx=x, cy=y + 6, rx=66, ry=58, fill=paint("woad"), stroke=paint("pen"), stroke_width=2),
        tag("ellipse", cx=x, cy=y + 6, rx=57, ry=49, fill=paint("leaf"), stroke=paint("pen"), stroke_width=1.5),
    ]
    return group(*moat, use("castle", x - 46, y - 44, 92, 92))


def parcel(box: Box, *, wash: str = "surface", edge: str = "map-line") -> Svg:
    return rect(*box, CORNER, fill=paint(wash), stroke=paint(edge), stroke_width=1.5)


def tower(box: Box) -> Svg:
    """The prison's battlements, on top of its box."""
    step = box.width / 9
    teeth = "".join(f"M{box.x + i * step:.1f} {box.y:.1f}h{step:.1f}v-7h-{step:.1f}z" for i in range(0, 9, 2))
    return path(teeth, fill=paint("stone"), stroke=paint("pen"), stroke_width=1.5)
