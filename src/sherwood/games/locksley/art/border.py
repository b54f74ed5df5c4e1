"""The illuminated border: fame tiles of day and night, the bends with sun and moon, the King at the corner."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import seal
from sherwood.draw.svg import EMPTY, Svg, circle, group, line, path, rect, trace, use

from .layout import Layout

FACES: Final = {"day": ("vellum", "pen"), "night": ("indigo", "indigo-light"), None: ("card-shade", "pen")}


def ground(layout: Layout) -> Svg:
    """The gilded frame, and the wooden bed of the grid."""
    ring, edge = layout.ring, layout.border
    frame = rect(*ring.inset(1), 6, fill=paint("leaf-dark"), stroke=paint("pen"), stroke_width=2)
    gilt = rect(*ring.inset(edge * 0.5), 4, fill="none", stroke=paint("brass"), stroke_width=1.5)
    bed = rect(*layout.grid, fill=paint("inlay"), stroke=paint("pen"), stroke_width=2)
    return group(frame, vine(layout) if not layout.narrow else EMPTY, gilt if layout.narrow else EMPTY, bed)


def vine(layout: Layout) -> Svg:
    """Leaves and berries along the frame, the scribe's own pleasure."""
    ring, edge = layout.ring, layout.border
    low, high, count = ring.x + edge, ring.right - edge, 24
    step = (high - low) / count
    places = [(low + (i + 0.5) * step, i % 2) for i in range(count)]
    top, bottom, left, right = (
        ring.y + edge / 2 + 1,
        ring.bottom - edge / 2 - 1,
        ring.x + edge / 2 + 1,
        ring.right - edge / 2 - 1,
    )
    shift = ring.y - ring.x
    across = [sprig(x, y, odd) for x, odd in places for y in (top, bottom)]
    down = [sprig(x, y + shift, odd) for y, odd in places for x in (left, right)]
    return group(*across, *down)


def sprig(x: float, y: float, odd: int) -> Svg:
    if odd:
        return circle(x, y, 2.2, fill=paint("blood"), stroke=paint("brass"), stroke_width=1)
    return path(
        f"M{x - 7:.1f} {y:.1f}Q{x:.1f} {y - 7:.1f} {x + 7:.1f} {y:.1f}Q{x:.1f} {y + 7:.1f} {x - 7:.1f} {y:.1f}Z",
        fill=paint("brass"),
    )


def fame_tile(layout: Layout, space: int, fame: str, time: str | None) -> Svg:
    box = layout.track(space)
    face, ink = FACES[time]
    size = min(box.width, box.height) - 6
    inner = box.within(size, size)
    tile = rect(*box, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    rule = rect(*box.inset(3), fill="none", stroke=paint("brass"), stroke_width=1) if not layout.narrow else EMPTY
    return group(tile, rule, use(f"t-{fame}", *inner.inset(size * 0.06), color=paint(ink)))


def bend(layout: Layout, side: int, time: str | None) -> Svg:
    """The corner of an L-shaped tile: a sun by day, a moon by night."""
    box = layout.corner(side)
    face = FACES[time][0] if time in FACES else "card-shade"
    across, down = ((3, 3), (-3, 3), (-3, -3))[side]
    return joined(box, across, down, paint(face)) + (moon(box) if time == "night" else sun(box))


def joined(box: Box, across: float, down: float, colour: str) -> Svg:
    """The bend and its two arms are one tile: its paint runs over the lines between them."""
    middle = rect(*box.inset(1), fill=colour)
    beside = box.inset(1, 2).moved(across, 0)
    under = box.inset(2, 1).moved(0, down)
    return middle + rect(*beside, fill=colour) + rect(*under, fill=colour)


def sun(box: Box) -> Svg:
    (x, y), r = box.centre, box.width * 0.19
    rays = [
        line(x + r * 1.3 * cos(a), y + r * 1.3 * sin(a), x + r * 1.85 * cos(a), y + r * 1.85 * sin(a))
        for a in (i * pi / 6 for i in range(12))
    ]
    eyes = trace("M", x - r * 0.4, y - r * 0.1, "v .1 M", x + r * 0.4, y - r * 0.1, "v .1")
    smile = trace("M", x - r * 0.4, y + r * 0.35, "Q", x, y + r * 0.7, x + r * 0.4, y + r * 0.35)
    face = path(eyes + smile, fill="none", stroke_width=2.5, stroke_linecap="round")
    return group(
        *rays, circle(x, y, r, fill=paint("flame")), face, stroke=paint("pen"), stroke_width=2, stroke_linecap="round"
    )


def moon(box: Box) -> Svg:
    (x, y), r = box.centre, box.width * 0.26
    horn, hollow = r * 0.85, r * 0.82
    back = trace("M", x + r * 0.5, y - horn, "A", r, r, "0 1 0", x + r * 0.5, y + horn)
    inside = trace("A", hollow, hollow, "0 1 1", x + r * 0.5, y - horn, "Z")
    moon_paint = paint("indigo-light")
    crescent = path(back + inside, fill=moon_paint, stroke=paint("pen"), stroke_width=2, stroke_linejoin="round")
    stars = [
        circle(x + dx * r, y + dy * r, r * 0.09, fill=paint("flame"))
        for dx, dy in ((0.6, -0.2), (1.1, 0.5), (0.95, -0.9), (-1.2, 1.1))
    ]
    return crescent + group(*stars)


def king(layout: Layout) -> Svg:
    """Long Live the King, outside the starting tile: the only tile all of gold."""
    box = layout.corner(3)
    tile = rect(*box, fill=paint("flame"), stroke=paint("pen"), stroke_width=2)
    rule = rect(*box.inset(4), 3, fill="none", stroke=paint("blood"), stroke_width=2)
    return tile + rule + use("t-king", *box.inset(box.width * 0.14), color=paint("pen"))


def seals(box: Box, *, met: bool, first: bool) -> Svg:
    """Green wax on a task that is met; a golden rim on the one that comes next."""
    rim = rect(3, 3, box.width - 6, box.height - 6, 4, fill="none", stroke=paint("glow"), stroke_width=4)
    r = box.width * 0.13 if box.width < box.height else box.height * 0.13
    return (rim if first else EMPTY) + (seal(box.width - r - 4, r + 4, max(r, 7)) if met else EMPTY)
