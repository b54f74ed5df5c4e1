"""The shelf: each folder here that holds a GAME is a game, and so is what other packages offer.

Deleting a folder deletes the game; a package of somebody else's adds one by an entry point.
"""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from sherwood.engine.game import Game
from sherwood.errors import BadGame

GROUP = "sherwood.games"  # the entry point under which another package offers games of its own


@cache
def shelf() -> dict[str, Game]:
    """All games by id, lightest first."""
    games: dict[str, Game] = {}
    for module in (*_ours(), *_installed(), *_named()):
        game = _game(module)
        if game.id in games:
            raise BadGame(f"{module} offers a game called {game.id}, and there is one of that name already")
        games[game.id] = game
    return dict(sorted(games.items(), key=lambda item: (item[1].weight, item[0])))


def _from_shelf(name: str) -> Game:
    return shelf()[name]


def _pickled(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game is pickled as its name: whoever reads it has a shelf too."""
    return _from_shelf, (game.id,)


copyreg.pickle(Game, _pickled)


def _game(module: str) -> Game:
    try:
        game: Game = import_module(module).GAME
    except (ImportError, AttributeError) as error:
        raise BadGame(f"{module} is named as a game and holds none that can be loaded: {error}") from error
    return game


def _ours() -> list[str]:
    return [f"{__name__}.{path.parent.name}" for path in Path(__file__).parent.glob("*/__init__.py")]


def _installed() -> list[str]:
    return [point.module for point in entry_points(group=GROUP)]


def _named() -> list[str]:
    """Modules that hold a GAME, for whoever is writing one: SHERWOOD_GAMES=my_game,other_game."""
    return [name.strip() for name in os.environ.get("SHERWOOD_GAMES", "").split(",") if name.strip()]
