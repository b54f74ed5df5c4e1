"""Chapter 8: points, and every tie-break."""

from games.romans.scene import Scene, scene
from support.cite import cites

rule = cites("romans")

LAST = "- - - - - | "


def end(**held: str) -> Scene:
    """The last turn of the last round, a tie that changes nobody's forts."""
    lanes = dict.fromkeys(held, LAST + "archr")
    return scene(neutrals=0, round=3, wall="signal", held=held, options=None, **lanes).attack()


@rule("8.1", "2.3")
def test_the_third_round_is_the_last() -> None:
    s = scene(round=2, gold=LAST + "archr", green=LAST + "axx").attack()
    assert not s.over
    s = end(gold="dinaire1", green="dinaire3")
    assert (s.over, s.ending) == (True, "points")


@rule("8.2", "1.2")
def test_the_highest_sum_wins_and_legion_forts_count_against() -> None:
    s = end(gold="coffre tifie3 tifie2", green="signal", red="dinaire3 tifie1")
    assert [s.points(clan) for clan in ("gold", "green", "red")] == [3, 4, 2]
    assert s.winners == ["green"]


@rule("8.2")
def test_the_winner_is_the_best_of_all_whatever_the_seats() -> None:
    assert end(gold="dinaire1", green="dinaire5", red="dinaire3").winners == ["green"]
    assert end(gold="dinaire1", green="dinaire3", red="dinaire5").winners == ["red"]


@rule("8.3")
def test_level_scores_go_to_the_most_forts() -> None:
    s = end(gold="dinaire6", green="dinaire5 dinaire1")
    assert s.winners == ["green"]


@rule("8.3", "6.7")
def test_a_legion_fort_counts_as_a_fort_there() -> None:
    s = end(gold="dinaire5", green="dinaire6 tifie1")
    assert s.winners == ["green"]


@rule("8.4")
def test_then_to_the_highest_fort() -> None:
    s = end(gold="dinaire5 dinaire3", green="dinaire6 malgarde")
    assert s.winners == ["green"]


@rule("8.5")
def test_then_to_the_next_highest_fort() -> None:
    s = end(gold="dinaire5 dinaire1 dinaire4", green="dinaire5 dinaire3 malgarde")
    assert s.winners == ["gold"]


@rule("8.6")
def test_and_equal_forts_share_the_victory() -> None:
    s = end(gold="dinaire5 dinaire1", green="dinaire1 dinaire5", red="dinaire4 malgarde tifie1")
    assert s.winners == ["gold", "green"]
