"""What a player would count by hand: costs and what is missing, odds, points by source, how near each loss is."""

from __future__ import annotations

from math import comb
from typing import Final, TypedDict

from sherwood.engine.step import Step
from sherwood.games.merrymen.rules import score as scoring
from sherwood.games.merrymen.rules.ambush import AmbushReroll
from sherwood.games.merrymen.rules.archery import Archery, ArcheryReroll
from sherwood.games.merrymen.rules.building import missing, trap_room
from sherwood.games.merrymen.rules.cards import (
    ARCHERY_DICE,
    ARCHERY_NEED,
    BARRICADE_COST,
    DICE_PER_TOKEN,
    EMISSARY_PENNIES,
    EMISSARY_RESOURCES,
    EMISSARY_WEAPONS,
    PRISON_TOKENS,
    REPUTATION_TOP,
    SKILL_FACES,
    SKILL_HITS,
    THEFT_DICE,
    THEFT_NEED,
    TRAP_COST,
    WEAPON_FACES,
    WEAPON_HITS,
)
from sherwood.games.merrymen.rules.fights import FightReroll
from sherwood.games.merrymen.rules.gains import holds, resources, weapons
from sherwood.games.merrymen.rules.ids import CELL, DIE, EMISSARY_LIMIT, GALLOWS, PENNY, PIECES, WEAPON_LIMIT
from sherwood.games.merrymen.rules.names import ROAD_NAMES, SITE_NAMES
from sherwood.games.merrymen.rules.prison import Break, PrisonReroll
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.theft import Theft, TheftReroll

SKILL = int(SKILL_HITS) / int(SKILL_FACES)
WEAPON = int(WEAPON_HITS) / int(WEAPON_FACES)


class Odds(TypedDict):
    """The chance of every roll of the game."""

    theft: list[float]
    archery: list[float]
    weapon: list[float]
    prison: list[list[float]]


class EmissaryLack(TypedDict):
    """The next emissary's cost by part, and what of it is missing."""

    cost: dict[str, int]
    lack: dict[str, int]


class Lacking(TypedDict):
    """What is missing for each thing that can be built; None where there is no room or none left."""

    traps: dict[str, int | None]
    barricades: dict[str, int | None]
    emissary: EmissaryLack | None


class Points(TypedDict):
    """Points by source; `tasks` is None to those who may not know them."""

    played: int
    emissaries: int
    traps: int
    barricades: int
    top: int
    possessions: int
    captives: int
    cards: int
    sets: int
    tuck: int
    spies: int
    prisoners: int
    tasks: int | None
    total: int
    to_top: int


class Losses(TypedDict):
    """How near each way to lose is."""

    pennies: int
    roads: list[str]
    guards: int
    tuck: int | None


def at_least(need: int, dice: int, p: float) -> float:
    """The chance of `need` successes or more, to three places."""
    return round(sum(comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(need, dice + 1)), 3)


THEFT_ODDS: Final = [at_least(THEFT_NEED[i], THEFT_DICE[i], SKILL) for i in range(3)]
ARCHERY_ODDS: Final = [at_least(ARCHERY_NEED[i], ARCHERY_DICE[i], SKILL) for i in range(3)]
WEAPON_ODDS: Final = [at_least(1, n, WEAPON) for n in range(1, WEAPON_LIMIT + 1)]
PRISON_ODDS: Final = [
    [at_least(level, DICE_PER_TOKEN * n, SKILL) for level in range(1, 4)] for n in range(1, PRISON_TOKENS + 1)
]


def table_odds() -> Odds:
    """Every roll of the game: thefts, competitions, weapon dice by number, prison tokens by level reached."""
    return {
        "theft": THEFT_ODDS[:],
        "archery": ARCHERY_ODDS[:],
        "weapon": WEAPON_ODDS[:],
        "prison": [row[:] for row in PRISON_ODDS],
    }


def next_roll(s: MerryMen) -> float | None:
    """The chance that the roll now offered succeeds, where there is just one to make."""
    top: Step | None = s.steps.top() if s.steps else None
    if isinstance(top, Theft):
        extra = 1 if top.bonus == DIE else 0
        return at_least(THEFT_NEED[top.level - 1], THEFT_DICE[top.level - 1] + extra, SKILL)
    if isinstance(top, Archery):
        return at_least(ARCHERY_NEED[top.level - 1], ARCHERY_DICE[top.level - 1], SKILL)
    if isinstance(top, (TheftReroll, ArcheryReroll, PrisonReroll)):
        return at_least(1, 1, SKILL)
    if isinstance(top, (AmbushReroll, FightReroll)):
        return at_least(1, 1, WEAPON)
    if isinstance(top, Break):
        return at_least(1, DICE_PER_TOKEN, SKILL)
    return None


def lacking(s: MerryMen, seat: int) -> Lacking:
    """Resources a seat still lacks for each trap and barricade (None: no room or none left), and for an emissary."""
    return {
        "traps": {name: trap_lack(s, seat, site) for site, name in enumerate(SITE_NAMES)},
        "barricades": {name: barricade_lack(s, seat, road) for road, name in enumerate(ROAD_NAMES)},
        "emissary": emissary_lack(s, seat),
    }


def trap_lack(s: MerryMen, seat: int, site: int) -> int | None:
    if s.laid[seat] >= PIECES or trap_room(s, site) < 0:
        return None
    return int(missing(s, seat, TRAP_COST, site))


def barricade_lack(s: MerryMen, seat: int, road: int) -> int | None:
    if s.built[seat] >= PIECES or s.road_barricades(road) >= s.settings.barricade_spaces:
        return None
    return int(missing(s, seat, BARRICADE_COST, road))


def emissary_lack(s: MerryMen, seat: int) -> EmissaryLack | None:
    """The next emissary's cost, and how much of each part is missing."""
    sent = s.emissaries[seat]
    if sent >= EMISSARY_LIMIT:
        return None
    cost = {"weapons": EMISSARY_WEAPONS[sent], "resources": EMISSARY_RESOURCES[sent], "pennies": EMISSARY_PENNIES[sent]}
    have = {"weapons": weapons(s, seat), "resources": resources(s, seat), "pennies": holds(s, seat, PENNY)}
    return {"cost": cost, "lack": {part: max(0, cost[part] - have[part]) for part in cost}}


def points(s: MerryMen, seat: int, own: bool) -> Points:
    """Points so far by source; tasks, and so the true total, only for those who may know them."""
    return {
        "played": s.vp[seat],
        "emissaries": scoring.emissary_points(s, seat),
        "traps": scoring.trap_points(s, seat),
        "barricades": scoring.barricade_points(s, seat),
        "top": scoring.top_points(s, seat),
        "possessions": scoring.possession_points(s, seat),
        "captives": s.captives[seat],
        "cards": scoring.card_points(s, seat),
        "sets": scoring.set_points(s, seat),
        "tuck": scoring.tuck_points(s, seat),
        "spies": scoring.spy_points(s, seat),
        "prisoners": scoring.prison_points(s, seat),
        "tasks": scoring.task_points(s, seat) if own or s.over else None,
        "total": scoring.total(s, seat) if own or s.over else scoring.open_total(s, seat),
        "to_top": max(0, REPUTATION_TOP - s.reputation[seat]),
    }


def losses(s: MerryMen) -> Losses:
    """How near each way to lose is: pennies of the poorest road, guard spaces left, rounds Tuck can wait."""
    fewest = min(s.pennies)
    in_prison = CELL < s.tuck_at < GALLOWS
    return {
        "pennies": fewest,
        "roads": [name for road, name in enumerate(ROAD_NAMES) if s.pennies[road] == fewest],
        "guards": s.settings.guard_track - s.track,
        "tuck": GALLOWS - s.tuck_at if in_prison else None,
    }
