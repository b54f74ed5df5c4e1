"""The data files: what the box holds, where values come from, and corrected copies."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sherwood.games.merrymen import GAME
from sherwood.games.merrymen.check import check

OURS = GAME.folder / "data"


@pytest.mark.parametrize("name", ["cards.toml", "board.toml"])
def test_our_own_files_are_sound(name: str) -> None:
    assert check(OURS / name) == []


WRONG = [
    ("cards.toml", 'actions = ["emissary", "weapon2"]', 'actions = ["emissary", "dance"]', "much-1"),
    ("cards.toml", 'actions = ["emissary", "weapon2"]', 'actions = ["emissary"]', "much-1"),
    ("cards.toml", '{ id = "much-2", ', '{ id = "rogue", ', "merry"),
    ("cards.toml", "count = 4", "count = 5", "loot"),
    (
        "cards.toml",
        'guard = "forge", villain = "sheriff", place = "armoury"',
        'guard = "forge", villain = "sheriff", place = "north"',
        "villain-01",
    ),
    ("cards.toml", 'site = "armoury", action = "weapon2"', 'site = "armoury", action = "iron2"', "spy-01"),
    ("cards.toml", 'vp = 1, provenance = "reconstructed"', 'vp = 1, provenance = "dreamt"', "provenance"),
    ("cards.toml", "{ no = 8, ", "{ no = 18, ", "task"),
    ("board.toml", "carriages = 6", "carriages = 7", "carriages"),
    ("board.toml", "dice = 5", "dice = 4", "weapon dice"),
    ("board.toml", 'fight = ["sword", "bow"]', 'fight = ["sword", "sword"]', "armoury"),
    ("board.toml", "tool = 1, penny = 1 }", "tool = 1, penny = 2 }", "north"),
    ("board.toml", "need = [1, 1, 1]", "need = [1, 1]", "theft"),
    ("board.toml", "pennies = [1, 1, 2, 3]", "pennies = [1, 1, 2]", "lot"),
    ("board.toml", "from = 4", "from = 14", "reputation"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "named"), WRONG)
def test_a_fault_is_found_and_named(tmp_path: Path, name: str, right: str, wrong: str, named: str) -> None:
    text = (OURS / name).read_text(encoding="utf-8")
    assert right in text
    copy = tmp_path / name
    copy.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    faults = check(copy)
    assert faults
    assert any(named in fault for fault in faults)


def test_corrected_files_are_played_with(tmp_path: Path) -> None:
    folder = tmp_path / "merrymen"
    folder.mkdir()
    text = (OURS / "board.toml").read_text(encoding="utf-8").replace("pennies = [1, 3, 5]", "pennies = [2, 4, 6]")
    (folder / "board.toml").write_text(text, encoding="utf-8")
    code = (
        "from sherwood.games.merrymen import GAME\n"
        "from sherwood.games.merrymen.rules.cards import ARCHERY_PRIZE\n"
        "print(list(ARCHERY_PRIZE), GAME.fingerprint != '')"
    )
    environment = {**os.environ, "SHERWOOD_DATA": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert run.stdout.strip() == "[2, 4, 6] True"
    assert GAME.fingerprint == ""
