"""Where the tests of a game lie: ours under tests/games, somebody else's in the game's own folder, or in `tests` there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import sherwood
from sherwood.engine.game import Game
from sherwood.text.sentences import LANGUAGES, found_languages

OURS = Path(sherwood.__file__).parent
TESTS = Path(__file__).parent.parent


def is_ours(game: Game) -> bool:
    """Games of the house have all that a game can have, in every language; others have what they have."""
    return game.folder.is_relative_to(OURS) or game.folder.is_relative_to(TESTS)


def homes(game: Game) -> list[Path]:
    """The folders in which tests and golden numbers of a game may lie."""
    return [TESTS / "games" / game.id] if is_ours(game) else [game.folder, game.folder / "tests"]


def tests_of(game: Game) -> Iterator[Path]:
    """The game's test files."""
    for home in homes(game):
        yield from home.rglob("test_*.py") if is_ours(game) else home.glob("test_*.py")


def golden(game: Game, name: str) -> Path:
    """A file of golden numbers, where it is or where it should be."""
    places = [home / name for home in homes(game)]
    return next((place for place in places if place.exists()), places[0])


def languages_of(game: Game) -> tuple[str, ...]:
    """The languages a game must be complete in: ours in all there are, another in those it has begun."""
    return LANGUAGES if is_ours(game) else found_languages(game.folder / "text")
