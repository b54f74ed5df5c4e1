"""Chapter 6: what the forts do."""

import pytest

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("6.1")
def test_the_poorly_guarded_fort_lets_its_captor_keep_the_weakest() -> None:
    s = scene(wall="malgarde", gold="archr svord | chippeuz", green="archr axx | horsie", red="- - | druhid").attack()
    assert s.asked == {"KeepWeakest": ["green"]}
    assert s.offers("green") == [("keep", "axx"), ("drop_all",)]
    assert s.bars("green") == {("keep", "archr"): ("not_weakest", "6.1"), ("keep", "horsie"): ("not_weakest", "6.1")}
    s.do("green", "keep", "axx")
    assert s.told("keeps") == [("green", "axx")]
    assert (s.up("green"), sorted(s.spent("green"))) == (["axx"], ["archr", "horsie"])


@rule("6.1")
def test_he_need_not_keep_anyone() -> None:
    s = scene(wall="malgarde", gold="svord | archr", green="- | axx").attack().do("gold", "drop_all")
    assert s.up("gold") == []


@rule("6.2")
def test_the_signal_fort_costs_every_clan_a_face_up_warrior() -> None:
    s = scene(wall="signal", gold="axx | archr", green="svord | axx", red="- | chippeuz").attack()
    assert s.asked == {"SignalDiscard": ["green"]}
    assert s.offers("green") == [("discard", "svord"), ("discard", "axx")]
    assert s.bars("green")["discard", "archr"] == ("not_face_up", "6.2")
    s.do("green", "discard", "svord")
    assert s.up("green") == ["axx"]
    assert s.up("red") == []
    assert s.up("gold") == []


@rule("6.2")
def test_a_clan_with_nobody_face_up_discards_nothing_to_the_signal_fort() -> None:
    s = scene(wall="signal", gold="| archr", green="| chariott", red="| chariott").attack()
    assert [clan for clan, _ in s.told("pays")] == ["gold"]


@rule("6.3")
def test_the_signal_fort_takes_a_lone_axx() -> None:
    s = scene(wall="signal", gold="| axx", green="| druhid").attack()
    assert s.told("captures")[0][0] == "gold"
    assert (s.up("gold"), s.spent("gold")) == ([], ["axx"])


@rule("6.4")
def test_the_captor_of_the_strongbox_gives_up_a_fort_of_his_choice() -> None:
    s = scene(wall="coffre", held={"gold": "dinaire5 dinaire1"}, gold="- - | archr", green="- - | axx").attack()
    assert s.asked == {"GiveUpFort": ["gold"]}
    s.do("gold", "give_up", "dinaire1")
    assert sorted(s.forts("gold")) == ["coffre", "dinaire5"]
    assert s.just_lost == ["dinaire1"]


@rule("6.4")
def test_of_two_like_forts_only_one_is_given_up_and_it_is_the_captor_s_own() -> None:
    held = {"green": "dinaire5", "gold": "dinaire5 dinaire1 dinaire1"}
    s = scene(wall="coffre", held=held, gold="- - - - | archr", green="- - - - | axx").attack()
    s.do("gold", "give_up", "dinaire1")
    assert s.forts("gold") == ["coffre", "dinaire1", "dinaire5"]
    s = scene(wall="coffre", held=held, gold="- - - - | archr", green="- - - - | axx").attack()
    s.do("gold", "give_up", "dinaire5")
    assert s.forts("gold") == ["coffre", "dinaire1", "dinaire1"]
    assert s.forts("green") == ["dinaire5"]


@rule("6.5")
def test_a_strongbox_alone_is_given_up_itself() -> None:
    s = scene(wall="coffre", gold="| archr", green="| axx").attack()
    assert s.told("gives_up") == [("gold", "coffre")]
    assert s.forts("gold") == []
    assert s.just_lost == ["coffre"]


@rule("6.6")
def test_the_strongbox_rids_its_captor_of_a_legion_fort() -> None:
    s = scene(wall="coffre", held={"gold": "tifie3"}, gold="- | archr", green="- | axx").attack()
    s.do("gold", "give_up", "tifie3")
    assert s.forts("gold") == ["coffre"]


@rule("6.7")
def test_a_legion_fort_costs_points() -> None:
    s = scene(wall="tifie3", held={"gold": "dinaire5"}, gold="- | archr", green="- | axx").attack()
    assert s.points("gold") == 2


@rule("6.8")
@pytest.mark.parametrize("third", ["tifie1", "tifie3"])
def test_a_third_legion_fort_wins_at_once(third: str) -> None:
    held = "tifie1 tifie2"
    s = scene(wall=third, held={"gold": held, "green": "coffre"}, gold="- - - | archr", green="- - - | axx").attack()
    assert s.told("legion_victory") == [("gold",)]
    assert (s.over, s.ending, s.winners) == (True, "legions", ["gold"])


@rule("6.8")
def test_two_legion_forts_win_nothing_yet() -> None:
    s = scene(wall="tifie2", held={"gold": "tifie1"}, gold="- | archr", green="- | axx").attack()
    assert not s.over


@rule("6.9")
@pytest.mark.parametrize(
    ("face", "points"), [("dinaire1", 1), ("dinaire3", 3), ("dinaire4", 4), ("dinaire5", 5), ("dinaire6", 6)]
)
def test_an_ordinary_fort_is_worth_its_points_and_does_nothing(face: str, points: int) -> None:
    s = scene(wall=face, gold="svord | archr", green="svord | axx").attack()
    assert s.points("gold") == points
    assert (s.up("gold"), s.up("green")) == ([], ["svord", "axx"])
