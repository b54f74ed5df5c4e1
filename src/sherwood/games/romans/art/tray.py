"""Below the lanes: one's own warriors with their powers in words, and what the others may still hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, card, label, token
from sherwood.draw.prose import fitted, prose
from sherwood.draw.svg import EMPTY, Svg, at, group, rect, write

from .cards import portrait, seam, strength_at
from .layout import Layout
from .panels import Words, badge, named

RIBBON = 22  # how high the name and the power in words are
POWER = 50


def area(layout: Layout) -> Svg:
    return rect(*layout.tray_area, CORNER + 2, fill=paint("sunk"), stroke=paint("line"), stroke_width=1.5)


def heading(layout: Layout, words: str, x: float = 14) -> Svg:
    box = layout.tray_area
    return label(box.x + x, box.y + 21, words, 16, anchor="start")


@lru_cache(maxsize=1024)
def warrior(
    box: Box, clan: str, warrior: str, name: str, power: str, strength: int, *, mark: str = "", copies: int = 1
) -> Svg:
    """A warrior in one's own hand: bust and strength, its name, and in a few words what it does."""
    w, h = box.width, box.height
    foot, size = h - RIBBON - POWER, min(w - 26, h - RIBBON - POWER - 4)
    behind = at(4, -4, card(w, h)) if copies > 1 else EMPTY
    bust = portrait(clan, warrior, 4, foot - size, size)
    band = rect(0, foot, w, RIBBON, fill=f"url(#tartan-{clan})")
    ribbon = rect(5, foot + 2, w - 10, RIBBON - 4, 3, fill=paint("card"), stroke=paint("pen"), stroke_width=1.2)
    words = label(w / 2, foot + 15.5, name, 14, ink="pen")
    does = prose(w / 2, foot + RIBBON + 14, power, 13, w - 6, ink="pen", most=3)
    corner = token(14, 14, 13, mark or f"×{copies}") if mark or copies > 1 else EMPTY
    number = strength_at(w - 19, 23, strength, 36)
    lines = seam(0, foot, w) + seam(0, foot + RIBBON, w)
    return behind + card(w, h, bust, band, lines, ribbon, words, does, number, corner)


@lru_cache(maxsize=1024)
def rest(box: Box, clan: str, words: str, left: Sequence[tuple[str, int]]) -> Svg:
    """What a clan may still have face down: a small face and a number for each."""
    step = min(29.0, (box.width - 34) / max(len(left), 1))
    faces = [small(34 + i * step, clan, warrior, strength) for i, (warrior, strength) in enumerate(left)]
    said = write(34, 11, fitted(words, 13, box.width - 34), 13, fill=paint("muted"), text_anchor="start")
    return group(badge(clan, 2, 8, 26), said, *faces)


def small(x: float, clan: str, warrior: str, strength: int) -> Svg:
    paper = rect(x, 14, 27, 28, 4, fill=paint("card"), stroke=paint("pen"), stroke_width=1.5)
    return paper + portrait(clan, warrior, x + 1, 18, 23) + strength_at(x + 20, 21, strength, 14)


def account(layout: Layout, row: int, clan: str, words: Words, sum_: str) -> Svg:
    """What a clan's forts come to, at the end: its name, and every fort's value added up."""
    box = layout.account(row)
    name = named(words, 15, box.x + 38, box.y + 20, 240)
    x, y = (box.x + 38, box.y + 39) if layout.narrow else (box.x + 300, box.y + 20)
    return badge(clan, box.x, box.y, 30) + name + write(x, y, sum_, 15, fill=paint("ink"), text_anchor="start")
