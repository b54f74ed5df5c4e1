"""A game's list of versions: one entry for every change of its rules, in the words of its players."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

FILE = "versions.toml"


@dataclass(frozen=True)
class Change:
    """One change of the rules: since which version, what it is in every language, the paragraphs it concerns."""

    version: int
    words: Mapping[str, str]
    rules: Sequence[str] = ()


def read_changes(folder: Path) -> tuple[Change, ...]:
    """The changes that `versions.toml` lists, oldest first; none for a game whose rules are as they first were."""
    path = folder / FILE
    if not path.is_file():
        return ()
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("change", [])
    changes = [Change(row["version"], _words(row), tuple(row.get("rules", ()))) for row in rows]
    return tuple(sorted(changes, key=lambda change: change.version))


def _words(row: Mapping[str, object]) -> dict[str, str]:
    return {lang: " ".join(text.split()) for lang, text in row.items() if isinstance(text, str)}
