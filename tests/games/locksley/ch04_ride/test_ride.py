"""Chapter 4: Robin rides."""

import pytest

from games.locksley.scene import THEM, scene
from sherwood.errors import BadForce
from support.cite import cites

rule = cites("locksley")


@rule("4.1", "4.2")
@pytest.mark.parametrize(
    ("robin", "spaces"),
    [
        ("c3", "b1 d1 a2 e2 a4 e4 b5 d5"),
        ("a1", "c2 b3"),
        ("b1", "d2 a3 c3"),
        ("c5", "b3 d3 a4 e4"),
    ],
)
def test_robin_jumps_like_a_knight_and_stays_on_the_grid(robin: str, spaces: str) -> None:
    assert scene(robins=f"{robin} e5").offers("ride") == spaces.split()


@rule("4.1")
def test_other_spaces_are_out_of_reach() -> None:
    s = scene(robins="b3 e5")
    assert s.why("ride", "b4") == ("Your Robin cannot ride from b3 to b4: that is not a knight’s move.", "4.1")


@rule("4.1")
def test_riding_means_leaving() -> None:
    assert scene(robins="b3 e5").why("ride", "b3") == ("Your Robin stands on b3 already.", "4.1")


@rule("4.2")
def test_robin_does_not_enter_the_other_robin_s_space() -> None:
    s = scene(robins="a1 c2")
    assert s.offers("ride") == ["b3"]
    assert s.why("ride", "c2") == ("Your Robin cannot ride to c2: the other Robin stands there.", "4.2")


@rule("4.3")
def test_robin_takes_the_tile_it_lands_on() -> None:
    s = scene(mine="pink", grid={"c1": "green"}).do("ride", "c1")
    assert (s.loot(), s.robin(), s.tile("c1")) == ("1 pink 1 green", "c1", None)
    assert s.told() == ["rides"]


@rule("4.4")
def test_robin_may_ride_to_a_space_without_a_tile() -> None:
    s = scene(mine="pink", bare="c1").do("ride", "c1")
    assert (s.loot(), s.robin(), s.holes) == ("1 pink", "c1", ["b3"])
    assert s.told() == ["rides_bare"]


@rule("4.5")
def test_robin_rides_once_a_turn() -> None:
    s = scene().do("ride", "c1")
    assert s.offers("ride") == []
    assert s.why("ride", "b3") == ("Your Robin has already ridden this turn.", "4.5")


@rule("4.6")
def test_only_the_space_left_is_filled() -> None:
    s = scene(robins="b3 e5").do("ride", "c1").end("red")
    assert s.tile("b3") == "red"
    assert (s.tile("c1"), s.tile("e5")) == (None, None)


@rule("4.6")
def test_a_draw_is_as_likely_as_the_tiles_left() -> None:
    s = scene(pile="3 red green").do("ride", "c1")
    with pytest.raises(BadForce, match="none is left"):
        s.end("white")
    assert s.end("green").do("ride", "d3", seat=THEM).end("red").pile == 2
