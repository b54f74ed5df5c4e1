"""Corrected data: looked at by `data check`, played with through SHERWOOD_DATA."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sherwood.games.legend.check import check
from sherwood.games.legend.data import DATA

MAP = (DATA.ours / "map.toml").read_text(encoding="utf-8")
COUNTERS = (DATA.ours / "counters.toml").read_text(encoding="utf-8")
TABLES = (DATA.ours / "tables.toml").read_text(encoding="utf-8")


def faults(tmp_path: Path, text: str, name: str = "map") -> list[str]:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return check(path)


def swap(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def row(ident: str, old: str, new: str, text: str = MAP) -> str:
    """The file with one change in one row."""
    start = text.index(f'id = "{ident}"')
    end = text.find("\n[[", start)
    return text[:start] + swap(text[start:end], old, new) + text[end:]


@pytest.mark.parametrize("name", ["map", "counters", "tables"])
def test_the_shipped_files_are_sound(name: str) -> None:
    assert check(DATA.ours / f"{name}.toml") == []


BROKEN_MAPS = {
    "F16 is next to P08, but P08 is not next to F16.": row("P08", '"F16", ', ""),
    "F16 is next to Q99, which is not a box.": row("F16", '"F15"', '"Q99"'),
    "The map is in pieces": row(
        "P22", 'adjacent = ["P16", "P18"]', "adjacent = []", row("P16", ', "P22"', "", row("P18", ', "P22"', ""))
    ),
    "only a bridge or a ford may join them (6.7)": row(
        "P13", '"G01"]', '"G01", "V07"]', row("V07", '["D01"', '["P13", "D01"')
    ),
    "B01 must lead to two boxes, one on each bank (6.4).": row("B01", '"R07", ', "", row("R07", '"B01", ', "")),
    "A traveller from road 3 cannot reach road 1": row("B01", '"bridge"', '"ford"', row("B02", '"bridge"', '"ford"')),
    "The keep K01 has no secret passage (6.6).": row("K01", 'passage = "P12"\n', ""),
    "Two passages open in F04.": row("K01", 'passage = "P12"', 'passage = "F04"'),
    "The keep K02 must have one neighbour": row(
        "K02", '["C02"]', '["C02", "P28"]', row("P28", '"P27"]', '"P27", "K02"]')
    ),
    "The marks `number` must be": row("N2", "number = 2", "number = 1"),
    "The marks `letter` must be": row("F08", 'letter = "A"\n', ""),
    "The marks `returns` must be": row("F05", "returns = 1", "returns = 2"),
    "There must be one Nottingham Green": row("G01", '"green"', '"field"'),
    "has the unknown terrain swamp": row("P01", '"field"', '"swamp"'),
    "The box P01 has no fr.": row("P01", 'fr = "Champs de Conisbrough"\n', ""),
    "A row of box (P01) has no provenance.": row("P01", 'provenance = "reconstructed"', 'provenance = "guessed"'),
    "robin_hood starts in F16, which is not a box of the map.": MAP.replace('"F16"', '"F99"'),
    "There is no [source] table": swap(MAP, "[source]", "[origin]"),
}


@pytest.mark.parametrize("fault", list(BROKEN_MAPS))
def test_a_broken_map_is_told_apart(fault: str, tmp_path: Path) -> None:
    found = faults(tmp_path, BROKEN_MAPS[fault])
    assert any(fault in line for line in found), found


BROKEN_COUNTERS = {
    "There must be 39 pieces in all, not 38.": swap(
        COUNTERS, '[[unit]]\nid = "merry_men_8"\nkind = "merry_men"\nstart = "F03"\nprovenance = "reconstructed"\n', ""
    ),
    "The leaders must be these, in this order": swap(COUNTERS, 'id = "marion"', 'id = "marian"'),
    "starts in B01, where nobody may stay": swap(COUNTERS, 'start = "F16"', 'start = "B01"'),
    "More than two pieces start in C01.": swap(COUNTERS, 'start = "K01"', 'start = "C01"'),
    "Reinforcements: men-at-arms on turns 4 and 9": swap(COUNTERS, "turn = 6", "turn = 7"),
    "Prince John's escort must be": row("men_at_arms_7", "escort = true", "turn = 12", COUNTERS),
    "friar_tuck has no command.": row("friar_tuck", "command = 1\n", "", COUNTERS),
    "marion comes later and has no start box": row("marion", "movement = 5", 'movement = 5\nstart = "P01"', COUNTERS),
    "There must be four nobles and two bishops": swap(COUNTERS, 'kind = "bishop"', 'kind = "noble"'),
    "The id merry_men_1 is given twice.": swap(COUNTERS, 'id = "merry_men_2"', 'id = "merry_men_1"'),
}


@pytest.mark.parametrize("fault", list(BROKEN_COUNTERS))
def test_a_broken_counter_sheet_is_told_apart(fault: str, tmp_path: Path) -> None:
    found = faults(tmp_path, BROKEN_COUNTERS[fault], "counters")
    assert any(fault in line for line in found), found


BROKEN_TABLES = {
    "The archery table must have six rows": swap(TABLES, "[[0, 0, 0, 1, 1, 1], ", "["),
    "The tax table must have": swap(TABLES, "[0, 0, 0, 1, 1, 2]", "[0, 0, 0, 1, 1]"),
    "The recruitment table of others": swap(TABLES, '"NR/W", "NR"]', '"NR/W", "no"]'),
    "The turns of the personalities must rise": swap(TABLES, "[5, 10, 15", "[5, 15, 10"),
    "The number of coins for loot is missing.": swap(TABLES, "loot = 4\n", ""),
}


@pytest.mark.parametrize("fault", list(BROKEN_TABLES))
def test_a_broken_table_is_told_apart(fault: str, tmp_path: Path) -> None:
    found = faults(tmp_path, BROKEN_TABLES[fault], "tables")
    assert any(fault in line for line in found), found


@pytest.mark.parametrize("text", ["[source]\nprovenance = 'printed'\n", "[[box]\n", "box = 3\n"])
def test_something_else_altogether_is_refused_with_a_sentence(text: str, tmp_path: Path) -> None:
    assert len(faults(tmp_path, text, "other")) >= 1


def test_a_new_box_needs_a_name_beside_the_map(tmp_path: Path) -> None:
    text = MAP.replace('"P22"', '"P99"')
    found = faults(tmp_path, text)
    assert found == [
        f"The box P99 has no name: write box-P99 in a file *.{lang}.ftl beside the map." for lang in ("en", "fr")
    ]
    for lang in ("en", "fr"):
        (tmp_path / f"names.{lang}.ftl").write_text("box-P99 = Gainsborough\n", encoding="utf-8")
    assert faults(tmp_path, text) == []


FORKED = """
import sherwood
match = sherwood.new("legend", seed=3)
match.play(0, ("done",)); match.play(0, ("done",), chance=[1, 1])
match.play(1, ("done",))
print(match.prompt(1).title, [str(choice) for choice in match.choices(1)], match.game.fingerprint != "")
"""


def test_a_corrected_map_is_played_with(tmp_path: Path) -> None:
    """A second road of the same length, with a name of its own: travellers from the north meet a fork."""
    text = row("P15", '"field"', '"road"', row("V01", '["F07"', '["P15", "F07"'))
    text = row("N1", '["R01"]', '["R01", "P15"]', row("P15", '"F26"', '"N1", "V01", "F26"', text))
    (tmp_path / "legend").mkdir()
    (tmp_path / "legend" / "map.toml").write_text(text.replace('"P15"', '"P99"'), encoding="utf-8")
    for lang, name in (("en", "Marsh Road"), ("fr", "Route du Marais")):
        (tmp_path / "legend" / f"names.{lang}.ftl").write_text(f"box-P99 = {name}\n", encoding="utf-8")
    assert check(tmp_path / "legend" / "map.toml") == []
    env = {**os.environ, "SHERWOOD_DATA": str(tmp_path), "SHERWOOD_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, env=env, check=True)
    assert done.stdout == "Fork ['Ride to Bawtry Road', 'Ride to Marsh Road'] True\n"
