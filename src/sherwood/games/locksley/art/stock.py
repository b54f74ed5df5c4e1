"""What the riders own, and what lies on the table: collections, coins, piles, sales."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.glyphs import seat_mark
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, figure, outlined, player
from sherwood.draw.prose import fitted
from sherwood.draw.svg import EMPTY, Svg, at, circle, group, rect, use, write

from .loot import COLOURS

NONE_LEFT = 0.28  # how faint a kind of loot is that the rider has not got


def tray(box: Box) -> Svg:
    return rect(*box, CORNER + 2, fill=paint("surface"), stroke=paint("line"), stroke_width=2)


@dataclass(frozen=True)
class Words:
    """What a rider's plate says: who it is, how far the Bard has to go, and which space comes next."""

    name: str
    way: str
    next: str
    met: bool


def header(box: Box, seat: int, words: Words, gold: int, *, active: bool, narrow: bool) -> Svg:
    """The plate, with all coins together."""
    rim = rect(*box, CORNER + 2, fill="none", stroke=paint("gold"), stroke_width=3) if active else EMPTY
    return group(rim, (narrow_header if narrow else wide_header)(box, seat, words, gold))


def narrow_header(box: Box, seat: int, words: Words, gold: int) -> Svg:
    x, y = box.x + 10, box.y + 20
    far = write(box.right - 58, y, words.way, 13, fill=paint("muted"), text_anchor="end")
    who = seat_mark(seat, x, y - 15, 18) + player(x + 24, y, words.name, 15, seat, 110)
    return group(who, far, wealth(box.right - 50, box.y + 4, 22, gold))


def wide_header(box: Box, seat: int, words: Words, gold: int) -> Svg:
    x, y = box.x + 12, box.y + 24
    who = seat_mark(seat, x, y - 15, 18) + player(x + 24, y, words.name, 17, seat, 150)
    far = write(x, y + 19, words.way, 13, fill=paint("muted"), text_anchor="start")
    ink, next_ = paint("green" if words.met else "ink"), fitted(words.next, 13, box.width - 20)
    return group(
        who,
        far,
        write(x, y + 35, next_, 13, fill=ink, text_anchor="start"),
        wealth(box.right - 56, box.y + 6, 24, gold),
    )


def headings(box: Box, loot: str, coins: str) -> Svg:
    """What the two columns of a wide supply are."""
    y = box.y + 76
    return write(box.x + 12, y, loot, 13, fill=paint("muted"), text_anchor="start") + write(
        box.x + 108, y, coins, 13, fill=paint("muted"), text_anchor="start"
    )


def wealth(x: float, y: float, size: float, gold: int) -> Svg:
    return use("coin", x, y, size, size) + figure(
        x + size + 6, y + size / 2, str(gold), size * 0.85, ink="ink", anchor="start"
    )


@lru_cache(maxsize=256)
def worth(box: Box, words: str) -> Svg:
    """What a collection would bring if it were sold now."""
    return write(box.x + 2, box.centre.y + 5, words, 13, fill=paint("green"), text_anchor="start", font_weight=600)


@lru_cache(maxsize=1024)
def times(box: Box, count: int) -> Svg:
    """How many, beside the thing; none at all is a dash."""
    ink = "ink" if count else "muted"
    return figure(box.width + 9, box.height / 2, f"×{count}" if count else "–", 18, ink=ink, anchor="start")


def count_tag(x: float, y: float, count: int) -> Svg:
    disc = circle(x, y, 11 if count < 10 else 14, fill=paint("card"), stroke=paint("pen"), stroke_width=2)
    return disc + figure(x, y, str(count), 16 if count < 10 else 13)


@lru_cache(maxsize=1024)
def collection(box: Box, colour: str, count: int, *, beside: bool = False) -> Svg:
    """Tiles of one colour, a little pile of them when there are several, and how many, on them or beside them."""
    size = box.width
    if beside:
        return use(f"tile-{colour}", 0, 0, size, size, opacity=None if count else NONE_LEFT) + times(box, count)
    if not count:
        return use(f"tile-{colour}", 0, 0, size, size, opacity=NONE_LEFT)
    under = [use(f"tile-{colour}", 2 * i, -2 * i, size, size) for i in range(min(count, 3) - 1, 0, -1)]
    return group(*under, use(f"tile-{colour}", 0, 0, size, size), count_tag(size - 7, size - 7, count))


@lru_cache(maxsize=1024)
def coins(box: Box, colour: str, count: int, *, beside: bool = False) -> Svg:
    """Coins, with the colour on their other side."""
    size = box.width
    if beside:
        shown = use("coin", 0, 0, size, size) + use(
            f"chip-{colour}", size * 0.56, -size * 0.04, size * 0.44, size * 0.44
        )
        return group(shown, opacity=None if count else NONE_LEFT) + times(box, count)
    chip = use(f"chip-{colour}", size * 0.56, -size * 0.04, size * 0.44, size * 0.44)
    if not count:
        return group(use("coin", 0, 0, size, size), chip, opacity=NONE_LEFT)
    return group(use("coin", 0, 0, size, size), chip, count_tag(size - 7, size - 7, count))


@lru_cache(maxsize=1024)
def hollow(box: Box) -> Svg:
    """A space without a tile: the bare bed of the board."""
    return rect(0, 0, box.width, box.height, 4, fill=paint("inlay-light"), stroke=paint("pen"), stroke_width=1.5)


@lru_cache(maxsize=32)
def address(where: str) -> Svg:
    """What a square is called; the page shows it where the square can be chosen."""
    plate = rect(2, 2, 24, 17, 3, fill=paint("card"), stroke=paint("pen"), stroke_width=1.5)
    return group(
        plate, write(14, 15, where, 13, fill=paint("pen"), font_weight=700), class_="address", visibility="hidden"
    )


def caption(pile: Box, heap: Box, left: str, discards: str) -> Svg:
    """Words beside the draw pile and the discards."""
    first = write(pile.right + 8, pile.y + 18, left, 13, fill=paint("muted"), text_anchor="start")
    return first + write(heap.x - 6, pile.y + 38, discards, 13, fill=paint("muted"), text_anchor="end")


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
    return group(*backs, face, empty, count_tag(size - 7, size - 5, count) if count else EMPTY)


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
    x, y = (30, (box.height - 24) / 2) if box.width > box.height else (19, 19)  # beside the chip, or over its corner
    brought = outlined(x + 12, y + 12, "1" if cheap else "2+", 17 if cheap else 14)
    return group(paper, use(f"chip-{colour}", 4, min(y, 6), 24, 24), use("coin", x, y, 24, 24), brought)
