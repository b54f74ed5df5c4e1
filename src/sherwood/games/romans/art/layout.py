"""Where everything lies, on a wide table and a narrow one: the wall, a lane for each clan under it, your hand below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sherwood.draw.geometry import Box, Sheet

PLACES = 6


@dataclass(frozen=True)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    clans: int
    hand: int  # cards shown in the hand, 0 without one

    @cached_property
    def height(self) -> int:
        return int(self.hand_area.bottom if self.hand else self.lane_row(self.clans - 1).bottom) + 8

    @cached_property
    def frieze(self) -> Box:
        return Box(0, 0, self.width, 142 if self.narrow else 210)

    @cached_property
    def sign(self) -> Box:
        return Box(6, 6, 236, 26) if self.narrow else Box(12, 14, 134, 58)

    @cached_property
    def fort_size(self) -> float:
        return 58 if self.narrow else 100

    def lane_left(self) -> float:
        return 6 if self.narrow else 152

    def column(self) -> float:
        return 63 if self.narrow else 110

    def fort(self, place: int) -> Box:
        size = self.fort_size
        x = self.lane_left() + place * self.column() + (self.column() - size) / 2
        return Box(x, self.frieze.bottom - size * 1.36, size, size * 1.3)

    def lane_row(self, row: int) -> Box:
        """All that belongs to one clan."""
        high, top = (112, self.frieze.bottom + 6) if self.narrow else (100, self.frieze.bottom + 8)
        return Box(4, top + row * (high + 4), self.width - 8, high)

    def panel(self, row: int) -> Box:
        lane = self.lane_row(row)
        return (
            Box(lane.x, lane.y, lane.width, 44) if self.narrow else Box(lane.x + 4, lane.y + 6, 138, lane.height - 12)
        )

    def slot(self, row: int, place: int) -> Box:
        lane, gap = self.lane_row(row), 2 if self.narrow else 4
        x = self.lane_left() + place * self.column() + gap
        top, high = (lane.y + 46, 64) if self.narrow else (lane.y + 6, lane.height - 12)
        return Box(x, top, self.column() - 2 * gap, high)

    def held(self, row: int, count: int) -> list[Box]:
        """Captured forts: side by side while there is room, then closer."""
        lane = self.lane_row(row)
        if self.narrow:
            step = min(38.0, 176 / max(count, 1))
            return [Box(lane.right - 2 - 36 - step * (count - 1 - i), lane.y + 1, 36, 43) for i in range(count)]
        left, room = self.lane_left() + PLACES * self.column() + 4, 140
        across = 3 if count <= 6 else (count + 1) // 2
        step = min(45.0, (room - 42) / max(across - 1, 1))
        return [Box(left + i % across * step, lane.y + 6 + i // across * 45, 42, 43) for i in range(count)]

    def lost(self, count: int) -> list[Box]:
        """Along the upper right edge, closer together the more there are."""
        room = 100 if self.narrow else 400
        step = min(40.0, room / max(count, 1))
        return [Box(self.width - 8 - 36 - step * (count - 1 - i), 6, 36, 43) for i in range(count)]

    def turn_column(self, place: int) -> Box:
        """The column under attack, from the wall's foot to the last lane."""
        x = self.lane_left() + place * self.column()
        top = self.frieze.bottom - 2
        return Box(x, top, self.column(), self.lane_row(self.clans - 1).bottom - top)

    @cached_property
    def hand_area(self) -> Box:
        top = self.lane_row(self.clans - 1).bottom + 6
        rows = (self.hand + 3) // 4
        return Box(4, top, self.width - 8, 34 + rows * 110 if self.narrow else 172)

    def hand_card(self, index: int) -> Box:
        area = self.hand_area
        if self.narrow:
            return Box(area.x + 6 + index % 4 * 93, area.y + 34 + index // 4 * 110, 88, 102)
        return Box(area.x + 14 + index * 116, area.y + 34, 106, 130)

    @cached_property
    def confirm(self) -> Box:
        area = self.hand_area
        if not self.hand:
            return Box(8, 38, 110, 46) if self.narrow else Box(14, 150, 130, 48)
        if self.narrow:
            return Box(area.right - 6 - 88, area.bottom - 110 + 24, 88, 60)
        return Box(area.right - 12 - 104, area.y + 62, 104, 64)
