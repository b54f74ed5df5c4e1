"""Chapter 8, its end: captives are exchanged, at any point of the game."""

import pytest

from games.legend.scene import Scene, at_table, scene
from sherwood.games.legend.rules.place import Place
from support.cite import cites

rule = cites("legend")


def talks(side: str) -> Scene:
    return scene(
        "movement",
        side,
        free={"F16": "robin_hood", "T01": "men_at_arms_1"},
        captive={"F16": "guy_of_gisbourne prince_john", "T01": "little_john marion"},
    ).do("offer")


@rule("8.5", "8.5a")
def test_an_exchange_that_both_want() -> None:
    s = talks("robin")
    assert s.offered("give") == {"guy_of_gisbourne", "prince_john"}
    s.do("give", "guy_of_gisbourne").do("done")
    assert s.offered("demand") == {"little_john", "marion"}
    s.do("demand", "little_john").do("demand", "marion")
    assert (s.asked, set(s.offers)) == ("sheriff", {"accept", "refuse"})
    assert (s.told("offers"), s.told("asks_for")) == ([("guy_of_gisbourne",)], [("little_john",), ("marion",)])
    s.do("accept")
    assert s.doings == [("accepts", 1)]
    placed = {}
    while s.title == "Place":
        assert isinstance(s.step, Place)
        placed[s.step.piece] = (s.asked, s.rule, len(s.offers), "place F26" in s.offers)
        s.do("place", "K03" if s.asked == "sheriff" else "F26")
    assert placed == {
        1: ("robin", "8.5a", 26, True),
        7: ("robin", "8.5a", 26, True),
        11: ("sheriff", "8.5a", 10, False),
    }
    assert (s.at("little_john"), s.at("guy_of_gisbourne")) == ("F26", "K03")
    assert s.is_("little_john", "free")
    assert s.is_("guy_of_gisbourne", "free")
    assert s.is_("prince_john", "captive")


@rule("8.5", "8.5a")
def test_robin_himself_may_be_exchanged() -> None:
    free = {"F16": "little_john", "T01": "men_at_arms_1"}
    s = scene("movement", free=free, captive={"F16": "prince_john", "T01": "robin_hood"}).do("offer")
    s.do("give", "prince_john").do("demand", "robin_hood").do("accept")
    assert {s.asked, s.do("place", s.offers[0].split()[1]).asked} == {"robin", "sheriff"}


@rule("8.5")
def test_an_exchange_that_is_refused_changes_nothing() -> None:
    s = talks("sheriff").do("give", "marion").do("done").do("demand", "prince_john").do("done")
    assert s.asked == "robin"
    s.do("refuse")
    assert s.doings[0] == ("refuses", 0)
    assert s.is_("marion", "captive")
    assert s.is_("prince_john", "captive")


@rule("8.5c")
def test_one_proposal_in_ones_own_movement_phase() -> None:
    s = talks("robin").do("give", "prince_john").do("done").do("demand", "marion").do("done").do("refuse")
    assert (s.title, s.asked) == ("Orders", "robin")
    assert "offer" not in s.offers
    s = scene("movement", free={"F16": "robin_hood"}, captive={"F16": "prince_john"})
    assert "offer" not in s.offers, "the other side has nobody to give"


@rule("8.5b", "8.5c")
@pytest.mark.parametrize("side", ["robin", "sheriff"])
def test_after_every_combat_phase_both_may_propose_the_active_player_first(side: str) -> None:
    captive = {"F16": "guy_of_gisbourne", "T01": "little_john"}
    s = scene("combat", side, free={"F16": "robin_hood", "T01": "men_at_arms_1"}, captive=captive, turn=7)
    other = {"robin": "sheriff", "sheriff": "robin"}[side]
    assert (s.title, s.asked) == ("Truce", other)
    s.do("done")
    assert (s.title, s.asked, set(s.offers)) == ("Parley", side, {"offer", "done"})
    s.do("offer").do("give", s.offers[0].split()[1]).do("demand", s.offers[0].split()[1])
    assert (s.title, s.asked) == ("Answer", other)
    s.do("refuse")
    assert (s.title, s.asked) == ("Parley", other), "the first has spoken; it is the other's turn"
    s.do("done")
    assert s.title != "Parley"


@rule("8.5c")
def test_who_was_refused_may_propose_again_after_the_combat_and_in_his_next_movement() -> None:
    s = talks("robin").do("give", "prince_john").do("done").do("demand", "marion").do("done").do("refuse").do("done")
    assert (s.title, s.asked) == ("Truce", "sheriff")
    s.do("done")
    assert (s.title, s.asked, "offer" in s.offers) == ("Parley", "robin", True)
    s.do("offer").do("give", "prince_john").do("done").do("demand", "marion").do("done").do("refuse").do("done")
    assert s.do("done").until("Orders").asked == "sheriff"
    assert "offer" in s.offers
    s.do("offer").do("give", "marion").do("done").do("demand", "prince_john").do("done").do("refuse").do("done")
    assert (s.title, s.asked) == ("Truce", "robin")
    s.do("done")
    assert (s.title, s.asked, "offer" in s.offers) == ("Parley", "sheriff", True)
    s.do("done").do("offer").do("give", "prince_john").do("done").do("demand", "marion").do("done").do("refuse")
    s.until("Orders")
    assert (s.asked, "offer" in s.offers) == ("robin", True)


@rule("8.5b", "8.5c")
@pytest.mark.parametrize("side", ["robin", "sheriff"])
def test_who_did_not_move_may_propose_before_the_battles(side: str) -> None:
    captive = {"F16": "guy_of_gisbourne", "T01": "little_john"}
    free = {"F16": "robin_hood", "T01": "men_at_arms_1", "F26": "will_stutley sheriff_of_lincoln"}
    s = scene("movement", side, free=free, captive=captive)
    other = {"robin": "sheriff", "sheriff": "robin"}[side]
    s.do("done")
    assert (s.title, s.asked, set(s.offers)) == ("Truce", other, {"offer", "done"})
    s.do("offer").do("give", s.offers[0].split()[1]).do("demand", s.offers[0].split()[1])
    assert (s.title, s.asked) == ("Answer", side)
    s.do("accept").do("place", s.offers[0].split()[1]).do("place", s.offers[0].split()[1])
    assert s.title == "Battles", "then they fight"


@rule("8.5c")
def test_the_offer_names_the_captives() -> None:
    s = talks("robin").do("give", "guy_of_gisbourne").do("done").do("demand", "little_john").do("demand", "marion")
    asked = at_table(s).prompt(1).ask
    assert asked == (
        "You are offered Sir Guy of Gisbourne for Little John and one other captive. Do you accept the exchange?"
    )


@rule("8.5b", "8.5c", "8.31b")
def test_a_leader_captured_this_turn_can_save_a_friend_from_the_gallows() -> None:
    free = {"R04": "robin_hood will_scarlet guy_of_gisbourne", "T01": "sheriff_of_lincoln"}
    s = scene("combat", free=free, captive={"T01": "little_john"}, kept={"little_john": 2})
    s.do("fight", "R04").do("confront", dice=[6, 1]).do("fate", "guy_of_gisbourne", dice=[1])
    s.do("offer").do("give", "guy_of_gisbourne").do("demand", "little_john").do("accept")
    s.do("place", "C03").do("place", "F01")
    assert s.is_("little_john", "free")
    assert s.at("little_john") == "F01"
    assert s.title not in ("Hang", "Ransom")


@rule("8.5c", "8.2")
def test_a_captive_of_the_sheriffs_attack_can_be_bought_back_before_he_is_murdered() -> None:
    free = {"R04": "robin_hood will_scarlet guy_of_gisbourne", "T01": "men_at_arms_1"}
    s = scene("combat", "sheriff", free=free, captive={"T01": "little_john"}, turn=7)
    s.do("fight", "R04").do("confront", dice=[1, 6]).do("fate", "guy_of_gisbourne", dice=[1])
    assert (s.title, s.asked) == ("Parley", "sheriff")
    s.do("offer").do("give", "little_john").do("demand", "guy_of_gisbourne").do("accept")
    s.until("Dawn")
    assert s.offered("murder") == set()


@rule("8.5c")
def test_nobody_is_asked_while_one_side_holds_nobody() -> None:
    s = scene("combat", free={"F16": "robin_hood", "T01": "men_at_arms_1"}, captive={"T01": "little_john"})
    assert s.title != "Parley"


@rule("8.5d", "6.3")
def test_an_exchanged_outlaw_moves_but_leads_nobody_in_that_phase() -> None:
    free = {"F16": "robin_hood", "F26": "merry_men_1", "T01": "men_at_arms_1"}
    s = scene("movement", free=free, captive={"F16": "guy_of_gisbourne", "T01": "little_john"}).do("offer")
    s.do("give", "guy_of_gisbourne").do("demand", "little_john").do("accept")
    s.do("place", "C03").do("place", "F26").do("move", "little_john")
    assert s.bars["take merry_men_1"] == ("command", "6.3b")
    s.do("go", "F19").do("halt").do("done").until("Orders")
    while s.asked == "sheriff":
        s.do("done")
    s.until("Orders").do("move", "little_john")
    assert s.state.command(s.state.group) == 2, "his next phase begins where he stands"
