"""Every game's parts hang on its card; our own games keep them under the same names."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import sherwood
from sherwood.engine.game import Game
from sherwood.games import shelf
from sherwood.text.speech import Speech

ROOT = Path(sherwood.__file__).parent
OURS = [game for game in shelf().values() if game.folder.is_relative_to(ROOT)]
GAMES = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
PARTS = {
    "view": ("view", "score"),
    "shape": ("View",),
    "targets": ("targets",),
    "words": ("NAMES", "ASKS", "BARS", "TELLS"),
    "board": ("board",),
    "terminal": ("render", "describe"),
    "check": ("check",),
    "bounds": ("bounds",),
    "art": ("FIGURES",),
    "art.cover": ("cover",),
}


@GAMES
def test_every_game_of_ours_has_the_same_parts(game: Game) -> None:
    modules = {part: import_module(f"sherwood.games.{game.id}.{part}") for part in PARTS}
    assert [
        f"{part}.{name}" for part, names in PARTS.items() for name in names if not hasattr(modules[part], name)
    ] == []


@GAMES
def test_what_hangs_on_the_card_is_there_when_it_is_called_for(game: Game) -> None:
    match = sherwood.new(game.id, seed=1)
    speech = Speech(game.folder, "fr", match.names)
    assert game.board
    assert game.cover
    assert game.render
    assert game.describe
    assert game.board(match.view(0), "fr", 0).live
    assert "<svg" in str(game.cover())
    assert game.render(match.view(0), speech)
    assert all(isinstance(line, str) for line in game.describe(match.view(0), speech))


@GAMES
def test_the_data_files_of_every_game_are_sound(game: Game) -> None:
    assert game.data
    assert game.data.check
    files = sorted((game.folder / "data").glob("*.toml"))
    assert {path.stem for path in files} == set(game.data.names)
    assert {path.name: game.data.check(path) for path in files} == {path.name: [] for path in files}


@GAMES
def test_what_is_no_data_file_is_refused_with_a_sentence(game: Game, tmp_path: Path) -> None:
    assert game.data
    assert game.data.check
    (tmp_path / "odd.toml").write_text("[[nothing]]\nid = 3\n", encoding="utf-8")
    assert game.data.check(tmp_path / "odd.toml")
    assert game.data.check(tmp_path / "none.toml")


PLAYED = """
import sherwood
match = sherwood.new({name!r}, seed=1)
print(match.game.fingerprint)
print(match.save())
"""


@GAMES
def test_corrected_data_files_are_played_with_and_told_apart(game: Game, tmp_path: Path) -> None:
    assert game.data
    first = game.data.ours / f"{game.data.names[0]}.toml"
    (tmp_path / game.id).mkdir()
    (tmp_path / game.id / first.name).write_text(
        first.read_text(encoding="utf-8") + "\n# corrected\n", encoding="utf-8"
    )
    environment = {**os.environ, "SHERWOOD_DATA": str(tmp_path)}
    command = [sys.executable, "-c", PLAYED.format(name=game.id)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    fingerprint, _, journal = run.stdout.partition("\n")
    assert len(fingerprint) == 12
    assert game.fingerprint == ""
    match = sherwood.load(journal[:-1])  # a remark changes nothing: it goes on with ours
    assert match.journal.rules.data == fingerprint
