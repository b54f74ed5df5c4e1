"""`sherwood data check`: does a corrected data file still fit the box?"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from sherwood.engine.findings import Row, examine, name, read, rows
from sherwood.games.merrymen.rules.names import (
    ACTION_NAMES,
    CHARACTERS,
    COLOUR_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    TASK_COUNTS,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)

OURS = Path(__file__).parent / "data"
CARD_TABLES = ("merry", "tuck", "spy", "villain", "sheriff", "task", "ransom", "loot")


def check(path: Path) -> list[str]:
    """Findings about one data file, one sentence each; none if it can be played with."""
    return examine(path, _faults)


def _faults(data: Row) -> list[str]:
    return _check_cards(data) if "merry" in data else _check_board(data)


def _texts(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else []


def _numbers(value: object) -> dict[str, int]:
    """What a reward or a cost is made of; nothing where it is not made of numbers."""
    given = value if isinstance(value, dict) else {}
    return {str(key): n for key, n in given.items() if type(n) is int}


def _number(row: Row, key: str) -> int:
    return _numbers(row).get(key, 0)


@cache
def _components() -> Row:
    return rows(read(OURS / "board.toml"), "components")[0]


def _in_box(table: str) -> int:
    """As many as the component list says there are."""
    return _number(_components(), table)


def _check_cards(data: Row) -> list[str]:
    faults = [fault for table in CARD_TABLES for fault in _check_total(data, table)]
    faults += _check_ids(data)
    for row in rows(data, "merry"):
        faults += _words(row, "merry", character=CHARACTERS) + _two_actions(row, ACTION_NAMES)
    for row in rows(data, "tuck"):
        faults += _two_actions(row, ACTION_NAMES[:14])
    for row in rows(data, "spy"):
        faults += _words(row, "spy", site=SITE_NAMES, action=ACTION_NAMES[:9])
        faults += _reward(row, "cost", REWARD_NAMES[:6])
        faults += _spy_site(row)
    for table in ("villain", "sheriff"):
        for row in rows(data, table):
            faults += _words(row, table, guard=SITE_NAMES, villain=VILLAIN_NAMES, place=SPACE_NAMES) + _place(row)
    for row in rows(data, "task"):
        faults += _words(row, "task", counts=TASK_COUNTS)
    for row in rows(data, "ransom"):
        faults += _reward(row, "one", REWARD_NAMES)
    for row in rows(data, "loot"):
        faults += _reward(row, "reward", REWARD_NAMES[:9])
    return faults


def _check_total(data: Row, table: str) -> list[str]:
    """As many as the component list says; tuck and loot rows stand for several copies."""
    copies = {"tuck": "copies", "loot": "count"}.get(table)
    found = sum(_number(row, copies) if copies else 1 for row in rows(data, table))
    wanted = _in_box(table)
    return [] if found == wanted else [f"{table}: {found} pieces, the box holds {wanted}"]


def _check_ids(data: Row) -> list[str]:
    """Ids stay as they are, in their order: saved games and texts go by them."""
    ours = read(OURS / "cards.toml")
    faults = []
    for table in CARD_TABLES:
        key = "no" if table == "task" else "id"
        found = [row.get(key) for row in rows(data, table)]
        if table != "loot" and found != [row.get(key) for row in rows(ours, table)]:
            faults.append(f"{table}: the ids are not the ones of the file it corrects, in the same order")
    return faults


def _words(row: Row, table: str, **allowed: tuple[str, ...]) -> list[str]:
    return [
        f"{table} {name(row)}: {key} cannot be {row.get(key)!r}"
        for key, words in allowed.items()
        if row.get(key) not in words
    ]


def _two_actions(row: Row, allowed: tuple[str, ...]) -> list[str]:
    actions = _texts(row.get("actions"))
    if len(set(actions)) == 2 and len(actions) == 2 and set(actions) <= set(allowed):
        return []
    return [f"{row.get('id')}: two different actions of {', '.join(allowed)}"]


def _reward(row: Row, key: str, allowed: tuple[str, ...]) -> list[str]:
    given, reward = rows(row, key), _numbers(row.get(key))
    if given == [reward] and reward and set(reward) <= set(allowed) and min(reward.values()) > 0:
        return []
    return [f"{row.get('id')}: {key} must give some of {', '.join(allowed)}"]


def _spy_site(row: Row) -> list[str]:
    """A spy acts at the site where a guard makes room for the man."""
    action = str(row.get("action"))
    if action not in ACTION_NAMES[:9]:
        return []
    site = SITE_NAMES[min(ACTION_NAMES.index(action), 5)]
    return [] if site == row.get("site") else [f"{row.get('id')}: {action} is not done at {row.get('site')}"]


def _place(row: Row) -> list[str]:
    """The Sheriff goes to a site or the archery ground, the others to roads."""
    places = (*SITE_NAMES, "archery") if row.get("villain") == "sheriff" else ROAD_NAMES
    faults = (
        []
        if row.get("place") in places
        else [f"{row.get('id')}: {row.get('villain')} cannot go to {row.get('place')!r}"]
    )
    if "road" in row and row["road"] not in ROAD_NAMES:
        faults.append(f"{row.get('id')}: no road {row['road']!r}")
    return faults


def _check_board(data: Row) -> list[str]:
    faults = _check_names(data, "site", SITE_NAMES) + _check_names(data, "road", ROAD_NAMES)
    faults += _check_names(data, "weapon", WEAPON_NAMES)
    weapons = rows(data, "weapon")
    faults += _total("weapon dice", sum(_number(row, "dice") for row in weapons), _in_box("weapon_dice"))
    faults += _total("carriages", sum(_number(row, "carriages") for row in weapons), _in_box("carriages"))
    for row in weapons:
        faults += _words(row, "weapon", colour=COLOUR_NAMES, price=(*REWARD_NAMES[:3], "any"))
    for row in rows(data, "site"):
        faults += _reward(row, "trap", REWARD_NAMES[:3]) + _fight(row)
    for row in rows(data, "road"):
        faults += _reward(row, "barricade", REWARD_NAMES[:5]) + _one_penny(row)
    return faults + _check_tracks(data)


def _check_names(data: Row, table: str, names: tuple[str, ...]) -> list[str]:
    found = tuple(row.get("id") for row in rows(data, table))
    return [] if found == names else [f"{table}: must be {', '.join(names)}, in this order"]


def _total(what: str, found: int, wanted: int) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, the box holds {wanted}"]


def _fight(row: Row) -> list[str]:
    icons = Counter(_texts(row.get("fight")))
    fine = len(icons) == 2 and set(icons) <= set(WEAPON_NAMES)
    return [] if fine else [f"{row.get('id')}: fight must name two different weapons"]


def _one_penny(row: Row) -> list[str]:
    """The penny of a barricade is printed: exactly one."""
    fine = _numbers(row.get("barricade")).get("penny") == 1
    return [] if fine else [f"{row.get('id')}: a barricade costs exactly one penny"]


TRACKS = {
    "theft": ("dice", "need", "loot"),
    "archery": ("dice", "need", "pennies"),
    "emissary": ("weapons", "resources", "pennies"),
}


def _check_tracks(data: Row) -> list[str]:
    faults = [
        f"{table}: {key} must have three numbers"
        for table, keys in TRACKS.items()
        for key in keys
        if [len(_texts(row.get(key))) for row in rows(data, table)] != [3]
    ]
    if [len(_texts(row.get("pennies"))) for row in _nested(data, "lot", "row")] != [4, 4, 4]:
        faults.append("lot: three rows of four penny numbers")
    steps = [_number(row, "from") for row in _nested(data, "reputation", "level")]
    top = sum(_number(row, "top") for row in rows(data, "reputation"))
    if len(steps) != 3 or steps[0] != 0 or [*steps, top] != sorted({*steps, top}):
        faults.append("reputation: three rising levels from 0, under the top")
    return faults


def _nested(data: Row, table: str, inner: str) -> list[Row]:
    return [row for outer in rows(data, table) for row in rows(outer, inner)]
