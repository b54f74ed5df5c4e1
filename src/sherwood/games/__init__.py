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

from sherwood.engine.data import refuse_strangers
from sherwood.engine.game import Game
from sherwood.errors import BadData, BadGame

GROUP = "sherwood.games"  # the entry point under which another package offers games of its own


@cache
def shelf() -> dict[str, Game]:
    """All games by id, lightest first."""
    games: dict[str, Game] = {}
    for module in dict.fromkeys((*_ours(), *_installed(), *_named())):  # one may be installed and named as well
        game = _game(module)
        if game.id in games:
            raise _bad_game(
                module, "game-twice", "it is called {detail}, and there is a game of that name already", game.id
            )
        games[game.id] = game
    refuse_strangers(game.folder.name for game in games.values())
    return dict(sorted(games.items(), key=lambda item: (item[1].weight, item[0])))


def _from_shelf(name: str) -> Game:
    return shelf()[name]


def _pickled(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """A game is pickled as its name: whoever reads it has a shelf too."""
    return _from_shelf, (game.id,)


copyreg.pickle(Game, _pickled)


def _game(module: str) -> Game:
    try:
        game = getattr(import_module(module), "GAME", None)
    except BadData:
        raise
    except Exception as error:  # whatever somebody else's module does when it is loaded
        raise _bad_game(module, "game-import", "it raises {detail}", f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise _bad_game(module, "game-card", "its GAME is no game's card but {detail}", repr(game))
    if not (game.folder / "rulebook.toml").is_file():
        raise _bad_game(module, "game-rulebook", "there is no rulebook.toml in {detail}", str(game.folder))
    return game


def _bad_game(module: str, key: str, why: str, detail: str) -> BadGame:
    told = " ".join(detail.split())
    message = f"The game that {module} offers cannot be played: {why.format(detail=told)}."
    return BadGame(message, key, {"module": module, "detail": told})


def _ours() -> list[str]:
    return [f"{__name__}.{path.parent.name}" for path in Path(__file__).parent.glob("*/__init__.py")]


def _installed() -> list[str]:
    return [point.module for point in entry_points(group=GROUP)]


def _named() -> list[str]:
    """Modules that hold a GAME, for whoever is writing one: SHERWOOD_GAMES=my_game,other_game."""
    return [name.strip() for name in os.environ.get("SHERWOOD_GAMES", "").split(",") if name.strip()]
