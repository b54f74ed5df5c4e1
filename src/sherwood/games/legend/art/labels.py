"""The names on the map: each tries places around its box in turn, and never lies on a counter, a sight or another name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sherwood.draw.geometry import Box, Point
from sherwood.draw.paint import paint
from sherwood.draw.svg import Svg, group, join, write

from ..county import MapBox, boxes
from . import NAMES_BY_HAND
from .layout import Layout, meet
from .spots import COST, around, cost_at, sight_box, slot

NAMED: Final = ("town", "castle", "village", "green", "ruined_castle", "mill")
SIZE: Final = 13.5
LINE: Final = 13  # from one line of a name to the next
LETTER: Final = 0.67  # how wide a letter of the widest such italic is, of its size
FAR: Final = 26  # a name further from its sight would be taken for another's
REACH: Final = 66  # how far from its middle the largest stack reaches
MOST: Final = 9  # counters beyond which a stack covers no more ground
TRIED: Final = 40  # places of a name that are kept, the best ones


Crowd = tuple[str, int, bool]  # a box, how many counters stand there, and whether its cost is shown


class Place(NamedTuple):
    """One place for a name: its lines, the ground they cover, and what on the boxes around would cover them."""

    lines: tuple[str, ...]
    ground: Box
    blocked: frozenset[Crowd]


def names(
    layout: Layout,
    words: tuple[str, ...],
    counts: Mapping[str, int],
    costs: Iterable[str],
    covered: tuple[Box, ...] = (),
) -> list[Svg]:
    """The names that have room now, in the order of `named`; one without any is left to the words of its box.

    Counters that gave way cover other ground than usual.
    """
    near, priced = boxes_near(layout, words), frozenset(costs)
    there = [name for name in near if name in priced or name in counts]
    crowd = frozenset((name, min(counts.get(name, 0), MOST), name in priced) for name in there)
    return placed(layout, words, crowd, covered)


@cache
def named() -> list[str]:
    """The boxes that have a name on the map, the most important first."""
    rows = sorted(boxes().values(), key=lambda box: NAMED.index(box["terrain"]) if box["terrain"] in NAMED else 99)
    return [box["id"] for box in rows if box["terrain"] in NAMED]


@lru_cache(maxsize=512)
def placed(layout: Layout, words: tuple[str, ...], crowd: frozenset[Crowd], covered: tuple[Box, ...] = ()) -> list[Svg]:
    taken: list[Box] = [*covered]
    drawn: list[Svg] = []
    for name, places in zip(named(), all_places(layout, words), strict=True):
        for place in places:
            if place.blocked.isdisjoint(crowd) and is_free(place.ground, taken):
                taken.append(place.ground)
                drawn.append(label(name, place))
                break
    return drawn


def is_free(ground: Box, taken: Sequence[Box]) -> bool:
    """None of these covers any of it."""
    left, top, width, height = ground
    right, bottom = left + width, top + height
    return not any(x < right and left < x + wide and y < bottom and top < y + high for x, y, wide, high in taken)


@lru_cache(maxsize=16)
def boxes_near(layout: Layout, words: tuple[str, ...]) -> frozenset[str]:
    """Boxes whose counters can cover some place of some name."""
    found = (box for places in all_places(layout, words) for place in places for box, _, _ in place.blocked)
    return frozenset(found)


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


@lru_cache(maxsize=1024)
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
