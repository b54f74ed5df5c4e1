"""The data files as flat tuples of numbers, indexed by the ids of ids.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.data import TomlTable
from sherwood.games.merrymen.data import DATA
from sherwood.games.merrymen.rules.ids import ANY, GOODS, LOT
from sherwood.games.merrymen.rules.names import (
    ACTION_NAMES,
    CHARACTERS,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    TASK_COUNTS,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)

_cards: Final[TomlTable] = DATA.load("cards")
_board: Final[TomlTable] = DATA.load("board")


def _reward(row: TomlTable) -> list[i64]:
    return [int(row.get(name, 0)) for name in REWARD_NAMES]


def _flat(rows: list[list[i64]]) -> vec[i64]:
    return vec[i64]([n for row in rows for n in row])


def _column(table: str, key: str, names: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([names.index(row[key]) if key in row else -1 for row in _cards[table]])


def _numbers(table: list[TomlTable], key: str) -> vec[i64]:
    return vec[i64]([int(row[key]) for row in table])


def _ints(values: list[int]) -> vec[i64]:
    return vec[i64]([int(n) for n in values])


def _by_seats(table: dict[str, int]) -> vec[i64]:
    return vec[i64]([int(table.get(str(n), 0)) for n in range(6)])


def _action_masks(table: str) -> vec[i64]:
    masks: list[i64] = []
    for row in _cards[table]:
        mask: i64 = 0
        for name in row["actions"]:
            mask |= bit(ACTION_NAMES.index(name))
        masks.append(mask)
    return vec[i64](masks)


def _actions(table: str) -> vec[i64]:
    return vec[i64]([ACTION_NAMES.index(name) for row in _cards[table] for name in row["actions"]])


# Merry Men cards: two actions each, at 2 * card and 2 * card + 1.
CARD_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _cards["merry"]])
CARD_ACTION: Final[vec[i64]] = _actions("merry")
CARD_ACTIONS: Final[vec[i64]] = _action_masks("merry")
CARD_VP: Final[vec[i64]] = _numbers(_cards["merry"], "vp")
CARD_CHARACTER: Final[vec[i64]] = _column("merry", "character", CHARACTERS)

TUCK_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _cards["tuck"]])
TUCK_ACTION: Final[vec[i64]] = _actions("tuck")
TUCK_ACTIONS: Final[vec[i64]] = _action_masks("tuck")
TUCK_VP: Final[vec[i64]] = _numbers(_cards["tuck"], "vp")

SPY_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _cards["spy"]])
SPY_SITE: Final[vec[i64]] = _column("spy", "site", SITE_NAMES)
SPY_ACTION: Final[vec[i64]] = _column("spy", "action", ACTION_NAMES)
SPY_VP: Final[vec[i64]] = _numbers(_cards["spy"], "vp")


def _spy_price(row: TomlTable) -> i64:
    names = [name for name in REWARD_NAMES[: ANY + 1] if name in row["cost"]]
    return REWARD_NAMES.index(names[0])


# What waking a spy costs: one of this kind (ANY = a resource of your choice).
SPY_PRICE: Final[vec[i64]] = vec[i64]([_spy_price(row) for row in _cards["spy"]])

_villains: Final[list[TomlTable]] = _cards["villain"] + _cards["sheriff"]
VILLAIN_CARD_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _villains])
VILLAIN_GUARD: Final[vec[i64]] = vec[i64]([SITE_NAMES.index(row["guard"]) for row in _villains])
VILLAIN_WHO: Final[vec[i64]] = vec[i64]([VILLAIN_NAMES.index(row["villain"]) for row in _villains])
VILLAIN_PLACE: Final[vec[i64]] = vec[i64]([SPACE_NAMES.index(row["place"]) for row in _villains])
VILLAIN_ROAD: Final[vec[i64]] = vec[i64]([ROAD_NAMES.index(row["road"]) if "road" in row else -1 for row in _villains])

TASK_KIND: Final[vec[i64]] = _column("task", "counts", TASK_COUNTS)
TASK_PER: Final[vec[i64]] = _numbers(_cards["task"], "per")
TASK_VP: Final[vec[i64]] = _numbers(_cards["task"], "vp")


def _task_places(row: TomlTable) -> i64:
    mask: i64 = 0
    for place in row.get("at", []):
        mask |= bit(SITE_NAMES.index(place) if place in SITE_NAMES else ROAD_NAMES.index(place))
    return mask


# The sites or roads a task looks at, as a mask.
TASK_AT: Final[vec[i64]] = vec[i64]([_task_places(row) for row in _cards["task"]])

RANSOM_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _cards["ransom"]])
RANSOM_CAPTIVES: Final[vec[i64]] = _numbers(_cards["ransom"], "captives")
RANSOM_VP: Final[vec[i64]] = _numbers(_cards["ransom"], "vp")
RANSOM_ONE: Final[vec[i64]] = _flat([_reward(row["one"]) for row in _cards["ransom"]])

LOOT_NAMES: Final[tuple[str, ...]] = tuple([row["id"] for row in _cards["loot"]])
LOOT_COUNT: Final[vec[i64]] = _numbers(_cards["loot"], "count")
LOOT_REWARD: Final[vec[i64]] = _flat([_reward(row["reward"]) for row in _cards["loot"]])

SITE_GIVES: Final[vec[i64]] = vec[i64]([REWARD_NAMES.index(row["gives"]) for row in _board["site"]])
SITE_MAIN: Final[vec[i64]] = _numbers(_board["site"], "main")
FIGHT: Final[vec[i64]] = vec[i64]([WEAPON_NAMES.index(name) for row in _board["site"] for name in row["fight"]])
TRAP_COST: Final[vec[i64]] = _flat([_reward(row["trap"])[:GOODS] for row in _board["site"]])
BARRICADE_COST: Final[vec[i64]] = _flat([_reward(row["barricade"])[:GOODS] for row in _board["road"]])
STORE_PRICE: Final[vec[i64]] = vec[i64]([REWARD_NAMES.index(row["price"]) for row in _board["weapon"]])
CARRIAGES: Final[vec[i64]] = _numbers(_board["weapon"], "carriages")

WEAPON_FACES: Final[i64] = _board["dice"]["weapon_faces"]
WEAPON_HITS: Final[i64] = _board["dice"]["weapon_hits"]
SKILL_FACES: Final[i64] = _board["dice"]["skill_faces"]
SKILL_HITS: Final[i64] = _board["dice"]["skill_hits"]

THEFT_DICE: Final[vec[i64]] = _ints(_board["theft"]["dice"])
THEFT_NEED: Final[vec[i64]] = _ints(_board["theft"]["need"])
THEFT_LOOT: Final[vec[i64]] = _ints(_board["theft"]["loot"])
ARCHERY_DICE: Final[vec[i64]] = _ints(_board["archery"]["dice"])
ARCHERY_NEED: Final[vec[i64]] = _ints(_board["archery"]["need"])
ARCHERY_PRIZE: Final[vec[i64]] = _ints(_board["archery"]["pennies"])
EMISSARY_WEAPONS: Final[vec[i64]] = _ints(_board["emissary"]["weapons"])
EMISSARY_RESOURCES: Final[vec[i64]] = _ints(_board["emissary"]["resources"])
EMISSARY_PENNIES: Final[vec[i64]] = _ints(_board["emissary"]["pennies"])

# Lot slots are numbered in filling order: column by column, top to bottom (§4.19).
LOT_PENNIES: Final[vec[i64]] = vec[i64](
    [int(_board["lot"]["row"][slot % 3]["pennies"][slot // 3]) for slot in range(LOT)]
)
LOT_REWARD: Final[vec[i64]] = _flat([_reward(row["reward"]) for row in _board["lot"]["row"]])

# What a robber gains on each row of the lot, as it is called: as shipped, or by the row where the data are corrected.
PRIZE_NAMES: Final = ("pennies", "loot", "resources", "top", "middle", "bottom")
_PRIZES: Final[list[TomlTable]] = [{"penny": 2}, {"loot": 1, "distraction": 1}, {"any": 2}]


def _lot_prize(row: int) -> i64:
    reward = _board["lot"]["row"][row]["reward"]
    return _PRIZES.index(reward) if reward in _PRIZES else 3 + row


LOT_PRIZE: Final[vec[i64]] = vec[i64]([_lot_prize(row) for row in range(3)])
LOT_COLUMNS: Final[vec[i64]] = _by_seats(_board["lot"]["columns"])

REPUTATION_TOP: Final[i64] = _board["reputation"]["top"]
REPUTATION_BONUS: Final[i64] = _board["reputation"]["bonus"]
LEVEL_FROM: Final[vec[i64]] = _numbers(_board["reputation"]["level"], "from")
LEVEL_EMISSARY: Final[vec[i64]] = _numbers(_board["reputation"]["level"], "emissary")
LEVEL_TRAP: Final[vec[i64]] = _numbers(_board["reputation"]["level"], "trap")
LEVEL_BARRICADE: Final[vec[i64]] = _numbers(_board["reputation"]["level"], "barricade")

DICE_PER_TOKEN: Final[i64] = _board["prison"]["dice_per_token"]
PRISON_TOKENS: Final[i64] = _board["prison"]["tokens"]
RESCUE_VP: Final[vec[i64]] = _ints(_board["prison"]["vp"])
RESCUE_GOODS: Final[vec[i64]] = _ints(_board["prison"]["possessions"])
PRISON_LOST: Final[vec[i64]] = _ints(_board["prison"]["lost"])
VILLAGE_PENNIES: Final[i64] = _board["village"]["pennies"]
VILLAGE_VP: Final[i64] = _board["village"]["vp"]
SET_VP: Final[vec[i64]] = _ints(_board["sets"]["vp"])
TUCK_SET_VP: Final[vec[i64]] = _ints(_board["sets"]["tuck"])

ROUNDS: Final[vec[i64]] = _by_seats(_board["setup"]["rounds"])
ROAD_PENNIES: Final[vec[i64]] = _by_seats(_board["setup"]["pennies"])
STASH: Final[vec[i64]] = vec[i64](_reward(_board["setup"]["stash"])[:GOODS])
START: Final[vec[i64]] = vec[i64](_reward(_board["setup"]["player"])[:GOODS])
