"""A view in words, lists and tables, for games that have no drawn board: what every client then shows in its own way.

It knows only that a view is plain data. The text `view-<key>` names a leaf; without one the key itself is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sherwood.text.speech import Speech

NOTHING: Final = "–"


@dataclass(frozen=True)
class Facts:
    """Things by their titles."""

    rows: Sequence[tuple[str, Shown]]


@dataclass(frozen=True)
class Listing:
    """Things in a row."""

    items: Sequence[Shown]


@dataclass(frozen=True)
class Grid:
    """Things of one shape, one a line, under the titles of what each of them has."""

    heads: Sequence[str]
    lines: Sequence[Sequence[Shown]]


Shown = str | Facts | Listing | Grid


def outline(value: object, speech: Speech) -> Shown:
    """What a view, or a part of one, is shown as."""
    if isinstance(value, Mapping):
        return facts(value, speech)
    if isinstance(value, list | tuple):
        return _listing(value, speech)
    return _word(value, speech)


def facts(view: Mapping[str, object], speech: Speech) -> Facts:
    """A view, leaf by leaf."""
    return Facts([(_title(key, speech), outline(one, speech)) for key, one in view.items()])


def _title(key: object, speech: Speech) -> str:
    name = f"view-{key}"
    return speech.say(name) if speech.has(name) else str(key).replace("_", " ").capitalize()


def _word(value: object, speech: Speech) -> str:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return speech.say("yes" if value else "no")
    return str(value)


def _listing(items: Sequence[object], speech: Speech) -> Shown:
    rows = [one for one in items if isinstance(one, Mapping)]
    if not items:
        return NOTHING
    return _grid(rows, speech) if len(rows) == len(items) else Listing([outline(one, speech) for one in items])


def _grid(rows: Sequence[Mapping[str, object]], speech: Speech) -> Grid:
    keys = list(dict.fromkeys(key for row in rows for key in row))
    lines = [[outline(row.get(key), speech) for key in keys] for row in rows]
    return Grid([_title(key, speech) for key in keys], lines)
