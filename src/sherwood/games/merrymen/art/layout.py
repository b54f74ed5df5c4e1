"""Where everything lies: sites above, roads and castle in the middle, the town's places, then the players' ledgers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sherwood.draw.geometry import Box, Sheet


@dataclass(frozen=True)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    others: int  # players shown in one line
    own: bool  # is there a ledger of one's own?
    small: int  # small cards laid before oneself
    cards: int  # cards in one's hand

    @cached_property
    def height(self) -> int:
        return int(self.row(self.others).y) + 2

    @cached_property
    def inner(self) -> float:
        return self.width - 12

    def site(self, index: int) -> Box:
        if self.narrow:
            return Box(6 + index % 2 * 191, 6 + index // 2 * 140, 187, 134)
        return Box(6 + index * 158.8, 6, 154, 134)

    @cached_property
    def roads_top(self) -> float:
        return self.site(5).bottom + 8

    def road(self, index: int) -> Box:
        """North and west come from the left, east and south from the right."""
        if self.narrow:
            return Box(6, self.roads_top + 66 + index * 66, 378, 62)
        left = index in (0, 3)
        return Box(6 if left else 568, self.roads_top + (0 if index in (0, 1) else 68), 386, 62)

    @cached_property
    def castle(self) -> Box:
        if self.narrow:
            return Box(6, self.roads_top, 378, 60)
        return Box(398, self.roads_top, 164, 130)

    @cached_property
    def town_top(self) -> float:
        return self.road(3 if self.narrow else 2).bottom + 8

    def place(self, name: str) -> Box:
        """The prison, the archery ground, the store, the village and the carriage lot."""
        y = self.town_top
        if self.narrow:
            return {
                "prison": Box(6, y, 378, 100), "archery": Box(6, y + 106, 90, 108), "store": Box(102, y + 106, 282, 108),
                "village": Box(6, y + 220, 180, 118), "lot": Box(192, y + 220, 192, 118),
            }[name]  # fmt: skip
        return {
            "prison": Box(6, y, 250, 116), "archery": Box(262, y, 90, 116), "store": Box(358, y, 218, 116),
            "village": Box(582, y, 158, 116), "lot": Box(746, y, 208, 116),
        }[name]  # fmt: skip

    @cached_property
    def strip(self) -> Box:
        """The stash, the supply and the dice: things one points at now and then."""
        y = self.place("lot").bottom + 6
        return Box(6, y, self.inner, 104 if self.narrow else 52)

    def chip(self, row: str, index: int) -> Box:
        strip = self.strip
        if row == "stash":
            return Box(strip.x + 40 + index * 50, strip.y + 4, 46, 44)
        if self.narrow:
            return Box(strip.x + 4 + index * 50, strip.y + 56, 46, 44)
        return Box(strip.x + 330 + index * 50, strip.y + 4, 46, 44)

    @cached_property
    def confirm(self) -> Box:
        strip = self.strip
        return Box(strip.right - 84, strip.y + 2, 84, 48)

    @cached_property
    def ledger(self) -> Box:
        tall = self.small_top - self.strip.bottom + (56 if self.small else 4)
        return Box(6, self.strip.bottom + 6, self.inner, tall if self.own else -6)

    @cached_property
    def hand_top(self) -> float:
        return self.strip.bottom + (128 if self.narrow else 8)

    def hand(self, index: int) -> Box:
        if self.narrow:
            return Box(12 + index % 4 * 92, self.hand_top + index // 4 * 120, 88, 114)
        return Box(480 + index * 94, self.hand_top, 90, 114)

    @cached_property
    def small_top(self) -> float:
        rows = max(1, (self.cards + 3) // 4) if self.narrow else 1
        return self.hand_top + rows * 120 + 4

    def small_card(self, index: int) -> Box:
        step = min(112.0, (self.inner - 120) / max(self.small - 1, 1)) if self.small > 1 else 0
        return Box(12 + index * step, self.small_top, 108, 48)

    def own_goods(self, index: int) -> Box:
        """Five goods and four weapons."""
        x, y = (12, self.strip.bottom + 42) if self.narrow else (80, self.strip.bottom + 42)
        step = 41.5 if self.narrow else 43
        return Box(x + index * step, y, 40, 52)

    def task(self, index: int) -> tuple[float, float]:
        left, top = self.own_goods(0).x, self.own_goods(0).bottom + 2
        return left + index * 62, top

    def row(self, index: int) -> Box:
        top = (self.ledger.bottom if self.own else self.strip.bottom) + 6
        high = 72 if self.narrow else 38
        return Box(6, top + index * (high + 4), self.inner, high)
