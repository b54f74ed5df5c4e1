"""Data values by their place in a file: `cards:warrior.qween.strength`. Which are reconstructed, and files with one changed."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sherwood.engine.data import DataFiles, TomlTable
from sherwood.engine.game import Game
from sherwood.errors import BadStudy

NAMED_BY: Final = ("id", "no", "name", "from", "to")  # what tells the rows of a table apart, the first that there is
RECONSTRUCTED: Final = "reconstructed"


@dataclass(frozen=True)
class Place:
    """One value of a game's data files."""

    file: str
    path: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{'.'.join(self.path)}"


def read_place(game: Game, text: str) -> Place:
    """A place as people write it; BadStudy where nothing lies there."""
    file, colon, path = text.partition(":")
    place = Place(file.strip(), tuple(path.strip().split(".")))
    if not colon or game.data is None or place.file not in game.data.names:
        known = ", ".join(game.data.names) if game.data else "-"
        raise BadStudy(f"no data file in {text}", "lab-file", {"given": text, "known": known})
    value_at(game.data, place)
    return place


def value_at(data: DataFiles, place: Place) -> Any:
    """What stands there now."""
    holder, key = _find(_table(data, place.file), place)
    return holder[key]


def changed(data: DataFiles, place: Place, value: object) -> tuple[str, str]:
    """The data file with another value there: its name and its text. A number stays a number."""
    table = _table(data, place.file)
    holder, key = _find(table, place)
    holder[key] = _as(holder[key], value, place)
    return place.file, written(table)


def faults(data: DataFiles, name: str, text: str) -> list[str]:
    """What keeps a file from being played with, one sentence each."""
    with tempfile.TemporaryDirectory(prefix="sherwood-data-") as folder:
        path = Path(folder) / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        return data.faults(path)


def reconstructed(game: Game) -> list[tuple[Place, int]]:
    """Every whole number that a row marked as reconstructed holds, with its place."""
    if game.data is None:
        return []
    return [
        (Place(name, path), value)
        for name in game.data.names
        for path, value in _marked(_table(game.data, name), (), False)
    ]


def _marked(table: Any, path: tuple[str, ...], ours: bool) -> Iterator[tuple[tuple[str, ...], int]]:
    if isinstance(table, dict):
        ours = table.get("provenance", RECONSTRUCTED if ours else "") == RECONSTRUCTED
        for key, value in table.items():
            if key not in NAMED_BY and key != "source":  # where a file comes from is no value of the game
                yield from _marked(value, (*path, key), ours)
    elif isinstance(table, list):
        for place, value in enumerate(table):
            yield from _marked(value, (*path, _name(value, place)), ours)
    elif ours and isinstance(table, int) and not isinstance(table, bool):
        yield path, table


def _name(row: object, place: int) -> str:
    if isinstance(row, dict):
        for key in NAMED_BY:
            if isinstance(row.get(key), str | int):
                return str(row[key])
    return str(place)


def _table(data: DataFiles, file: str) -> TomlTable:
    return tomllib.loads(data.path(file).read_text(encoding="utf-8"))


def _find(table: Any, place: Place) -> tuple[Any, Any]:
    """The table or list that holds the value, and its key there."""
    holder: Any = None
    key: Any = None
    for part in place.path:
        holder = table if holder is None else holder[key]
        key = _key(holder, part)
        if key is None:
            raise BadStudy(f"nothing lies at {place}", "lab-place", {"given": str(place), "part": part})
    return holder, key


def _key(holder: object, part: str) -> str | int | None:
    if isinstance(holder, dict):
        return part if part in holder else None
    if isinstance(holder, list):
        return next((n for n, row in enumerate(holder) if _name(row, n) == part), None)
    return None


def _as(old: object, value: object, place: Place) -> object:
    if isinstance(old, bool) or not isinstance(old, int):
        return value
    try:
        return int(str(value))
    except ValueError:
        raise BadStudy(f"{value} is no number", "lab-number", {"given": str(place), "value": str(value)}) from None


def written(table: TomlTable) -> str:
    """TOML again: comments are lost, what is said is not."""
    return "".join(f"{json.dumps(key)} = {_inline(value)}\n" for key, value in table.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # strings, numbers and booleans are written alike in JSON and TOML
