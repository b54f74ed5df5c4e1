"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

from sherwood.games.merrymen.board import board
from sherwood.games.merrymen.shape import View
from support import drawn


def test_a_road_in_danger_is_marked_by_more_than_its_number() -> None:
    view: View = drawn.moment("merrymen", "town")
    road = view["roads"][0]
    road["pennies"], road["at_risk"] = 9, 0
    safe = board(view, "en", 0).live
    road["pennies"], road["at_risk"] = 1, 2
    assert board(view, "en", 0).live.count("--blood") > safe.count("--blood")
