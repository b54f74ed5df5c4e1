"""Laws of drawings: everything that can be chosen is on the board, has a name, and can be hit with a finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import sherwood
from sherwood.draw.drawing import Drawing
from sherwood.draw.layers import wholes
from sherwood.draw.memory import forget
from sherwood.engine.chance import Rng
from sherwood.games import shelf
from support import drawn
from support.homes import is_ours
from support.tables import random_options, seat_counts

DRAWN = [game.id for game in shelf().values() if game.board]
MOMENTS = pytest.mark.parametrize(("game", "name"), drawn.moments())
WIDTHS = pytest.mark.parametrize("narrow", [False, True])
LEAST = {"romans": 44, "locksley": 44, "merrymen": 24, "legend": 24}  # a county does not fit a phone in fingertips


def board(game: str) -> Callable[..., Drawing]:
    draw = shelf()[game].board
    assert draw is not None
    return draw


def test_every_game_has_moments_to_be_drawn() -> None:
    assert {game for game, _ in drawn.moments()} == set(LEAST) == {game for game in DRAWN if is_ours(shelf()[game])}


@WIDTHS
@MOMENTS
def test_the_table_looks_as_it_did(game: str, name: str, narrow: bool) -> None:
    drawing = board(game)(drawn.moment(game, name), "en", 0, narrow)
    assert drawn.agrees(drawing, drawn.boards(game) / f"{name}-{'narrow' if narrow else 'wide'}.svg")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "seats"), [one for one in seat_counts() if one[0] in DRAWN])
def test_every_choice_can_be_clicked(game: str, seats: int, seed: int) -> None:
    options = random_options(shelf()[game], seats, Rng(f"board {seats} {seed}"))
    match, chooser = sherwood.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
    for _ in range(40):
        for seat in match.waiting:
            there = set(drawn.refs(board(game)(match.view(seat), "en", seat)))
            assert {ref for choice in match.choices(seat) for ref in choice.path} <= there
        drawn.wander(match, chooser, 5)


@pytest.mark.parametrize("lang", ["en", "fr"])
@MOMENTS
def test_every_piece_has_a_name(game: str, name: str, lang: str) -> None:
    assert drawn.nameless(board(game)(drawn.moment(game, name), lang, 0)) == []


@WIDTHS
@MOMENTS
def test_the_drawing_is_whole(game: str, name: str, narrow: bool) -> None:
    drawing = board(game)(drawn.moment(game, name), "en", 0, narrow)
    assert drawn.dangling(drawing) == set()
    assert drawn.twice_defined(drawing) == []
    assert len(drawn.refs(drawing)) == len(set(drawn.refs(drawing)))
    assert " style=" not in drawing.svg()


@MOMENTS
def test_a_phone_shows_nothing_too_small(game: str, name: str) -> None:
    drawing = board(game)(drawn.moment(game, name), "en", 0, narrow=True)
    assert drawing.width == 390
    assert drawn.smallest_words(drawing) >= 13
    assert min(min(width, height) for _, width, height in drawn.targets(drawing)) >= LEAST[game]


@MOMENTS
def test_a_piece_is_a_line_or_its_name_and_its_looks(game: str, name: str) -> None:
    """Updates are sent by lines: each is whole in itself, or with those that say that they go on with it."""
    for whole in wholes(board(game)(drawn.moment(game, name), "en", 0).lines):
        assert len(ElementTree.fromstring(f"<svg>{whole}</svg>")) >= 1


@pytest.mark.parametrize("game", DRAWN)
def test_a_match_draws_itself(game: str) -> None:
    drawing = sherwood.new(game, seats=2, seed=7).svg(0, "fr")
    assert drawing.startswith("<svg")
    assert "var(--" not in drawing


@pytest.mark.parametrize("game", sorted(LEAST))
def test_what_is_remembered_is_what_would_be_drawn_afresh(game: str) -> None:
    """A part of a board looks at nothing but what it is remembered by: every reader, width and option of random games."""
    shown = []
    for seed, narrow in ((1, False), (2, True), (3, False)):
        seats = shelf()[game].seats[seed == 1]
        options = random_options(shelf()[game], seats, Rng(f"remembered {seed}"))
        match, chooser = sherwood.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
        for n in range(30):
            reader = (*range(seats), None)[n % (seats + 1)]
            view = match.view(reader)
            shown.append(
                (view, ("en", "fr")[n % 2], reader, narrow, board(game)(view, ("en", "fr")[n % 2], reader, narrow))
            )
            drawn.wander(match, chooser, 1 + n % 7)
    for view, lang, reader, narrow, drawing in shown:
        forget()
        assert board(game)(view, lang, reader, narrow) == drawing
