"""From inches on the sheet to places on the screen: wide as the sheet lies, narrow with east on top, as old maps have it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import ceil
from typing import Final

from sherwood.draw.geometry import Box, Point, Sheet

from .ground import meet

INCHES: Final = (22.0, 17.0)
MAP_WIDTH: Final = 866  # what the right margin leaves
MARGIN: Final = 80  # the right margin: gold, those off the map, the tables
ABREAST: Final = 3  # counters of one box in a row
ROOM: Final = 1.9  # how high a stack may grow, in counters
ROOMY: Final = 2.6  # how wide: stacks give way to each other


@dataclass(frozen=True, eq=False)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    # One of its kind (`laid_out`), and asked for as a key hundreds of times for a board: known by being the same object.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    aside: int  # pieces that are not on the map

    @cached_property
    def height(self) -> int:
        return int(self.tables[-1].bottom) + 4 if self.narrow else 768

    @cached_property
    def bare(self) -> Layout:
        """The same without regard to who is off the map, for what does not depend on it and is kept."""
        return laid_out(self.narrow, 0)

    # The map

    @cached_property
    def inch(self) -> float:
        return 382 / INCHES[1] if self.narrow else MAP_WIDTH / INCHES[0]

    def at(self, x: float, y: float) -> Point:
        if self.narrow:
            return Point(4 + y * self.inch, 4 + (INCHES[0] - x) * self.inch)
        return Point(4 + x * self.inch, 4 + y * self.inch)

    @cached_property
    def map(self) -> Box:
        long, short = INCHES[0] * self.inch, INCHES[1] * self.inch
        return Box(4, 4, short, long) if self.narrow else Box(4, 4, long, short)

    @cached_property
    def counter(self) -> float:
        return 28 if self.narrow else 34

    def stack(self, centre: Point, count: int) -> tuple[Box, ...]:
        """Counters of one box, the last on top."""
        return stacked(self.counter, centre, count)

    def footprint(self, centre: Point, count: int) -> Box:
        """All that a stack covers, with the tab that counts it."""
        return footprint(self.counter, centre, count)

    # Around it

    @cached_property
    def turns(self) -> Box:
        return Box(4, self.map.bottom + 6, self.width - 8, 23)

    @cached_property
    def words(self) -> float:
        """The line under the turns that says what they bring."""
        return self.turns.bottom + 15

    @cached_property
    def aim(self) -> Box:
        """What the four gauges are for."""
        top = self.words + 6
        return Box(4, top, 382, 20) if self.narrow else Box(4, top, 146, 764 - top)

    @cached_property
    def conditions(self) -> list[Box]:
        if not self.narrow:
            left = self.aim.right + 6
            return Box(left, self.aim.y, 956 - left, self.aim.height).columns(4, 6)
        upper, lower = Box(4, self.aim.bottom + 2, 382, 98).rows(2, 6)
        return [*upper.columns(2, 6), *lower.columns(2, 6)]

    @cached_property
    def purses(self) -> list[Box]:
        """Robin's gold, the Sheriff's, the reserve."""
        if self.narrow:
            return Box(4, self.conditions[-1].bottom + 6, 382, 46).columns(3, 6)
        return Box(self.map.right + 6, 4, MARGIN, 150).rows(3, 4)

    @cached_property
    def tray(self) -> Box:
        """Those who are off the map: under it, or in the right margin."""
        top = self.purses[-1].bottom + 6
        if not self.narrow:
            return Box(self.map.right + 6, top, MARGIN, self.tables[0].y - 6 - top)
        return Box(4, top, self.width - 8, 26 + self.rows_aside * (self.counter + 5))

    @cached_property
    def tables(self) -> list[Box]:
        """Where one asks for the tables of archery and melee."""
        if self.narrow:
            return Box(4, self.tray.bottom + 6, 382, 44).columns(2, 6)
        return Box(self.map.right + 6, self.map.bottom - 74, MARGIN, 74).rows(2, 4)

    @cached_property
    def per_row(self) -> int:
        return int((self.width - 20) // (self.counter + 4)) if self.narrow else 2

    @cached_property
    def rows_aside(self) -> int:
        return max(1, ceil(self.aside / self.per_row))

    def laid_aside(self, index: int) -> Box:
        """Row by row; where they are many, each row covers a little of the one above."""
        row, column = divmod(index, self.per_row)
        tray, size = self.tray, self.counter
        down = min(size + 4, (tray.height - size - 26) / max(self.rows_aside - 1, 1))
        across = size + 4 if self.narrow else size + 3
        return Box(tray.x + (8 if self.narrow else 5) + column * across, tray.y + 22 + row * down, size, size)

    # A battle

    def panel(self, wide: float, high: float, keep: list[Box]) -> Box:
        """Over that corner of the map where it hides least of what must stay in sight, the fight itself first of all."""
        inner = self.map.inset(8)
        across = (inner.right - wide, inner.x, self.width - 4 - wide)  # the margin only if nothing else will do
        down = (inner.y, inner.bottom - high)
        corners = [Box(x, y, wide, high) for x in across for y in down]
        below = Box(inner.x, max(box.bottom for box in keep) + 6, wide, high)
        tried = [*corners, below] if self.narrow else corners
        return min(tried, key=lambda place: sum((2 if n == 0 else 1) * meet(place, box) for n, box in enumerate(keep)))


@cache
def laid_out(narrow: bool, aside: int) -> Layout:
    """The one layout of its kind, so that where things lie is found once."""
    return Layout(narrow, aside)


@lru_cache(maxsize=4096)
def stacked(size: float, centre: Point, count: int) -> tuple[Box, ...]:
    """Counters fanned from the left, so that each shows its number; more rows behind and above."""
    across = min(count, ABREAST)
    rows = ceil(count / ABREAST)
    step_x = min(size * 0.76, size * (ROOMY - 1) / (across - 1)) if across > 1 else 0
    step_y = min(size * 0.44, size * (ROOM - 1) / (rows - 1)) if rows > 1 else 0
    left = centre.x - (size + step_x * (across - 1)) / 2
    top = centre.y - size / 2 - step_y * (rows - 1)
    short = count % ABREAST  # the row behind all others may not be full
    first = short if short and rows > 1 else 0
    behind = [Box(left + i * step_x, top, size, size) for i in range(first)]
    low = top + (step_y if first else 0)
    rest = range(count - first)
    return (*behind, *(Box(left + i % ABREAST * step_x, low + i // ABREAST * step_y, size, size) for i in rest))


@lru_cache(maxsize=4096)
def footprint(size: float, centre: Point, count: int) -> Box:
    places = stacked(size, centre, count)
    left, top = min(one.x for one in places) - 2, min(one.y for one in places) - 2
    right, bottom = max(one.right for one in places) + 2, max(one.bottom for one in places) + 2
    tab = 8 if count > 1 else 0
    return Box(left, top - tab, right - left + tab, bottom - top + tab)
