"""Sentences that are said again and again, kept: a board names the same hundred things after every move."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from .speech import Speech

MOST_KEPT = 16384


class Said(Speech):
    """Speech without players' names that remembers what it has said."""

    def __init__(self, game_folder: Path, lang: str) -> None:
        super().__init__(game_folder, lang)
        self._kept = _kept(game_folder, lang)

    def say(self, key: str, **args: Any) -> str:
        asked = (key, *args.items()) if args else key
        said = self._kept.get(asked)
        if said is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            said = self._kept[asked] = super().say(key, **args)
        return said


@cache
def _kept(folder: Path, lang: str) -> dict[Any, str]:
    return {}
