"""Chapter 12: length, help and balance."""

import pytest

import sherwood
from support.cite import cites

rule = cites("locksley")


@rule("12.1", "12.6")
@pytest.mark.parametrize(
    ("length", "small", "lap", "goal"), [("short", 2, 16, 31), ("standard", 3, 20, 39), ("long", 4, 24, 47)]
)
def test_the_length_sets_the_track(length: str, small: int, lap: int, goal: int) -> None:
    view = sherwood.new("locksley", seed=1, options={"length": length}).view()
    assert (view["small_per_side"], view["lap"], view["goal"]) == (small, lap, goal)
    assert len(view["track"]) == lap
    assert sum(space["size"] == "small" for space in view["track"]) == 4 * small
    assert [space["side"] for space in view["track"]].count(3) == small + 2


def gold(**options: object) -> list[int]:
    match = sherwood.new("locksley", seed=3, options={"starter": "seat_1", **options})
    match.play(0, ("take_corner", 0))
    match.state.check()
    return [rider["gold"] for rider in match.view()["riders"]]


@rule("12.2", "12.3")
@pytest.mark.parametrize(("handicap", "coins"), [(0, 1), (1, 2), (2, 3)])
def test_help_comes_on_top_of_the_first_coin(handicap: int, coins: int) -> None:
    assert gold(handicap=handicap, beginner="seat_1", handicap_reading="extra") == [coins, 1]
    assert gold(handicap=handicap, beginner="seat_2", handicap_reading="extra") == [1, coins]


@rule("12.3")
@pytest.mark.parametrize(("handicap", "coins"), [(0, 1), (1, 1), (2, 2)])
def test_help_is_all_the_beginner_starts_with(handicap: int, coins: int) -> None:
    assert gold(handicap=handicap, beginner="seat_1", handicap_reading="in_all") == [coins, 1]


@rule("12.4")
def test_given_coins_come_from_the_pile_and_show_their_colour() -> None:
    match = sherwood.new("locksley", seed=3, options={"starter": "seat_1", "handicap": 2})
    before = match.view()
    corner = before["grid"][0]
    match.play(0, ("take_corner", 0), chance=[4, 5])
    after = match.view()
    assert before["pile"] - after["pile"] == 2
    expected = dict.fromkeys(before["discard"], 0)
    for colour in (corner, "blue", "black"):
        expected[colour] += 1
    assert after["riders"][0]["coins"] == expected


@rule("12.5")
@pytest.mark.parametrize(("starter", "coins"), [("seat_1", [1, 2]), ("seat_2", [2, 1])])
def test_the_second_player_may_get_a_coin(starter: str, coins: list[int]) -> None:
    match = sherwood.new("locksley", seed=3, options={"starter": starter, "second_player_gold": True})
    match.play(match.waiting[0], ("take_corner", 0))
    assert [rider["gold"] for rider in match.view()["riders"]] == coins
    assert gold(second_player_gold=False) == [1, 1]
