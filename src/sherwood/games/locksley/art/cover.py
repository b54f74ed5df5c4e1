"""A horse that moves as the knight does, between day and night, over a floor of loot."""

from __future__ import annotations

from typing import Final

from sherwood.draw.covers import boxed, inked, rays, stars
from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import Svg, circle, group, path, rect

from . import FIGURES

DRAWN: Final = FIGURES["cover"]
STARS: Final = (
    (180, 40, 2), (276, 90, 3), (200, 26, 1.5), (284, 160, 2), (262, 236, 2), (270, 190, 1.5), (286, 36, 2),
)  # fmt: skip


def cover() -> str:
    """The box of the game, as a whole SVG."""
    return boxed(picture())


def picture() -> Svg:
    return day() + night() + floor() + sketch(DRAWN["knight"], 3.5)


def day() -> Svg:
    sun = circle(60, 84, 34, fill=paint("flame"), stroke=paint("pen"), stroke_width=3)
    return rect(0, 0, 150, 400, fill=paint("vellum")) + rays(60, 84, 34, 300, 22, "straw") + sun


def night() -> Svg:
    moon = inked("M262 130A26 26 0 1 0 284 168A21 21 0 0 1 262 130Z", "indigo-light", 3)
    return rect(150, 0, 150, 400, fill=paint("indigo")) + stars(STARS) + moon


def floor() -> Svg:
    """The grid running away to the horizon."""
    colours = ("loot-red", "loot-white", "loot-green", "loot-blue", "loot-pink", "loot-black")
    rows = ((300, 322), (322, 352), (352, 400))
    tiles = []
    for r, (top, foot) in enumerate(rows):
        for i in range(6):
            tiles.append(path(slab(i, top, foot), fill=paint(colours[(i + 2 * r) % 6])))
    return group(*tiles, stroke=paint("inlay"), stroke_width=4, stroke_linejoin="round")


def slab(i: int, top: float, foot: float) -> str:
    left, right = i - 3, i - 2
    a, b = 30 + (top - 300) * 0.62, 30 + (foot - 300) * 0.62
    return f"M{150 + left * (a + 22):.1f} {top}L{150 + right * (a + 22):.1f} {top}L{150 + right * (b + 22):.1f} {foot}L{150 + left * (b + 22):.1f} {foot}Z"
