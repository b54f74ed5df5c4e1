"""Who it belongs to: every seat has a shape first and a colour second."""

from __future__ import annotations

from typing import Final

from .paint import paint
from .svg import Svg, at, path, tag

# disc, triangle, square, diamond, cross: on a field of 20 by 20, of about the same weight to the eye
SHAPES: Final = (
    "M10 2A8 8 0 1 1 10 18A8 8 0 1 1 10 2Z",
    "M10 1.5L18.8 17H1.2Z",
    "M3 3H17V17H3Z",
    "M10 0.8L19.2 10L10 19.2L0.8 10Z",
    "M7 2H13V7H18V13H13V18H7V13H2V7H7Z",
)
NAMES: Final = ("disc", "triangle", "square", "diamond", "cross")


def shape(seat: int, **attributes: str | float | None) -> Svg:
    return path(SHAPES[seat % len(SHAPES)], **attributes)


def seat_mark(seat: int, x: float, y: float, size: float = 20) -> Svg:
    """The seat's glyph on a board, its upper left corner at (x, y), inked like the pieces around it."""
    ink = shape(seat, fill=paint(f"seat-{seat % 5}"), stroke=paint("card"), stroke_width=2.5, paint_order="stroke")
    return at(x, y, ink, scale=size / 20)


def seat_badge(seat: int, x: float, y: float, size: float = 20) -> Svg:
    """The seat's glyph in white, for pieces that already wear the seat's colour."""
    return at(x, y, shape(seat, fill=paint("card"), stroke=paint("pen"), stroke_width=2), scale=size / 20)


def glyph(seat: int) -> str:
    """The seat's glyph for a line of text: as high as the letters, in the seat's colour."""
    return tag(
        "svg",
        shape(seat, fill=paint(f"seat-{seat % 5}")),
        class_="seat-glyph",
        viewBox="0 0 20 20",
        width="1em",
        height="1em",
        aria_hidden="true",
        focusable="false",
    )
