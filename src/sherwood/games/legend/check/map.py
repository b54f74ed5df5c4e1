"""Is a map sound: symmetric, connected, the river crossed only where it should be, every road leading home?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from sherwood.games.legend.county import MapBox
from sherwood.games.legend.rules.names import ROAD_TERRAINS, TERRAINS

Boxes = dict[str, MapBox]
Mark = Literal["number", "letter", "returns"]
MARKS: Final[tuple[tuple[Mark, list[int | str]], ...]] = (
    ("number", [1, 2, 3, 4, 5]),
    ("letter", ["A", "B", "C"]),
    ("returns", [1, 2, 3, 4, 5, 6]),
)
NEEDED = ("id", "en", "fr", "terrain", "bank", "adjacent", "x", "y")
CROSSINGS = ("bridge", "ford")
NOWHERE = ("bridge", "ford", "numbered_road")
TRIPS = ((1, 3), (2, 1), (3, 1), (4, 1), (5, 1))
ROOM = 21  # neighbours a march can offer
WIDE = 60  # boxes one question can offer


def check_map(rows: list[MapBox]) -> list[str]:
    """Complaints, one sentence each. The first ones found stop the rest: later checks need a readable map."""
    first = list(_rows(rows))
    if first:
        return first
    boxes = {row["id"]: row for row in rows}
    second = [*_neighbours(boxes), *_marks(boxes)]
    if second:
        return second
    return [*_connected(boxes), *_river(boxes), *_castles(boxes), *_travellers(boxes), *_room(boxes), *_gates(boxes)]


def _rows(rows: list[MapBox]) -> Iterator[str]:
    ids = [row.get("id", "?") for row in rows]
    yield from (f"The box {name} is given twice." for name in sorted(set(ids)) if ids.count(name) > 1)
    for row in rows:
        yield from (f"The box {row.get('id', '?')} has no {key}." for key in NEEDED if key not in row)
        if row.get("terrain") not in TERRAINS:
            yield f"The box {row.get('id', '?')} has the unknown terrain {row.get('terrain')}."


def _neighbours(boxes: Boxes) -> Iterator[str]:
    """Every way leads back."""
    for name, row in boxes.items():
        for other in row["adjacent"]:
            if other not in boxes:
                yield f"{name} is next to {other}, which is not a box."
            elif name not in boxes[other]["adjacent"]:
                yield f"{name} is next to {other}, but {other} is not next to {name}."
        if name in row["adjacent"] or len(set(row["adjacent"])) != len(row["adjacent"]):
            yield f"{name} names itself or a neighbour twice."


def _marks(boxes: Boxes) -> Iterator[str]:
    """Numbers 1 to 5, letters A to C, returns 1 to 6, one Green."""
    for key, wanted in MARKS:
        found = sorted(row[key] for row in boxes.values() if key in row)
        if found != wanted:
            yield f"The marks `{key}` must be {wanted}, each once, not {found}."
    if sum(row["terrain"] == "green" for row in boxes.values()) != 1:
        yield "There must be one Nottingham Green (14.0)."
    for name, row in boxes.items():
        if ("number" in row) != (row["terrain"] == "numbered_road"):
            yield f"{name}: a numbered road box must have a number, and only such a box."
        if row.get("passage", name) not in boxes:
            yield f"The passage of {name} opens in {row['passage']}, which is not a box."


def spread(boxes: Boxes, start: str, shut: set[str]) -> set[str]:
    """All boxes one can walk to without entering the shut ones."""
    seen = {start}
    ahead = [start]
    while ahead:
        for other in boxes[ahead.pop()]["adjacent"]:
            if other not in seen and other not in shut:
                seen.add(other)
                ahead.append(other)
    return seen


def _connected(boxes: Boxes) -> Iterator[str]:
    missing = set(boxes) - spread(boxes, next(iter(boxes)), set())
    if missing:
        yield f"The map is in pieces: {', '.join(sorted(missing))} cannot be reached."


def _river(boxes: Boxes) -> Iterator[str]:
    """Without bridges and fords the banks are apart; each crossing joins one box of each (6.4, 6.7)."""
    crossings = {name for name, row in boxes.items() if row["terrain"] in CROSSINGS}
    land = {name: row for name, row in boxes.items() if name not in crossings}
    for name, row in land.items():
        for other in row["adjacent"]:
            if other in land and land[other]["bank"] != row["bank"] and name < other:
                yield f"{name} and {other} lie on opposite banks: only a bridge or a ford may join them (6.7)."
    if len({row["bank"] for row in land.values()}) != 2:
        yield "There must be two banks of the Trent."
    for name in sorted(crossings):
        ends = boxes[name]["adjacent"]
        if len(ends) != 2 or len({boxes[end]["bank"] for end in ends}) != 2:
            yield f"{name} must lead to two boxes, one on each bank (6.4)."


def _castles(boxes: Boxes) -> Iterator[str]:
    """A keep behind each castle, one passage each, and a way back for beaten attackers (6.5, 6.6, 7.16)."""
    keeps = [name for name, row in boxes.items() if row["terrain"] == "keep"]
    castles = [name for name, row in boxes.items() if row["terrain"] == "castle"]
    if len(keeps) != 3 or len(castles) != 3:
        yield f"There must be three castles and three keeps, not {len(castles)} and {len(keeps)}."
    mouths = [boxes[name].get("passage") for name in keeps]
    for name in keeps:
        near = boxes[name]["adjacent"]
        if len(near) != 1 or boxes[near[0]]["terrain"] != "castle":
            yield f"The keep {name} must have one neighbour, its castle (6.5)."
        yield from _passage(boxes, name, mouths)
    for name in castles:
        exits = [other for other in boxes[name]["adjacent"] if boxes[other]["terrain"] not in ("keep", *NOWHERE)]
        if not exits:
            yield f"The castle {name} has no box to fall back to (7.16)."
        if sum(boxes[other]["terrain"] == "keep" for other in boxes[name]["adjacent"]) != 1:
            yield f"The castle {name} must have one keep (6.5)."
    yield from (
        f"{name} has a passage and is not a keep." for name in boxes if "passage" in boxes[name] and name not in keeps
    )


def _passage(boxes: Boxes, keep: str, mouths: list[str | None]) -> Iterator[str]:
    mouth = boxes[keep].get("passage")
    if mouth is None:
        yield f"The keep {keep} has no secret passage (6.6)."
    elif mouths.count(mouth) > 1:
        yield f"Two passages open in {mouth}."
    elif boxes[mouth]["terrain"] in ("keep", *NOWHERE) or mouth in boxes[keep]["adjacent"]:
        yield f"The passage of {keep} cannot open in {mouth} (6.6)."


def by_road(boxes: Boxes, goal: str) -> dict[str, int]:
    """How many boxes every road box is from the goal."""
    far = {goal: 0}
    ahead = [goal]
    while ahead:
        near = ahead.pop(0)
        for other in boxes[near]["adjacent"]:
            if other not in far and boxes[other]["terrain"] in ROAD_TERRAINS:
                far[other] = far[near] + 1
                ahead.append(other)
    return far


def _travellers(boxes: Boxes) -> Iterator[str]:
    """From every gate each box of the way is nearer the goal, down to the goal itself (13.2)."""
    gates = {row["number"]: name for name, row in boxes.items() if "number" in row}
    for start, goal in TRIPS:
        far = by_road(boxes, gates[goal])
        if gates[start] not in far:
            yield f"A traveller from road {start} cannot reach road {goal} by road, town, village and bridge (13.2)."


def _room(boxes: Boxes) -> Iterator[str]:
    """One question offers at most so many boxes."""
    for name, row in boxes.items():
        if len(row["adjacent"]) > ROOM:
            yield f"{name} has more than {ROOM} neighbours."
    for terrains in (("forest",), ("village",), ("town", "keep", "castle")):
        n = sum(row["terrain"] in terrains for row in boxes.values())
        if not 0 < n <= WIDE:
            yield f"There must be between 1 and {WIDE} boxes of {', '.join(terrains)}, not {n}."
    if not near_forests(boxes):
        yield "There is no forest within four boxes of Nottingham Green (14.2a)."


def near_forests(boxes: Boxes) -> list[str]:
    """The forests within four boxes of the Green."""
    ring = {name for name, row in boxes.items() if row["terrain"] == "green"}
    for _ in range(4):
        ring |= {other for name in ring for other in boxes[name]["adjacent"]}
    return [name for name in ring if boxes[name]["terrain"] == "forest"]


def _gates(boxes: Boxes) -> Iterator[str]:
    """Who enters by a numbered road must be able to leave it, knights too (6.8c, 13.7)."""
    for name, row in boxes.items():
        exits = [other for other in row["adjacent"] if boxes[other]["terrain"] not in ("forest", *NOWHERE)]
        if row["terrain"] == "numbered_road" and not exits:
            yield f"Nobody could leave {name} for a box to stay in (6.8c)."
