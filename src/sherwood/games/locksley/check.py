"""`sherwood data check FILE`: are corrected loot tiles, fame tiles or lengths sound enough to play with?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, cast

from sherwood.engine.findings import examine, read, whole

OURS = Path(__file__).parent / "data"
LENGTHS = ("short", "standard", "long")
GRID = 25  # tiles laid at the start; a tally holds up to 255 of a colour
MOST = 255


class ColourRow(TypedDict):
    """A colour of loot."""

    id: str
    tiles: int


class SmallRow(TypedDict):
    """A small fame tile."""

    id: str
    time: str


class LargeRow(TypedDict):
    """A large fame tile with its two spaces."""

    spaces: list[str]
    time: str


class LengthRow(TypedDict):
    """A length of the game."""

    id: str
    small_per_side: int


class DataFile(TypedDict, total=False):
    """Any of the three files."""

    colour: list[ColourRow]
    small: list[SmallRow]
    large: list[LargeRow]
    length: list[LengthRow]


def check(path: Path) -> list[str]:
    """Findings about one data file, one sentence each; none if it can be played with."""
    return examine(path, _faults)


def _faults(data: DataFile) -> Iterator[str]:
    """What kind of file is it?"""
    if "colour" in data:
        yield from _loot(data["colour"])
    elif "small" in data:
        yield from _fame(data["small"], data["large"])
    elif "length" in data:
        yield from _track(data["length"])
    else:
        raise ValueError("it holds neither colours, nor fame tiles, nor lengths")


def _ours(name: str) -> DataFile:
    """Ids stay as they are: the rules and the texts go by them."""
    return cast(DataFile, read(OURS / f"{name}.toml"))


def _loot(rows: list[ColourRow]) -> Iterator[str]:
    names = [row["id"] for row in _ours("loot")["colour"]]
    if [row["id"] for row in rows] != names:
        yield f"The colours must be {', '.join(names)}, in this order."
    if any(not whole(row["tiles"]) or row["tiles"] > MOST for row in rows):
        yield "The number of tiles of a colour must be a whole number."
    elif sum(row["tiles"] for row in rows) <= GRID:
        yield f"There must be more than {GRID} tiles."


def _fame(small: list[SmallRow], large: list[LargeRow]) -> Iterator[str]:
    ours = _ours("fame")
    if sorted(row["id"] for row in small) != sorted(row["id"] for row in ours["small"]):
        yield "The small tiles must be the sixteen known ones, each once."
    if len(large) != len(ours["large"]) or _spaces(large) != _spaces(ours["large"]):
        yield "The large tiles must be six, with two of the twelve known spaces each, each space once."
    if any(len(row["spaces"]) != 2 for row in large):
        yield "A large tile has two spaces."
    if any(row["time"] not in ("day", "night") for row in (*small, *large)):
        yield "A tile belongs to the day or to the night."


def _spaces(rows: list[LargeRow]) -> list[str]:
    return sorted(space for row in rows for space in row["spaces"])


def _track(rows: list[LengthRow]) -> Iterator[str]:
    if [row["id"] for row in rows] != list(LENGTHS):
        yield f"The lengths must be {', '.join(LENGTHS)}, in this order."
    if any(row["small_per_side"] not in (1, 2, 3, 4) for row in rows):
        yield "A side has one to four small tiles: there are sixteen for four sides."
