"""The counters: a sign for who it is, one number on a band of the side's colour, and small marks that cover neither."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.glyphs import seat_badge
from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure, outlined
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, circle, group, path, rect, trace, use

from ..roll import number_of, strength
from ..shape import PieceMark, PieceView
from . import FIGURES

# Faces and bands: a side wears the colour and the glyph of its seat.
FACES: Final = {"outlaw": "woad-wash", "sheriff": "skin", "traveller": "card"}
BANDS: Final = {"outlaw": "seat-0", "sheriff": "seat-1", "traveller": "brass"}
TEXT: Final = 13
SEATS: Final = {"outlaw": 0, "sheriff": 1}
MARKS: Final[tuple[PieceMark, ...]] = ("wounded", "disguised", "moved", "wet")


def signs() -> Svg:
    """Every sign as a symbol `c-<id or kind>`."""
    return symbols("c-", FIGURES["counters"], height=60)


def sign_of(piece: PieceView) -> str:
    return piece["id"] if piece["id"] in FIGURES["counters"] else piece["kind"]


def counter(piece: PieceView, size: float, *, seen: float = 1.0, buried: bool = False, marching: bool = False) -> Svg:
    """One counter with its corner at (0, 0); of a covered one only that share is seen, from the left; a buried one has a row before it."""
    asleep = piece["state"] == "face_down"
    value = strength(piece)
    befallen = (piece["state"], *(key for key in MARKS if piece[key]), *(("marching",) if marching else ()))
    colours = ("stone", "stone-dark") if asleep else (FACES[piece["side"]], BANDS[piece["side"]])
    seat = None if asleep else SEATS.get(piece["side"])
    number = number_of(piece["id"])
    return drawn(sign_of(piece), colours, str(value or ""), number, seat, befallen, size, seen, buried)


@lru_cache(maxsize=4096)
def drawn(
    sign: str, colours: tuple[str, str], value: str, number: str, seat: int | None,
    befallen: tuple[str, ...], size: float, seen: float, buried: bool,
) -> Svg:  # fmt: skip
    face, band = colours
    high = max(size * 0.4, TEXT - 0.5)  # of the band
    square = rect(0, 0, size, size, 4, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    foot = path(foot_of(size, high), fill=paint(band), stroke=paint("pen"), stroke_width=1)
    left = size * 0.3 if number else 0.0
    wide = min(size - left - 3, (size - high - 4) / 0.6)
    middle = left + (size - left) / 2
    picture = use(f"c-{sign}", middle - wide / 2, (size - high - wide * 0.6) / 2 + 0.5, wide, wide * 0.6)
    faded = group(picture, opacity=0.7) if befallen[0] in ("dead", "face_down") else picture
    whose = figure(size * 0.19, (size - high) / 2 + 0.5, number, TEXT) if number else EMPTY
    at = (size * 0.56, (size - high) / 2 + 0.5) if buried else (size * seen / 2, size - high / 2)
    shown = outlined(*at, value, max(high, TEXT)) if value else EMPTY
    glyph = (
        seat_badge(seat, size * 0.72, size - high + 3, high - 6)
        if seat is not None and size > 30 and seen == 1
        else EMPTY
    )
    return group(square, foot, EMPTY if buried and number else faded, whose, glyph, shown, marks(befallen, size, high))


def foot_of(size: float, high: float) -> str:
    """The band along the foot, rounded where the counter is."""
    return trace("M", 0.5, size - high, "H", size - 0.5, "V", size - 4, "q", 0, 3.5, -3.5, 3.5, "H", 4) + trace(
        "q", -3.5, 0, -3.5, -3.5, "Z"
    )


def marks(befallen: tuple[str, ...], size: float, high: float) -> Svg:
    """What has befallen it, over the sign only: chains, death, a wound, a disguise, wet strings, a march already made."""
    drawn = []
    foot = size - high - 1
    if "captive" in befallen:
        drawn.append(path(bars(size, foot), fill="none", stroke=paint("pen"), stroke_width=2.5))
    if "dead" in befallen:
        drawn.append(path(trace("M", 3, 3, "L", size - 3, foot, "M", size - 3, 3, "L", 3, foot), **ink("blood", 3)))
    if "wounded" in befallen:
        drawn.append(path(trace("M", size - 6, 2, "v", 10, "m", -5, -5, "h", 10), **ink("blood", 3.5)))
    if "disguised" in befallen:
        drawn.append(path(mask(size), fill=paint("pen"), stroke=paint("card"), stroke_width=1))
    if "wet" in befallen:
        drop = trace("M", size - 6, 2, "c", 5, 7, 4, 9, 0, 9, "c", -4, 0, -5, -2, 0, -9, "Z")
        drawn.append(path(drop, fill=paint("woad"), stroke=paint("pen"), stroke_width=1))
    if "moved" in befallen:
        drawn.append(moved(size))
    if "marching" in befallen:
        drawn.append(rect(0, 0, size, size, 4, fill="none", stroke=paint("glow"), stroke_width=3.5))
    return group(*drawn) if drawn else EMPTY


def ink(colour: str, width: float) -> dict[str, str | float]:
    return {"fill": "none", "stroke": paint(colour), "stroke_width": width}


def moved(size: float) -> Svg:
    """A small arrow on the upper right corner, half outside, away from both numbers."""
    x, y = size - 2, 3
    disc = circle(x, y, 5.5, fill=paint("card"), stroke=paint("pen"), stroke_width=1)
    return disc + path(
        trace("M", x - 3, y, "h", 5.5, "m", -2.5, -2.5, "l", 2.5, 2.5, "l", -2.5, 2.5), **ink("blood", 1.6)
    )


def mask(size: float) -> str:
    """A masquerade over the eyes of the sign."""
    w, y = size * 0.36, size * 0.26
    x = size / 2
    return trace("M", x - w, y - 3, "Q", x, y - 7, x + w, y - 3, "Q", x + w, y + 6, x + w * 0.4, y + 4) + trace(
        "Q", x, y, x - w * 0.4, y + 4, "Q", x - w, y + 6, x - w, y - 3, "Z"
    )


def bars(size: float, foot: float) -> str:
    return "".join(trace("M", size * share, 1, "V", foot) for share in (0.2, 0.4, 0.6, 0.8))
