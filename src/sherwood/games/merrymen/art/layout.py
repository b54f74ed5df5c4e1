"""Where everything lies: the phase bar, the town with its four roads, then the players' ledgers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from sherwood.draw.geometry import Box, Sheet

# The town on a wide table, below the phase bar; sites in the order of the rules.
SITES = (
    Box(612, 10, 172, 114), Box(204, 132, 174, 114), Box(204, 10, 174, 114),
    Box(438, 10, 170, 114), Box(610, 306, 174, 114), Box(610, 428, 174, 114),
)  # fmt: skip
PLACES = {
    "gauges": Box(8, 4, 178, 148), "archery": Box(8, 158, 178, 96), "lot": Box(8, 314, 178, 234),
    "prison": Box(800, 4, 152, 242), "village": Box(800, 304, 152, 136), "ransom": Box(800, 446, 152, 102),
    "store": Box(204, 314, 228, 106), "stash": Box(612, 130, 172, 114), "yard": Box(438, 130, 86, 60), "crusade": Box(526, 130, 80, 60),
    "tray": Box(204, 428, 342, 116),
}  # fmt: skip
HANDS = 8  # small cards that lie under one's hand


class Lane(NamedTuple):
    """A road from its far end to the castle."""

    ground: Box
    sign: Box
    carriages: list[Box]
    barricades: list[Box]
    build: Box
    gate: Box
    upright: bool


@dataclass(frozen=True, eq=False)
class Layout(Sheet):
    """Where everything lies on the board of one view."""

    # One of its kind (`laid_out`): known by being the same object.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    others: int  # players shown in a few words
    own: bool  # is there a ledger of one's own?
    small: int  # cards laid before oneself
    cards: int  # cards in one's hand
    open: bool = False  # are the others' hands in sight?

    @cached_property
    def height(self) -> int:
        last = self.row(max(self.others - 1, 0))
        return int(last.bottom if self.others else self.ledger.bottom) + 8

    @cached_property
    def cardless(self) -> Layout:
        """The same whatever cards anybody has: for what lies in the town, and is kept."""
        return laid_out(self.narrow, 0, self.own, 0, 0, False)

    @cached_property
    def phases(self) -> Box:
        return Box(6, 6, self.width - 12, 58 if self.narrow else 34)

    @cached_property
    def top(self) -> float:
        """Where the town begins."""
        return self.phases.bottom + (6 if self.narrow else 4)

    @cached_property
    def town(self) -> Box:
        """The country around the town; a phone has none."""
        return Box(2, self.top, 956, 554)

    # The town

    def site(self, index: int) -> Box:
        if self.narrow:
            return Box(6 + index % 2 * 191, self.place("gauges").bottom + 6 + index // 2 * 128, 187, 122)
        return SITES[index].moved(0, self.top)

    @cached_property
    def roads_top(self) -> float:
        return self.site(5).bottom + 6

    @cached_property
    def castle(self) -> Box:
        if self.narrow:
            return Box(6, self.roads_top, 378, 56)
        return Box(436, self.top + 226, 112, 108)

    def lane(self, index: int, spaces: int) -> Lane:
        """North and south run upright on a wide table, all run from the left on a phone."""
        return lane_at(self.narrow, self.roads_top if self.narrow else self.top, index, spaces)

    def place(self, name: str) -> Box:
        """Everything in and around the town that is no site."""
        if not self.narrow:
            return PLACES[name].moved(0, self.top)
        if name == "gauges":
            return Box(6, self.top, 378, 100)
        y = self.lane(3, 1).ground.bottom + 6
        return {
            "prison": Box(6, y, 187, 240), "village": Box(197, y, 187, 134), "archery": Box(197, y + 140, 187, 100),
            "store": Box(6, y + 246, 378, 100), "lot": Box(6, y + 352, 187, 228), "ransom": Box(197, y + 352, 187, 108),
            "stash": Box(197, y + 466, 187, 114), "tray": Box(6, y + 586, 378, 120), "yard": Box(158, self.roads_top, 112, 56), "crusade": Box(272, self.roads_top, 112, 56),
        }[name]  # fmt: skip

    # What one points at now and then lies in the tray.

    def chip(self, row: str, index: int) -> Box:
        if row == "stash":
            box = self.place("stash")
            return Box(box.x + 5 + index * (box.width - 10) / 5, box.y + 30, (box.width - 14) / 5, 48)
        box = self.place("tray")
        return Box(box.x + 6 + index * 55, box.bottom - 50, 52, 46)

    def action(self, index: int) -> Box:
        """The two deeds of the card on the table."""
        box = self.place("tray")
        return Box(box.x + 6 + index * 166, box.bottom - 50, 162, 46)

    @cached_property
    def confirm(self) -> Box:
        box = self.place("tray")
        return Box(box.right - 90, box.bottom - 50, 84, 46)

    # The players

    @cached_property
    def ledger_top(self) -> float:
        return self.place("tray").bottom + 8 if self.narrow else self.town.bottom + 6

    @cached_property
    def ledger(self) -> Box:
        if not self.own:
            return Box(6, self.ledger_top, self.width - 12, -6)
        last = self.small_card(self.small - 1).bottom if self.small else 0
        low = max(last, self.used.bottom, self.hand(max(self.cards - 1, 0)).bottom)
        return Box(6, self.ledger_top, self.width - 12, low + 8 - self.ledger_top)

    def own_goods(self, index: int) -> Box:
        """Five goods, and under them four weapons and one's men."""
        x, y = (150, 8) if self.narrow else (206, 6)
        wide = 46 if self.narrow else 53
        return Box(x + index % 5 * wide, self.ledger_top + y + index // 5 * 56, wide, 54)

    def task(self, index: int) -> Box:
        top = self.ledger_top + (150 if self.narrow else 124)
        high = 40 if self.narrow else 19
        return Box(14, top + index * high, 362 if self.narrow else 456, high)

    def hand(self, index: int) -> Box:
        if self.narrow:
            return Box(12 + index % 4 * 92, self.task(2).bottom + 8 + index // 4 * 120, 89, 114)
        return Box(478 + index * 94, self.ledger_top + 6, 91, 114)

    def small_card(self, index: int) -> Box:
        if self.narrow:
            top = self.hand(max(self.cards - 1, 0)).bottom + 6
            return Box(12 + index % 3 * 122, top + index // 3 * 42, 118, 38)
        if index < HANDS:
            return Box(478 + index % 4 * 118, self.ledger_top + 124 + index // 4 * 41, 114, 38)
        return Box(14 + (index - HANDS) % 8 * 117, self.ledger_top + 208 + (index - HANDS) // 8 * 42, 114, 38)

    @cached_property
    def used(self) -> Box:
        """A line for the cards used this round."""
        if self.narrow:
            return Box(
                14,
                self.small_card(max(self.small - 1, 0)).bottom + 4
                if self.small
                else self.hand(self.cards - 1).bottom + 4,
                362,
                32,
            )
        return Box(14, self.task(2).bottom + 2, 456, 16)

    def row(self, index: int) -> Box:
        """Another player: two in a line on a wide table, one where hands are open or on a phone."""
        top = self.ledger.bottom + 6
        high = (78 if self.open else 54) + (30 if self.narrow else 0) + (48 if self.narrow and self.open else 0)
        if self.narrow or self.open or self.others == 1:
            return Box(6, top + index * (high + 4), self.width - 12, high)
        return Box(6 + index % 2 * 476, top + index // 2 * (high + 4), 472, high)


@cache
def laid_out(narrow: bool, others: int, own: bool, small: int, cards: int, bare: bool) -> Layout:
    """The one layout of its kind, so that where things lie is found once."""
    return Layout(narrow, others, own, small, cards, bare)


@lru_cache(maxsize=64)
def lane_at(narrow: bool, top: float, index: int, spaces: int) -> Lane:
    if narrow:
        return level(Box(0, top + 62 + index * 62, 390, 56), spaces, mirror=False)
    if index == 0:
        return upright(Box(384, top, 48, 252), Box(438, top + 196, 54, 46), spaces, mirror=False)
    if index == 2:
        return upright(Box(552, top + 304, 48, 250), Box(494, top + 338, 54, 46), spaces, mirror=True)
    if index == 1:
        return level(Box(552, top + 250, 406, 48), spaces, mirror=True)
    return level(Box(2, top + 258, 430, 48), spaces, mirror=False)


def level(ground: Box, spaces: int, *, mirror: bool) -> Lane:
    """A road from the left to the right, or mirrored."""

    def turned(x: float, width: float) -> Box:
        return Box(ground.right - x - width if mirror else ground.x + x, ground.y + 2, width, ground.height - 4)

    wide = min(44.0, (ground.width - 76 - 112) / (spaces + 1 + 0.4 * spaces))
    step = wide * 1.4
    return Lane(
        ground,
        turned(4, 70),
        [turned(78 + i * step, wide) for i in range(spaces + 1)],
        [turned(78 + i * step + wide, wide * 0.4) for i in range(spaces)],
        turned(ground.width - 108, 56),
        turned(ground.width - 48, 46),
        upright=False,
    )


def upright(ground: Box, build: Box, spaces: int, *, mirror: bool) -> Lane:
    """A road from above, or from below where mirrored; what one more barricade costs is told beside it."""

    def turned(y: float, height: float) -> Box:
        return Box(ground.x + 2, ground.bottom - y - height if mirror else ground.y + y, ground.width - 4, height)

    high = (ground.height - 60 - 50) / (spaces + 1 + 0.35 * spaces)
    step = high * 1.35
    sign = turned(2, 56)
    return Lane(
        ground,
        Box(sign.x - 5, sign.y, sign.width + 10, sign.height),
        [turned(61 + i * step, high) for i in range(spaces + 1)],
        [turned(61 + i * step + high, high * 0.35) for i in range(spaces)],
        build,
        turned(ground.height - 48, 46),
        upright=True,
    )
