"""Where everybody stands and where the costs of a march lie: what is written on the map keeps clear of both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sherwood.draw.geometry import Box, Point
from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure
from sherwood.draw.svg import Svg, circle, group, rect

from ..county import boxes
from .ground import COST, around, meet
from .labels import MOST, gazetteer
from .layout import Layout
from .parting import stood
from .spots import INWARD, aside, cost_at, sight_at, slot

FAR_TAB: Final = 30  # a tab never touches what is farther from its stack


class Tab(NamedTuple):
    """Where the tab of a stack may be, how much lies under each corner already, and how far around it may touch anything."""

    high: int  # how many counters
    corners: list[Point]
    under: list[int]
    reach: Box


class Camp:
    """The counters of all boxes."""

    def __init__(self, layout: Layout, counts: Mapping[str, int]) -> None:
        self.layout = layout
        self.counts = counts
        self.stood = stood(layout, counts)
        self.stacks = {name: layout.stack(at, counts[name]) for name, at in self.stood.items()}
        # What counters cover, where they gave way to each other.
        self.ground = {name: layout.footprint(at, counts[name]) for name, at in self.stood.items()}
        self.tabs = [self.tab(name, count) for name, count in counts.items() if count > 1]
        self.hidden: dict[tuple[str, ...], int] = {}

    def tab(self, name: str, count: int) -> Tab:
        corners, reach = tab_corners(self.layout, self.stacks[name])
        near_by = [other for other, there in self.ground.items() if meet(reach, there) and other != name]
        beside = [one for other in near_by for one in self.stacks[other]]
        under = lying_under(corners, reach, (*beside, *numbers(self.layout)))
        return Tab(count, corners, under, reach)

    def covered(self, words: tuple[str, ...]) -> int:
        """The places of names that are taken by counters."""
        if words not in self.hidden:
            crowds = [(name, min(count, MOST), False) for name, count in self.counts.items()]
            self.hidden[words] = gazetteer(self.layout, words).covered(crowds, self.ground.values())
        return self.hidden[words]


class March:
    """The costs of a march beside the counters; and what gives way to both, names and tabs."""

    def __init__(self, camp: Camp, reach: Sequence[str]) -> None:
        self.camp = camp
        self.priced: dict[str, Point] = {}
        self.costs: list[Box] = []
        self.give_way(reach)
        self.tabs = [tab_at(self.free_corner(tab), tab.high) for tab in camp.tabs]
        self.spots: dict[str, str] = {}
        self.named: dict[tuple[str, ...], list[Svg]] = {}

    def give_way(self, reach: Sequence[str]) -> None:
        """Costs lie beside counters and beside each other."""
        layout, stood, taken = self.camp.layout, self.camp.stood, list(self.camp.ground.values())
        for name in reach:
            usual = usual_cost(layout, name, self.camp.counts.get(name, 0), stood.get(name))
            at = self.priced[name] = aside(usual, taken, layout.map)
            self.costs.append(around(at, COST))
            taken.append(self.costs[-1])

    def spot(self, name: str) -> str:
        """Where a way passes through a box: by its cost, or by whoever marches."""
        if name not in self.spots:
            at = self.priced.get(name) or self.camp.stood.get(name) or slot(self.camp.layout, boxes()[name])
            self.spots[name] = f"{at.x:.0f},{at.y:.0f}"
        return self.spots[name]

    def names(self, words: tuple[str, ...]) -> list[Svg]:
        """Those that have room."""
        if words not in self.named:
            book, counts = gazetteer(self.camp.layout, words), self.camp.counts
            crowds = [(name, min(counts.get(name, 0), MOST), True) for name in self.priced]
            taken = self.camp.covered(words) | book.covered(crowds, self.costs)
            self.named[words] = list(book.laid(taken))
        return self.named[words]

    def free_corner(self, tab: Tab) -> Point:
        """The first corner of the stack that least lies under."""
        costs = lying_under(tab.corners, tab.reach, self.costs)
        under = [one + other for one, other in zip(tab.under, costs, strict=True)]
        return tab.corners[under.index(min(under))]


@lru_cache(maxsize=512)
def camp(layout: Layout, counts: tuple[tuple[str, int], ...]) -> Camp:
    return Camp(layout, dict(counts))


@lru_cache(maxsize=512)
def march(layout: Layout, counts: tuple[tuple[str, int], ...], reach: tuple[str, ...]) -> March:
    """What lies on the map, by who stands where and where the march can go."""
    return March(camp(layout, counts), reach)


def lying_under(corners: Sequence[Point], reach: Box, there: Sequence[Box]) -> list[int]:
    """How many of these a tab at each corner would touch."""
    beside = [one for one in there if meet(reach, one)]
    return [sum([near(at, one) for one in beside]) for at in corners] if beside else [0] * len(corners)


@lru_cache(maxsize=4096)
def usual_cost(layout: Layout, name: str, count: int, stands: Point | None) -> Point:
    return cost_at(layout, boxes()[name], count, stands)


@lru_cache(maxsize=8)
def numbers(layout: Layout) -> tuple[Box, ...]:
    """The discs of the numbered roads."""
    return tuple(around(sight_at(layout, boxes()[name]), COST) for name in INWARD)


@lru_cache(maxsize=4096)
def tab_corners(layout: Layout, places: tuple[Box, ...]) -> tuple[list[Point], Box]:
    """Where a tab may be, best first, never below the stack, where names stand; and how far around it may touch anything."""
    right, top = max(one.right for one in places), min(one.y for one in places)
    left, bottom = min(one.x for one in places) + 3, max(one.bottom for one in places) + 3
    middle, land = (top + bottom) / 2, layout.map
    tried = [Point(right, top), Point(left, top - 5), Point(right + 10, middle), Point(left - 13, middle)]
    tried += [Point((left + right) / 2, top - 4), Point(right + 6, bottom)]
    corners = [at for at in tried if land.x + 14 < at.x < land.right - 10 and land.y + 10 < at.y < land.bottom - 8]
    reach = Box(left - FAR_TAB, top - FAR_TAB, right - left + 2 * FAR_TAB, bottom - top + 2 * FAR_TAB)
    return corners or tried, reach


def near(at: Point, box: Box) -> bool:
    """Would a tab there touch the box?"""
    return box.x - 12 < at.x < box.right + 14 and box.y - 10 < at.y < box.bottom + 12


@lru_cache(maxsize=4096)
def disc(x: float, y: float, words: str) -> Svg:
    """A cost or a mark, that clicks fall through."""
    face = circle(x, y, COST, fill=paint("flame"), stroke=paint("pen"), stroke_width=1.5)
    return group(face, figure(x, y, words, 13), pointer_events="none")


@lru_cache(maxsize=4096)
def tab_at(at: Point, count: int) -> Svg:
    words = f"×{count}"
    wide = 20 if count < 10 else 27
    face = rect(at.x - wide + 9, at.y - 9, wide, 15, 7, fill=paint("card"), stroke=paint("pen"), stroke_width=1.5)
    return group(face, figure(at.x - wide / 2 + 9, at.y - 1.5, words, 13), pointer_events="none")
