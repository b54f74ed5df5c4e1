"""What a player would count by hand: costs and what is missing, odds, points by source, how near each loss is."""

from __future__ import annotations

from math import comb
from typing import Final, TypedDict

from sherwood.engine.bits import bit, members
from sherwood.engine.step import Step
from sherwood.games.merrymen.rules import score as scoring
from sherwood.games.merrymen.rules.ambush import Ambush, AmbushReroll, targets
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
from sherwood.games.merrymen.rules.fights import FightReroll, Strike
from sherwood.games.merrymen.rules.gains import holds, resources, weapons
from sherwood.games.merrymen.rules.ids import (
    CELL,
    DISTRACTION,
    EMISSARY_LIMIT,
    GALLOWS,
    PENNY,
    PIECES,
    REROLL,
    ROBIN,
    ROUND_END,
    WEAPON_LIMIT,
)
from sherwood.games.merrymen.rules.names import ROAD_NAMES, SITE_NAMES
from sherwood.games.merrymen.rules.prison import Break, PrisonReroll, breakable, prisoners
from sherwood.games.merrymen.rules.round_end import Advance
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.theft import Theft, TheftReroll
from sherwood.games.merrymen.rules.villains import ability

SKILL = int(SKILL_HITS) / int(SKILL_FACES)
WEAPON = int(WEAPON_HITS) / int(WEAPON_FACES)


class Odds(TypedDict):
    """The chance of every roll of the game; `reroll` says that Robin's own die again is counted in."""

    theft: list[float]
    archery: list[float]
    weapon: list[float]
    prison: list[list[float]]
    reroll: bool


class Chance(TypedDict):
    """One roll on offer: with how many dice, against which level (0: there is none), how often it succeeds."""

    dice: int
    level: int
    chance: float


class NextRoll(TypedDict):
    """Whose roll is on offer, what it may be, and whether a die can be rolled again: "" no, "counted" or "distraction"."""

    seat: int
    rolls: list[Chance]
    again: str


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
    tuck_hangs: bool


def exactly(hits: int, dice: int, p: float) -> float:
    return comb(dice, hits) * p**hits * (1 - p) ** (dice - hits)


def at_least(need: int, dice: int, p: float, reroll: bool = False) -> float:
    """The chance of `need` successes or more, to three places; a reroll helps when just one was missing."""
    chance = sum((exactly(k, dice, p) for k in range(need, dice + 1)), 0.0)
    if reroll and 0 < need <= dice:
        chance += exactly(need - 1, dice, p) * p
    return round(chance, 3)


THEFT_ODDS: Final = [at_least(THEFT_NEED[i], THEFT_DICE[i], SKILL) for i in range(3)]
WEAPON_ODDS: Final = [at_least(1, n, WEAPON) for n in range(1, WEAPON_LIMIT + 1)]


def archery_odds(level: int, reroll: bool) -> float:
    return at_least(ARCHERY_NEED[level - 1], ARCHERY_DICE[level - 1], SKILL, reroll)


def prison_odds(tokens: int, level: int, reroll: bool) -> float:
    return at_least(level, DICE_PER_TOKEN * tokens, SKILL, reroll)


# By whether Robin shoots: without and with his reroll (§9.1).
ARCHERY_ODDS: Final = [[archery_odds(level, robin) for level in range(1, 4)] for robin in (False, True)]
PRISON_ODDS: Final = [
    [[prison_odds(n, level, robin) for level in range(1, 4)] for n in range(1, PRISON_TOKENS + 1)]
    for robin in (False, True)
]


def table_odds(s: MerryMen, seat: int) -> Odds:
    """Every roll of the game as this seat would make it: thefts, competitions, weapon dice, prison tokens by level."""
    robin = 1 if seat >= 0 and ability(s, seat, ROBIN) else 0
    return {
        "theft": THEFT_ODDS[:],
        "archery": ARCHERY_ODDS[robin][:],
        "weapon": WEAPON_ODDS[:],
        "prison": [row[:] for row in PRISON_ODDS[robin]],
        "reroll": robin == 1,
    }


def next_roll(s: MerryMen) -> NextRoll | None:
    """Every roll that the seat now asked may make, with its chance; None where nothing is rolled."""
    top: Step | None = s.steps.top() if s.steps else None
    if isinstance(top, Theft):
        return rolled(top.seat, theft_rolls(s, top), "counted" if top.bonus == REROLL else "")
    if isinstance(top, Archery):
        roll = chance_of(ARCHERY_DICE[top.level - 1], 0, archery_odds(top.level, s.reroll > 0))
        return rolled(top.seat, [roll], "counted" if s.reroll else "")
    if isinstance(top, Break):
        return rolled(top.seat, prison_rolls(s, top.seat), "counted" if s.reroll else "")
    if isinstance(top, (Ambush, Strike)):
        return rolled(top.seat, weapon_rolls(s, top), "distraction" if holds(s, top.seat, DISTRACTION) else "")
    if isinstance(top, (TheftReroll, ArcheryReroll, PrisonReroll)):
        return rolled(top.seat, [chance_of(1, 0, at_least(1, 1, SKILL))], "")
    if isinstance(top, (AmbushReroll, FightReroll)):
        return rolled(top.seat, [chance_of(1, 0, at_least(1, 1, WEAPON))], "")
    return None


def rolled(seat: int, rolls: list[Chance], again: str) -> NextRoll:
    return {"seat": seat, "rolls": rolls, "again": again}


def chance_of(dice: int, level: int, chance: float) -> Chance:
    return {"dice": dice, "level": level, "chance": chance}


def theft_rolls(s: MerryMen, top: Theft) -> list[Chance]:
    """Without the extra die of a card and with it, as far as each is open (§3.20)."""
    legal = top.legal(s, top.seat)
    need, dice = THEFT_NEED[top.level - 1], THEFT_DICE[top.level - 1]
    extra = [n for n in range(2) if legal & bit(n)]
    return [chance_of(dice + n, 0, at_least(need, dice + n, SKILL, top.bonus == REROLL)) for n in extra]


def prison_rolls(s: MerryMen, seat: int) -> list[Chance]:
    """By the distractions that may be spent, for every level on which somebody sits (§4.41-4.42)."""
    levels = [level for level in range(1, 4) if prisoners(s, level) != prisoners(s, level - 1)]
    return [
        chance_of(DICE_PER_TOKEN * n, level, prison_odds(n, level, s.reroll > 0))
        for n in members(breakable(s, seat))
        for level in levels
    ]


def weapon_rolls(s: MerryMen, top: Ambush | Strike) -> list[Chance]:
    """By the number of weapon dice that may be rolled."""
    legal = top.legal(s, top.seat)
    if isinstance(top, Ambush):
        numbers = {k % 4 + 1 for k in members(targets(s, top.seat, top.road))}
    else:
        numbers = {k // 5 + k % 5 for k in members(legal)}
    return [chance_of(n, 0, WEAPON_ODDS[n - 1]) for n in sorted(numbers) if n <= WEAPON_LIMIT]


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
    """How near each way to lose is: pennies of the poorest road, guard spaces left, the round that Tuck can wait for."""
    fewest = min(s.pennies)
    return {
        "pennies": fewest,
        "roads": [name for road, name in enumerate(ROAD_NAMES) if s.pennies[road] == fewest],
        "guards": s.settings.guard_track - s.track,
        "tuck": tuck_round(s),
        "tuck_hangs": tuck_hangs(s),
    }


def hanging_round(s: MerryMen) -> int:
    """The round at whose end Tuck, where he sits now, would move up to the gallows, if it were not the last (§5.4)."""
    moved = s.phase == ROUND_END and not any(isinstance(step, Advance) for step in s.steps)
    return int(s.round) + int(moved) + int(GALLOWS - s.tuck_at) - 1


def tuck_hangs(s: MerryMen) -> bool:
    """Will Tuck hang before the game ends, if nobody frees him?"""
    return CELL < s.tuck_at < GALLOWS and hanging_round(s) < s.rounds()


def tuck_round(s: MerryMen) -> int | None:
    """The round at whose end Tuck in prison costs everybody the game: hanged (§6.8), or still there (§6.9)."""
    if not CELL < s.tuck_at < GALLOWS:
        return None
    return min(hanging_round(s), int(s.rounds()))
