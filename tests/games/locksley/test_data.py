"""Corrected data: looked at by `data check`, played with through SHERWOOD_DATA."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sherwood.games.locksley.check import check
from sherwood.games.locksley.data import DATA

PLAYED = """
import sherwood
match = sherwood.new("locksley", seed=1, options={"length": "long"})
fames = [space["fame"] for seed in range(12) for space in sherwood.new("locksley", seed=seed).view()["track"]]
state = match.position()["state"]
print(fames.index("tower") < fames.index("market"), state["grid"].count(0) + state["pile"][0], match.game.fingerprint != "")
"""


def changed(name: str, *changes: tuple[str, str]) -> str:
    text = (DATA.ours / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("name", DATA.names)
def test_our_own_files_are_sound(name: str) -> None:
    assert check(DATA.ours / f"{name}.toml") == []


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("loot", 'id = "red"', 'id = "crimson"', "The colours must be"),
        ("loot", "tiles = 10", "tiles = -1", "whole number"),
        ("loot", 'provenance = "reconstructed"', "", "has no provenance"),
        ("fame", 'id = "tithe"', 'id = "fence"', "sixteen known ones"),
        ("fame", '["market", "tower"]', '["market", "market"]', "each space once"),
        ("fame", 'time = "night"', 'time = "noon"', "the day or to the night"),
        ("track", "small_per_side = 4", "small_per_side = 5", "one to four"),
        ("track", 'id = "long"', 'id = "endless"', "The lengths must be"),
        ("track", "[source]", "[source", "cannot be read"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, name: str, old: str, new: str, complaint: str) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_text(changed(name, (old, new)), encoding="utf-8")
    assert any(complaint in fault for fault in check(file))


def test_corrected_tiles_are_played_with(tmp_path: Path) -> None:
    """Eleven white tiles and nine red ones; The Tower before Market."""
    folder = tmp_path / "locksley"
    folder.mkdir()
    counts = (("tiles = 10", "tiles = 11"), ("tiles = 10", "tiles = 9"))
    (folder / "loot.toml").write_text(changed("loot", *counts), encoding="utf-8")
    fame = changed("fame", ('["market", "tower"]', '["tower", "market"]'))
    (folder / "fame.toml").write_text(fame, encoding="utf-8")
    assert check(folder / "loot.toml") == check(folder / "fame.toml") == []
    env = {**os.environ, "SHERWOOD_DATA": str(tmp_path), "SHERWOOD_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.split() == ["True", "11", "True"]
