"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

import random

import pytest

import sherwood
from sherwood.games.locksley.board import board
from sherwood.games.locksley.shape import View
from support import drawn


def test_the_track_is_drawn_once() -> None:
    match = sherwood.new("locksley", seats=2, seed=7)
    drawn.wander(match, random.Random(2), 9)
    before = board(drawn.seen(match, 0), "en", 0)
    drawn.wander(match, random.Random(1), 3)
    after = board(drawn.seen(match, 0), "en", 0)
    assert before.key == after.key
    assert before.live != after.live


def test_a_task_met_is_sealed_and_said() -> None:
    view: View = drawn.moment("locksley", "early")
    step = view["riders"][0]["ahead"][0]
    texts = []
    for met in (False, True):
        step["met"] = met
        texts.append(board(view, "en", 0).live.count("You fulfil it now."))
    assert texts[1] == texts[0] + 1


@pytest.mark.parametrize("fame", ["coach-red", "tower", "king"])
def test_every_task_has_a_picture(fame: str) -> None:
    assert f"id='t-{fame}'" in board(drawn.moment("locksley", "early"), "en", 0).static
