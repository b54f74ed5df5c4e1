"""The counters: squares of a side's colour, a sign for who it is, and the values under it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, group, path, rect, use

from ..shape import PieceMark, PieceView
from . import FIGURES

SIDES: Final = {"outlaw": "leaf-wash", "sheriff": "woad-wash", "traveller": "card"}


def signs() -> Svg:
    """Every sign as a symbol `c-<id or kind>`."""
    return symbols("c-", FIGURES["counters"], height=60)


def sign_of(piece: PieceView) -> str:
    return piece["id"] if piece["id"] in FIGURES["counters"] else piece["kind"]


def printed(values: dict[str, int]) -> str:
    """As on a wargame's counter; nothing for those who do not fight."""
    return "-".join(str(value) for value in values.values()) if any(values.values()) else ""


MARKS: Final[tuple[PieceMark, ...]] = ("wounded", "disguised", "moved")


def counter(piece: PieceView, size: float, *, values: bool) -> Svg:
    """One counter with its corner at (0, 0); small ones leave their values to the words."""
    words = printed(piece["values"]) if values else ""
    face = "stone" if piece["state"] == "face_down" else SIDES[piece["side"]]
    befallen = (piece["state"], *(key for key in MARKS if piece[key]))
    return drawn(sign_of(piece), face, words, piece["kind"] == "leader", befallen, size)


@lru_cache(maxsize=4096)
def drawn(sign: str, face: str, words: str, is_leader: bool, befallen: tuple[str, ...], size: float) -> Svg:
    square = rect(0, 0, size, size, 4, fill=paint(face), stroke=paint("pen"), stroke_width=2)
    leader = rect(2.5, 2.5, size - 5, size - 5, 2.5, fill="none", stroke=paint("brass"), stroke_width=2)
    wide = size * (0.74 if words else 0.84)
    picture = use(f"c-{sign}", (size - wide) / 2, size * (0.12 if words else 0.25), wide, wide * 0.6)
    values = figure(size / 2, size * 0.82, words, size * 0.37) if words else EMPTY
    hidden = 0.65 if befallen[0] in ("dead", "face_down") else None
    return group(square, leader if is_leader else EMPTY, group(picture, values, opacity=hidden), marks(befallen, size))


def marks(befallen: tuple[str, ...], size: float) -> Svg:
    """What has befallen it: chains, a wound, a disguise, a march already made."""
    drawn = []
    if "captive" in befallen:
        drawn.append(path(bars(size), fill="none", stroke=paint("pen"), stroke_width=2.5))
    if "dead" in befallen:
        drawn.append(
            path(f"M3 3L{size - 3} {size - 3}M{size - 3} 3L3 {size - 3}", stroke=paint("blood"), stroke_width=3)
        )
    if "wounded" in befallen:
        drawn.append(path(f"M{size - 7} 3v10m-5 -5h10", stroke=paint("blood"), stroke_width=3.5))
    if "disguised" in befallen:
        drawn.append(
            path(
                f"M2 {size * 0.16:.1f}q{size * 0.2:.1f} -7 {size * 0.4:.1f} 0q-{size * 0.04:.1f} 8 -{size * 0.2:.1f} 3q-{size * 0.16:.1f} 5 -{size * 0.2:.1f} -3Z",
                fill=paint("pen"),
            )
        )
    if "moved" in befallen:
        drawn.append(
            path(f"M{size - 12} {size - 6}h8m-4 -4l4 4l-4 4", fill="none", stroke=paint("blood"), stroke_width=2)
        )
    return group(*drawn)


def bars(size: float) -> str:
    return "".join(f"M{size * share:.1f} 1V{size - 1:.1f}" for share in (0.2, 0.4, 0.6, 0.8))
