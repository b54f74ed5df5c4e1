"""Two legionaries look over the wall, and see what is coming."""

from __future__ import annotations

from typing import Final

from sherwood.draw.covers import boxed, inked, rays, sky
from sherwood.draw.paint import paint
from sherwood.draw.sketch import sketch
from sherwood.draw.svg import Svg, at, circle, group, join, line, path

from . import FIGURES

DRAWN: Final = FIGURES["cover"]
JOINTS: Final = {246: (40, 128, 220), 266: (80, 170, 262), 286: (30, 150, 240)}


def cover() -> str:
    """The box of the game, as a whole SVG."""
    return boxed(picture())


def picture() -> Svg:
    light = rays(150, 120, 0, 320, 18, "sky-low") + circle(150, 120, 58, fill=paint("mist"))
    men = at(92, 178, sketch(DRAWN["legionary"])) + at(208, 184, sketch(DRAWN["legionary"]), scale=0.92)
    hands = join(at(x, 234, sketch(DRAWN["fingers"])) for x in (34, 118, 156, 238))
    horde = group(sketch(DRAWN["horde"]), color=paint("clan-red"))
    return sky("sky", "hill-far", 170) + light + hills() + men + wall() + hands + horde


def hills() -> Svg:
    far = path("M0 190C60 140 110 150 160 176S260 150 300 170V400H0Z", fill=paint("hill"))
    return far + path("M0 210C80 180 130 200 190 192S270 190 300 200V400H0Z", fill=paint("hill-near"))


def wall() -> Svg:
    """Battlements above, courses of stone below."""
    teeth = "".join("v-26h34v26h26" for _ in range(5))
    courses = (line(0, y, 300, y) for y in (246, 266, 286, 306))
    joints = (line(x, y, x, y + 20) for y, xs in JOINTS.items() for x in xs)
    stones = group(*courses, *joints, stroke=paint("stone-dark"), stroke_width=2)
    return inked(f"M0 400V240{teeth}V400Z", "stone", 3) + stones
