"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

from sherwood.games.merrymen.board import board
from support import drawn


def test_a_road_in_danger_is_marked_by_more_than_its_number() -> None:
    view = drawn.moment("merrymen", "town")
    view["roads"][0] |= {"pennies": 9, "at_risk": 0}
    safe = board(view, "en", 0).live
    view["roads"][0] |= {"pennies": 1, "at_risk": 2}
    assert board(view, "en", 0).live.count("--blood") > safe.count("--blood")
