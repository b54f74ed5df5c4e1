"""`sherwood data check FILE`: is a corrected map, counter sheet or set of tables sound enough to play with?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from sherwood.engine.findings import MISSHAPEN, Row, examine, read, whole
from sherwood.games.legend.check.map import check_map
from sherwood.games.legend.county import MapFile
from sherwood.games.legend.data import DATA
from sherwood.games.legend.rules.names import LEADER_IDS
from sherwood.text.speech import LANGUAGES, keys

KINDS = ("merry_men", "men_at_arms", "royal_foresters", "knights")
MARKERS = {"looted": 3, "discovered_passage": 3, "game_turn": 1}
JOINS = ("R", "NR", "R/W", "NR/W")
COINS = (
    "sheriff",
    "robin",
    "total",
    "noble",
    "bishop",
    "loot",
    "safe_conduct",
    "arrow",
    "missed_tournament",
    "empty_tournament",
)


class LeaderRow(TypedDict):
    """A leader's counter."""

    id: str
    side: str
    start: NotRequired[str]


class UnitRow(TypedDict):
    """A unit's counter: it stands somewhere, comes on a turn, or comes as an escort."""

    id: str
    kind: str
    start: NotRequired[str]
    turn: NotRequired[int]
    escort: NotRequired[bool]


class TravellerRow(TypedDict):
    """A noble's or a bishop's counter."""

    id: str
    kind: str


class MarkerRow(TypedDict):
    """A kind of marker."""

    id: str
    count: int


class KindRow(TypedDict):
    """What all units of a kind have printed on them."""

    id: str
    archery: int
    melee: int
    movement: int


class CountersFile(TypedDict):
    """The counter sheet."""

    leader: list[LeaderRow]
    unit: list[UnitRow]
    traveller: list[TravellerRow]
    kind: list[KindRow]
    marker: NotRequired[list[MarkerRow]]


class ArcheryTable(TypedDict):
    """Losses to arrows: a row for each face of the die, under the strengths of its columns."""

    columns: list[int]
    rows: list[list[int]]


class MeleeTable(TypedDict):
    """Losses in a melee: a row for each face of the die, of pairs for attacker and defender."""

    rows: list[list[list[int]]]


class TaxTable(TypedDict):
    """Coins that a tax brings, by the face of the die."""

    rows: list[int]


class Personalities(TypedDict):
    """The five who come later: their order, and the turns on which one is awaited."""

    order: list[str]
    turns: list[int]


class TablesFile(TypedDict):
    """The tables of results."""

    archery: ArcheryTable
    melee: MeleeTable
    taxes: TaxTable
    recruitment: Mapping[str, list[str]]
    personalities: Personalities
    gold: Row


def check(path: Path) -> list[str]:
    """Findings about one data file, one sentence each; none if it can be played with.

    Where a rule joins two files (start boxes), the other one is taken from the same folder, or is ours.
    """
    return examine(path, partial(_faults, path.parent))


def _faults(folder: Path, data: Row) -> Iterable[str]:
    """What kind of file is it?"""
    if "box" in data:
        atlas = cast(MapFile, data)
        return [*check_map(atlas["box"]), *_starts_beside(folder, atlas), *_names(atlas, folder)]
    if "leader" in data or "unit" in data:
        sheet = cast(CountersFile, data)
        return [*_counters(sheet), *_starts(sheet, cast(MapFile, _beside(folder, "map")))]
    if "archery" in data or "gold" in data:
        return _tables(cast(TablesFile, data))
    raise ValueError("it holds neither boxes, nor counters, nor tables")


def _beside(folder: Path, name: str) -> Row:
    """The other file that belongs to it."""
    near = folder / f"{name}.toml"
    return read(near if near.exists() else DATA.ours / f"{name}.toml")


def _starts_beside(folder: Path, atlas: MapFile) -> list[str]:
    """The start boxes of the counters that will be played with; what is wrong with that file itself, its own check says."""
    try:
        return list(_starts(cast(CountersFile, _beside(folder, "counters")), atlas))
    except MISSHAPEN:
        return []


def _names(atlas: MapFile, folder: Path) -> Iterator[str]:
    """A box of a new id needs a name to be spoken of: `box-<id> = ...` in a text file beside the map."""
    for lang in LANGUAGES:
        files = [DATA.ours.parent / "text" / f"boxes.{lang}.ftl", *folder.glob(f"*.{lang}.ftl")]
        named = {key for file in files for key in keys(file)}
        for row in atlas["box"]:
            if f"box-{row['id']}" not in named:
                yield f"The box {row['id']} has no name: write box-{row['id']} in a file *.{lang}.ftl beside the map."


# Counters


def _counters(data: CountersFile) -> Iterator[str]:
    yield from _leaders(data["leader"])
    yield from _units(data)
    kinds = [row["kind"] for row in data["traveller"]]
    if kinds.count("noble") != 4 or kinds.count("bishop") != 2 or len(kinds) != 6:
        yield "There must be four nobles and two bishops (13.1)."
    total = len(data["leader"]) + len(data["unit"]) + len(data["traveller"])
    if total != 39:
        yield f"There must be 39 pieces in all, not {total}."
    ids = [row["id"] for row in (*data["leader"], *data["unit"], *data["traveller"])]
    yield from (f"The id {name} is given twice." for name in sorted(set(ids)) if ids.count(name) > 1)
    markers = {row["id"]: row["count"] for row in data.get("marker", [])}
    yield from (f"There must be {n} markers {name}." for name, n in MARKERS.items() if markers.get(name) != n)


def _leaders(rows: list[LeaderRow]) -> Iterator[str]:
    if tuple(row["id"] for row in rows) != LEADER_IDS:
        yield f"The leaders must be these, in this order: {', '.join(LEADER_IDS)}."
    for row in rows:
        yield from _unnumbered(row["id"], row, "combat", "movement", "command" if row["side"] == "outlaw" else "ransom")


def _units(data: CountersFile) -> Iterator[str]:
    kinds = {row["id"]: row for row in data["kind"]}
    yield from (f"The kind {name} is missing." for name in KINDS if name not in kinds)
    for name, kind in kinds.items():
        yield from _unnumbered(name, kind, "archery", "melee", "movement")
    for row in data["unit"]:
        if row["kind"] not in kinds:
            yield f"{row['id']} is of the unknown kind {row['kind']}."
        if sum(key in row for key in ("start", "turn", "escort")) != 1:
            yield f"{row['id']} must have a start box, a turn or come as an escort."
    yield from _schedule(data["unit"])


def _schedule(units: list[UnitRow]) -> Iterator[str]:
    """Reinforcements and the prince's escort are printed (11, 13.7)."""
    coming = sorted((row["turn"], row["kind"]) for row in units if "turn" in row)
    if coming != [(4, "men_at_arms"), (6, "royal_foresters"), (9, "men_at_arms"), (11, "knights")]:
        yield "Reinforcements: men-at-arms on turns 4 and 9, royal foresters on turn 6, knights on turn 11 (11.0)."
    if sorted(row["kind"] for row in units if row.get("escort")) != ["knights", "men_at_arms", "royal_foresters"]:
        yield "Prince John's escort must be one unit each of knights, men-at-arms and royal foresters (13.7)."


def _starts(counters: CountersFile, atlas: MapFile) -> Iterator[str]:
    """Every start box exists, can be stood in, and is given to at most two pieces (5)."""
    boxes = {row["id"]: row for row in atlas["box"]}
    starts = [row["start"] for row in (*counters["leader"], *counters["unit"]) if "start" in row]
    for row in (*counters["leader"], *counters["unit"]):
        start = row.get("start")
        if start is not None and start not in boxes:
            yield f"{row['id']} starts in {start}, which is not a box of the map."
        elif start is not None and boxes[start]["terrain"] in ("bridge", "ford", "numbered_road"):
            yield f"{row['id']} starts in {start}, where nobody may stay."
    yield from (f"More than two pieces start in {box}." for box in sorted(set(starts)) if starts.count(box) > 2)
    on_map = [row["id"] for row in counters["leader"] if "start" in row]
    late = ("will_scarlet", "alan_a_dale", "marion", "king_richard", "prince_john")
    yield from (f"{name} comes later and has no start box (13.3)." for name in late if name in on_map)
    yield from (f"{name} has no start box." for name in LEADER_IDS if name not in (*late, *on_map))


# Tables


def _tables(data: TablesFile) -> Iterator[str]:
    archery, melee = data["archery"], data["melee"]
    if len(archery["rows"]) != 6 or any(len(row) != len(archery["columns"]) for row in archery["rows"]):
        yield "The archery table must have six rows, each as long as its columns (7.7)."
    if len(melee["rows"]) != 6 or any(len(row) != 6 or any(len(cell) != 2 for cell in row) for row in melee["rows"]):
        yield "The melee table must have six rows of six results [attacker, defender] (7.8)."
    if len(data["taxes"]["rows"]) != 6 or not all(whole(coins) for coins in data["taxes"]["rows"]):
        yield "The tax table must have a number of coins for each face of the die (9.7)."
    for who in ("will_scarlet", "others"):
        words = data["recruitment"][who]
        if len(words) != 6 or any(word not in JOINS for word in words):
            yield f"The recruitment table of {who} must have six results among {', '.join(JOINS)} (10.4)."
    yield from _personalities(data["personalities"])
    yield from (f"The number of coins for {key} is missing." for key in COINS if not whole(data["gold"].get(key)))


def _personalities(data: Personalities) -> Iterator[str]:
    if sorted(data["order"]) != ["alan_a_dale", "king_richard", "marion", "prince_john", "will_scarlet"]:
        yield "The personalities must be Scarlet, Alan, Marion, John and Richard (13.4 to 13.8)."
    if len(data["turns"]) != 5 or list(data["turns"]) != sorted(set(data["turns"])):
        yield "The turns of the personalities must rise, one for each of the five (13.4a)."


def _unnumbered(name: str, row: Row, *keys: str) -> Iterator[str]:
    return (f"{name} has no {key}." for key in keys if not whole(row.get(key)))
