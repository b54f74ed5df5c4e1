"""Pointing at the board: everything answers, in both languages, and knows no more than whoever points."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.engine.inspected import Inspected
from sherwood.games.romans.inspect import FORT_RULES, WARRIOR_RULES
from sherwood.games.romans.rules.cards import FORT_KINDS, WARRIORS
from support import inspected


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("seats", "neutrals"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_everything_drawn_answers(seats: int, neutrals: int, lang: str) -> None:
    for match in inspected.moments("romans", seats, 5, 9, neutrals=neutrals):
        for seat in (*range(seats), None):
            assert inspected.unanswered(match, seat, lang) == []


@pytest.mark.parametrize(
    "ref", ["", "fort", "fort:9", "fort:-1", "slot:gold:x", "slot:blue:1", "warrior:gold:77", "plan:0:1", "moon:3"]
)
def test_what_is_not_there_is_not_answered(ref: str) -> None:
    assert sherwood.new("romans", seats=2, seed=1).inspect(ref, 0) is None


def test_every_warrior_and_every_fort_has_its_paragraphs() -> None:
    assert set(WARRIOR_RULES) == set(WARRIORS)
    assert set(FORT_RULES) == set(FORT_KINDS)


def pointed(match: sherwood.Match, ref: str, seat: int | None) -> Inspected:
    found = match.inspect(ref, seat)
    assert found is not None
    return found


def test_a_hidden_warrior_is_told_only_to_its_player() -> None:
    match = sherwood.new("romans", seats=2, seed=7, names=["Ann", "Bea"])
    choice = match.choices(0)[0]
    match.play(0, choice.do)
    assert "strength" in pointed(match, choice.path[1], 0).title
    assert pointed(match, choice.path[1], 1).title == f"Ann (McGold), place {int(choice.do[2]) + 1}"
    assert match.inspect(choice.path[0].replace("gold", "green"), 0) is None
