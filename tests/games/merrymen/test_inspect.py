"""Pointing at a thing of the board says what it is, in both languages, by paragraphs that exist."""

from __future__ import annotations

import random

import pytest

import sherwood
from sherwood.games import shelf
from sherwood.games.merrymen.board import board
from sherwood.games.merrymen.inspect import inspect
from sherwood.games.merrymen.shape import View
from sherwood.table.match import Match
from sherwood.text.rulebook import load
from support import drawn

MODULES = {"tuck": True, "spies": True, "golden_arrow": True}


BOOK = load(shelf()["merrymen"].folder / "rulebook.toml")


def played(seats: int, seed: int, choices: int) -> Match:
    match = sherwood.new("merrymen", seats=seats, seed=seed, options=MODULES)
    drawn.wander(match, random.Random(seed), choices)
    return match


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_every_thing_on_the_board_can_be_asked_about(seats: int, seed: int) -> None:
    """In both languages, by those who play and by those who look on."""
    match, chooser = played(seats, seed, 0), random.Random(seed)
    for _ in range(6):
        for seat in (None, *match.waiting[:1]):
            view: View = drawn.seen(match, seat)
            for ref in drawn.refs(board(view, "en", seat)):
                for lang in ("en", "fr"):
                    told = inspect(view, ref, match.speech(lang), seat)
                    assert told is not None, ref
                    assert all([told.title, told.lines, *told.lines, told.rules]), ref
                    assert all(rule in BOOK for rule in told.rules), ref
        drawn.wander(match, chooser, 20)


def test_what_is_not_there_has_no_answer() -> None:
    match = played(2, 1, 30)
    for ref in ("space:dungeon", "hideout:forge:9", "card:", "goods:7:wood", "carriage:north", "nonsense"):
        assert match.inspect(ref, 0) is None


def test_a_road_about_to_fall_says_so() -> None:
    match = played(2, 1, 30)
    view: View = drawn.seen(match, 0)
    road, speech = view["roads"][0], match.speech("en")
    road["pennies"], road["at_risk"] = 9, 0
    safe = inspect(view, "road:north", speech, 0)
    road["pennies"], road["at_risk"] = 2, 2
    lost = inspect(view, "road:north", speech, 0)
    assert safe is not None
    assert lost is not None
    assert len(lost.lines) == len(safe.lines) + 1
