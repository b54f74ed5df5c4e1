"""The shelf: each folder that holds a GAME is a game; deleting the folder deletes the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from sherwood.engine.game import Game

ORDER = ("locksley", "romans", "merrymen", "legend")


@cache
def shelf() -> dict[str, Game]:
    """All games by id, lightest first."""
    folders = [path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")]
    folders.sort(key=lambda name: (ORDER.index(name) if name in ORDER else len(ORDER), name))
    return {name: import_module(f"sherwood.games.{name}").GAME for name in folders}
