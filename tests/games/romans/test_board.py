"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

import sherwood
from sherwood.games.romans.board import board
from support import drawn


def test_the_other_rows_stay_hidden() -> None:
    match = sherwood.new("romans", seats=2, seed=7)
    match.play(0, match.choices(0)[0].do)
    assert "only you see it" in board(drawn.seen(match, 0), "en", 0).live
    assert "only you see it" not in board(drawn.seen(match, 1), "en", 1).live
    assert "only you see it" not in board(drawn.seen(match, None), "en").live


def test_the_wall_and_the_art_do_not_change_while_one_plans() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    before = board(drawn.seen(match, 0), "en", 0)
    match.play(0, match.choices(0)[0].do)
    after = board(drawn.seen(match, 0), "en", 0)
    assert before.key == after.key
    assert before.live != after.live
