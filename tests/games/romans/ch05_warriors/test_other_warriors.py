"""Chapter 5: Dru'hid, Svord, Axx, Arch'r, Filchy, Horsie, Ch'ariott."""

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")


@rule("5.4")
def test_dru_hid_takes_any_fort_and_the_leftmost_goes_to_its_place() -> None:
    s = scene(wall="dinaire1 dinaire3 dinaire6", gold="chippeuz axx - | druhid", green="- - - | horsie").attack()
    assert s.offers("gold") == [("keep_fort",), ("take_fort", 4), ("take_fort", 5)]
    s.do("gold", "take_fort", 5)
    assert s.told("exchanges") == [("gold", "dinaire6", "dinaire1")]
    assert s.forts("gold") == ["dinaire6"]
    assert s.wall == ["dinaire3", "dinaire1"]


@rule("5.4")
def test_dru_hid_may_take_the_leftmost_fort_all_the_same() -> None:
    s = scene(wall="dinaire1 dinaire3 dinaire6", gold="chippeuz axx - | druhid", green="- - - | horsie").attack()
    s.do("gold", "keep_fort")
    assert s.told("exchanges") == []
    assert s.forts("gold") == ["dinaire1"]
    assert s.wall == ["dinaire3", "dinaire6"]


@rule("5.4", "6.1")
def test_with_two_forts_left_dru_hid_still_has_a_choice() -> None:
    s = scene(wall="dinaire1 malgarde", gold="chippeuz axx - - | druhid", green="- - - - | horsie").attack()
    assert s.offers("gold") == [("keep_fort",), ("take_fort", 5)]
    s.do("gold", "take_fort", 5)
    assert (s.forts("gold"), s.wall) == (["malgarde"], ["dinaire1"])
    assert s.asked == {"KeepWeakest": ["gold"]}


@rule("5.4")
def test_a_dru_hid_who_does_not_capture_chooses_nothing() -> None:
    s = scene(gold="| druhid", green="| archr").attack()
    assert s.told("exchanges") == []
    assert s.told("captures")[0][0] == "green"


@rule("5.5")
def test_svord_rearranges_the_hidden_warriors() -> None:
    s = scene(gold="- - - | svord archr axx", green="- - - | horsie druhid qween").attack()
    assert s.asked == {"Reorder": ["gold"]}
    s.do("gold", "swap", 4, 5).do("gold", "confirm")
    s.attack()
    assert s.told("reveals") == [("gold", "axx"), ("green", "druhid")]


@rule("5.5")
def test_svord_may_leave_them_as_they_are() -> None:
    s = scene(gold="- - - | svord archr axx", green="- - - | horsie druhid qween").attack()
    s.do("gold", "confirm").attack()
    assert s.told("reveals")[0] == ("gold", "archr")


@rule("5.5")
def test_svord_with_no_hidden_warrior_left_is_asked_nothing() -> None:
    s = scene(gold="- - - - - | svord", green="- - - - - | archr").attack()
    assert s.told("reorders") == []
    assert s.told("round_ends") != []


@rule("5.6")
def test_a_capturing_axx_may_stay_while_the_others_go() -> None:
    s = scene(gold="archr | axx", green="- | horsie").attack()
    assert s.offers("gold") == [("keep", "axx"), ("drop_all",)]
    s.do("gold", "keep", "axx")
    assert s.told("stays") == [("gold",)]
    assert s.told("clears") == [("gold", 1)]
    assert (s.up("gold"), s.spent("gold")) == (["axx"], ["archr"])


@rule("5.6")
def test_axx_may_also_go() -> None:
    s = scene(gold="archr | axx", green="- | horsie").attack().do("gold", "drop_all")
    assert s.up("gold") == []
    assert (s.told("stays"), s.told("clears")) == ([], [("gold", 2)])


@rule("5.6")
def test_an_axx_who_stays_alone_leaves_nothing_to_clear() -> None:
    s = scene(wall="dinaire1", gold="| axx", green="| druhid").attack().do("gold", "keep", "axx")
    assert (s.up("gold"), s.told("clears")) == (["axx"], [])


@rule("5.7")
def test_a_new_arch_r_wins_a_tie() -> None:
    s = scene(wall="dinaire5", gold="- | archr", green="svord | druhid").attack()
    assert s.told("tie_archer") == [("gold",)]
    assert s.told("captures") == [("gold", "dinaire5")]


@rule("5.8")
def test_two_new_arch_rs_leave_the_tie_as_it_is() -> None:
    s = scene(wall="dinaire5 dinaire6", gold="| archr", green="| archr").attack()
    assert s.told("captures") == []
    assert s.just_lost == ["dinaire5"]


@rule("5.9")
def test_filchy_s_clan_is_left_out_of_the_count() -> None:
    s = scene(gold="chariott | chippeuz", green="- | archr").attack()
    assert s.told("captures")[0][0] == "green"
    assert s.told("sits_out") == [("gold",)]
    assert s.up("gold") == ["chippeuz", "chariott"]


@rule("5.9")
def test_filchy_s_total_does_not_make_a_tie() -> None:
    s = scene(gold="- | chippeuz", green="druhid | axx", red="- | archr").attack()
    assert s.told("captures")[0][0] == "green"


@rule("5.10")
def test_a_horsie_without_a_fort_costs_a_warrior() -> None:
    s = scene(gold="axx | horsie", green="chippeuz | archr").attack()
    # gold 11, green 11: the new Arch'r wins.
    assert s.asked == {"HorsieDiscard": ["gold"]}
    s.do("gold", "discard", "axx")
    assert s.told("rages") == [("gold", "axx")]
    assert (s.up("gold"), s.spent("gold")) == (["horsie"], ["axx"])


@rule("5.10")
def test_a_horsie_who_captures_is_content() -> None:
    s = scene(gold="- | horsie", green="- | archr").attack()
    assert s.told("rages") == []
    assert s.told("captures")[0][0] == "gold"


@rule("5.11")
def test_a_horsie_on_her_own_discards_herself() -> None:
    s = scene(gold="| horsie", green="| chariott").attack()
    assert (s.up("gold"), s.spent("gold")) == ([], ["horsie"])
    assert s.turn == 2


@rule("5.12")
def test_ch_ariotts_revealed_together_are_discarded_and_do_not_count() -> None:
    s = scene(gold="axx | chariott", green="svord | chariott", red="- | druhid").attack()
    assert s.told("totals") == [("gold", 4), ("green", 3), ("red", 2)]
    assert s.spent("green") == ["chariott"]


@rule("5.12")
def test_a_ch_ariott_alone_counts() -> None:
    s = scene(gold="| chariott", green="| horsie").attack()
    assert ("gold", 9) in s.told("totals")
