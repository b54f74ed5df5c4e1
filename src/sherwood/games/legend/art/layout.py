"""From inches on the sheet to places on the screen: wide as the sheet lies, narrow with east on top, as old maps have it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from sherwood.draw.geometry import Box, Point, Sheet

INCHES = (22.0, 17.0)


@dataclass(frozen=True)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    aside: int  # pieces that are not on the map

    @cached_property
    def height(self) -> int:
        return int(self.tables[0].bottom) + 6

    @cached_property
    def inch(self) -> float:
        return 382 / INCHES[1] if self.narrow else 804 / INCHES[0]

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
        return 27 if self.narrow else 35

    def stack(self, centre: Point, count: int) -> list[Box]:
        """Counters of one box: side by side while they fit, then overlapping, the last on top."""
        size = self.counter
        room = size * (1.5 if self.narrow else 1.9)
        across = 1 if count == 1 else 2 if count <= 4 else ceil(count**0.5)
        down = ceil(count / across)
        step_x = min(size + 2, (room - size) / (across - 1)) if across > 1 else 0
        step_y = min(size + 2, (room - size) / (down - 1)) if down > 1 else 0
        left = centre.x - (size + step_x * (across - 1)) / 2
        top = centre.y - (size + step_y * (down - 1)) / 2 - size * 0.14  # the name below stays readable
        return [Box(left + i % across * step_x, top + i // across * step_y, size, size) for i in range(count)]

    @cached_property
    def turns(self) -> Box:
        return Box(4, self.map.bottom + 6, self.map.width, 26)

    @cached_property
    def purses(self) -> list[Box]:
        """Robin's gold, the Sheriff's, the reserve."""
        if self.narrow:
            return Box(4, self.turns.bottom + 6, 382, 34).columns(3, 6)
        return Box(814, 4, 142, 118).rows(3, 4)

    @cached_property
    def conditions(self) -> list[Box]:
        if self.narrow:
            return Box(4, self.turns.bottom + 46, 382, 44).columns(4, 6)
        return Box(814, 126, 142, 166).rows(4, 4)

    @cached_property
    def tray(self) -> Box:
        """Those who are off the map: under it, or in the right margin."""
        top = self.conditions[-1].bottom + 6
        if not self.narrow:
            return Box(814, top, 142, self.turns.bottom - top)
        rows = max(1, ceil(self.aside / self.per_row))
        return Box(4, top, self.width - 8, rows * (self.counter + 6) + 8)

    @cached_property
    def tables(self) -> list[Box]:
        """Archery and melee, below everything else."""
        top = (self.tray if self.narrow else self.turns).bottom + 6
        return Box(4, top, self.width - 8, 140).columns(2, 6)

    @cached_property
    def per_row(self) -> int:
        return int((self.width - 20) // (self.counter + 4)) if self.narrow else 3

    def laid_aside(self, index: int) -> Box:
        """Row by row; where they are many, each row covers a little of the one above."""
        row, column = divmod(index, self.per_row)
        tray, size, rows = self.tray, self.counter, ceil(self.aside / self.per_row)
        down = min(size + 6, (tray.height - size - 12) / max(rows - 1, 1))
        return Box(
            tray.x + 8 + column * (size + 9 if not self.narrow else size + 4), tray.y + 6 + row * down, size, size
        )
