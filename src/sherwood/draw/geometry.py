"""Where things are: points and boxes, so that no board does arithmetic twice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Point(NamedTuple):
    """A place on a drawing."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle on a drawing, by its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def inset(self, by: float, and_down: float | None = None) -> Box:
        down = by if and_down is None else and_down
        return Box(self.x + by, self.y + down, self.width - 2 * by, self.height - 2 * down)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        wide = (self.width - gap * (count - 1)) / count
        return [Box(self.x + i * (wide + gap), self.y, wide, self.height) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        high = (self.height - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (high + gap), self.width, high) for i in range(count)]

    def within(self, width: float, height: float) -> Box:
        """A box of that size in the middle of this one."""
        return Box(self.x + (self.width - width) / 2, self.y + (self.height - height) / 2, width, height)


@dataclass(frozen=True)
class Sheet:
    """The size of a board: one unit is one pixel when a wide one is 960 across, a narrow one 390."""

    narrow: bool

    @cached_property
    def width(self) -> int:
        return 390 if self.narrow else 960
