"""The shape of a view: what a seat may see of Nottingham, as data."""

from __future__ import annotations

from typing import TypedDict

from sherwood.games.merrymen.rules.counts import Lacking, Losses, NextRoll, Odds, Points

Owner = int | str  # a seat, or "tuck"
Goods = dict[str, int]


class HideoutView(TypedDict):
    """A hideout of a site: who is in it, who watches it, what lies there."""

    guard: bool
    man: Owner | None
    arrested: bool
    fine: str | None
    trap: int | None


class SiteView(TypedDict):
    """One of the six sites."""

    site: str
    gives: str
    fight: list[str]
    trap_cost: Goods
    hideouts: list[HideoutView]
    main: list[int]
    tuck: bool


class RoadView(TypedDict):
    """A road from its far end to the castle; `at_risk` is what the next activation takes."""

    road: str
    pennies: int
    barricades: list[int]
    spaces: int
    carriages: list[str | None]
    cost: Goods
    at_risk: int
    prince_john: int


class SpaceView(TypedDict):
    """A place where heroes and villains stand."""

    space: str
    heroes: list[int]
    villains: list[str]


class LotView(TypedDict):
    """A slot of the carriage lot."""

    state: str  # empty, standing or lying
    colour: str | None
    pennies: int


class WeaponView(TypedDict):
    """What the store sells."""

    weapon: str
    colour: str
    dice: int
    price: str


class TrackView(TypedDict):
    """The guards who have found no room."""

    guards: int
    length: int


class RansomView(TypedDict):
    """The ransom tile of the round."""

    captives: int
    vp: int
    one: Goods
    left: int


class TuckView(TypedDict):
    """Where Friar Tuck is, and who placed him."""

    at: str
    hideout: int | None
    by: int


class CardView(TypedDict):
    """A card of the Merry Men."""

    card: int
    id: str
    character: str
    actions: list[str]
    vp: int


class TuckCardView(TypedDict):
    """A card of Friar Tuck's."""

    card: int
    actions: list[str]
    vp: int


class SpyView(TypedDict):
    """A spy."""

    spy: int
    id: str
    site: str
    action: str
    price: str
    vp: int


class VillainView(TypedDict):
    """A villain card."""

    card: str
    guard: str | None
    villain: str
    space: str
    road: str | None


class VillainCardsView(TypedDict):
    """The villain cards: how many are left, which have come, which of the next ones the seat has seen."""

    left: int
    used: list[VillainView]
    next: list[VillainView | None]


class TaskView(TypedDict):
    """A task of King Richard's, and what it is worth now."""

    task: str
    vp_each: int
    worth: int


class PlayerView(TypedDict):
    """A player; hand and tasks are None to those who may not see them."""

    seat: int
    hero: str | None
    at: str | None
    turned: bool
    ready: int
    training: int
    beds: int
    goods: Goods
    weapons: Goods
    reputation: int
    level: int
    barricades: int
    traps: int
    emissaries: int
    captives: int
    hand_size: int
    hand_limit: int
    hand: list[CardView] | None
    tasks: list[TaskView] | None
    passive: list[CardView]
    active: list[CardView]
    tuck_cards: list[TuckCardView]
    tuck_active: list[TuckCardView]  # played this round
    spies: list[SpyView]
    spies_active: list[SpyView]  # woken this round
    points: Points


class View(TypedDict):
    """The whole table."""

    round: int
    rounds: int
    phase: str  # setup, men, hero, end or over
    first: int
    active: int
    sites: list[SiteView]
    roads: list[RoadView]
    spaces: list[SpaceView]
    yard: list[int]
    lot: list[LotView]
    lot_rewards: list[Goods]
    bag: Goods
    prison: list[list[Owner]]
    stash: Goods
    store: list[WeaponView]
    track: TrackView
    ransom: RansomView | None
    arrow: int
    tuck: TuckView | None
    deck: int
    discard: list[CardView]
    villain_cards: VillainCardsView
    players: list[PlayerView]
    spread: CardView | TuckCardView | None
    costs: Lacking | None
    odds: Odds
    next_roll: NextRoll | None
    losses: Losses
