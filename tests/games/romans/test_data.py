"""Corrected data: looked at by `data check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.games.romans import GAME
from sherwood.games.romans.check import check

OURS = GAME.folder / "data" / "cards.toml"
FORT = '    { kind = "coffre", value = 8, provenance = "printed" },\n'
WRONG = [
    ('id = "druhid"', 'id = "druid"', "The warriors must be"),
    ("copies = 2", "copies = 3", "The warriors must be"),
    ("strength = 3", "strength = 8", "never fall"),
    ("strength = 3", "strength = 2.5", "whole numbers"),
    ("values = [8]", "values = [7]", "The kinds of forts"),
    ('id = "B"', 'id = "D"', "The decks must be A, B, C"),
    (FORT, "", "Deck A must have 18 forts, not 17."),
    (FORT, FORT.replace("8", "9"), "a fort coffre of 9, which there is not"),
    (FORT, FORT.replace("coffre", "tifie").replace("8", "-1"), "Deck A must have 4 Legion Forts, not 5."),
    (FORT, FORT.replace("printed", "dreamt"), "A fort of deck A (coffre 8) has no provenance."),
    ('provenance = "reported"', "", "A row of warrior (chariott) has no provenance."),
    ("[source]", "[origin]", "There is no [source] table"),
    ("[source]", "[source", "cannot be read"),
    ("[[deck]]", "[[pile]]", "not shaped like"),
]


def test_our_own_file_is_sound() -> None:
    assert check(OURS) == []


@pytest.mark.parametrize(("old", "new", "complaint"), WRONG)
def test_a_fault_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = OURS.read_text(encoding="utf-8")
    assert old in text
    many = -1 if old == "[[deck]]" else 1
    (tmp_path / "cards.toml").write_text(text.replace(old, new, many), encoding="utf-8")
    found = check(tmp_path / "cards.toml")
    assert any(complaint in fault for fault in found), found
