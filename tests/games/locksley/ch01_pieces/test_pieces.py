"""Chapter 1: the aim and the pieces."""

import pytest

import sherwood
from games.locksley.scene import scene
from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES
from support.cite import cites
from support.tables import Walk

rule = cites("locksley")
LONG = {"length": "long"}


@rule("1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_a_game_for_two(seats: int) -> None:
    with pytest.raises(sherwood.BadOption):
        sherwood.new("locksley", seats=seats)


@rule("1.2", "1.3")
def test_ten_tiles_of_each_of_six_colours_are_somewhere() -> None:
    state = sherwood.new("locksley", seed=1).position()["state"]
    assert len(COLOUR_NAMES) == 6
    assert [state["grid"].count(colour) + state["pile"][colour] for colour in range(6)] == [10] * 6


@rule("1.8")
def test_no_tile_is_ever_lost_made_or_in_two_places() -> None:
    for seed in range(4):
        for state in Walk("locksley", 2, f"sixty {seed}").positions():
            state.check()


@rule("1.8")
@pytest.mark.parametrize("place", ["pile", "discard", "grid"])
def test_a_lost_tile_does_not_go_unnoticed(place: str) -> None:
    position = sherwood.new("locksley", seed=1).position()
    position["state"][place][0] += 1
    with pytest.raises(sherwood.BadPosition):
        sherwood.at("locksley", position)


@rule("1.8")
def test_a_robin_never_stands_on_a_tile() -> None:
    position = scene().match.position()
    position["state"]["robin"][0] += 1
    with pytest.raises(sherwood.BadPosition):
        sherwood.at("locksley", position)


@rule("1.4")
def test_a_long_game_lays_each_of_the_sixteen_small_tiles_once() -> None:
    track = sherwood.new("locksley", seed=2, options=LONG).view()["track"]
    small = sorted(space["fame"] for space in track if space["size"] == "small")
    coaches = [f"coach-{colour}" for colour in COLOUR_NAMES]
    assert small == sorted(FAME_NAMES[:16])
    assert [name for name in FAME_NAMES[:16] if name.startswith("coach")] == coaches
    assert len(set(small) - set(coaches)) == 10


@rule("1.5")
def test_a_corner_tile_has_two_spaces_in_a_fixed_order() -> None:
    pairs = set()
    for seed in range(30):
        track = sherwood.new("locksley", seed=seed).view()["track"]
        fames = [space["fame"] for space in track if space["size"] == "large"]
        pairs |= {(fames[n], fames[n + 1]) for n in (0, 2, 4)}
    assert pairs == {
        ("fox", "arrow"), ("guard", "mutual"), ("run", "scales"),
        ("rivalry", "small-fry"), ("samaritan", "eagle"), ("market", "tower"),
    }  # fmt: skip


@rule("1.5", "2.5")
def test_the_start_tile_carries_nottingham_and_the_beginning() -> None:
    track = sherwood.new("locksley", seed=2).view()["track"]
    assert [(space["space"], space["fame"]) for space in track if space["size"] == "start"] == [
        (0, "beginning"),
        (19, "nottingham"),
    ]


@rule("1.6")
def test_each_tile_is_of_the_day_or_of_the_night() -> None:
    times: dict[str, str] = {}
    for seed in range(30):
        track = sherwood.new("locksley", seed=seed, options=LONG).view()["track"]
        times |= {space["fame"]: space["time"] for space in track}
    day = {name for name, time in times.items() if time == "day"}
    assert day == {f"coach-{colour}" for colour in COLOUR_NAMES} | {
        "dead-of-night", "sherwood", "fox", "arrow", "run", "scales", "samaritan", "eagle",
    }  # fmt: skip
    assert {name for name, time in times.items() if time is None} == {"nottingham", "beginning"}


@rule("1.7")
def test_everybody_sees_the_same() -> None:
    match = scene(mine="3 red", coins="blue", theirs="white").match
    assert match.view(0) == match.view(1) == match.view(None)
    assert match.view()["riders"][0]["coins"]["blue"] == 1
