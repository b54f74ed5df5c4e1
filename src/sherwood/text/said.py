"""Sentences that are said again and again, kept: a board names the same hundred things after every move."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from .speech import Speech


class Said(Speech):
    """Speech without players' names that remembers what it has said."""

    def __init__(self, game_folder: Path, lang: str) -> None:
        super().__init__(game_folder, lang)
        self.folder = game_folder

    def say(self, key: str, **args: Any) -> str:
        return _kept(self.folder, self.lang, key, tuple(sorted(args.items())))


@lru_cache(maxsize=16384)
def _kept(folder: Path, lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return Speech(folder, lang).say(key, **dict(args))
