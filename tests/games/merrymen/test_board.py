"""The drawn table: everything that can be chosen is on it, has a name, and can be hit with a finger."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.games.merrymen.board import board
from sherwood.table.match import Match
from support import drawn

BOARDS = Path(__file__).parent / "boards"
MOMENTS = ("heroes", "town", "modules")  # views kept as they were, so that only the drawing can change


def moment(name: str) -> dict[str, Any]:
    view: dict[str, Any] = json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))
    return view


def wander(match: Match, chooser: random.Random, choices: int) -> None:
    for _ in range(choices):
        if match.over:
            return
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice([choice for choice in match.choices(seat) if not choice.revise]).do)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_looks_as_it_did(name: str, narrow: bool) -> None:
    drawing = board(moment(name), "en", 0, narrow)
    assert drawn.agrees(drawing, BOARDS / f"{name}-{'narrow' if narrow else 'wide'}.svg")


@pytest.mark.parametrize("modules", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_choice_can_be_clicked(seats: int, modules: bool) -> None:
    options = {"tuck": modules, "spies": modules, "golden_arrow": modules}
    match, chooser = sherwood.new("merrymen", seats=seats, seed=3, options=options), random.Random(3)
    while not match.over:
        for seat in match.waiting:
            there = set(drawn.refs(board(match.view(seat), "en", seat)))
            wanted = {ref for choice in match.choices(seat) for ref in choice.path}
            assert wanted <= there
        wander(match, chooser, 4)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", MOMENTS)
def test_every_piece_has_a_name(name: str, lang: str) -> None:
    assert drawn.nameless(board(moment(name), lang, 0)) == []


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", MOMENTS)
def test_the_drawing_is_whole(name: str, narrow: bool) -> None:
    drawing = board(moment(name), "en", 0, narrow)
    assert drawn.dangling(drawing) == set()
    assert drawn.twice_defined(drawing) == []
    assert len(drawn.refs(drawing)) == len(set(drawn.refs(drawing)))
    assert " style=" not in drawing.svg()


@pytest.mark.parametrize("name", MOMENTS)
def test_a_phone_shows_nothing_too_small(name: str) -> None:
    drawing = board(moment(name), "en", 0, narrow=True)
    assert drawing.width == 390
    assert drawn.smallest_words(drawing) >= 13
    assert min(min(width, height) for _, width, height in drawn.targets(drawing)) >= 24


def test_a_road_in_danger_is_marked_by_more_than_its_number() -> None:
    view = moment("town")
    view["roads"][0] |= {"pennies": 9, "at_risk": 0}
    safe = board(view, "en", 0).live
    view["roads"][0] |= {"pennies": 1, "at_risk": 2}
    assert board(view, "en", 0).live.count("--blood") > safe.count("--blood")


def test_a_match_draws_itself() -> None:
    drawing = sherwood.new("merrymen", seats=2, seed=7).svg(0, "fr")
    assert drawing.startswith("<svg")
    assert "var(--" not in drawing
