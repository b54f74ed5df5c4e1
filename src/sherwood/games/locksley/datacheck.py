"""`sherwood data check FILE`: are corrected loot tiles, fame tiles or lengths sound enough to play with?"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES, LARGE, NOTTINGHAM, SMALL

Data = dict[str, Any]
PROVENANCES = ("printed", "reported", "inferred", "reconstructed")
LENGTHS = ("short", "standard", "long")
GRID = 25  # tiles laid at the start; a tally holds up to 255 of a colour
MOST = 255


def check(path: Path) -> list[str]:
    """Complaints about one data file, one sentence each; none if it can be played with."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [f"{path.name} cannot be read: {error}."]
    try:
        return [*_provenance(data), *_faults(data)]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return [f"{path.name} is not shaped like a data file of this game: {error!r}."]


def _provenance(data: Data) -> Iterator[str]:
    if "source" not in data:
        yield "There is no [source] table to say where the values come from."
    for table, rows in data.items():
        for row in rows if isinstance(rows, list) else []:
            if row.get("provenance") not in PROVENANCES:
                yield f"A row of {table} ({row.get('id', row.get('spaces', '?'))}) has no provenance."


def _faults(data: Data) -> Iterator[str]:
    """What kind of file is it?"""
    if "colour" in data:
        yield from _loot(data["colour"])
    elif "small" in data:
        yield from _fame(data)
    elif "length" in data:
        yield from _track(data["length"])
    else:
        raise ValueError("it holds neither colours, nor fame tiles, nor lengths")


def _loot(rows: list[Data]) -> Iterator[str]:
    if [row["id"] for row in rows] != list(COLOUR_NAMES):
        yield f"The colours must be {', '.join(COLOUR_NAMES)}, in this order."
    if any(type(row["tiles"]) is not int or not 0 <= row["tiles"] <= MOST for row in rows):
        yield "The number of tiles of a colour must be a whole number."
    elif sum(row["tiles"] for row in rows) <= GRID:
        yield f"There must be more than {GRID} tiles."


def _fame(data: Data) -> Iterator[str]:
    if sorted(row["id"] for row in data["small"]) != sorted(FAME_NAMES[:SMALL]):
        yield "The small tiles must be the sixteen known ones, each once."
    spaces = [space for row in data["large"] for space in row["spaces"]]
    if len(data["large"]) != LARGE or sorted(spaces) != sorted(FAME_NAMES[SMALL:NOTTINGHAM]):
        yield "The large tiles must be six, with two of the twelve known spaces each, each space once."
    if any(len(row["spaces"]) != 2 for row in data["large"]):
        yield "A large tile has two spaces."
    if any(row["time"] not in ("day", "night") for row in (*data["small"], *data["large"])):
        yield "A tile belongs to the day or to the night."


def _track(rows: list[Data]) -> Iterator[str]:
    if [row["id"] for row in rows] != list(LENGTHS):
        yield f"The lengths must be {', '.join(LENGTHS)}, in this order."
    if any(row["small_per_side"] not in (1, 2, 3, 4) for row in rows):
        yield "A side has one to four small tiles: there are sixteen for four sides."
