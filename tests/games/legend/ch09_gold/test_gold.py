"""Chapter 9: gold."""

import pytest

from games.legend.scene import bound, opening, scene
from sherwood.engine.errors import Broken
from support.cite import cites

rule = cites("legend")
ROAD = {"R09": "robin_hood merry_men_1 noble_1 bishop_1"}


@rule("9.1", "9.2")
def test_the_treasuries_at_the_start_and_the_reserve() -> None:
    s = opening()
    assert s.gold == (0, 12)
    s.state.gold_robin += 1
    with pytest.raises(Broken):
        s.state.check()


@rule("9.1a")
def test_there_are_95_pieces_and_an_empty_reserve_pays_nothing() -> None:
    s = opening()
    assert s.state.gold_robin + s.state.gold_sheriff + s.state.reserve == 95
    s = scene("taxes", "sheriff", free={"V04": "sheriff_of_lincoln men_at_arms_1"}, gold=(40, 55))
    assert s.do("tax", "V04", dice=[6]).gold == (40, 55)


@rule("9.3", "9.32", "9.31")
def test_merry_men_rob_the_travellers_in_their_box() -> None:
    s = scene("robbery", free=ROAD, down={"R09": "merry_men_2"}).do("rob", "bishop_1")
    assert (s.gold, s.told("robs")) == ((2, 10), [("bishop_1", "R09", 2)])
    s.do("rob", "noble_1")
    assert s.gold == (3, 9)
    assert (s.at("noble_1"), s.at("bishop_1")) == (None, None)


@rule("9.31", "13.2d")
def test_a_robbed_traveller_may_come_again() -> None:
    free = {"R09": "merry_men_1 noble_1", "F01": "robin_hood", "T01": "sheriff_of_lincoln"}
    s = scene("robbery", free=free).do("rob", "noble_1", dice=[2, 1])
    assert s.told("travels") == [("noble_1", "N2", "N1")]


@rule("9.3", "9.3a")
def test_units_protect_a_traveller_and_leaders_alone_do_not() -> None:
    free = {
        "R09": "merry_men_1 noble_1 men_at_arms_1",
        "R04": "merry_men_2 bishop_1 sheriff_of_lincoln",
        "T01": "noble_2",
    }
    s = scene("robbery", free=free)
    assert s.offered("rob") == {"bishop_1"}
    assert s.bars == {"rob noble_1": ("escorted", "9.3")}, "and nothing is said of those whom nobody could rob"
    s = scene("robbery", free={"R09": "robin_hood noble_1"}, down={"R09": "merry_men_1"})
    assert s.title != "Rob", "a leader does not rob, and the unrecruited do nothing"


@rule("9.4")
def test_a_keep_is_looted_once_if_nobody_holds_it() -> None:
    s = scene(
        "robbery", free={"K01": "merry_men_1", "K02": "merry_men_2 men_at_arms_1", "K03": "merry_men_3"}, looted=4
    )
    assert s.offered("loot") == {"K01"}
    assert s.bars == {"loot K02": ("garrisoned", "9.4"), "loot K03": ("looted", "9.4")}
    s.do("loot", "K01")
    assert (s.gold, s.state.looted, s.told("loots")) == ((4, 8), 5, [("K01", 4)])


@rule("9.4")
def test_of_keeps_without_merry_men_and_of_those_that_are_open_nothing_is_refused() -> None:
    free = {"K01": "merry_men_1", "K02": "merry_men_2", "K03": "robin_hood men_at_arms_1"}
    s = scene("robbery", free=free)
    assert (s.offered("loot"), s.bars) == ({"K01", "K02"}, {})


@rule("9.5", "13.2", "13.2d")
def test_a_traveller_who_leaves_safely_brings_a_coin() -> None:
    s = bound(scene("movement", "sheriff", free={"R02": "noble_1", "T01": "sheriff_of_lincoln"}), "noble_1", "N1")
    s.do("done")
    assert s.told("safe") == [("noble_1", "N1", 1)]
    assert (s.at("noble_1"), s.gold) == (None, (0, 13))


@rule("9.6")
def test_a_village_needs_a_unit_and_a_leader_and_no_merry_men() -> None:
    free = {
        "V01": "sheriff_of_lincoln men_at_arms_1",
        "V02": "sheriff_of_nottingham",
        "V03": "men_at_arms_2",
        "V04": "prince_john men_at_arms_3 merry_men_1",
    }
    s = scene("taxes", "sheriff", free=free, down={"V01": "merry_men_2"})
    assert s.offered("tax") == {"V01"}
    assert s.bars["tax V02"] == ("no_collector", "9.6")
    assert s.bars["tax V03"] == ("no_collector", "9.6")
    assert s.bars["tax V04"] == ("village_held", "9.6")
    assert "done" in s.offers


@rule("9.6a")
def test_not_the_same_village_two_turns_running() -> None:
    free = {
        "V01": "sheriff_of_lincoln men_at_arms_1",
        "V02": "sheriff_of_nottingham men_at_arms_2",
        "F16": "robin_hood",
    }
    s = scene("taxes", "sheriff", free=free, turn=7).do("tax", "V01", dice=[1]).do("done")
    s.until("Tax")
    assert (s.state.turn, s.offered("tax")) == (8, {"V02"})
    assert s.bars["tax V01"] == ("taxed_twice", "9.6a")
    s.do("done").until("Tax")
    assert (s.state.turn, s.offered("tax")) == (9, {"V01", "V02"})


@rule("9.7")
@pytest.mark.parametrize(("die", "coins"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_the_tax_table(die: int, coins: int) -> None:
    s = scene("taxes", "sheriff", free={"V04": "sheriff_of_lincoln men_at_arms_1"}).do("tax", "V04", dice=[die])
    assert s.told("taxes") == [("V04", die, coins)]
    assert s.gold[1] == 12 + coins
