"""The riders on the grid and the bards on the track, each in its seat's colour with its seat's glyph."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.glyphs import seat_badge
from sherwood.draw.paint import paint
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import Svg, group, join, symbol, use

ROBIN: Final[Figure] = (
    ("clan", "M10 98C8 70 22 56 50 54C78 56 92 70 90 98Z", 4),
    ("skin", "M30 42C30 26 70 26 70 42C70 58 62 66 50 66C38 66 30 58 30 42Z", 4),
    ("bark", "M38 56C42 64 58 64 62 56C62 68 56 72 50 72C44 72 38 68 38 56Z", 3),
    ("pen", "o 42 46 2", 2),
    ("pen", "o 58 46 2", 2),
    ("-", "M45 57Q50 60 55 57", 3),
    ("leaf", "M4 40C24 36 30 12 52 8C66 8 74 20 78 32L96 38C72 34 40 34 4 40Z", 4),
    ("blood", "M60 22C66 4 82 0 94 2C88 16 76 24 62 28Z", 3),
)
BARD: Final[Figure] = (
    ("clan", "M18 98C16 66 28 48 50 46C72 48 84 66 82 98Z", 5),
    ("skin", "o 50 34 17", 5),
    ("clan", "M24 26C28 4 72 2 80 22C66 18 44 20 24 26Z", 5),
    ("wood", "M30 66C40 56 58 62 58 76C58 90 40 94 30 86C24 80 24 72 30 66Z", 4),
    ("wood-dark", "M54 66L82 48L86 54L58 72Z", 4),
    ("pen", "o 42 76 4", 3),
    ("pen", "o 44 34 1.5", 2),
    ("pen", "o 56 34 1.5", 2),
)

BADGE: Final = {"robin": (0.34, 0.33, 0.66), "bard": (0.4, 0.54, 0.62)}  # size and place on the coat, as shares


def figures() -> Svg:
    return join([symbol("robin", sketch(ROBIN)), symbol("bard", sketch(BARD))])


def robin(seat: int, size: float) -> Svg:
    return dressed("robin", seat, size)


def bard(seat: int, size: float) -> Svg:
    return dressed("bard", seat, size)


@lru_cache(maxsize=64)
def dressed(name: str, seat: int, size: float) -> Svg:
    coat = use(name, 0, 0, size, size, color=paint(f"seat-{seat}"))
    share, x, y = BADGE[name]
    return group(coat, seat_badge(seat, x * size, y * size, share * size))
