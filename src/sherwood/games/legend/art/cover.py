"""The great oak over the shire, drawn as the old maps were."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from sherwood.draw.covers import boxed, inked, sky
from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import Svg, at, circle, group, line, path

from . import FIGURES

DRAWN: Final = FIGURES["cover"]


def cover() -> str:
    """The box of the game, as a whole SVG."""
    return boxed(picture())


def picture() -> Svg:
    land = inked("M0 300C60 280 120 320 180 300S270 290 300 304V400H0Z", "hill", 2.5)
    castle = at(14, 258, sketch(DRAWN["keep"], 2.5))
    near = sketch(DRAWN["oak"]) + sketch(DRAWN["stag"]) + sketch(DRAWN["longbow"])
    return sky("vellum", "vellum", 0) + grid() + compass(46, 222) + land + castle + river() + near


def grid() -> Svg:
    down = (line(x, 0, x, 400) for x in range(50, 300, 50))
    across = (line(0, y, 300, y) for y in range(50, 400, 50))
    return group(*down, *across, stroke=paint("straw"), stroke_width=1, stroke_opacity=0.6)


def river() -> Svg:
    water = "M300 330C250 322 236 356 186 350S120 372 96 400H128C150 380 176 372 204 366S256 348 300 352Z"
    ripple = "M270 340q-10 -4 -18 4M210 357q-12 0 -20 4M150 376q-10 2 -16 10"
    return inked(water, "woad", 2.5) + path(ripple, fill="none", stroke=paint("sky"), stroke_width=2)


def compass(x: float, y: float) -> Svg:
    star = "".join(
        f"M{x:.1f} {y:.1f}L{x + 7 * cos(a - 0.8):.1f} {y + 7 * sin(a - 0.8):.1f}L{x + 26 * cos(a):.1f} {y + 26 * sin(a):.1f}Z"
        for a in (i * pi / 2 - pi / 2 for i in range(4))
    )
    ring = circle(x, y, 18, fill="none", stroke=paint("blood"), stroke_width=1.5)
    return ring + path(star, fill=paint("blood"), stroke=paint("pen"), stroke_width=1)
