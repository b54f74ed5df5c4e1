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
    """A box that the march can end in, and the boxes on the way, itself the last."""

    box: str
    cost: int
    way: list[str]


# A class cannot have a field called `from`.
MarchView = TypedDict(
    "MarchView",
    {"lead": str, "group": list[str], "from": str, "box": str, "left": int, "reach": list[ReachView]},
)


class ExchangeView(TypedDict):
    """Captives offered, and captives asked for."""

    give: list[str]
    take: list[str]


class ModifierView(TypedDict):
    """What changes a die: why, by how much, and the paragraph."""

    why: str
    by: int
    rule: str


class SideView(TypedDict):
    """One side of a battle: who fights, how strong they are, what changes their archery die."""

    seat: int
    pieces: list[str]
    archery: int
    melee: int
    combat: int
    aim: list[ModifierView]
    hits: list[int]  # by the face of the die, what changes it counted in


class BattleView(TypedDict):
    """The battle the present question is about; the attacker's side comes first."""

    box: str
    stage: str  # archery, arrows, melee, losses, retreat, suspect, personal, capture, fate, caught or flee
    attacker: int
    sides: list[SideView]
    melee: list[ModifierView]
    odds: int  # the column of the melee table
    losses: list[list[int]]  # by the face of the die: the attacker's, the defender's
    left: int  # units still to be lost
    loser: int | None  # the seat that loses them
    losers: list[str]  # leaders whose fate is open
    helpless: list[str]  # leaders who would be captured without a die
    escapes: dict[str, int]
    recognised: int
    others: list[str]  # boxes that are still to be fought over


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
    battle: BattleView | None
    strict: bool  # the option of the stricter victory (§16.5)
    exchange: ExchangeView | None
