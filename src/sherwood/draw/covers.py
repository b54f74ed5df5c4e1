"""The box of a game seen from the front, on a field of 300 by 400: what all covers have in common."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import Final

from .paint import paint
from .sketch import Figure, sketch
from .svg import Svg, at, circle, join, path, rect, tag

WIDTH: Final = 300
HEIGHT: Final = 400


def boxed(picture: Svg) -> str:
    """A picture with the edge of its box round it, as a whole SVG."""
    edge = rect(6, 6, 288, 388, 4, fill="none", stroke=paint("brass"), stroke_width=2)
    return tag(
        "svg",
        picture,
        edge,
        xmlns="http://www.w3.org/2000/svg",
        class_="cover",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def sky(top: str, low: str, horizon: float) -> Svg:
    return rect(0, 0, WIDTH, HEIGHT, fill=paint(top)) + rect(0, horizon, WIDTH, HEIGHT - horizon, fill=paint(low))


def rays(x: float, y: float, inner: float, outer: float, count: int, colour: str) -> Svg:
    """Beams from a point, as a woodcut has them."""
    half = pi / count / 2
    beams = []
    for i in range(count):
        a = 2 * pi * i / count
        beams.append(
            f"M{x + inner * cos(a):.1f} {y + inner * sin(a):.1f}L{x + outer * cos(a - half):.1f} {y + outer * sin(a - half):.1f}"
            f"L{x + outer * cos(a + half):.1f} {y + outer * sin(a + half):.1f}Z"
        )
    return path("".join(beams), fill=paint(colour))


def inked(outline: str, fill: str, pen: float) -> Svg:
    return path(outline, fill=paint(fill), stroke=paint("pen"), stroke_width=pen)


def stars(places: Iterable[tuple[float, float, float]]) -> Svg:
    """Points of light: x, y and how large."""
    return join(circle(x, y, r, fill=paint("flame")) for x, y, r in places)


OAK_LEAF: Final[Figure] = (
    (
        "leaf",
        "M50 2C60 10 64 18 61 28C73 23 83 28 80 40C92 42 94 54 84 60C87 71 76 79 64 73C62 79 57 83 54 85V100H46V85C43 83 38 79 36 73C24 79 13 71 16 60C6 54 8 42 20 40C17 28 27 23 39 28C36 18 40 10 50 2Z",
    ),
    ("-", "M50 22V90M50 46L38 38M50 46L62 38M50 64L34 56M50 64L66 56", 2.5),
)


def plain() -> str:
    """The box of a game that has no cover yet."""
    return boxed(sky("leaf-dark", "leaf-dark", 0) + at(80, 130, sketch(OAK_LEAF, 3), scale=1.4))
