"""Chapter 11: what the rulebook leaves open about forts, and what is kept, as we play it."""

import pytest

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("11.14")
@pytest.mark.parametrize("other", ["svord", "archr"])
@pytest.mark.parametrize(("signal_axx", "stays"), [("pay_with_other", True), ("after_clearing", False)])
def test_another_warrior_may_pay_the_signal_fort_for_axx(signal_axx: str, stays: bool, other: str) -> None:
    s = scene(wall="signal", options={"signal_axx": signal_axx}, gold=f"{other} | axx", green="- | chippeuz").attack()
    assert s.captor == "gold"
    if stays:
        s.do("gold", "keep", "axx")
    assert s.asked == {}
    assert s.up("gold") == (["axx"] if stays else [])


@rule("11.14", "6.3")
@pytest.mark.parametrize("signal_axx", ["pay_with_other", "after_clearing"])
def test_a_lone_axx_always_goes(signal_axx: str) -> None:
    s = scene(wall="signal", options={"signal_axx": signal_axx}, gold="| axx", green="| druhid").attack()
    assert (s.captor, s.up("gold"), s.spent("gold")) == ("gold", [], ["axx"])


@rule("11.15")
@pytest.mark.parametrize(
    ("axx_plus_malgarde", "kept"), [("one_card_if_axx_weakest", ["axx"]), ("weakest_other", ["axx", "archr"])]
)
def test_axx_as_the_weakest_at_the_poorly_guarded_fort(axx_plus_malgarde: str, kept: list[str]) -> None:
    options = {"axx_plus_malgarde": axx_plus_malgarde}
    s = scene(wall="malgarde", options=options, gold="archr chippeuz | axx", green="- - | horsie").attack()
    if len(kept) == 2:
        s.do("gold", "keep", "archr")
    assert s.asked == {"KeepAxx": ["gold"]}
    s.do("gold", "keep", "axx")
    assert (s.asked, s.up("gold")) == ({}, kept)


@rule("11.15")
@pytest.mark.parametrize("axx_plus_malgarde", ["one_card_if_axx_weakest", "weakest_other"])
def test_axx_and_a_weaker_warrior_can_both_be_kept(axx_plus_malgarde: str) -> None:
    options = {"axx_plus_malgarde": axx_plus_malgarde}
    s = scene(wall="malgarde", options=options, gold="svord chippeuz | axx", green="- - | horsie").attack()
    s.do("gold", "keep", "svord").do("gold", "keep", "axx")
    assert (s.up("gold"), s.spent("gold").count("chippeuz")) == (["svord", "axx"], 1)


@rule("11.15")
@pytest.mark.parametrize("axx_plus_malgarde", ["one_card_if_axx_weakest", "weakest_other"])
def test_axx_alone_at_the_poorly_guarded_fort_is_asked_for_once(axx_plus_malgarde: str) -> None:
    options = {"axx_plus_malgarde": axx_plus_malgarde}
    s = scene(wall="malgarde", options=options, gold="| axx", green="| druhid").attack().do("gold", "drop_all")
    assert (s.asked, s.up("gold")) == ({}, [])


@rule("11.16")
def test_the_weakest_is_judged_by_the_card_even_if_qween_has_taken_its_points() -> None:
    s = scene(wall="malgarde", gold="- - | qween", green="chippeuz archr | horsie").attack()
    s.do("gold", "seduce", "green")
    assert s.totals == {"gold": 8, "green": 11}
    assert s.offers("green") == [("keep", "archr"), ("drop_all",)]


@rule("11.16")
def test_of_two_ch_ariotts_one_is_kept() -> None:
    s = scene(wall="malgarde", gold="chariott | chariott", green="- | axx").attack().do("gold", "keep", "chariott")
    assert (s.up("gold"), s.spent("gold").count("chariott")) == (["chariott"], 1)


@rule("11.17")
def test_the_strongbox_itself_may_be_given_up() -> None:
    s = scene(wall="coffre", held={"gold": "dinaire1"}, gold="- | archr", green="- | axx").attack()
    assert s.offers("gold") == [("give_up", "coffre"), ("give_up", "dinaire1")]
    s.do("gold", "give_up", "coffre")
    assert s.forts("gold") == ["dinaire1"]


@rule("11.18")
def test_a_legion_fort_given_up_no_longer_counts() -> None:
    held = {"gold": "tifie1 tifie2"}
    s = scene(wall="coffre tifie3", held=held, gold="- - | archr horsie", green="- - | axx druhid").attack()
    s.do("gold", "give_up", "tifie1").attack()
    assert s.forts("gold") == ["coffre", "tifie2", "tifie3"]
    assert not s.over


@rule("11.19")
def test_dru_hid_has_no_choice_on_the_last_fort() -> None:
    s = scene(wall="dinaire6", gold="chippeuz axx - - - | druhid", green="- - - - - | archr").attack()
    assert s.told("captures") == [("gold", "dinaire6")]
    assert s.told("exchanges") == []


@rule("11.19")
def test_the_fort_really_taken_is_the_one_that_acts() -> None:
    s = scene(wall="signal dinaire3 coffre", gold="chippeuz axx - | druhid", green="svord druhid - | archr").attack()
    s.do("gold", "take_fort", 5)
    assert s.told("gives_up") == [("gold", "coffre")]
    assert s.up("green") == ["druhid", "svord", "archr"]


@rule("11.19", "6.8")
def test_dru_hid_may_reach_for_a_third_legion_fort() -> None:
    held = {"gold": "tifie1 tifie2"}
    s = scene(wall="dinaire6 tifie3", held=held, gold="chippeuz axx - | druhid", green="- - - | archr").attack()
    s.do("gold", "take_fort", 4)
    assert (s.ending, s.winners) == ("legions", ["gold"])


@rule("11.20")
def test_dru_hid_cannot_take_what_is_no_longer_on_the_wall() -> None:
    s = scene(gold="chippeuz axx - | druhid", green="- - - | archr").attack()
    assert s.offers("gold") == [("keep_fort",), ("take_fort", 4), ("take_fort", 5)]
    assert s.bars("gold") == {("take_fort", place): ("fort_gone", "11.20") for place in (0, 1, 2)}
