"""The riders on the grid and the bards on the track, each in its seat's colour with its seat's glyph."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.glyphs import seat_badge
from sherwood.draw.paint import paint
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import Svg, group, use

from . import FIGURES

BADGE: Final = {"robin": (0.34, 0.33, 0.66), "bard": (0.4, 0.54, 0.62)}  # size and place on the coat, as shares


def figures() -> Svg:
    return symbols("", FIGURES["riders"])


def robin(seat: int, size: float) -> Svg:
    return dressed("robin", seat, size)


def bard(seat: int, size: float) -> Svg:
    return dressed("bard", seat, size)


@lru_cache(maxsize=64)
def dressed(name: str, seat: int, size: float) -> Svg:
    coat = use(name, 0, 0, size, size, color=paint(f"seat-{seat}"))
    share, x, y = BADGE[name]
    return group(coat, seat_badge(seat, x * size, y * size, share * size))
