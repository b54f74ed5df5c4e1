"""The shape of a view: what everybody sees of a game, as data."""

from __future__ import annotations

from typing import Literal, TypedDict

PieceMark = Literal["disguised", "wounded", "moved", "wet"]
BoxMark = Literal["looted", "discovered", "taxed"]


class PieceView(TypedDict):
    """A counter: where it is, in what state, and the values printed on it."""

    id: str
    kind: str
    side: str  # outlaw, sheriff or traveller
    box: str | None
    state: str  # free, face_down, captive, dead or away
    disguised: bool
    wounded: bool
    moved: bool
    wet: bool
    kept: int
    returns: int | None
    toward: str | None
    values: dict[str, int]


class GoldView(TypedDict):
    """Who has how many coins."""

    robin: int
    sheriff: int
    reserve: int


class ReachView(TypedDict):
    """A box that the march can end in."""

    box: str
    cost: int


# A class cannot have a field called `from`.
MarchView = TypedDict(
    "MarchView",
    {"lead": str, "group": list[str], "from": str, "box": str, "left": int, "reach": list[ReachView]},
)


class ExchangeView(TypedDict):
    """Captives offered, and captives asked for."""

    give: list[str]
    take: list[str]


class View(TypedDict):
    """The whole table."""

    turn: int
    active: int
    phase: str
    pieces: list[PieceView]
    gold: GoldView
    looted: list[str]
    discovered: list[str]
    taxed: list[str]
    taxed_before: list[str]
    personalities: int
    tournament: int | None
    married: str | None
    wound: int | None
    conditions: list[str]
    march: MarchView | None
    battles: list[str]
    exchange: ExchangeView | None
