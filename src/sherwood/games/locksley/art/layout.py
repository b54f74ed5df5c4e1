"""Where everything lies: the grid in the middle, the track round it, the riders' supplies beside it or under it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sherwood.draw.geometry import Box, Sheet

GRID = 5
COLOURS = 6


@dataclass(frozen=True)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    small: int  # small tiles on each side

    @cached_property
    def height(self) -> int:
        return 734 if self.narrow else 640

    @cached_property
    def ring(self) -> Box:
        """The whole square: border, track and grid."""
        return Box(0, 0, 390, 390) if self.narrow else Box(164, 4, 632, 632)

    @cached_property
    def border(self) -> float:
        return 5 if self.narrow else 12

    @cached_property
    def deep(self) -> float:
        return 56 if self.narrow else 88

    @cached_property
    def grid(self) -> Box:
        return self.ring.inset(self.border + self.deep)

    @cached_property
    def per_side(self) -> int:
        return self.small + 2

    def cell(self, space: int) -> Box:
        """Space 0 is the bottom left corner; rows go up."""
        row, column = divmod(space, GRID)
        side = self.grid.width / GRID
        return Box(self.grid.x + column * side, self.grid.bottom - (row + 1) * side, side, side)

    def track(self, space: int) -> Box:
        """Clockwise from the bottom left: up, along the top, down, back along the bottom."""
        side, step = divmod(space, self.per_side)
        grid, deep, long = self.grid, self.deep, self.grid.width / self.per_side
        forth, back = step * long, (self.per_side - 1 - step) * long
        return (
            Box(grid.x - deep, grid.y + back, deep, long),
            Box(grid.x + forth, grid.y - deep, long, deep),
            Box(grid.right, grid.y + forth, deep, long),
            Box(grid.x + back, grid.bottom, long, deep),
        )[side]

    def corner(self, side: int) -> Box:
        """The bend after that side: upper left, upper right, lower right, lower left."""
        grid, deep = self.grid, self.deep
        left, right, top, bottom = grid.x - deep, grid.right, grid.y - deep, grid.bottom
        return (
            Box(left, top, deep, deep),
            Box(right, top, deep, deep),
            Box(right, bottom, deep, deep),
            Box(left, bottom, deep, deep),
        )[side]

    def bard(self, box: Box, seat: int) -> Box:
        """Two bards find room on one space: one in the upper left, one in the lower right."""
        size = 27 if self.narrow else 42
        if seat == 0:
            return Box(box.x + 1, box.y - 3, size, size)
        return Box(box.right - size - 1, box.bottom - size - 1, size, size)

    def supply(self, row: int) -> Box:
        """A rider's supply; on a narrow table `row` says which comes first."""
        if self.narrow:
            return Box(4, 396 + row * 140, 382, 136)
        return Box(4 if row == 0 else 800, 4, 156, 512)

    def loot(self, row: int, colour: int) -> Box:
        box = self.supply(row)
        if self.narrow:
            return Box(box.x + 8 + colour * 62, box.y + 30, 52, 52)
        return Box(box.x + 12, box.y + 72 + colour * 73, 62, 62)

    def gold(self, row: int, colour: int) -> Box:
        box = self.supply(row)
        if self.narrow:
            return Box(box.x + 12 + colour * 62, box.y + 87, 44, 44)
        return Box(box.x + 88, box.y + 77 + colour * 73, 52, 52)

    @cached_property
    def heaps(self) -> tuple[Box, Box]:
        """The draw pile and the discards."""
        if self.narrow:
            return Box(8, 680, 48, 48), Box(66, 680, 104, 48)
        return Box(12, 544, 64, 80), Box(84, 524, 72, 108)

    def sale(self, index: int) -> Box:
        if self.narrow:
            return Box(180 + index * 50, 682, 46, 46)
        return Box(804 + index * 52, 524, 46, 46)

    @cached_property
    def end(self) -> Box:
        return Box(282, 680, 100, 48) if self.narrow else Box(806, 580, 144, 50)
