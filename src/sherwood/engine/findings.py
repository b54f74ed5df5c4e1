"""Looking over a data file before anyone plays with it: can it be read, and does every row say where it comes from?"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar, cast

Row = Mapping[str, object]
Shape = TypeVar("Shape")  # what a game takes its file to be: a TypedDict, or plain tables of rows

PROVENANCES = ("printed", "reported", "inferred", "reconstructed")
MISSHAPEN = (KeyError, IndexError, TypeError, ValueError, AttributeError)


def examine(path: Path, faults: Callable[[Shape], Iterable[str]]) -> list[str]:
    """Findings about one data file, one sentence each; none if it can be played with.

    The file is taken to be of the shape that the game expects; where it is not, that is the finding.
    """
    try:
        data = read(path)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [f"{path.name} cannot be read: {error}."]
    try:
        return [*unsourced(data), *faults(cast(Shape, data))]
    except MISSHAPEN as error:
        return [f"{path.name} is not shaped like a data file of this game: {error!r}."]


def read(path: Path) -> Row:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def unsourced(data: Row) -> Iterator[str]:
    """Every table and every row has its provenance; [source] says in words where the values come from."""
    if "source" not in data:
        yield "There is no [source] table to say where the values come from."
    for table in data:
        for row in rows(data, table) if table != "source" else []:
            if row.get("provenance") not in PROVENANCES:
                yield f"A row of {table} ({name(row)}) has no provenance. It can be {', '.join(PROVENANCES)}."


def unlike(data: Row, ours: Row) -> Iterator[str]:
    """What our own file of that name has and this one has not, or has as something else: a word for a number."""
    for table, value in ours.items():
        if isinstance(value, dict) and table != "source":
            yield from _unlike_table(f"[{table}]", data.get(table), value)
        common = _common(rows(ours, table)) if isinstance(value, list) else {}
        for row in rows(data, table) if common else []:
            yield from _unlike_row(f"{table} {name(row)}", row, common)


def _unlike_table(where: str, given: object, ours: Row) -> Iterator[str]:
    if not isinstance(given, dict):
        yield f"There is no table {where}."
        return
    yield from _unlike_row(where, given, ours)
    for key, value in ours.items():
        if isinstance(value, dict) and isinstance(given.get(key), dict):
            yield from _unlike_table(f"{where} {key}", given[key], value)


def _unlike_row(where: str, row: Row, ours: Row) -> Iterator[str]:
    for key, value in ours.items():
        if _kind(row.get(key)) != _kind(value):
            yield f"In {where}, {key} must be {_kind(value)}."


def _common(listed: list[Row]) -> Row:
    """What every row has, as the first one has it."""
    return {key: value for key, value in listed[0].items() if all(key in row for row in listed)} if listed else {}


def _kind(value: object) -> str:
    if isinstance(value, list):
        return "a list of numbers" if value and all(_kind(one) == "a number" for one in value) else "a list"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "a number"
    return {str: "a text", bool: "true or false", dict: "a table"}.get(type(value), "something else")


def rows(data: Row, table: str) -> list[Row]:
    """The rows of a table; a single table is its own only row, and one that is not there has none."""
    found = data.get(table, [])
    listed = found if isinstance(found, list) else [found]
    return [row for row in listed if isinstance(row, dict)]


def name(row: Row) -> str:
    """What a row is called, for a complaint."""
    return str(row.get("id", row.get("no", row.get("spaces", "?"))))


def whole(value: object) -> bool:
    """Is it a whole number, and not negative?"""
    return type(value) is int and value >= 0
