"""Chapter 11: what the rulebook leaves open about warriors, ties and what is done at the same moment, as we play it."""

import pytest

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("11.1")
def test_collided_ch_ariotts_cannot_be_seduced() -> None:
    s = scene(gold="| qween", green="| chariott", red="| chariott", violet="| axx").attack()
    assert s.offers("gold") == [("seduce", "violet")]
    assert s.bars("gold")["seduce", "red"] == ("crashed", "11.1")
    assert ("seduce", "violet") not in s.bars("gold")


@rule("11.5")
def test_two_players_qweens_cancel_whatever_the_option_says() -> None:
    s = scene(options={"neutral_qween_cancels": False}, gold="| qween", green="| qween").attack()
    assert s.told("qweens_cancel") == [()]


@rule("11.6")
def test_an_old_ch_ariott_neither_causes_nor_suffers_a_collision() -> None:
    s = scene(gold="chariott | axx", green="- | chariott", red="- | svord").attack()
    assert s.told("crash") == []
    assert (s.totals["gold"], s.totals["green"]) == (13, 9)
    s = scene(gold="chariott | chariott", green="- | chariott").attack()
    assert s.totals == {"gold": 9, "green": 0}


@rule("11.7")
def test_one_new_arch_r_wins_a_tie_of_three() -> None:
    s = scene(gold="- | archr", green="svord | druhid", red="svord | druhid").attack()
    assert s.totals == {"gold": 5, "green": 5, "red": 5}
    assert s.captor == "gold"


@rule("11.7")
def test_two_new_arch_rs_among_three_tied_clans_win_nothing() -> None:
    s = scene(gold="- | archr", green="svord | druhid", red="- | archr").attack()
    assert s.captor is None


@rule("11.7")
def test_a_new_arch_r_outside_the_tie_does_not_spoil_it() -> None:
    s = scene(gold="axx | archr", green="- | archr", red="horsie | druhid").attack()
    assert s.totals == {"gold": 9, "green": 5, "red": 9}
    assert s.captor == "gold"


@rule("11.8")
def test_an_old_arch_r_breaks_no_tie() -> None:
    s = scene(gold="archr | druhid", green="svord | axx").attack()
    assert s.totals == {"gold": 7, "green": 7}
    assert s.captor is None


@rule("11.9")
@pytest.mark.parametrize(("tie_rule", "gone"), [("discard", "dinaire1"), ("carry_over", "dinaire6")])
def test_when_every_clan_reveals_filchy_the_fort_goes_as_after_a_tie(tie_rule: str, gone: str) -> None:
    last = "- - - - | chippeuz"
    s = scene(wall="dinaire1 dinaire6", options={"tie_rule": tie_rule}, gold=last, green=last).attack()
    assert (s.captor, s.just_lost) == (None, [gone])


@rule("11.9")
def test_a_total_of_nothing_captures_nothing() -> None:
    s = scene(wall="dinaire1", gold="| chariott", green="| chariott").attack()
    assert s.totals == {"gold": 0, "green": 0}
    assert s.just_lost == ["dinaire1"]


@rule("5.10", "11.10")
@pytest.mark.parametrize("herself", [True, False])
def test_horsie_may_be_her_own_victim_unless_the_option_says_no(herself: bool) -> None:
    s = scene(options={"horsie_may_choose_herself": herself}, gold="svord axx | horsie", green="axx archr | chariott")
    s.attack()
    assert (("discard", "horsie") in s.offers("gold")) is herself
    assert ("discard", "axx") in s.offers("gold")
    if not herself:
        assert s.bars("gold")["discard", "horsie"] == ("not_herself", "11.10")


@rule("11.10", "5.11")
def test_a_lone_horsie_goes_even_with_that_option() -> None:
    s = scene(options={"horsie_may_choose_herself": False}, gold="| horsie", green="| chariott").attack()
    assert s.spent("gold") == ["horsie"]


@rule("11.11")
def test_horsie_rages_after_a_tie_too() -> None:
    s = scene(gold="svord | horsie", green="svord | horsie").attack()
    assert s.asked == {"HorsieDiscard": ["gold", "green"]}


@rule("11.11")
def test_a_lone_horsie_rages_after_a_tie() -> None:
    s = scene(gold="- | horsie", green="svord | axx", red="- | chippeuz").attack()
    assert (s.captor, s.totals) == (None, {"gold": 7, "green": 7})
    assert s.spent("gold") == ["horsie"]


@rule("11.12")
def test_horsie_and_a_signal_fort_cost_a_warrior_each() -> None:
    s = scene(wall="signal", gold="svord axx - | horsie", green="archr axx - | chariott").attack()
    assert s.asked == {"HorsieDiscard": ["gold"]}
    s.do("gold", "discard", "horsie")
    assert s.asked == {"SignalDiscard": ["gold"]}
    s.do("gold", "discard", "svord")
    assert s.up("gold") == ["axx"]


@rule("11.12")
def test_a_horsie_who_leaves_nobody_behind_pays_nothing_to_the_signal_fort() -> None:
    s = scene(wall="signal", gold="| horsie", green="| chariott").attack()
    assert (s.told("rages"), s.told("pays")) == ([("gold", "horsie")], [("green", "chariott")])


@rule("11.13")
def test_only_the_new_warrior_s_effect_works() -> None:
    s = scene(wall="dinaire1", gold="druhid axx chippeuz | chariott", green="- - - | archr").attack()
    assert s.asked == {}
    assert (s.captor, s.up("gold")) == ("gold", [])


@rule("4.8", "5.5", "11.21")
@pytest.mark.parametrize(
    ("svord_timing", "first"), [("before_fort_effect", "Reorder"), ("end_of_turn", "SignalDiscard")]
)
def test_svord_rearranges_before_the_fort_or_at_the_end(svord_timing: str, first: str) -> None:
    s = scene(wall="signal", options={"svord_timing": svord_timing}, gold="axx | svord", green="- | chariott").attack()
    assert s.captor == "green"
    assert s.asked == {first: ["gold"]}
    s.do("gold", "confirm") if first == "Reorder" else s.do("gold", "discard", "svord")
    second = {"Reorder": "SignalDiscard", "SignalDiscard": "Reorder"}[first]
    assert s.asked == {second: ["gold"]}


@rule("11.21")
@pytest.mark.parametrize("svord_timing", ["before_fort_effect", "end_of_turn"])
def test_a_svord_who_captures_rearranges_too(svord_timing: str) -> None:
    s = scene(wall="dinaire1", options={"svord_timing": svord_timing}, gold="axx | svord", green="- | druhid").attack()
    assert s.captor == "gold"
    assert s.asked == {"Reorder": ["gold"]}


@rule("11.21", "11.29")
def test_several_svords_rearrange_at_the_same_time_in_secret() -> None:
    s = scene(gold="| svord archr axx", green="| svord archr axx", red="| chariott").attack()
    assert s.asked == {"Reorder": ["gold", "green"]}
    before = len(s.log)
    s.do("green", "swap", 1, 2)
    assert s.log[before:] == []
    s.do("green", "confirm").do("gold", "confirm")
    assert s.told("reorders") == [("gold",), ("green",)]
    assert (s.row("gold")[:2], s.row("green")[:2]) == (["archr", "axx"], ["axx", "archr"])


@rule("11.29")
def test_simultaneous_discards_stay_secret_until_all_have_chosen() -> None:
    s = scene(wall="signal", gold="- - | chariott", green="svord - | axx", red="svord - | axx")
    s.attack()
    assert s.asked == {"SignalDiscard": ["green", "red"]}
    s.do("green", "discard", "axx")
    assert ("green", "axx") not in s.told("pays")
    assert s.offers("green", revise=True) == [("discard", "svord")]
    s.do("green", "discard", "svord").do("red", "discard", "axx")
    assert (s.up("green"), s.up("red")) == (["axx"], ["svord"])


@rule("11.30")
def test_axx_kept_once_is_cleared_with_the_next_fort() -> None:
    s = scene(wall="dinaire1 dinaire3", gold="| axx archr", green="| druhid chippeuz").attack()
    s.do("gold", "keep", "axx").attack()
    assert (s.captor, s.asked, s.up("gold")) == ("gold", {}, [])


@rule("11.30")
def test_an_axx_kept_from_an_earlier_turn_is_cleared_at_the_next_capture() -> None:
    s = scene(wall="dinaire1", gold="axx | archr", green="- | horsie").attack()
    assert (s.captor, s.asked, s.up("gold")) == ("gold", {}, [])


@rule("11.10")
def test_with_that_option_the_only_other_warrior_goes_even_if_stronger() -> None:
    options = {"horsie_may_choose_herself": False}
    s = scene(options=options, gold="chariott - | horsie", green="chippeuz archr | chariott").attack()
    assert (s.captor, s.asked) == ("green", {})
    assert s.up("gold") == ["horsie"]
