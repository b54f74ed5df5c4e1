"""The drawn table: everything that can be chosen is on it, has a name, and can be hit with a finger."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sherwood
from sherwood.games.romans.board import board
from sherwood.table.match import Match
from support import drawn

BOARDS = Path(__file__).parent / "boards"
MOMENTS = {"planning": (2, 4), "battle": (3, 60), "late": (4, 200)}  # seats, and how many choices have been made


def moment(name: str) -> Match:
    seats, choices = MOMENTS[name]
    match = sherwood.new("romans", seats=seats, seed=7)
    wander(match, random.Random(7), choices)
    return match


def wander(match: Match, chooser: random.Random, choices: int) -> None:
    for _ in range(choices):
        if match.over:
            return
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice([choice for choice in match.choices(seat) if not choice.revise]).do)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_looks_as_it_did(name: str, narrow: bool) -> None:
    drawing = board(moment(name).view(0), "en", 0, narrow)
    assert drawn.agrees(drawing, BOARDS / f"{name}-{'narrow' if narrow else 'wide'}.svg")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_choice_can_be_clicked(seats: int) -> None:
    match, chooser = sherwood.new("romans", seats=seats, seed=seats), random.Random(seats)
    while not match.over:
        for seat in match.waiting:
            there = set(drawn.refs(board(match.view(seat), "en", seat)))
            wanted = {ref for choice in match.choices(seat) for ref in choice.path}
            assert wanted <= there
        wander(match, chooser, 9)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", MOMENTS)
def test_every_piece_has_a_name(name: str, lang: str) -> None:
    assert drawn.nameless(board(moment(name).view(0), lang, 0)) == []


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", MOMENTS)
def test_the_drawing_is_whole(name: str, narrow: bool) -> None:
    drawing = board(moment(name).view(0), "en", 0, narrow)
    assert drawn.dangling(drawing) == set()
    assert drawn.twice_defined(drawing) == []
    assert len(drawn.refs(drawing)) == len(set(drawn.refs(drawing)))
    assert " style=" not in drawing.svg()


@pytest.mark.parametrize("name", MOMENTS)
def test_a_phone_shows_nothing_too_small(name: str) -> None:
    drawing = board(moment(name).view(0), "en", 0, narrow=True)
    assert drawing.width == 390
    assert drawn.smallest_words(drawing) >= 13
    assert min(min(width, height) for _, width, height in drawn.targets(drawing)) >= 44


def test_the_other_rows_stay_hidden() -> None:
    match = moment("battle")
    theirs = board(match.view(1), "en", 1).live
    mine = board(match.view(0), "en", 0).live
    assert theirs != mine
    assert "only you see it" not in board(match.view(None), "en").live


def test_the_wall_and_the_art_do_not_change_while_one_plans() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    before = board(match.view(0), "en", 0)
    match.play(0, match.choices(0)[0].do)
    after = board(match.view(0), "en", 0)
    assert before.key == after.key
    assert before.live != after.live


def test_a_match_draws_itself() -> None:
    assert moment("planning").svg(0, "fr").startswith("<svg")
    assert "var(--" not in moment("planning").svg(0, "fr")
