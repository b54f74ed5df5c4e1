"""Where everything lies, on a wide table and a narrow one: the wall, a lane for each clan under it, your hand below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from sherwood.draw.geometry import Box, Sheet

PLACES = 6


@dataclass(frozen=True)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    clans: int
    tray: bool  # one's own warriors lie below the lanes

    @cached_property
    def height(self) -> int:
        return int(self.tray_area.bottom if self.tray else self.lane_row(self.clans - 1).bottom) + 8

    @cached_property
    def frieze(self) -> Box:
        return Box(0, 0, self.width, 142 if self.narrow else 186)

    @cached_property
    def sign(self) -> Box:
        return Box(6, 6, 110, 26) if self.narrow else Box(10, 12, 126, 56)

    @cached_property
    def fort_size(self) -> float:
        return 58 if self.narrow else 96

    def lane_left(self) -> float:
        return 6 if self.narrow else 140

    def column(self) -> float:
        return 63 if self.narrow else 102

    def fort(self, place: int) -> Box:
        size = self.fort_size
        x = self.lane_left() + place * self.column() + (self.column() - size) / 2
        return Box(x, self.frieze.bottom - size * 1.36, size, size * 1.3)

    def plaque(self, place: int) -> Box:
        """Where a fort says its rule: under it; on a narrow table only the one under attack does, along the wall."""
        top = self.frieze.bottom
        if self.narrow:
            return Box(4, top + 4, self.width - 8, 24)
        return Box(self.lane_left() + place * self.column() + 1, top + 4, self.column() - 2, 50)

    @cached_property
    def lane_high(self) -> float:
        """Four clans stand a little closer."""
        return 130 if self.narrow else 100 if self.clans < 4 else 93

    def lane_row(self, row: int) -> Box:
        """All that belongs to one clan."""
        return self.lane_rows[row]

    @cached_property
    def lane_rows(self) -> list[Box]:
        top = self.plaque(0).bottom + 5
        return [Box(4, top + row * (self.lane_high + 4), self.width - 8, self.lane_high) for row in range(self.clans)]

    def panel(self, row: int) -> Box:
        lane = self.lane_row(row)
        if self.narrow:
            return Box(lane.x, lane.y, 204, 44)
        return Box(lane.x + 12, lane.y + 4, 120, lane.height - 8)

    def slot(self, row: int, place: int) -> Box:
        lane, gap = self.lane_row(row), 2 if self.narrow else 4
        x = self.lane_left() + place * self.column() + gap
        top, high = (lane.y + 46, 64) if self.narrow else (lane.y + 6, lane.height - 12)
        return Box(x, top, self.column() - 2 * gap, high)

    def tally(self, row: int) -> Box:
        """Where a clan's strength is counted: after its lane, or on a line below it."""
        lane = self.lane_row(row)
        if self.narrow:
            return Box(lane.x, lane.bottom - 20, lane.width, 20)
        return Box(self.lane_left() + PLACES * self.column() + 3, lane.y + 6, 86, lane.height - 12)

    @lru_cache(maxsize=512)  # noqa: B019 - layouts are few, and kept for good
    def held(self, row: int, count: int) -> list[Box]:
        """Captured forts: side by side while there is room, then closer."""
        lane = self.lane_row(row)
        if self.narrow:
            step = min(38.0, 140 / max(count - 1, 1))
            return [Box(lane.right - 2 - 36 - step * (count - 1 - i), lane.y + 1, 36, 43) for i in range(count)]
        across = 2 if count <= 4 else (count + 1) // 2
        left = self.tally(row).right + 5
        step = min(46.0, (lane.right - 3 - left) / across)
        high = (lane.height - 12) / 2
        return [
            Box(left + i % across * step, lane.y + 6 + i // across * high, step - 2, high - 1) for i in range(count)
        ]

    def lost(self, count: int) -> list[Box]:
        """Along the upper right edge, closer together the more there are."""
        room = 100 if self.narrow else 400
        step = min(40.0, room / max(count, 1))
        return [Box(self.width - 8 - 36 - step * (count - 1 - i), 6, 36, 43) for i in range(count)]

    def turn_column(self, place: int) -> Box:
        """The column under attack, from the fort's rule to the last lane."""
        x = self.lane_left() + place * self.column()
        top = self.plaque(place).bottom
        return Box(x, top, self.column(), self.lane_row(self.clans - 1).bottom - top)

    @cached_property
    def tray_area(self) -> Box:
        top = self.lane_row(self.clans - 1).bottom + 6
        return Box(4, top, self.width - 8, 32 + 2 * 142 if self.narrow else 184)

    def card(self, index: int) -> Box:
        """A warrior of one's own: seven at most, the last place of a narrow table is the button's."""
        area = self.tray_area
        if self.narrow:
            return Box(area.x + 6 + index % 4 * 93, area.y + 30 + index // 4 * 142, 88, 136)
        return Box(area.x + 10 + index * 115, area.y + 30, 108, 146)

    def plan(self, index: int) -> Box:
        """The same while one attacks: closer together, to leave room for what the others may hold."""
        if self.narrow:
            return self.card(index)
        return Box(self.tray_area.x + 10 + index * 108, self.tray_area.y + 30, 102, 146)

    def rest(self, row: int) -> Box:
        """What another clan may still hold; only a wide table has room for it."""
        area = self.tray_area
        return Box(area.x + 664, area.y + 27 + row * 43, 282, 42)

    def account(self, row: int) -> Box:
        """Where a clan's forts are added up at the end of the game."""
        area = self.tray_area
        return Box(area.x + 14, area.y + 32 + row * (54 if self.narrow else 38), area.width - 28, 36)

    @cached_property
    def confirm(self) -> Box:
        area = self.tray_area
        if self.narrow:
            return Box(area.right - 6 - 88, area.bottom - 6 - 100, 88, 60)
        return Box(area.right - 10 - 104, area.y + 62, 104, 64)

    @cached_property
    def late_confirm(self) -> Box:
        """While one attacks it is only wanted by Svord (§5.5): it waits where nothing else is."""
        return self.confirm if self.narrow else Box(12, 122, 122, 46)
