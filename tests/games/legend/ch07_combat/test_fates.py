"""Chapter 7, second half: retreats, leaders' fates, and who comes back."""

import pytest

from games.legend.scene import scene
from support.cite import cites

rule = cites("legend")
BAND = "merry_men_1 merry_men_2 merry_men_3 merry_men_4"


@rule("7.16", "7.18")
def test_they_choose_an_adjacent_box_without_enemy_units_and_never_the_keep() -> None:
    s = scene("combat", free={"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1", "T01": "men_at_arms_2"})
    s.do("fight", "C01").do("melee", dice=[3, 1])
    assert s.told("melee") == [("12", 3, 1, 0)]
    assert (s.title, s.offered("retreat")) == ("Retreat", {"F18", "P11"})
    s.do("retreat", "P11")
    assert (s.here("P11"), s.told("falls_back")) == ({"robin_hood", "merry_men_2"}, [("C01", "P11")])


@rule("7.16")
def test_if_a_defender_fell_they_stay() -> None:
    s = scene("combat", free={"C01": f"robin_hood {BAND} men_at_arms_1 men_at_arms_2"})
    s.do("fight", "C01").do("melee", dice=[6])
    assert s.told("melee")[0][3] == 1
    assert {"robin_hood", "merry_men_1"} <= s.here("C01")


@rule("7.16", "7.18")
def test_with_no_way_back_units_are_lost_and_leaders_captured() -> None:
    ring = {"F18": "men_at_arms_2", "T01": "men_at_arms_3", "P11": "men_at_arms_4"}
    s = scene("combat", free={"C01": "robin_hood marion merry_men_1 merry_men_2 men_at_arms_1", **ring})
    s.do("fight", "C01").do("melee", dice=[3, 1, 2])
    assert s.is_("merry_men_1", "down")
    assert s.is_("merry_men_2", "down")
    assert s.is_("robin_hood", "captive")
    assert s.is_("marion", "captive")


@rule("7.16a")
def test_all_fall_back_together_with_their_captives() -> None:
    s = scene(
        "combat", free={"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1"}, captive={"C01": "prince_john"}
    )
    s.do("fight", "C01").do("melee", dice=[3, 1]).do("retreat", "F18")
    assert s.here("F18") == {"robin_hood", "merry_men_2", "prince_john"}
    assert s.is_("prince_john", "captive"), "he was carried off, not rescued"


@rule("7.16a")
def test_knights_with_only_a_forest_behind_them_are_lost() -> None:
    free = {"C01": "knights_1 men_at_arms_1 " + BAND, "P11": "merry_men_5", "T01": "merry_men_6", "F16": "robin_hood"}
    s = scene("combat", "sheriff", free=free).do("fight", "C01").do("melee", dice=[1])
    assert s.told("melee") == [("21", 1, 1, 0)]
    s.do("lose", "men_at_arms_1")
    assert s.is_("knights_1", "dead")
    s = scene("combat", "sheriff", free={**free, "P11": "will_stutley"}).do("fight", "C01").do("melee", dice=[1])
    s.do("lose", "men_at_arms_1")
    assert s.at("knights_1") == "P11"


@rule("7.16a")
def test_those_on_foot_fall_back_into_the_forest_in_which_knights_are_lost() -> None:
    inside = f"knights_1 men_at_arms_1 men_at_arms_2 merry_men_5 merry_men_6 {BAND}"
    free = {"C01": inside, "P11": "merry_men_7", "T01": "merry_men_8", "F16": "robin_hood"}
    s = scene("combat", "sheriff", free=free).do("fight", "C01").do("melee", dice=[1])
    s.do("lose", "men_at_arms_1")
    assert (s.is_("knights_1", "dead"), s.at("men_at_arms_2")) == (True, "F18")


@rule("7.16a", "7.18")
def test_the_leader_of_knights_who_are_lost_for_want_of_a_way_back_is_captured() -> None:
    inside = "knights_1 knights_2 sheriff_of_lincoln little_john merry_men_7 merry_men_8 " + BAND
    free = {"C01": inside, "P11": "merry_men_5", "T01": "merry_men_6", "F16": "robin_hood"}
    s = scene("combat", "sheriff", free=free).do("fight", "C01").do("melee", dice=[1])
    assert s.told("melee") == [("21", 1, 1, 0)]
    assert s.is_("knights_1", "dead")
    assert s.is_("knights_2", "dead")
    assert s.is_("sheriff_of_lincoln", "captive"), "the forest was open to him, but the units he was with were lost"


@rule("7.18", "7.18b")
def test_a_leader_in_disguise_falls_back_with_the_attackers() -> None:
    free = {"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1"}
    s = scene("combat", free=free, disguised="robin_hood").do("fight", "C01").do("melee", dice=[4, 1])
    assert s.title == "Retreat"
    s.do("retreat", "P11")
    assert s.here("P11") == {"robin_hood", "merry_men_2"}
    assert s.is_("robin_hood", "free", "disguised"), "nobody is left to look at him"


@rule("7.18b", "12.1b")
def test_with_no_way_back_a_leader_in_disguise_is_not_captured_unless_recognised() -> None:
    ring = {"F18": "men_at_arms_2", "T01": "men_at_arms_3", "P11": "men_at_arms_4"}
    free = {"C01": "robin_hood little_john merry_men_1 merry_men_2 men_at_arms_1", **ring}
    s = scene("combat", free=free, disguised="robin_hood").do("fight", "C01").do("melee", dice=[3, 1, 2])
    assert s.is_("little_john", "captive")
    assert (s.title, s.rule, s.at("robin_hood")) == ("Suspect", "12.1c", "C01")
    s.do("confront", dice=[4])
    assert s.is_("robin_hood", "free", "disguised")


@rule("7.16a")
def test_a_ruined_castle_throws_nobody_back() -> None:
    s = scene("combat", free={"X01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1"})
    s.do("fight", "X01").do("melee", dice=[3, 1])
    assert s.at("merry_men_2") == "X01"
    assert s.title != "Retreat"


@rule("7.17")
def test_from_a_keep_they_fall_back_to_the_castle_or_by_the_passage() -> None:
    inside = "robin_hood merry_men_1 merry_men_2 men_at_arms_1"
    s = scene("combat", free={"K01": inside}).do("fight", "K01").do("melee", dice=[3, 1])
    assert s.offered("retreat") == {"C01", "P12"}
    s = scene("combat", free={"K01": inside, "C01": "men_at_arms_2"}).do("fight", "K01").do("melee", dice=[3, 1])
    assert s.at("robin_hood") == "P12"
    free = {"K01": inside, "C01": "men_at_arms_2", "P12": "men_at_arms_3"}
    s = scene("combat", free=free).do("fight", "K01").do("melee", dice=[3, 1, 1])
    assert s.is_("robin_hood", "captive")


@rule("7.17")
def test_the_sheriffs_men_have_no_passage_to_fall_back_by() -> None:
    free = {"K01": "men_at_arms_1 merry_men_1 merry_men_2 merry_men_3", "C01": "merry_men_4", "F16": "robin_hood"}
    s = scene("combat", "sheriff", free=free).do("fight", "K01").do("melee", dice=[2])
    assert s.at("men_at_arms_1") is None


@rule("7.18", "7.42")
def test_leaders_whose_units_all_fell_in_the_melee_are_caught() -> None:
    s = (
        scene("combat", free={"C01": "robin_hood merry_men_1 men_at_arms_1"})
        .do("fight", "C01")
        .do("melee", dice=[1, 1])
    )
    assert (s.title, s.rule) == ("Confront", "7.42")
    s.do("confront")
    assert (s.title, s.rule) == ("Caught", "7.42")


@rule("7.3a")
def test_who_fell_back_takes_no_part_in_later_battles() -> None:
    free = {"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1", "T01": "will_stutley sheriff_of_lincoln"}
    s = scene("combat", free=free).do("fight", "C01").do("melee", dice=[3, 1]).do("retreat", "T01")
    s.do("fight", "T01").do("confront", dice=[1, 6])
    assert s.told("duel") == [("T01", 3, 8)], "Robin's strength and the Merry Men count for nothing"


@rule("7.3a", "8.4")
def test_who_fell_back_frees_nobody() -> None:
    free = {"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1", "T01": "sheriff_of_lincoln"}
    s = scene("combat", free=free, captive={"T01": "little_john"}).do("fight", "C01").do("melee", dice=[3, 1])
    s.do("retreat", "T01")
    assert s.at("robin_hood") == "T01"
    assert s.is_("little_john", "captive")


@rule("7.3b")
def test_who_escaped_into_a_keep_frees_nobody_there() -> None:
    free = {"C01": "robin_hood men_at_arms_1", "T01": "men_at_arms_2"}
    s = scene("combat", free=free, captive={"K01": "little_john"}).do("fight", "C01").do("confront")
    s.do("fate", "robin_hood", dice=[5]).do("flee", "K01")
    assert s.at("robin_hood") == "K01"
    assert s.is_("little_john", "captive")


@rule("7.41a")
def test_one_who_would_escape_and_cannot_is_told_why() -> None:
    ring = {box: f"men_at_arms_{n}" for n, box in enumerate(("F18", "T01", "P11"), 2)}
    s = scene("combat", free={"C01": "robin_hood men_at_arms_1", "K01": "men_at_arms_5", **ring})
    s.do("fight", "C01").do("confront").do("fate", "robin_hood", dice=[6])
    assert s.kinds[:3] == ["dodges", "cornered", "captured"]


# Personal combat


@rule("7.0d")
def test_personal_combat_adds_all_strengths_to_a_die() -> None:
    s = scene("combat", free={"R04": "little_john will_scarlet guy_of_gisbourne sheriff_of_lincoln"})
    s.do("fight", "R04").do("confront", dice=[2, 5])
    assert s.told("duel") == [("R04", 9, 10)]
    assert (s.asked, s.title, s.rule) == ("sheriff", "Fate", "7.41")
    assert s.offered("fate") == {"little_john", "will_scarlet"}


@rule("7.0d")
def test_a_tie_leaves_everybody_there() -> None:
    s = scene("combat", free={"R04": "little_john guy_of_gisbourne"}).do("fight", "R04").do("confront", dice=[2, 3])
    assert s.here("R04") == {"little_john", "guy_of_gisbourne"}
    assert s.title != "Fate"


@rule("7.11")
def test_terrain_does_not_change_personal_combat() -> None:
    for box in ("C01", "F16", "T02"):
        s = scene("combat", free={box: "little_john guy_of_gisbourne"}).do("fight", box).do("confront", dice=[2, 2])
        assert s.told("duel") == [(box, 6, 5)]


@rule("7.41")
@pytest.mark.parametrize(("die", "state"), [(1, "captive"), (2, "captive"), (3, "dead"), (5, "dead"), (6, "free")])
def test_the_winner_rolls_the_losers_fate(die: int, state: str) -> None:
    s = scene("combat", free={"R04": "little_john guy_of_gisbourne"}).do("fight", "R04").do("confront", dice=[6, 1])
    assert s.asked == "robin"
    s.do("fate", "guy_of_gisbourne", dice=[die])
    assert s.is_("guy_of_gisbourne", state)


@rule("7.41a", "7.41b")
def test_an_escape_leads_to_a_box_without_enemies() -> None:
    free = {"T01": "little_john guy_of_gisbourne", "R06": "will_stutley", "F18": "merry_men_1"}
    s = (
        scene("combat", free=free)
        .do("fight", "T01")
        .do("confront", dice=[6, 1])
        .do("fate", "guy_of_gisbourne", dice=[6])
    )
    assert (s.asked, s.title) == ("sheriff", "Flee")
    assert s.offered("flee") == {"C01", "G01"}, "not the bridge, not to Stutley, not to the Merry Men"
    assert s.do("flee", "G01").at("guy_of_gisbourne") == "G01"


@rule("7.41a")
def test_neither_friends_nor_captives_nor_the_unrecruited_bar_an_escape() -> None:
    free = {"T01": "little_john guy_of_gisbourne", "R06": "men_at_arms_1", "F16": "robin_hood"}
    s = scene("combat", free=free, captive={"R06": "will_stutley"}, down={"G01": "friar_tuck"}).do("fight", "T01")
    s.do("confront", dice=[6, 1]).do("fate", "guy_of_gisbourne", dice=[6])
    assert s.offered("flee") == {"C01", "F18", "G01", "R06"}


@rule("7.41a")
def test_the_only_way_out_is_taken_without_a_question() -> None:
    free = {"K01": "little_john guy_of_gisbourne", "F16": "robin_hood"}
    s = scene("combat", free=free).do("fight", "K01").do("confront", dice=[6, 1])
    s.do("fate", "guy_of_gisbourne", dice=[6])
    assert (s.at("guy_of_gisbourne"), s.told("flees")) == ("C01", [("guy_of_gisbourne", "C01")])


@rule("7.41a")
def test_with_nowhere_to_go_he_is_captured() -> None:
    free = {"K01": "little_john guy_of_gisbourne", "C01": "merry_men_1"}
    s = (
        scene("combat", free=free)
        .do("fight", "K01")
        .do("confront", dice=[6, 1])
        .do("fate", "guy_of_gisbourne", dice=[6])
    )
    assert s.is_("guy_of_gisbourne", "captive")


@rule("7.41c", "6.62")
def test_an_outlaw_escapes_from_a_keep_by_the_passage_too() -> None:
    free = {"K01": "little_john guy_of_gisbourne", "F16": "robin_hood"}
    s = scene("combat", free=free).do("fight", "K01").do("confront", dice=[1, 6]).do("fate", "little_john", dice=[6])
    assert s.offered("flee") == {"C01", "P12"}
    assert s.do("flee", "P12").at("little_john") == "P12"
    s = scene("combat", free=free | {"C01": "men_at_arms_1"}).do("fight", "K01").do("confront", dice=[1, 6])
    assert s.do("fate", "little_john", dice=[6]).at("little_john") == "P12"
    s = scene("combat", free=free | {"C01": "merry_men_1"}).do("fight", "K01").do("confront", dice=[6, 1])
    assert s.do("fate", "guy_of_gisbourne", dice=[6]).is_("guy_of_gisbourne", "captive"), "it is no way out for him"


@rule("7.41b", "7.42")
def test_an_escape_from_units_follows_the_same_rule() -> None:
    free = {"P14": "robin_hood men_at_arms_1", "R12": "men_at_arms_2", "F16": "will_stutley"}
    s = scene("combat", free=free).do("fight", "P14").do("confront").do("fate", "robin_hood", dice=[5])
    assert s.at("robin_hood") == "F25", "neither the ford nor the soldiers' box"


@rule("7.42", "7.42a")
@pytest.mark.parametrize(
    ("box", "dice", "state"),
    [
        ("R04", [5], "free"),
        ("R04", [4, 4], "captive"),
        ("R04", [4, 3], "dead"),
        ("F16", [4], "free"),
        ("V04", [4], "free"),
        ("T02", [4], "free"),
        ("M01", [4, 6], "captive"),
        ("F16", [3, 1], "dead"),
    ],
)
def test_an_outlaw_caught_by_units(box: str, dice: list[int], state: str) -> None:
    s = scene("combat", "sheriff", free={box: "little_john men_at_arms_1", "F01": "robin_hood"})
    s.do("fight", box).do("confront")
    assert s.asked == "robin", "he rolls for himself"
    s.do("fate", "little_john", dice=dice)
    assert s.is_("little_john", state)


@rule("7.42")
def test_the_sheriffs_leaders_hide_nowhere() -> None:
    s = scene("combat", free={"T02": "sheriff_of_lincoln merry_men_1", "F16": "robin_hood"})
    s.do("fight", "T02")
    assert s.rule == "7.42"
    s.do("confront").do("fate", "sheriff_of_lincoln", dice=[4, 4])
    assert s.is_("sheriff_of_lincoln", "captive")


@rule("7.43")
def test_marion_and_alan_are_captured_without_a_die() -> None:
    for enemy in ("men_at_arms_1", "sheriff_of_lincoln"):
        s = scene("combat", "sheriff", free={"R04": f"marion alan_a_dale {enemy}", "F16": "robin_hood"})
        s.do("fight", "R04").do("confront")
        assert s.is_("marion", "captive")
        assert s.is_("alan_a_dale", "captive")
        assert s.told("duel") == []


@rule("7.43")
def test_they_share_the_fate_of_a_friend_who_fights_for_them() -> None:
    free = {"R04": "marion little_john sheriff_of_lincoln", "F16": "robin_hood"}
    s = scene("combat", "sheriff", free=free).do("fight", "R04").do("confront", dice=[1, 1])
    assert s.told("duel") == [("R04", 3, 5)]
    assert s.is_("marion", "free")
    s = scene("combat", "sheriff", free=free).do("fight", "R04").do("confront", dice=[6, 1])
    assert s.is_("marion", "captive")


# Who comes back


@rule("7.5")
def test_lost_merry_men_turn_up_unrecruited_where_the_die_says() -> None:
    places = ["F05", "F11", "F21", "F16", "F25", "V09"]
    for die, box in enumerate(places, 1):
        s = scene("combat", free={"R04": "merry_men_1 men_at_arms_1", "F01": "robin_hood"})
        s.do("fight", "R04", dice=[1, 6, die])
        assert s.at("merry_men_1") == box
        assert s.is_("merry_men_1", "down")


@rule("7.5")
def test_each_unit_has_a_die_of_its_own() -> None:
    free = {"R04": "merry_men_1 merry_men_2 merry_men_3 men_at_arms_1 knights_1", "F01": "robin_hood"}
    s = scene("combat", free=free, wet=(1 << 39) - 1).do("fight", "R04").do("melee", dice=[1, 1, 2, 3])
    assert [box for _, box, _ in s.told("reappears")] == ["F05", "F11", "F21"]


@rule("7.6")
def test_men_at_arms_return_on_the_fourth_turn_one_at_a_time() -> None:
    s = scene("combat", free={"R04": BAND + " men_at_arms_1 men_at_arms_2", "F01": "robin_hood"}, turn=10)
    s.do("fight", "R04", dice=[4, 1])
    assert (s.due("men_at_arms_1"), s.due("men_at_arms_2")) == (14, 15)


@rule("7.6", "11.0a")
def test_they_come_back_as_reinforcements_do() -> None:
    start = scene("combat", free={"R04": BAND + " men_at_arms_1", "F01": "robin_hood"}, turn=2)
    start.do("fight", "R04", dice=[4, 1])
    for _ in range(3):
        start.until("Orders")
        turn = start.state.turn
        while start.state.turn == turn:
            start.do("done" if "done" in start.offers else start.offers[0])
    start.until("Place")
    assert start.state.turn == 6


@rule("7.6a")
def test_foresters_and_knights_never_return() -> None:
    s = scene("combat", free={"R04": BAND + " merry_men_5 royal_foresters_1 knights_1", "F01": "robin_hood"})
    s.do("fight", "R04", dice=[6, 1])
    assert s.is_("royal_foresters_1", "dead")
    assert s.is_("knights_1", "dead")
    assert (s.due("royal_foresters_1"), s.due("knights_1")) == (0, 0)
