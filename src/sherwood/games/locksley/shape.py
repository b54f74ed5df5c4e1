"""The shape of a view: what everybody sees of a game, as data."""

from __future__ import annotations

from typing import TypedDict


class SaleView(TypedDict):
    """A sale of this turn, and whether it brought a single coin."""

    colour: str
    cheap: bool


class SpaceView(TypedDict):
    """A space of the track."""

    space: int
    fame: str
    size: str  # small, large or start
    side: int
    time: str | None
    colour: str | None


class MissingView(TypedDict):
    """What keeps a task from being met: a reason, its paragraph, and what its sentence speaks of."""

    reason: str
    rule: str
    args: list[str | int]


class AheadView(TypedDict):
    """A space before a Bard."""

    position: int
    ref: str
    fame: str
    met: bool
    bribe: bool
    missing: MissingView | None


class RiderView(TypedDict):
    """A player: Robin on the grid, the Bard on the track, loot and gold."""

    seat: int
    robin: int | None
    bard: int
    space: int | None
    lap: int
    loot: dict[str, int]
    gold: int
    coins: dict[str, int]
    sellable: list[str]
    standing: bool
    next: AheadView | None
    ahead: list[AheadView]


class View(TypedDict):
    """The whole table."""

    phase: str  # setup, corner, turn or over
    length: str
    small_per_side: int
    lap: int
    goal: int
    first: int | None
    active: int | None
    ridden: bool
    sales: list[SaleView]
    grid: list[str | None]
    holes: list[int]
    track: list[SpaceView]
    readings: dict[str, str]  # of the tasks that tables read differently, by fame space: the option's value in force
    pile: int
    discard: dict[str, int]
    riders: list[RiderView]
    winner: int | None
    ending: str | None
