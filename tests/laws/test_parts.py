"""Every game's folder has the same parts under the same names, so that who knows one finds the way in all."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from sherwood.games import shelf

GAMES = pytest.mark.parametrize("game", list(shelf()))
PARTS = {
    "view": ("view", "score"),
    "shape": ("View",),
    "targets": ("targets",),
    "words": ("NAMES", "ASKS", "BARS", "TELLS"),
    "board": ("board",),
    "terminal": ("render", "describe"),
    "check": ("check",),
    "art": ("FIGURES",),
    "art.cover": ("cover",),
}


@GAMES
def test_every_game_has_the_same_parts(game: str) -> None:
    modules = {part: import_module(f"sherwood.games.{game}.{part}") for part in PARTS}
    assert [
        f"{part}.{name}" for part, names in PARTS.items() for name in names if not hasattr(modules[part], name)
    ] == []


@GAMES
def test_the_data_files_of_every_game_are_sound(game: str) -> None:
    check = import_module(f"sherwood.games.{game}.check").check
    files = sorted((shelf()[game].folder / "data").glob("*.toml"))
    assert files
    assert {path.name: check(path) for path in files} == {path.name: [] for path in files}


@GAMES
def test_what_is_no_data_file_is_refused_with_a_sentence(game: str, tmp_path: Path) -> None:
    check = import_module(f"sherwood.games.{game}.check").check
    (tmp_path / "odd.toml").write_text("[[nothing]]\nid = 3\n", encoding="utf-8")
    assert check(tmp_path / "odd.toml")
    assert check(tmp_path / "none.toml")
