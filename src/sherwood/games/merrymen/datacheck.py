"""`sherwood data check`: does a corrected data file still fit the box?"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from sherwood.games.merrymen.rules.cards import (
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
PROVENANCE = ("printed", "reported", "reconstructed", "inferred")
CARD_TABLES = ("merry", "tuck", "spy", "villain", "sheriff", "task", "ransom", "loot")


def check(path: Path) -> list[str]:
    """What is wrong with a file, in sentences; nothing if it can be played with."""
    data = _read(path)
    return _check_cards(data) if "merry" in data else _check_board(data)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _rows(data: dict[str, Any], table: str) -> list[dict[str, Any]]:
    rows = data.get(table, [])
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def _check_cards(data: dict[str, Any]) -> list[str]:
    box = _read(OURS / "board.toml")["components"]
    faults = [fault for table in CARD_TABLES for fault in _check_total(data, table, box[table])]
    faults += _check_ids(data)
    faults += [fault for table in CARD_TABLES for row in _rows(data, table) for fault in _provenance(table, row)]
    for row in _rows(data, "merry"):
        faults += _words(row, "merry", character=CHARACTERS) + _two_actions(row, ACTION_NAMES)
    for row in _rows(data, "tuck"):
        faults += _two_actions(row, ACTION_NAMES[:14])
    for row in _rows(data, "spy"):
        faults += _words(row, "spy", site=SITE_NAMES, action=ACTION_NAMES[:9])
        faults += _reward(row, "cost", REWARD_NAMES[:6])
        faults += _spy_site(row)
    for table in ("villain", "sheriff"):
        for row in _rows(data, table):
            faults += _words(row, table, guard=SITE_NAMES, villain=VILLAIN_NAMES, place=SPACE_NAMES) + _place(row)
    for row in _rows(data, "task"):
        faults += _words(row, "task", counts=TASK_COUNTS)
    for row in _rows(data, "ransom"):
        faults += _reward(row, "one", REWARD_NAMES)
    for row in _rows(data, "loot"):
        faults += _reward(row, "reward", REWARD_NAMES[:9])
    return faults


def _check_total(data: dict[str, Any], table: str, wanted: int) -> list[str]:
    """As many as the component list says; tuck and loot rows stand for several copies."""
    rows = _rows(data, table)
    copies = {"tuck": "copies", "loot": "count"}.get(table)
    found = sum(int(row.get(copies, 0)) if copies else 1 for row in rows)
    return [] if found == wanted else [f"{table}: {found} pieces, the box holds {wanted}"]


def _check_ids(data: dict[str, Any]) -> list[str]:
    """Ids stay as they are, in their order: saved games and texts go by them."""
    ours = _read(OURS / "cards.toml")
    faults = []
    for table in CARD_TABLES:
        key = "no" if table == "task" else "id"
        found = [row.get(key) for row in _rows(data, table)]
        if table != "loot" and found != [row[key] for row in ours[table]]:
            faults.append(f"{table}: the ids are not the ones of the file it corrects, in the same order")
    return faults


def _provenance(table: str, row: dict[str, Any]) -> list[str]:
    if row.get("provenance") in PROVENANCE:
        return []
    return [f"{table} {row.get('id', row.get('no', '?'))}: provenance must be one of {', '.join(PROVENANCE)}"]


def _words(row: dict[str, Any], table: str, **allowed: tuple[str, ...]) -> list[str]:
    name = row.get("id", row.get("no", "?"))
    return [
        f"{table} {name}: {key} cannot be {row.get(key)!r}"
        for key, words in allowed.items()
        if row.get(key) not in words
    ]


def _two_actions(row: dict[str, Any], allowed: tuple[str, ...]) -> list[str]:
    actions = row.get("actions", [])
    if len(set(actions)) == 2 and len(actions) == 2 and set(actions) <= set(allowed):
        return []
    return [f"{row.get('id')}: two different actions of {', '.join(allowed)}"]


def _reward(row: dict[str, Any], key: str, allowed: tuple[str, ...]) -> list[str]:
    reward = row.get(key, {})
    if reward and set(reward) <= set(allowed) and all(isinstance(n, int) and n > 0 for n in reward.values()):
        return []
    return [f"{row.get('id')}: {key} must give some of {', '.join(allowed)}"]


def _spy_site(row: dict[str, Any]) -> list[str]:
    """A spy acts at the site where a guard makes room for the man."""
    action = row.get("action")
    if action not in ACTION_NAMES[:9]:
        return []
    site = SITE_NAMES[min(ACTION_NAMES.index(action), 5)]
    return [] if site == row.get("site") else [f"{row.get('id')}: {action} is not done at {row.get('site')}"]


def _place(row: dict[str, Any]) -> list[str]:
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


def _check_board(data: dict[str, Any]) -> list[str]:
    box = _read(OURS / "board.toml")["components"]
    faults = _check_names(data, "site", SITE_NAMES) + _check_names(data, "road", ROAD_NAMES)
    faults += _check_names(data, "weapon", WEAPON_NAMES)
    weapons = _rows(data, "weapon")
    faults += _total("weapon dice", sum(row.get("dice", 0) for row in weapons), box["weapon_dice"])
    faults += _total("carriages", sum(row.get("carriages", 0) for row in weapons), box["carriages"])
    for row in weapons:
        faults += _words(row, "weapon", colour=COLOUR_NAMES, price=(*REWARD_NAMES[:3], "any"))
    for row in _rows(data, "site"):
        faults += _reward(row, "trap", REWARD_NAMES[:3]) + _fight(row)
    for row in _rows(data, "road"):
        faults += _reward(row, "barricade", REWARD_NAMES[:5]) + _one_penny(row)
    faults += [
        fault for table in ("site", "road", "weapon") for row in _rows(data, table) for fault in _provenance(table, row)
    ]
    return faults + _check_tracks(data)


def _check_names(data: dict[str, Any], table: str, names: tuple[str, ...]) -> list[str]:
    found = tuple(row.get("id") for row in _rows(data, table))
    return [] if found == names else [f"{table}: must be {', '.join(names)}, in this order"]


def _total(what: str, found: int, wanted: int) -> list[str]:
    return [] if found == wanted else [f"{what}: {found}, the box holds {wanted}"]


def _fight(row: dict[str, Any]) -> list[str]:
    icons = Counter(row.get("fight", []))
    fine = len(icons) == 2 and set(icons) <= set(WEAPON_NAMES)
    return [] if fine else [f"{row.get('id')}: fight must name two different weapons"]


def _one_penny(row: dict[str, Any]) -> list[str]:
    """The penny of a barricade is printed: exactly one."""
    return (
        [] if row.get("barricade", {}).get("penny") == 1 else [f"{row.get('id')}: a barricade costs exactly one penny"]
    )


def _check_tracks(data: dict[str, Any]) -> list[str]:
    faults = []
    for table, keys in (("theft", ("dice", "need", "loot")), ("archery", ("dice", "need", "pennies"))):
        faults += [
            f"{table}: {key} must have three numbers" for key in keys if len(data.get(table, {}).get(key, [])) != 3
        ]
    for key in ("weapons", "resources", "pennies"):
        if len(data.get("emissary", {}).get(key, [])) != 3:
            faults.append(f"emissary: {key} must have three numbers")
    rows = data.get("lot", {}).get("row", [])
    if [len(row.get("pennies", [])) for row in rows] != [4, 4, 4]:
        faults.append("lot: three rows of four penny numbers")
    levels = data.get("reputation", {}).get("level", [])
    steps = [row.get("from") for row in levels]
    if len(levels) != 3 or steps != sorted(steps) or steps[0] != 0 or data["reputation"].get("top", 0) <= steps[-1]:
        faults.append("reputation: three rising levels from 0, under the top")
    return faults
