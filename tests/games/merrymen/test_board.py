"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

from typing import cast

import sherwood
from sherwood.engine.game import ALL_SEEING
from sherwood.games import shelf
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


def test_a_defeat_that_is_near_is_told_in_words() -> None:
    view: View = drawn.moment("merrymen", "town")
    for road in view["roads"]:
        road["pennies"], road["at_risk"] = 9, 0
    losses = view["losses"]
    losses["pennies"], losses["guards"], losses["tuck"] = 9, 6, None
    assert "about to fall" not in board(view, "en", 0).live
    view["losses"]["guards"] = 1
    assert "about to fall" in board(view, "en", 0).live
    view["losses"]["guards"], view["roads"][2]["at_risk"] = 6, 9
    assert "South: the next" in board(view, "en", 0).live


def test_whoever_sees_all_sees_every_hand_and_task() -> None:
    match = sherwood.new("merrymen", seats=3, seed=4)
    speech = match.speech("en")
    seen = cast(View, shelf()["merrymen"].view(match.state, ALL_SEEING))
    for narrow in (False, True):
        assert board(seen, "en", None, narrow).live.count(">Hand: ") == match.seats - 1, "one lies open"
    assert all(
        speech.say(f"task-{task['task']}") in board(seen, "en").live for task in seen["players"][1]["tasks"] or ()
    )


def test_the_bar_names_the_round_the_phase_and_the_men_left() -> None:
    view: View = drawn.moment("merrymen", "town")
    view["phase"], view["active"], view["players"][1]["ready"] = "men", 1, 2
    live = board(view, "en", 0).live
    assert f"Round {view['round']} of {view['rounds']}" in live
    assert "places a man: 2 left" in live
