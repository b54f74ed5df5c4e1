"""The edge of the sheet: thirty turns and what they bring, the four ways to win, whose gold is whose, who is off the map."""

from __future__ import annotations

from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label, piece, seal
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, circle, group, rect, title, use

from ..aims import Gauge
from ..roll import calendar
from . import FIGURES
from .layout import Layout

TURNS: Final = 30
TEXT: Final = 13


def emblems() -> Svg:
    return symbols("e-", FIGURES["emblems"])


def turn_track(layout: Layout, bring: tuple[str, ...]) -> Svg:
    """Every turn of the game with its number; where there is room, who comes when, in words and signs."""
    cells = layout.turns.columns(TURNS, 2)
    squares = (
        rect(*cell, 2, fill=paint("card-shade" if i % 5 == 4 else "card"), stroke=paint("edge"), stroke_width=1)
        for i, cell in enumerate(cells)
    )
    if layout.narrow:
        return group(*squares)
    numbers = (figure(*cell.centre, str(i + 1), TEXT) for i, cell in enumerate(cells))
    return group(*squares, *numbers, *comers(layout, cells, bring))


def comers(layout: Layout, cells: list[Box], bring: tuple[str, ...]) -> list[Svg]:
    """The words that fit under the turns: each begins under its own, and gives way to those after it."""
    drawn: list[Svg] = []
    for due, words in zip(calendar(), bring[:-1], strict=True):
        if due.latest:
            cell = cells[due.turn - 1]
            drawn.append(label(cell.centre.x, layout.words, words, TEXT, ink="muted", serif=False))
        else:
            drawn.append(reinforcement(cells[due.turn - 1], due.piece))
    last = label(cells[-1].right, layout.words, bring[-1], TEXT, ink="muted", anchor="end", serif=False)
    return [*drawn, last]


def reinforcement(cell: Box, who: str) -> Svg:
    """A small sign above the turn in which new units come."""
    wide = 20
    kind = who.rpartition("_")[0]
    disc = circle(cell.right - 3, cell.y - 1, 8, fill=paint("skin"), stroke=paint("pen"), stroke_width=1)
    return disc + use(f"c-{kind}", cell.right - 3 - wide * 0.3, cell.y - 5, wide * 0.6, 8)


def turn_marker(layout: Layout, turn: int, words: str) -> Svg:
    """The turn that is played: a disc with its number, wider than its square so that it can be read."""
    cell = layout.turns.columns(TURNS, 2)[min(max(turn, 1), TURNS) - 1]
    x, y = min(max(cell.centre.x, 19), layout.turns.right - 15), cell.centre.y
    disc = circle(x, y, 14, fill=paint("glow"), stroke=paint("pen"), stroke_width=2)
    track = layout.turns.inset(0, -3)
    hit = rect(*track, class_="hit", fill="none", pointer_events="all")
    halo = rect(*track, CORNER, class_="halo", fill="none")
    return group(
        title(words),
        disc,
        figure(x, y, str(turn), 15),
        halo,
        hit,
        class_="piece quiet",
        data_ref="turn",
        data_key="turn",
        data_dice=f"{x:.0f},{y - 34:.0f}",
    )


def tournament_sign(layout: Layout, turn: int, words: str) -> Svg:
    """The butts stand over the turn of the tournament."""
    cell = layout.turns.columns(TURNS, 2)[turn - 1]
    return group(title(words), use("s-green", cell.centre.x - 11, cell.y - 16, 22, 22))


def note(layout: Layout, words: str) -> Svg:
    """A line under the turns of a narrow board."""
    return label(layout.turns.x + 2, layout.words, words, TEXT, ink="ink", anchor="start", serif=False)


def plate(box: Box, *, lit: bool = False) -> Svg:
    face, edge = ("wash", "gold") if lit else ("surface", "line")
    return rect(0, 0, box.width, box.height, CORNER, fill=paint(face), stroke=paint(edge), stroke_width=1.5)


def aim(layout: Layout, lines: tuple[str, ...]) -> Svg:
    """What the gauges are for."""
    box = layout.aim
    if layout.narrow:
        return label(box.x + 2, box.y + 15, " ".join(lines), 14, anchor="start")
    return group(*(label(box.x, box.y + 17 + 18 * n, words, 13, anchor="start") for n, words in enumerate(lines)))


def gauge(box: Box, one: Gauge) -> Svg:
    """One of Robin's four ways to win in words, with how far it has come; sealed while it holds."""
    size = 27
    emblem = use(f"e-{one.name}", 5, (box.height - size) / 2, size, size)
    left = size + 10
    aim = label(left, 17, one.aim, TEXT, anchor="start")
    how = label(left, box.height - 9, one.how, TEXT, ink="muted" if not one.met else "ink", anchor="start", serif=False)
    bar = (
        track(Box(left, box.height - 4.5, box.width - left - (30 if one.met else 8), 3), one.share)
        if one.share is not None
        else EMPTY
    )
    done = seal(box.width - 13, box.height - 15, 8) if one.met else EMPTY
    return piece(f"aim:{one.name}", one.words, box, plate(box, lit=one.met), emblem, aim, how, bar, done)


def track(box: Box, share: float) -> Svg:
    ground = rect(*box, 1.5, fill=paint("line"))
    return ground + rect(box.x, box.y, box.width * share, box.height, 1.5, fill=paint("green")) if share else ground


def purse(box: Box, whose: str, name: str, gold: int, words: str) -> Svg:
    """Whose gold, in a word, and how much."""
    coin = use("e-gold", box.width / 2 - 24, 21, 21, 21)
    named = label(box.width / 2, 16, name, TEXT)
    amount = figure(box.width / 2 + 3, 32, str(gold), 20, ink="ink", anchor="start")
    return piece(f"gold:{whose}", words, box, plate(box), coin, named, amount, tally=gold)


def tray(layout: Layout, name: str, words: str) -> Svg:
    """Those beside the map."""
    box = layout.tray
    ground = rect(0, 0, box.width, box.height, CORNER, fill=paint("sunk"), stroke=paint("line"), stroke_width=1.5)
    named = label(6 if layout.narrow else box.width / 2, 16, name, TEXT, anchor="start" if layout.narrow else "middle")
    return piece("aside", words, box, ground, named, kind="quiet")


def table_plate(box: Box, name: str, called: str, words: str) -> Svg:
    """A table one can ask for: it lies open only while there is fighting."""
    sign = "merry_men" if name == "archery" else "guy_of_gisbourne"
    icon = use(f"c-{sign}", 2, box.height / 2 - 7, 24, 14)
    named = label(27, box.height / 2 + 5, called, TEXT, ink="pen", anchor="start")
    paper = rect(0, 0, box.width, box.height, CORNER, fill=paint("card"), stroke=paint("edge"), stroke_width=1.5)
    return piece(f"table:{name}", words, box, paper, icon, named, least=24)
