"""Everything that is drawn can be asked about, in both languages, and cites paragraphs that exist."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import sherwood
from games.legend.scene import at_table, bound, scene
from sherwood.engine.inspected import Inspected
from sherwood.games.legend import GAME
from sherwood.games.legend.board import board
from sherwood.table.match import Match
from sherwood.text.rulebook import Rulebook, load
from support import drawn


@cache
def rulebook() -> Rulebook:
    return load(GAME.folder / "rulebook.toml")


def told(match: Match, ref: str, lang: str = "en", seat: int = 0) -> Inspected:
    found = match.inspect(ref, seat, lang)
    assert found is not None, ref
    return found


def ask_about_everything(match: Match, lang: str, narrow: bool) -> None:
    for ref in drawn.refs(board(drawn.seen(match, 0), lang, 0, narrow)):
        found = told(match, ref, lang)
        assert found.title
        assert found.lines
        assert all(rule in rulebook() for rule in found.rules), ref


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", range(3))
def test_everything_drawn_can_be_asked_about(seed: int, lang: str) -> None:
    match, chooser = sherwood.new("legend", seats=2, seed=seed), random.Random(seed)
    while not match.over:
        ask_about_everything(match, lang, narrow=seed % 2 == 1)
        drawn.wander(match, chooser, 60)
    ask_about_everything(match, lang, narrow=False)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_battle_can_be_asked_about(lang: str) -> None:
    free = {"C01": "robin_hood merry_men_1 men_at_arms_1 sheriff_of_lincoln", "R04": "little_john men_at_arms_2"}
    ask_about_everything(at_table(scene("combat", free=free)), lang, narrow=False)


def test_nothing_is_said_of_what_is_not_there() -> None:
    match = sherwood.new("legend", seed=1)
    refs = ("", "box:Z99", "piece:nobody", "aim:fame", "gold:bank", "table:taxes", "battle", "crown:1")
    assert [match.inspect(ref, 0) for ref in refs] == [None] * len(refs)


def test_a_unit_says_its_values_in_words() -> None:
    match = at_table(scene("movement", "sheriff", free={"T01": "men_at_arms_1 men_at_arms_2", "F16": "robin_hood"}))
    found = told(match, "piece:men_at_arms_1", seat=1)
    assert found.title == "Men-at-arms 1"
    assert found.lines[0] == "A unit of the Sheriff’s: archery 1, melee 3, moves 3."
    assert "Can still move in this phase, up to 3 points." in found.lines
    assert "In the same box: Men-at-arms 2." in found.lines
    assert "7.6" in found.rules


def test_a_box_says_what_it_costs_and_who_is_there() -> None:
    match = at_table(scene("movement", free={"F16": "robin_hood merry_men_1"}))
    found = told(match, "box:F16")
    assert found.title == "Kirkby Wood"
    assert found.lines[0].startswith("Forest: 2 movement points to enter")
    assert "Outlaws here: Robin Hood (combat 4) and Merry Men 1 (archery 2, melee 1)." in found.lines


def test_a_traveller_says_his_gold_and_his_way() -> None:
    match = at_table(bound(scene("movement", free={"F16": "robin_hood", "R04": "bishop_1"}), "bishop_1", "N1"))
    lines = told(match, "piece:bishop_1").lines
    assert "with 2 gold" in lines[0]
    assert "Bound for North Road (1)." in lines


def test_a_table_can_be_read() -> None:
    lines = told(sherwood.new("legend", seed=1), "table:melee").lines
    assert "At 1:3, die 1 to 6: A3 · A2 · A2 · A1 · A1 · EX" in lines


def test_french_has_its_spaces_and_apostrophes() -> None:
    """A thin space before double punctuation, and never a typewriter's apostrophe."""
    for ref in drawn.refs(board(drawn.seen(sherwood.new("legend", seed=1), 0), "fr", 0)):
        words = " ".join(told(sherwood.new("legend", seed=1), ref, "fr").lines)
        assert not re.search(r"[ \w][:;?!](\s|$)", words), words
        assert "'" not in words
