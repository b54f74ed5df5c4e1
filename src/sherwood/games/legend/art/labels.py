"""The names on the map: each tries places around its box in turn, and never lies on a counter, a sight or another name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sherwood.draw.geometry import Box, Point
from sherwood.draw.paint import paint
from sherwood.draw.svg import Svg, group, join, write

from ..county import MapBox, boxes
from . import NAMES_BY_HAND
from .ground import COST, around, meet
from .layout import Layout
from .spots import cost_at, sight_box, slot

NAMED: Final = ("town", "castle", "village", "green", "ruined_castle", "mill")
SIZE: Final = 13.5
LINE: Final = 13  # from one line of a name to the next
LETTER: Final = 0.67  # how wide a letter of the widest such italic is, of its size
FAR: Final = 26  # a name further from its sight would be taken for another's
REACH: Final = 66  # how far from its middle the largest stack reaches
MOST: Final = 9  # counters beyond which a stack covers no more ground
TRIED: Final = 40  # places of a name that are kept, the best ones
CELL: Final = 64  # of the grid by which places near a box are found


Crowd = tuple[str, int, bool]  # a box, how many counters stand there, and whether its cost is shown


class Place(NamedTuple):
    """One place for a name: its lines, the ground they cover, and what on the boxes around would cover them."""

    lines: tuple[str, ...]
    ground: Box
    blocked: frozenset[Crowd]


class Gazetteer:
    """Every place of every name of a map as a bit of one number, so that what is covered is found by a few operations."""

    def __init__(self, layout: Layout, words: tuple[str, ...]) -> None:
        self.places: list[tuple[str, Place]] = []
        self.grounds: list[Box] = []  # theirs
        self.names: list[int] = []  # by name, its places
        self.crowds: dict[Crowd, int] = defaultdict(int)  # what stands on a box, and the places that it covers
        self.cells: dict[tuple[int, int], list[int]] = defaultdict(list)  # places by the squares of a coarse grid
        self.covers = lru_cache(maxsize=8192)(self.found)
        self.written = cache(lambda number: label(*self.places[number]))
        for name, places in zip(named(), all_places(layout, words), strict=True):
            first = len(self.places)
            for place in places:
                self.enter(name, place)
            self.names.append((1 << len(self.places)) - (1 << first))

    def enter(self, name: str, place: Place) -> None:
        number = len(self.places)
        self.places.append((name, place))
        self.grounds.append(place.ground)
        for crowd in place.blocked:
            self.crowds[crowd] |= 1 << number
        for cell in cells(place.ground):
            self.cells[cell].append(number)

    def found(self, box: Box) -> int:
        """The places of which the box covers some ground."""
        near = {number for cell in cells(box) for number in self.cells.get(cell, ())}
        return sum(1 << number for number in near if meet(box, self.grounds[number]))

    def covered(self, crowds: Iterable[Crowd], boxes: Iterable[Box]) -> int:
        """The places that these cover; counters that gave way cover other ground than usual."""
        taken = 0
        for crowd in crowds:
            taken |= self.crowds.get(crowd, 0)
        for box in boxes:
            taken |= self.covers(box)
        return taken

    def laid(self, taken: int) -> Iterator[Svg]:
        """Each name at the best of its places that are free, no name before it there either, in the order of `named`.

        One without any is left to the words of its box.
        """
        for places in self.names:
            free = places & ~taken
            if free:
                best = (free & -free).bit_length() - 1
                taken |= self.covers(self.grounds[best])
                yield self.written(best)


@lru_cache(maxsize=16)
def gazetteer(layout: Layout, words: tuple[str, ...]) -> Gazetteer:
    return Gazetteer(layout, words)


def cells(box: Box) -> Iterator[tuple[int, int]]:
    """The squares of the grid that a box lies on."""
    for x in range(int(box.x // CELL), int(box.right // CELL) + 1):
        for y in range(int(box.y // CELL), int(box.bottom // CELL) + 1):
            yield x, y


@cache
def named() -> list[str]:
    """The boxes that have a name on the map, the most important first."""
    rows = sorted(boxes().values(), key=lambda box: NAMED.index(box["terrain"]) if box["terrain"] in NAMED else 99)
    return [box["id"] for box in rows if box["terrain"] in NAMED]


@lru_cache(maxsize=16)
def all_places(layout: Layout, words: tuple[str, ...]) -> tuple[tuple[Place, ...], ...]:
    """For every name its places, the best first: those set by hand, then those that cover no sight and no cost."""
    obstacles = [
        sight_box(layout, box) for box in boxes().values() if box["terrain"] not in ("forest", "field", "road")
    ]
    costs = [around(cost_at(layout, box, 0), COST) for box in boxes().values()]
    return tuple(tuple(ranked(layout, box, said, obstacles, costs)) for box, said in zip(named(), words, strict=True))


def ranked(layout: Layout, name: str, words: str, sights: list[Box], costs: list[Box]) -> Iterator[Place]:
    """Near the sight is better than far, below better than above, above than beside; on a cost is worse than not."""
    inside = layout.map.inset(8)
    own = sight_box(layout, boxes()[name])
    tries = [(n, *one) for n, one in enumerate(tried(layout, name, words))]
    near = [one for one in tries if within(one[2], inside) and far(own, one[2]) <= FAR]
    free = [one for one in near if not hits(one[2], sights)]
    order = sorted(free, key=lambda one: one[0] + far(own, one[2]) / 2 + 4 * hits(one[2], costs))
    for _, lines, ground in order[:TRIED]:
        yield Place(lines, ground, frozenset(blockers(layout, ground)))


def tried(layout: Layout, name: str, words: str) -> Iterator[tuple[tuple[str, ...], Box]]:
    """Every place around the box, in one line and in two."""
    box = boxes()[name]
    at = layout.at(box["x"], box["y"])
    if not layout.narrow:
        for dx, dy in NAMES_BY_HAND.get(name, ()):
            for lines in shapes_of(words):
                yield lines, ground_of(Point(at.x + dx * layout.inch, at.y + dy * layout.inch), lines)
    for lines in shapes_of(words):
        yield from ((lines, ground) for ground in around_box(layout, name, lines))


def around_box(layout: Layout, name: str, lines: Sequence[str]) -> Iterator[Box]:
    """Below, above, to the right and to the left, each also moved a little."""
    sight, counters = sight_box(layout, boxes()[name]), layout.footprint(slot(layout, boxes()[name]), 1)
    wide, high = ground_of(Point(0, 0), lines)[2:]
    low, top = max(sight.bottom, counters.bottom), min(sight.y, counters.y) - high
    middle = (min(sight.x, counters.x) + max(sight.right, counters.right)) / 2
    across = (middle, sight.centre.x, sight.right - wide / 2, sight.x + wide / 2, middle - wide / 3, middle + wide / 3)
    for y in (low, sight.bottom + 1, low + 8, top, top - 6):
        for x in across:
            yield Box(x - wide / 2, y, wide, high)
    for y in (sight.centre.y, sight.y, sight.bottom):
        for x in (counters.right + wide / 2 + 2, sight.x - wide / 2 - 2, sight.right + wide / 2 + 2):
            yield Box(x - wide / 2, y - high / 2, wide, high)


def far(sight: Box, ground: Box) -> float:
    """The gap between the two."""
    across = max(ground.x - sight.right, sight.x - ground.right, 0)
    down = max(ground.y - sight.bottom, sight.y - ground.bottom, 0)
    return across + down


def shapes_of(words: str) -> list[tuple[str, ...]]:
    """Long names in two lines first, short ones in one only."""
    gaps = [at for at, letter in enumerate(words) if letter == " "]
    if len(words) < 12 or not gaps:
        return [(words,)]
    at = min(gaps, key=lambda gap: abs(2 * gap - len(words)))
    return [(words[:at], words[at + 1 :]), (words,)]


def ground_of(at: Point, lines: Sequence[str]) -> Box:
    wide = max(len(line) for line in lines) * SIZE * LETTER
    high = LINE * len(lines) + 2
    return Box(at.x - wide / 2, at.y - high / 2, wide, high)


def blockers(layout: Layout, ground: Box) -> Iterator[Crowd]:
    """What on which boxes would cover this ground."""
    for at, crowds in footprints(layout):
        if (
            abs(at.x - ground.centre.x) < ground.width / 2 + REACH
            and abs(at.y - ground.centre.y) < ground.height / 2 + REACH
        ):
            yield from (crowd for crowd, covered in crowds.items() if any(meet(one, ground) for one in covered))


@lru_cache(maxsize=16)
def footprints(layout: Layout) -> list[tuple[Point, dict[Crowd, list[Box]]]]:
    """By box, what counters and costs would cover in it."""
    return [(slot(layout, box), crowds_of(layout, box)) for box in boxes().values()]


def crowds_of(layout: Layout, box: MapBox) -> dict[Crowd, list[Box]]:
    found: dict[Crowd, list[Box]] = {}
    for count in range(MOST + 1):
        stack = [layout.footprint(slot(layout, box), count)] if count else []
        found[box["id"], count, False] = stack
        found[box["id"], count, True] = [*stack, around(cost_at(layout, box, count), COST + 1)]
    return found


def within(one: Box, other: Box) -> bool:
    return one.x >= other.x and one.right <= other.right and one.y >= other.y and one.bottom <= other.bottom


def hits(ground: Box, others: Sequence[Box]) -> int:
    return sum(meet(ground, other) for other in others)


def label(name: str, place: Place) -> Svg:
    """In the map's italics, with a pale rim so that it reads on anything."""
    x, y = place.ground.centre.x, place.ground.y + LINE - 2
    lines = join(line(x, y + n * LINE, words) for n, words in enumerate(place.lines))
    return group(lines, data_key=f"name-{name}", pointer_events="none")


def line(x: float, y: float, words: str) -> Svg:
    return write(
        x,
        y,
        words,
        SIZE,
        serif=True,
        font_style="italic",
        font_weight=600,
        fill=paint("map-ink"),
        stroke=paint("field-wash"),
        stroke_width=3.5,
        paint_order="stroke",
        stroke_linejoin="round",
    )
