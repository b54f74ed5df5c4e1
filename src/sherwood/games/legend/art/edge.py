"""The edge of the sheet: thirty turns, three purses, four conditions, and those who are off the map."""

from __future__ import annotations

from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, seal
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, circle, group, rect, title, use

from . import FIGURES
from .layout import Layout

TURNS: Final = 30
AMOUNTS: Final = {"treasury": "≤ 5", "gold": "20"}


def emblems() -> Svg:
    return symbols("e-", FIGURES["emblems"])


def turn_track(layout: Layout) -> Svg:
    """Every turn of the game, each fifth numbered."""
    cells = layout.turns.columns(TURNS, 2)
    squares = (
        rect(*cell, 2, fill=paint("card-shade" if i % 5 == 4 else "card"), stroke=paint("edge"), stroke_width=1)
        for i, cell in enumerate(cells)
    )
    numbers = (
        figure(cell.centre.x, cell.centre.y, str(i + 1), 13)
        for i, cell in enumerate(cells)
        if (i + 1) % 5 == 0 and not layout.narrow
    )
    return group(*squares, *numbers)


def turn_marker(layout: Layout, turn: int, words: str) -> Svg:
    """The turn that is played: a disc with its number, wider than its square so that it can be read."""
    cell = layout.turns.columns(TURNS, 2)[min(max(turn, 1), TURNS) - 1]
    x, y = min(max(cell.centre.x, 19), layout.turns.right - 15), cell.centre.y
    disc = circle(x, y, 14, fill=paint("glow"), stroke=paint("pen"), stroke_width=2)
    return group(title(words), disc, figure(x, y, str(turn), 15), data_key="turn")


def purse(box: Box, emblem: str, gold: int, words: str) -> Svg:
    size = box.height - 6
    plate = rect(*box, CORNER, fill=paint("surface"), stroke=paint("line"), stroke_width=1.5)
    whose = use(f"e-{emblem}", box.x + 5, box.y + 3, size, size)
    coin = use("e-gold", box.x + size + 12, box.y + 5, size - 4, size - 4)
    return group(
        title(words),
        plate,
        whose,
        coin,
        figure(box.x + 2 * size + 14, box.centre.y, str(gold), 20, ink="ink", anchor="start"),
    )


def condition(box: Box, emblem: str, words: str, *, met: bool) -> Svg:
    """One of Robin's four ways to win, sealed while it holds."""
    size = box.height - 8
    plate = rect(
        *box,
        CORNER,
        fill=paint("wash" if met else "surface"),
        stroke=paint("gold" if met else "line"),
        stroke_width=1.5,
    )
    left = box.centre.x - size / 2 - (14 if met else 0) - (16 if emblem in AMOUNTS else 0)
    drawn = use(f"e-{emblem}", left, box.y + 4, size, size)
    if emblem in AMOUNTS:
        drawn += figure(left + size + 4, box.centre.y, AMOUNTS[emblem], 17, ink="ink", anchor="start")
    return group(title(words), plate, drawn, seal(box.right - 15, box.centre.y, 9) if met else EMPTY)


def tray(layout: Layout) -> Svg:
    return rect(*layout.tray, CORNER, fill=paint("sunk"), stroke=paint("line"), stroke_width=1.5)
