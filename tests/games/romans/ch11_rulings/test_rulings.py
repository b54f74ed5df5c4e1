"""Chapter 11: what the rulebook leaves open, as we play it."""

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
@pytest.mark.parametrize("cancels", [True, False])
def test_a_neutral_qween_cancels_unless_the_option_says_no(cancels: bool) -> None:
    s = scene(neutrals=1, options={"neutral_qween_cancels": cancels}, gold="| qween", green="| archr", red="| qween")
    s.attack()
    assert s.told("qweens_cancel") == ([()] if cancels else [])
    if not cancels:
        assert s.offers("gold") == [("seduce", "green"), ("seduce", "red")]
        s.do("gold", "seduce", "red")
    assert s.totals == {"gold": 1 if cancels else 2, "green": 5, "red": 1 if cancels else 0}


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
@pytest.mark.parametrize("tie_rule,gone", [("discard", "dinaire1"), ("carry_over", "dinaire6")])
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
    assert ((("discard", "horsie") in s.offers("gold")) is herself) and ("discard", "axx") in s.offers("gold")
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
    assert s.told("discards") == [("gold", "horsie"), ("green", "chariott")]


@rule("11.13")
def test_only_the_new_warrior_s_effect_works() -> None:
    s = scene(wall="dinaire1", gold="druhid axx chippeuz | chariott", green="- - - | archr").attack()
    assert s.asked == {}
    assert (s.captor, s.up("gold")) == ("gold", [])


@rule("11.14")
@pytest.mark.parametrize("other", ["svord", "archr"])
@pytest.mark.parametrize("signal_axx,stays", [("pay_with_other", True), ("after_clearing", False)])
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
    "axx_plus_malgarde,kept", [("one_card_if_axx_weakest", ["axx"]), ("weakest_other", ["axx", "archr"])]
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


@rule("4.8", "5.5", "11.21")
@pytest.mark.parametrize("svord_timing,first", [("before_fort_effect", "Reorder"), ("end_of_turn", "SignalDiscard")])
def test_svord_rearranges_before_the_fort_or_at_the_end(svord_timing: str, first: str) -> None:
    s = scene(
        wall="signal", options={"svord_timing": svord_timing}, gold="axx | svord", green="- | chariott"
    ).attack()
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


@rule("11.22")
def test_a_neutral_s_third_legion_fort_does_not_end_a_game_of_two() -> None:
    held = {"red": "tifie1 tifie2"}
    s = scene(neutrals=1, wall="tifie3", held=held, gold="- - | archr", green="- - | axx", red="- - | chariott").attack()
    assert (s.captor, s.over) == ("red", False)


@rule("11.22")
def test_alone_a_neutral_wins_by_legion_forts() -> None:
    s = scene(neutrals=1, wall="tifie3", held={"green": "tifie1 tifie2"}, gold="- - | archr", green="- - | chariott")
    s.attack()
    assert (s.ending, s.winners) == ("neutral", [])


@rule("11.22")
@pytest.mark.parametrize(
    "gold,green,ending,winners",
    [("dinaire3", "dinaire4", "neutral", []), ("dinaire5", "dinaire4", "points", ["gold"])],
)
def test_alone_the_neutral_competes_for_points(gold: str, green: str, ending: str, winners: list[str]) -> None:
    last = "- - - - - | archr"
    s = scene(neutrals=1, round=3, wall="signal", held={"gold": gold, "green": green}, gold=last, green=last)
    s.attack()
    assert (s.ending, s.winners) == (ending, winners)


@rule("11.23")
def test_a_neutral_gives_its_poorest_fort_to_the_collector() -> None:
    held = {"red": "dinaire3 tifie2 dinaire6"}
    s = scene(neutrals=1, wall="coffre", held=held, gold="- - - | archr", green="- - - | axx", red="- - - | chariott")
    s.attack()
    assert s.forts("red") == ["coffre", "dinaire3", "dinaire6"]


@rule("11.23")
def test_a_neutral_with_nothing_else_gives_up_the_strongbox() -> None:
    s = scene(neutrals=1, wall="coffre", gold="| archr", green="| axx", red="| chariott").attack()
    assert s.forts("red") == []


@rule("11.24")
def test_a_neutral_keeps_its_axx_and_its_weakest() -> None:
    s = scene(neutrals=1, wall="dinaire1", gold="- | archr", green="- | druhid", red="horsie | axx").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])
    s = scene(neutrals=1, wall="malgarde", gold="- | archr", green="- | druhid", red="axx | horsie").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])
    assert s.told("keeps") == [("red", "axx")]


@rule("11.24", "11.15")
@pytest.mark.parametrize(
    "axx_plus_malgarde,kept", [("one_card_if_axx_weakest", ["axx"]), ("weakest_other", ["axx", "archr"])]
)
def test_a_neutral_keeps_all_that_axx_and_the_poorly_guarded_fort_allow(axx_plus_malgarde: str, kept: list[str]) -> None:
    options = {"axx_plus_malgarde": axx_plus_malgarde}
    red = "archr chippeuz | axx"
    s = scene(neutrals=1, wall="malgarde", options=options, gold="- - | horsie", green="- - | archr", red=red).attack()
    assert (s.captor, s.up("red")) == ("red", kept)


@rule("11.25")
def test_a_neutral_arch_r_wins_ties() -> None:
    s = scene(neutrals=1, gold="svord | druhid", green="- | axx", red="- | archr").attack()
    assert s.captor == "red"


@rule("11.25")
def test_a_neutral_filchy_stays_out() -> None:
    s = scene(neutrals=1, gold="- | archr", green="- | axx", red="chariott | chippeuz").attack()
    assert s.captor == "gold"


@rule("11.25")
def test_a_neutral_horsie_rages() -> None:
    s = scene(neutrals=1, gold="| chariott", green="| axx", red="| horsie").attack()
    assert s.spent("red") == ["horsie"]


@rule("11.25")
def test_a_neutral_ch_ariott_collides() -> None:
    s = scene(neutrals=1, gold="| chariott", green="| axx", red="| chariott").attack()
    assert s.told("crash") == [("gold",), ("red",)]
    assert s.captor == "green"


@rule("11.29")
def test_simultaneous_discards_stay_secret_until_all_have_chosen() -> None:
    s = scene(wall="signal", gold="- - | chariott", green="svord - | axx", red="svord - | axx")
    s.attack()
    assert s.asked == {"SignalDiscard": ["green", "red"]}
    s.do("green", "discard", "axx")
    assert ("green", "axx") not in s.told("discards")
    assert s.offers("green", revise=True) == [("discard", "svord")]
    s.do("green", "discard", "svord").do("red", "discard", "axx")
    assert (s.up("green"), s.up("red")) == (["axx"], ["svord"])


@rule("11.30")
def test_an_axx_kept_from_an_earlier_turn_is_cleared_at_the_next_capture() -> None:
    s = scene(wall="dinaire1", gold="axx | archr", green="- | horsie").attack()
    assert (s.captor, s.asked, s.up("gold")) == ("gold", {}, [])


@rule("11.31")
def test_a_neutral_captor_of_a_signal_fort_discards_its_weakest_even_axx() -> None:
    s = scene(neutrals=1, wall="signal", gold="- | archr", green="- | druhid", red="chippeuz | axx").attack()
    assert (s.captor, s.up("red")) == ("red", [])
    s = scene(neutrals=1, wall="signal", gold="- | archr", green="- | druhid", red="svord | axx").attack()
    assert (s.captor, s.up("red")) == ("red", ["axx"])


@rule("9.7", "6.2")
def test_a_neutral_with_nobody_face_up_pays_nothing_to_a_signal_fort() -> None:
    s = scene(neutrals=1, wall="signal", gold="| chariott", green="| axx", red="| chariott").attack().settle()
    assert s.captor == "green"
    assert s.spent("red") == ["chariott"]
