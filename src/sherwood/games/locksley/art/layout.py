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
        return 798 if self.narrow else 760

    @cached_property
    def ring(self) -> Box:
        """The whole square: border, track and grid."""
        return Box(0, 0, 390, 390) if self.narrow else Box(4, 4, 682, 682)

    @cached_property
    def border(self) -> float:
        return 5 if self.narrow else 12

    @cached_property
    def deep(self) -> float:
        return 52 if self.narrow else 89

    @cached_property
    def margin(self) -> float:
        """The edge of the grid, with its letters and numbers."""
        return 14 if self.narrow else 18

    @cached_property
    def grid(self) -> Box:
        return self.ring.inset(self.border + self.deep)

    @cached_property
    def per_side(self) -> int:
        return self.small + 2

    def cell(self, space: int) -> Box:
        """Space 0 is the bottom left corner; rows go up."""
        row, column = divmod(space, GRID)
        field = self.grid.inset(self.margin)
        side = field.width / GRID
        return Box(field.x + column * side, field.bottom - (row + 1) * side, side, side)

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

    @cached_property
    def next(self) -> Box:
        """Under the square: what the next space asks for, in words."""
        return Box(4, 394, 382, 62) if self.narrow else Box(4, 691, 682, 65)

    def supply(self, row: int) -> Box:
        """A rider's supply; on a narrow table `row` says which comes first."""
        if self.narrow:
            return Box(4, 460 + row * 140, 382, 136)
        return Box(694, 4 + row * 322, 262, 316)

    def row(self, row: int, colour: int) -> float:
        """On a wide table each colour has a line of its own."""
        return self.supply(row).y + 81 + colour * 39

    def loot(self, row: int, colour: int) -> Box:
        box = self.supply(row)
        if self.narrow:
            return Box(box.x + 8 + colour * 62, box.y + 30, 52, 52)
        return Box(box.x + 12, self.row(row, colour), 36, 36)

    def gold(self, row: int, colour: int) -> Box:
        box = self.supply(row)
        if self.narrow:
            return Box(box.x + 12 + colour * 62, box.y + 87, 44, 44)
        return Box(box.x + 108, self.row(row, colour), 36, 36)

    def worth(self, row: int, colour: int) -> Box:
        """What a collection would bring, or the sale of it that is still open; a narrow table has it elsewhere."""
        return Box(self.supply(row).x + 194, self.row(row, colour), 60, 36)

    @cached_property
    def heaps(self) -> tuple[Box, Box]:
        """The draw pile and the discards."""
        if self.narrow:
            return Box(8, 744, 48, 48), Box(66, 744, 104, 48)
        return Box(702, 654, 48, 48), Box(850, 650, 104, 50)

    def sale(self, index: int, row: int, colour: int) -> Box:
        return Box(180 + index * 50, 746, 46, 46) if self.narrow else self.worth(row, colour)

    @cached_property
    def end(self) -> Box:
        return (
            Box(282, 744, 100, 48) if self.narrow else Box(694, 708, 112, 48)
        )  # the page keeps its zoom in the corner
