"""The illuminated border: fame tiles of day and night, the bends with sun and moon, the King at the corner."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure, seal
from sherwood.draw.svg import EMPTY, Svg, circle, group, line, path, rect, trace, use

from .layout import GRID, Layout

FACES: Final = {"day": ("vellum", "pen"), "night": ("indigo", "indigo-light"), None: ("card-shade", "pen")}


def ground(layout: Layout) -> Svg:
    """The gilded frame, and the wooden bed of the grid."""
    ring, edge = layout.ring, layout.border
    frame = rect(*ring.inset(1), 6, fill=paint("leaf-dark"), stroke=paint("pen"), stroke_width=2)
    gilt = rect(*ring.inset(edge * 0.5), 4, fill="none", stroke=paint("brass"), stroke_width=1.5)
    bed = rect(*layout.grid, fill=paint("inlay"), stroke=paint("pen"), stroke_width=2)
    return group(frame, gilt if layout.narrow else vine(layout), bed, coordinates(layout))


def coordinates(layout: Layout) -> Svg:
    """Letters below and above the grid, numbers on both sides: what a choice calls a square can be found."""
    grid, edge = layout.grid, layout.margin / 2
    size = 13 if layout.narrow else 15
    across = [(layout.cell(n).centre.x, "abcde"[n]) for n in range(GRID)]
    down = [(layout.cell(GRID * n).centre.y, str(n + 1)) for n in range(GRID)]
    letters = [
        figure(x, y, letter, size, ink="card") for x, letter in across for y in (grid.y + edge, grid.bottom - edge)
    ]
    numbers = [figure(x, y, number, size, ink="card") for y, number in down for x in (grid.x + edge, grid.right - edge)]
    return group(*letters, *numbers)


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


@lru_cache(maxsize=1024)
def seals(box: Box, *, met: bool, first: tuple[int, ...]) -> Svg:
    """Green wax on a task that is met; a rim and a pennant of the seat whose Bard comes here next."""
    rims = [rim(box, seat, 3 + 5 * n) for n, seat in enumerate(first)]
    marks = [pennant(box, seat) for seat in first]
    r = max(min(box.width, box.height) * 0.13, 7)
    return group(*rims, *marks, seal(box.width - r - 4, r + 4, r) if met else EMPTY)


def rim(box: Box, seat: int, inset: float) -> Svg:
    """In the seat's colour with a pale line outside it: it shows on vellum and on indigo."""
    wide, high = box.width - 2 * inset, box.height - 2 * inset
    pale = rect(inset, inset, wide, high, 4, fill="none", stroke=paint("card"), stroke_width=6)
    return pale + rect(inset, inset, wide, high, 4, fill="none", stroke=paint(f"seat-{seat}"), stroke_width=3.5)


def pennant(box: Box, seat: int) -> Svg:
    """The seat's glyph in a lower corner, the first seat's on the left."""
    size = min(box.width, box.height) * 0.22
    return seat_mark(seat, 1 if seat == 0 else box.width - size - 1, box.height - size - 1, size)
