"""Chapter 2: setting up."""

from typing import cast

import pytest

import sherwood
from games.locksley.scene import scene
from sherwood.games.locksley.rules.cards import SPACE_NAMES
from sherwood.games.locksley.shape import View
from support.cite import cites

rule = cites("locksley")


def begun(seed: int, **options: object) -> View:
    return cast(View, sherwood.new("locksley", seed=seed, options=options).view())


def times(view: View, size: str) -> list[str]:
    return [str(space["time"]) for space in view["track"] if space["size"] == size]


@rule("2.1")
def test_twenty_five_tiles_lie_on_the_grid_and_the_others_in_the_pile() -> None:
    view = begun(1)
    assert all(view["grid"])
    assert (len(view["grid"]), view["pile"], sum(view["discard"].values())) == (25, 35, 0)


@rule("2.1")
def test_the_grid_is_shuffled() -> None:
    assert len({tuple(begun(seed)["grid"]) for seed in range(5)}) == 5


@rule("2.2")
def test_three_of_six_corners_are_drawn() -> None:
    drawn = [[space["fame"] for space in begun(seed)["track"] if space["size"] == "large"] for seed in range(30)]
    assert all(len(set(corners)) == 6 for corners in drawn)
    assert len({fame for corners in drawn for fame in corners}) == 12


@rule("2.3")
def test_three_small_tiles_lie_between_the_corners() -> None:
    sizes = [space["size"] for space in begun(1)["track"]]
    side = ["small"] * 3
    corner = ["large"] * 2
    assert sizes == ["start", *side, *corner, *side, *corner, *side, *corner, *side, "start"]


@rule("2.5")
def test_each_side_runs_from_corner_to_corner() -> None:
    track = begun(1)["track"]
    assert [space["side"] for space in track] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5
    assert (track[0]["fame"], track[19]["fame"]) == ("beginning", "nottingham")


@rule("2.4")
@pytest.mark.parametrize(("chosen", "other"), [("day", "night"), ("night", "day")])
def test_a_set_is_used_up_before_the_other_helps_out(chosen: str, other: str) -> None:
    view = begun(3, tile_set=chosen)
    assert sorted(times(view, "small")) == sorted([chosen] * 8 + [other] * 4)
    assert times(view, "large") == [chosen] * 6
    assert times(begun(3, tile_set=chosen, length="short"), "small") == [chosen] * 8


@rule("2.4")
def test_the_helping_tiles_lie_anywhere() -> None:
    first_sides = [times(begun(seed, tile_set="day"), "small")[:3] for seed in range(20)]
    assert any("night" in side for side in first_sides)
    assert any("night" not in side for side in first_sides)


@rule("2.4")
def test_a_mixed_set_mixes() -> None:
    counts = {times(begun(seed, length="short"), "small").count("day") for seed in range(20)}
    assert len(counts) > 2


@rule("2.6")
def test_the_starting_player_is_drawn_or_named() -> None:
    assert {begun(seed)["first"] for seed in range(20)} == {0, 1}
    assert {begun(seed, starter="seat_1")["first"] for seed in range(10)} == {0}
    assert {begun(seed, starter="seat_2")["first"] for seed in range(10)} == {1}


@rule("2.7", "2.8")
@pytest.mark.parametrize(("corner", "opposite"), [("a1", "e5"), ("e1", "a5"), ("a5", "e1"), ("e5", "a1")])
def test_corners_are_taken_opposite_each_other(corner: str, opposite: str) -> None:
    match = sherwood.new("locksley", seed=5, options={"starter": "seat_2"})
    grid = match.view()["grid"]
    match.play(1, ("take_corner", SPACE_NAMES.index(corner)))
    for seat, space in ((1, SPACE_NAMES.index(corner)), (0, SPACE_NAMES.index(opposite))):
        rider = match.view()["riders"][seat]
        assert rider["robin"] == space
        assert {colour: n for colour, n in rider["coins"].items() if n} == {grid[space]: 1}
        assert (rider["gold"], sum(rider["loot"].values())) == (1, 0)
        assert match.view()["grid"][space] is None


@rule("2.7")
def test_only_a_corner_will_do() -> None:
    match = sherwood.new("locksley", seed=5, options={"starter": "seat_1"})
    assert [choice.do[1] for choice in match.choices(0)] == [0, 4, 20, 24]
    with pytest.raises(sherwood.IllegalChoice, match="c3 is not a corner of the grid"):
        match.play(0, ("take_corner", 12))
    assert match.choices(1) == []


@rule("2.9")
def test_the_first_space_to_win_is_the_first_small_tile() -> None:
    s = scene(ahead="tower", robins="a1 e5")
    assert (s.bard(), s.rider(0)["space"]) == (0, 0)
    assert s.next()["ref"] == "track:1"
    assert s.do("advance").rider(0)["space"] == 1
