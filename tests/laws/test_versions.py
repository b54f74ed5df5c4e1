"""Every change of the rules is written down, and games of every version ever released are kept and still answer."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest

import sherwood
from sherwood.engine.game import Game
from sherwood.engine.versions import read_changes
from sherwood.games import shelf
from sherwood.text.speech import LANGUAGES

OURS = [game for game in shelf().values() if game.rules.startswith("sherwood.games.")]
GAMES = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
TESTS = Path(__file__).parent.parent / "games"


def agreed(text: str) -> sherwood.Match | None:
    """The match as far as today's rules agree; None where not even its opening is the same."""
    with suppress(sherwood.OtherVersion):
        return sherwood.load(text, until="agreed")
    return None


def kept(game: Game) -> dict[Path, int]:
    """The kept journals of a game, and the version each was begun under."""
    files = sorted((TESTS / game.id).glob("*/*.journal"))
    return {file: json.loads(file.read_text(encoding="utf-8").partition("\n")[0])["version"] for file in files}


@GAMES
def test_every_change_is_told_in_every_language_and_names_paragraphs_that_exist(game: Game) -> None:
    book = sherwood.rules(game.id)
    for change in game.changes:
        assert set(change.words) == set(LANGUAGES)
        assert all(rule in book for rule in change.rules)
    assert {change.version for change in game.changes} == set(range(2, game.version + 1))


@GAMES
def test_a_game_of_every_version_is_kept(game: Game) -> None:
    assert set(kept(game).values()) == set(range(1, game.version + 1))


@GAMES
def test_every_kept_game_replays_to_its_end_or_says_where_the_rules_part(game: Game) -> None:
    for file, version in kept(game).items():
        match = agreed(file.read_text(encoding="utf-8"))
        whole = match is not None and match.parting is None and match.over
        assert whole or version < game.version, file.name


def test_a_game_without_a_list_is_at_its_first_version(tmp_path: Path) -> None:
    assert read_changes(tmp_path) == ()
    assert shelf()["romans"].version >= 1
