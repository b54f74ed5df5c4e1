"""How stacks give way to each other: neighbouring boxes are nearer to each other than stacks are wide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from sherwood.draw.geometry import Box, Point

from ..county import boxes
from .ground import COST, around, inside, meet
from .layout import Layout
from .spots import INWARD, sight_at, slot

ASIDE: Final = 30.0  # how far counters give way to those of a neighbour, at most
ROUNDS: Final = 40  # of giving way


class Stand:
    """A stack as it stands while nobody is in its way, and how far it can come."""

    __slots__ = ("bottom", "by_number", "ground", "home", "left", "name", "place", "right", "size", "top")

    def __init__(self, layout: Layout, name: str, count: int) -> None:
        self.name = name
        self.home = slot(layout, boxes()[name])
        self.size = layout.footprint(Point(0, 0), count)
        self.place = inside(self.home, self.size, layout.map)
        self.ground = self.size.moved(*self.place)
        reach = self.ground.inset(-2 * ASIDE)
        self.left, self.right, self.top, self.bottom = reach.x, reach.right, reach.y, reach.bottom
        self.by_number = any(meet(self.ground.inset(-ASIDE), plate) for plate in plates(layout))


@lru_cache(maxsize=4096)
def stand(layout: Layout, name: str, count: int) -> Stand:
    return Stand(layout, name, count)


def stood(layout: Layout, counts: Mapping[str, int]) -> dict[str, Point]:
    """The middle of the counters of every box that has any."""
    return parted(layout.bare, frozenset(counts.items()))


@lru_cache(maxsize=1024)
def parted(layout: Layout, counts: frozenset[tuple[str, int]]) -> dict[str, Point]:
    """Stacks give way to each other, and to numbers of roads."""
    stands = [stand(layout, name, count) for name, count in sorted(counts)]
    return Parting(layout, stands).settled()


class Parting:
    """Stacks that give way, round by round, until nobody touches anybody or nothing helps."""

    def __init__(self, layout: Layout, stands: Sequence[Stand]) -> None:
        self.layout = layout
        self.places = {one.name: one.place for one in stands}
        self.grounds = {one.name: one.ground for one in stands}
        self.at_the_edge = [one for one in stands if one.by_number]
        self.pairs = neighbours(stands)
        # Two that did not touch at first and have not moved since do not touch now.
        self.astir = {one.name for pair in self.pairs if meet(pair[0].ground, pair[1].ground) for one in pair}

    def settled(self) -> dict[str, Point]:
        for _ in range(ROUNDS):
            went = self.off_numbers()
            if not self.make_way() and not went:
                break
        self.off_numbers()  # whatever else: a number names its road
        return self.places

    def off_numbers(self) -> bool:
        """Away from the numbers at the edge of the map; true where somebody had to go."""
        went = False
        for plate in plates(self.layout) if self.at_the_edge else ():
            for one in self.at_the_edge:
                apart = push(plate, self.grounds[one.name])
                if apart is not None:
                    went = True
                    self.go(one, self.from_here(one, apart, 1))
        return went

    def make_way(self) -> bool:
        """Both of two that touch go half the way; true where somebody had to."""
        went, astir, grounds = False, self.astir, self.grounds
        for one, other in self.pairs:
            if one.name in astir or other.name in astir:
                apart = push(grounds[one.name], grounds[other.name])
                if apart is not None:
                    went = True
                    self.go(one, near(self.from_here(one, apart, -0.5), one.home))
                    self.go(other, near(self.from_here(other, apart, 0.5), other.home))
        return went

    def from_here(self, one: Stand, apart: Point, share: float) -> Point:
        at = self.places[one.name]
        return Point(at.x + apart.x * share, at.y + apart.y * share)

    def go(self, one: Stand, to: Point) -> None:
        self.places[one.name] = at = inside(to, one.size, self.layout.map)
        self.grounds[one.name] = one.size.moved(*at)
        self.astir.add(one.name)


def neighbours(stands: Sequence[Stand]) -> list[tuple[Stand, Stand]]:
    """Stacks that may come to touch each other, however far both give way."""
    return [
        (one, other)
        for n, one in enumerate(stands, 1)
        for other in stands[n:]
        if one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom
    ]


@lru_cache(maxsize=8)
def plates(layout: Layout) -> tuple[Box, ...]:
    """The numbers at the edge of the map."""
    return tuple(around(sight_at(layout, boxes()[name]), COST + 2) for name in INWARD)


def push(one: Box, other: Box) -> Point | None:
    """How far the other must go from the first, the shorter way; None where they do not touch."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    if wide <= 0.5:
        return None
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    if high <= 0.5:
        return None
    if wide < high:
        return Point(wide if one.centre.x <= other.centre.x else -wide, 0)
    return Point(0, high if one.centre.y <= other.centre.y else -high)


def near(at: Point, home: Point) -> Point:
    return Point(
        min(max(at.x, home.x - ASIDE), home.x + ASIDE),
        min(max(at.y, home.y - ASIDE), home.y + ASIDE),
    )
