"""What the riders own, and what lies on the table: collections, coins, piles, sales."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, label, outlined
from sherwood.draw.svg import EMPTY, Svg, at, circle, group, path, rect, use

from .loot import COLOURS

NONE_LEFT = 0.28  # how faint a kind of loot is that the rider has not got


def tray(box: Box) -> Svg:
    return rect(*box, CORNER + 2, fill=paint("surface"), stroke=paint("line"), stroke_width=2)


def header(box: Box, seat: int, name: str, lap: int, gold: int, *, active: bool, narrow: bool) -> Svg:
    rim = rect(*box, CORNER + 2, fill="none", stroke=paint("gold"), stroke_width=3) if active else EMPTY
    if narrow:
        x, y = box.x + 10, box.y + 20
        words = label(x + 26, y, name, 16, anchor="start") + laps(x + 196, y - 6, lap)
        return group(rim, seat_mark(seat, x, y - 15, 18), words, wealth(box.right - 66, box.y + 4, 22, gold))
    x, y = box.x + 14, box.y + 28
    words = label(x + 26, y, name, 18, anchor="start") + laps(x + 9, y + 20, lap)
    return group(rim, seat_mark(seat, x, y - 16, 20), words, wealth(box.right - 66, box.y + 36, 24, gold))


def laps(x: float, y: float, lap: int) -> Svg:
    """Which time round: a turning arrow and a number."""
    turn = path(
        f"M{x + 7:.1f} {y - 4:.1f}A8 8 0 1 0 {x + 8:.1f} {y + 2:.1f}M{x + 9:.1f} {y - 9:.1f}V{y - 3:.1f}H{x + 3:.1f}",
        fill="none",
        stroke=paint("muted"),
        stroke_width=2,
        stroke_linecap="round",
    )
    return turn + figure(x + 16, y, f"{lap}/2", 17, ink="ink", anchor="start")


def wealth(x: float, y: float, size: float, gold: int) -> Svg:
    return use("coin", x, y, size, size) + figure(
        x + size + 6, y + size / 2, str(gold), size * 0.85, ink="ink", anchor="start"
    )


def count_tag(x: float, y: float, count: int) -> Svg:
    disc = circle(x, y, 11, fill=paint("card"), stroke=paint("pen"), stroke_width=2)
    return disc + figure(x, y, str(count), 16 if count < 10 else 13)


@lru_cache(maxsize=1024)
def collection(box: Box, colour: str, count: int) -> Svg:
    """Tiles of one colour, a little pile of them when there are several, and how many."""
    size = box.width
    if not count:
        return use(f"tile-{colour}", 0, 0, size, size, opacity=NONE_LEFT)
    under = [use(f"tile-{colour}", 2 * i, -2 * i, size, size) for i in range(min(count, 3) - 1, 0, -1)]
    return group(*under, use(f"tile-{colour}", 0, 0, size, size), count_tag(size - 7, size - 7, count))


@lru_cache(maxsize=1024)
def coins(box: Box, colour: str, count: int) -> Svg:
    """Coins, with the colour on their other side."""
    size = box.width
    chip = use(f"chip-{colour}", size * 0.56, -size * 0.04, size * 0.44, size * 0.44)
    if not count:
        return group(use("coin", 0, 0, size, size), chip, opacity=NONE_LEFT)
    return group(use("coin", 0, 0, size, size), chip, count_tag(size - 7, size - 7, count))


@lru_cache(maxsize=1024)
def hollow(box: Box) -> Svg:
    """A space without a tile: the bare bed of the board."""
    return rect(0, 0, box.width, box.height, 4, fill=paint("inlay-light"), stroke=paint("pen"), stroke_width=1.5)


@lru_cache(maxsize=1024)
def pile(box: Box, count: int) -> Svg:
    """The draw pile, gold side up, with the tiles left in it."""
    size = min(box.width, box.height) - 6
    backs = [
        at(0, 6 - 3 * i, rect(0, 0, size, size, CORNER, fill=paint("inlay"), stroke=paint("pen"), stroke_width=2))
        for i in range(3 if count > 2 else count)
    ]
    face = at(0, 0, use("coin", size * 0.12, size * 0.12, size * 0.76, size * 0.76)) if count else EMPTY
    empty = (
        rect(0, 0, size, size, CORNER, fill="none", stroke=paint("edge"), stroke_width=1.5, stroke_dasharray="5 4")
        if not count
        else EMPTY
    )
    return group(*backs, face, empty, outlined(size / 2, size / 2, str(count), size * 0.46) if count else EMPTY)


def discards(box: Box, counts: Sequence[int]) -> Svg:
    """Open discards: a chip and a number for each colour."""
    across = 3 if box.width > box.height else 2
    wide, high = box.width / across, box.height / (6 // across)
    size = min(20.0, high - 4)
    rows = []
    for number, (colour, count) in enumerate(zip(COLOURS, counts, strict=True)):
        x, y = number % across * wide, number // across * high
        faint = NONE_LEFT if not count else None
        chip = use(f"chip-{colour}", x, y + (high - size) / 2, size, size, opacity=faint)
        rows.append(
            chip + (figure(x + size + 3, y + high / 2, str(count), 14, ink="ink", anchor="start") if count else EMPTY)
        )
    return group(*rows)


def sale(box: Box, colour: str, *, cheap: bool) -> Svg:
    """A sale that may still serve a task: the colour sold, and whether it brought one coin or more."""
    paper = rect(0, 0, box.width, box.height, CORNER, fill=paint("wash"), stroke=paint("gold"), stroke_width=2)
    return group(
        paper,
        use(f"chip-{colour}", 4, 4, 24, 24),
        use("coin", 20, 20, 22, 22),
        outlined(31, 31, "1" if cheap else "2+", 17 if cheap else 14),
    )
