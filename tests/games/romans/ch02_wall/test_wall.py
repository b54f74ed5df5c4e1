"""Chapter 2: three rounds, and the wall of each."""

import pytest

from games.romans.scene import begin
from sherwood.engine.bits import count
from support.cite import cites

rule = cites("romans")


@rule("2.2")
def test_the_forts_are_shuffled() -> None:
    walls = {tuple(begin(seed=str(seed)).state.wall) for seed in range(12)}
    assert len(walls) == 12


@rule("2.4", "2.9")
def test_a_round_begins_with_six_forts_face_up_of_the_eighteen() -> None:
    s = begin()
    assert (len(s.wall), count(s.state.deck)) == (6, 12)


@rule("2.5", "2.6", "2.8")
def test_the_highest_goes_last_and_the_lowest_first_while_the_others_keep_their_order() -> None:
    s = begin(wall="dinaire4 coffre dinaire5 dinaire1 dinaire6 dinaire3")
    assert s.wall == ["dinaire1", "dinaire4", "dinaire5", "dinaire6", "dinaire3", "coffre"]


@rule("2.7")
def test_of_equal_forts_the_one_nearest_the_end_moves() -> None:
    # Two 8s and two 1s between signposts: the right-hand 8 and the left-hand 1 move, the others stay put.
    s = begin(wall="dinaire3 dinaire1 coffre dinaire1 coffre dinaire5")
    assert s.wall == ["dinaire1", "dinaire3", "coffre", "dinaire1", "dinaire5", "coffre"]


@rule("2.8")
def test_legion_forts_stay_where_they_were_drawn() -> None:
    s = begin(wall="tifie3 dinaire5 tifie1 malgarde tifie2 dinaire3")
    assert s.wall == ["malgarde", "tifie3", "tifie1", "tifie2", "dinaire3", "dinaire5"]


@rule("2.8")
def test_with_four_legion_forts_the_two_others_stand_at_the_ends() -> None:
    s = begin(wall="tifie3 dinaire5 tifie1 tifie1 tifie2 dinaire5")
    assert s.wall == ["dinaire5", "tifie3", "tifie1", "tifie1", "tifie2", "dinaire5"]


@rule("2.7")
@pytest.mark.parametrize(
    ("drawn", "wall"),
    [
        (
            "dinaire5 dinaire4 signal tifie1 dinaire6 coffre",
            ["dinaire4", "dinaire5", "signal", "tifie1", "dinaire6", "coffre"],
        ),
        (
            "dinaire5 signal dinaire4 tifie1 dinaire6 coffre",
            ["signal", "dinaire5", "dinaire4", "tifie1", "dinaire6", "coffre"],
        ),
    ],
)
def test_the_left_one_of_two_lowest_moves_left(drawn: str, wall: list[str]) -> None:
    assert begin(wall=drawn).wall == wall


@rule("2.7")
@pytest.mark.parametrize(
    ("drawn", "wall"),
    [
        (
            "dinaire1 dinaire4 signal tifie1 dinaire3 tifie2",
            ["dinaire1", "dinaire4", "tifie1", "dinaire3", "tifie2", "signal"],
        ),
        (
            "dinaire1 signal dinaire4 tifie1 dinaire3 tifie2",
            ["dinaire1", "signal", "tifie1", "dinaire3", "tifie2", "dinaire4"],
        ),
    ],
)
def test_the_right_one_of_two_highest_moves_right(drawn: str, wall: list[str]) -> None:
    assert begin(wall=drawn).wall == wall
