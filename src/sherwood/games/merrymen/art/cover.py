"""The castle by night, and a hood that draws its bow."""

from __future__ import annotations

from typing import Final

from sherwood.draw.covers import boxed, inked, sky, stars
from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import Svg, at, circle, join, path

from . import FIGURES

DRAWN: Final = FIGURES["cover"]

STARS: Final = ((40, 40), (84, 24), (52, 110), (270, 30), (110, 60), (24, 160), (280, 170))
PINES: Final = (
    (20, 300, 0.9), (284, 300, 1.0), (58, 276, 0.6), (250, 280, 0.66), (4, 380, 1.2), (300, 390, 1.25),
)  # fmt: skip
PINE: Final = "M0 0L-26 -44H-14L-34 -88H-20L-38 -134H-22L0 -190L22 -134H38L20 -88H34L14 -44H26Z"


def cover() -> str:
    """The box of the game, as a whole SVG."""
    return boxed(picture())


def picture() -> Svg:
    night = sky("indigo", "leaf-dark", 250) + circle(214, 92, 52, fill=paint("indigo-light"))
    hill = inked("M0 262C70 226 230 226 300 262V400H0Z", "leaf", 3)
    road = inked("M140 248C150 286 110 300 150 400H230C170 320 176 280 162 248Z", "straw", 2.5)
    woods = join(pine(x, y, scale) for x, y, scale in PINES)
    sparks = stars((x, y, 1.8) for x, y in STARS)
    return night + sparks + hill + sketch(DRAWN["castle"], 3) + road + woods + sketch(DRAWN["archer"], 3)


def pine(x: float, y: float, scale: float) -> Svg:
    return at(
        x,
        y,
        path(PINE, fill=paint("leaf-dark"), stroke=paint("pen"), stroke_width=3, stroke_linejoin="round"),
        scale=scale,
    )
