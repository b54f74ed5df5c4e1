"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

import random

import sherwood
from sherwood.games.legend.board import board
from sherwood.games.legend.shape import View
from support import drawn


def test_the_county_is_drawn_once() -> None:
    match = sherwood.new("legend", seats=2, seed=7)
    before = board(drawn.seen(match, 0), "en", 0)
    drawn.wander(match, random.Random(2), 9)
    assert before.key == board(drawn.seen(match, 0), "en", 0).key


def test_a_march_shows_where_it_can_go_and_for_how_much() -> None:
    view: View = drawn.moment("legend", "march")
    march = view["march"]
    assert march is not None
    marching = board(view, "en", 0).live
    still = board({**view, "march": None}, "en", 0).live
    assert len(march["reach"]) > 0
    assert marching.count("fill-opacity") == still.count("fill-opacity") + len(march["reach"])
