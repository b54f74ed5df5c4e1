"""The map, read once from the data into tuples of ints indexed by box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.data import TomlTable
from sherwood.games.legend.data import DATA
from sherwood.games.legend.rules.names import ROAD_TERRAINS, TERRAINS

FOREST: Final = 0
NUMBERED: Final = 3
VILLAGE: Final = 4
TOWN: Final = 5
MILL: Final = 6
CASTLE: Final = 7
RUIN: Final = 8
KEEP: Final = 9
BRIDGE: Final = 10
FORD: Final = 11
GREEN_TERRAIN: Final = 12
FAR: Final = 99

_ROWS: Final[list[TomlTable]] = DATA.load("map")["box"]
_RIVER: Final[list[TomlTable]] = DATA.load("map").get("river", [])
BOXES: Final[tuple[str, ...]] = tuple(row["id"] for row in _ROWS)
COUNT: Final = len(BOXES)
_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(BOXES)}


def box(name: str) -> int:
    """The number of a box."""
    return _INDEX[name]


def _of(*terrains: int) -> tuple[int, ...]:
    return tuple(i for i in range(COUNT) if TERRAIN[i] in terrains)


def _flags(boxes: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([1 if i in boxes else 0 for i in range(COUNT)])


def _marked(key: str, values: tuple[object, ...]) -> tuple[int, ...]:
    """The boxes that carry these marks, in the order of the marks."""
    places = {row[key]: i for i, row in enumerate(_ROWS) if key in row}
    return tuple(places[value] for value in values)


def _distances(goal: int, steps: Callable[[int], tuple[int, ...]], costs: vec[i64]) -> vec[i64]:
    """How much it costs to walk from each box to the goal; a box costs its entry."""
    far = [FAR] * COUNT
    far[goal] = 0
    open_boxes = [goal]
    while open_boxes:
        near = open_boxes.pop(0)
        for other in steps(near):
            if far[near] + costs[near] < far[other]:
                far[other] = far[near] + costs[near]
                open_boxes.append(other)
    return vec[i64](far)


TERRAIN: Final = vec[i64]([TERRAINS.index(row["terrain"]) for row in _ROWS])
ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(_INDEX[n] for n in row["adjacent"]) for row in _ROWS)

# §6.8: a forest costs two points, everything else one.
FOREST_COST: Final = 2
COST: Final = vec[i64]([FOREST_COST if terrain == FOREST else 1 for terrain in TERRAIN])
# §6.4, §6.8: nobody ends a move on a bridge, a ford or a numbered road box.
STANDS: Final = vec[i64]([0 if t in (NUMBERED, BRIDGE, FORD) else 1 for t in TERRAIN])
# §7.13, §7.15: walls stop arrows and help the defender.
WALLS: Final = _flags(_of(CASTLE, RUIN, KEEP))
# §7.12: cover takes one from the archery die.
COVER: Final = _flags(_of(FOREST, TOWN, MILL, VILLAGE))
# §7.42: an outlaw slips away more easily where people or trees hide him; a mill is not named there.
HIDING: Final = _flags(_of(FOREST, TOWN, VILLAGE))

TOWNS: Final = _of(TOWN)
FORESTS: Final = _of(FOREST)
VILLAGES: Final = _of(VILLAGE)
KEEPS: Final = _of(KEEP)
REFUGES: Final = _of(TOWN, KEEP, CASTLE)
GREEN: Final = _of(GREEN_TERRAIN)[0]
VILLAGE_OF: Final = vec[i64]([VILLAGES.index(i) if i in VILLAGES else -1 for i in range(COUNT)])
KEEP_OF: Final = vec[i64]([KEEPS.index(i) if i in KEEPS else -1 for i in range(COUNT)])


def _places(good: Callable[[int, int], bool]) -> vec[i64]:
    """For each box the neighbours that are good to go to from it, as a mask of their places in ADJACENT."""
    return vec[i64]([sum(1 << place for place, near in enumerate(ADJACENT[i]) if good(i, near)) for i in range(COUNT)])


def _is_ground(here: int, near: int) -> bool:
    return STANDS[near] != 0 and TERRAIN[near] != FOREST


def _is_forest(here: int, near: int) -> bool:
    return TERRAIN[near] == FOREST


def _is_crossing(here: int, near: int) -> bool:
    return STANDS[near] == 0


# Where the next step of a march may lead: one may stay there, also there for two points, or must go on.
GROUND_NEAR: Final = _places(_is_ground)
FOREST_NEAR: Final = _places(_is_forest)
CROSSING_NEAR: Final = _places(_is_crossing)
ALL_NEAR: Final = vec[i64]([(1 << len(near)) - 1 for near in ADJACENT])

# §6.6: from a keep to where its passage opens, and back.
MOUTH: Final = vec[i64]([_INDEX[row["passage"]] if "passage" in row else -1 for row in _ROWS])
BEHIND: Final = vec[i64]([next((keep for keep in KEEPS if MOUTH[keep] == i), -1) for i in range(COUNT)])

# Boxes whose drawn edges meet across the river (§6.7): for refusals only.
ACROSS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_INDEX[name] for row in _RIVER for name in row["between"] if BOXES[i] in row["between"] and name != BOXES[i])
    for i in range(COUNT)
)

GATES: Final = _marked("number", (1, 2, 3, 4, 5))
LETTERS: Final = _marked("letter", ("A", "B", "C"))
RETURNS: Final = _marked("returns", (1, 2, 3, 4, 5, 6))


def _on_foot(near: int) -> tuple[int, ...]:
    return ADJACENT[near]


def _by_road(near: int) -> tuple[int, ...]:
    """§13.2: travellers keep to road, town, village and bridge."""
    return tuple(other for other in ADJACENT[near] if TERRAINS[TERRAIN[other]] in ROAD_TERRAINS)


_ONES: Final = vec[i64]([1 for _ in range(COUNT)])
# How far a traveller still is from gate 1 and from gate 3, in boxes.
ROAD_TO_NORTH: Final = _distances(GATES[0], _by_road, _ONES)
ROAD_TO_SOUTH: Final = _distances(GATES[2], _by_road, _ONES)


def _is_northward(here: int, near: int) -> bool:
    return ROAD_TO_NORTH[near] < ROAD_TO_NORTH[here]


def _is_southward(here: int, near: int) -> bool:
    return ROAD_TO_SOUTH[near] < ROAD_TO_SOUTH[here]


# §13.2: the neighbours that bring a traveller nearer his gate.
NORTHWARD: Final = _places(_is_northward)
SOUTHWARD: Final = _places(_is_southward)
# §14.2: what it costs to reach the Green, and the forests within four boxes of it.
GREEN_COST: Final = _distances(GREEN, _on_foot, COST)
GREEN_BOXES: Final = _distances(GREEN, _on_foot, _ONES)
SCATTER: Final[tuple[int, ...]] = tuple(i for i in FORESTS if GREEN_BOXES[i] <= 4)
