"""Corrected data files: looked at before they are played with, and refused by name where they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.games import shelf
from support.shell import Run, complaint

IMPOSSIBLE = {
    "romans": ("cards.toml", "strength = ", "strength = -", "The strengths of the warriors"),
    "locksley": ("track.toml", "small_per_side = ", "small_per_side = 9", "A side has one to four small tiles"),
    "merrymen": ("cards.toml", 'villain = "guy"', 'villain = "merlin"', "villain cannot be 'merlin'"),
    "legend": ("map.toml", 'terrain = "mill"', 'terrain = "moon"', "moon"),
}
GAMES = pytest.mark.parametrize("game", IMPOSSIBLE)


def corrected(folder: Path, game: str, name: str) -> Path:
    """A copy of one of our files, where a corrected one is looked for."""
    path = folder / "mine" / game / name
    path.parent.mkdir(parents=True)
    path.write_text((shelf()[game].folder / "data" / name).read_text(encoding="utf-8"), encoding="utf-8")
    return path


def spoilt(folder: Path, game: str) -> tuple[Path, str]:
    """A copy with a value that cannot be, and what is said about it."""
    name, old, new, said = IMPOSSIBLE[game]
    path = corrected(folder, game, name)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path, said


def cut(folder: Path, game: str) -> Path:
    """A copy that ends in the middle of a row."""
    path = corrected(folder, game, IMPOSSIBLE[game][0])
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("=") + 1], encoding="utf-8")
    return path


@GAMES
def test_a_sound_file_is_called_sound_and_played_with(sherwood: Run, tmp_path: Path, game: str) -> None:
    path = corrected(tmp_path, game, IMPOSSIBLE[game][0])
    assert sherwood("data", "check", path).stdout.endswith("is sound.\n")
    assert sherwood("games", game, SHERWOOD_DATA="mine").returncode == 0


@GAMES
def test_a_row_with_an_impossible_value_is_found_and_not_played_with(sherwood: Run, tmp_path: Path, game: str) -> None:
    path, said = spoilt(tmp_path, game)
    done = sherwood("data", "check", path, SHERWOOD_DATA="mine")
    assert said in done.stdout
    assert "has one fault" in complaint(done, 1) or "faults" in complaint(done, 1)
    refused = complaint(sherwood("games", SHERWOOD_DATA="mine"), 1)
    assert path.name in refused
    assert "cannot be played with" in refused


@GAMES
def test_a_broken_file_is_named_and_can_be_checked_wherever_it_lies(sherwood: Run, tmp_path: Path, game: str) -> None:
    path = cut(tmp_path, game)
    assert "is not TOML" in complaint(sherwood("data", "check", path, SHERWOOD_DATA="mine"), 1)
    refused = complaint(sherwood("version", SHERWOOD_DATA="mine", SHERWOOD_LANG="fr"), 1)
    assert refused.startswith(f"On ne peut pas lire mine/{game}/{path.name} : ")


@GAMES
def test_an_empty_file_is_named(sherwood: Run, tmp_path: Path, game: str) -> None:
    path = corrected(tmp_path, game, IMPOSSIBLE[game][0])
    path.write_text("", encoding="utf-8")
    assert path.name in complaint(sherwood("games", SHERWOOD_DATA="mine"), 1)
    assert "fault" in complaint(sherwood("data", "check", path, SHERWOOD_DATA="mine"), 1)


@GAMES
def test_a_file_without_its_last_tables_is_named(sherwood: Run, tmp_path: Path, game: str) -> None:
    """What is left is good TOML, and still no file that the game could be played with."""
    for ours in sorted((shelf()[game].folder / "data").glob("*.toml")):
        path = corrected(tmp_path / ours.stem, game, ours.name)
        text = path.read_text(encoding="utf-8")
        third = len(text) * 2 // 3
        path.write_text(text[: max(text.rfind("\n[", 0, third), text.rfind("\n]\n", 0, third) + 2)], encoding="utf-8")
        said = complaint(sherwood("games", SHERWOOD_DATA=str(tmp_path / ours.stem / "mine")), 1)
        assert f"{path.name} cannot be played with: " in said


def test_a_misspelt_file_is_refused(sherwood: Run, tmp_path: Path) -> None:
    path = corrected(tmp_path, "legend", "map.toml")
    path.rename(path.with_name("mapp.toml"))
    said = complaint(sherwood("games", SHERWOOD_DATA="mine"), 1)
    assert said == "mine/legend/mapp.toml is no data file of legend: these are map.toml, counters.toml, tables.toml."


def test_a_misspelt_folder_is_refused(sherwood: Run, tmp_path: Path) -> None:
    corrected(tmp_path, "legend", "map.toml").parent.rename(tmp_path / "mine" / "legends")
    said = complaint(sherwood("games", SHERWOOD_DATA="mine"), 1)
    assert said.startswith("mine/legends is no game's folder of corrected data: these are legend, ")


def test_a_folder_that_is_not_there_is_refused(sherwood: Run) -> None:
    said = complaint(sherwood("games", SHERWOOD_DATA="nowhere"), 1)
    assert said == "SHERWOOD_DATA names nowhere, and there is no such folder."


def test_what_systems_and_editors_leave_behind_is_passed_over(sherwood: Run, tmp_path: Path) -> None:
    path = corrected(tmp_path, "legend", "map.toml")
    for name in (".DS_Store", "map.toml~"):
        path.with_name(name).write_text("")
    assert sherwood("games", SHERWOOD_DATA="mine").returncode == 0
