"""Chapter 6: keeps and the passages into them."""

from games.legend.scene import scene
from sherwood.games.legend.rules.atlas import ADJACENT, BOXES
from sherwood.games.legend.rules.verbs import PASSAGE
from support.cite import cites

rule = cites("legend")


@rule("6.5")
def test_a_keep_is_reached_through_its_castle_and_the_march_may_go_on() -> None:
    assert {BOXES[near] for near in ADJACENT[BOXES.index("K01")]} == {"C01"}
    s = scene("movement", "sheriff", free={"K01": "royal_foresters_1"})
    s.march("royal_foresters_1", "C01", "T01", "G01", "R06", "V03")
    assert s.at("royal_foresters_1") == "V03"


@rule("6.6", "6.6a")
def test_the_sheriff_never_uses_a_passage() -> None:
    s = scene("movement", "sheriff", free={"K01": "royal_foresters_1"}).do("move", "royal_foresters_1")
    assert s.bars["passage P12"] == ("passage_outlaws", "6.6")
    s = scene("movement", free={"K01": "will_stutley merry_men_1"}, captive={"K01": "prince_john"})
    s.do("move", "will_stutley").do("take", "prince_john")
    assert s.bars["passage P12"] == ("passage_captives", "6.6a")
    assert "go C01" in s.offers


@rule("6.6", "6.62")
def test_a_passage_joins_the_keep_to_one_box() -> None:
    s = scene("movement", free={"K01": "will_stutley"}, explored=7).do("move", "will_stutley")
    assert s.offered("passage") == {"P12"}
    s.do("passage", "P12")
    assert s.at("will_stutley") == "P12"
    assert s.kinds == [], "no die, though the passage is discovered"


PARTY = "robin_hood little_john merry_men_1 merry_men_2"


@rule("6.61")
def test_robin_and_a_small_party_get_in_on_1_to_4() -> None:
    s = scene("movement", free={"P12": PARTY}).do("move", "robin_hood")
    for piece in PARTY.split()[1:]:
        s.do("take", piece)
    s.do("passage", "K01", dice=[4])
    assert s.here("K01") == set(PARTY.split())


@rule("6.61")
def test_a_bigger_party_or_one_without_robin_stays_out() -> None:
    s = scene("movement", free={"P12": PARTY + " merry_men_3 will_stutley"})
    s.do("move", "little_john").do("take", "merry_men_1")
    assert s.bars["passage K01"] == ("passage_robin", "6.61")
    s.do("put_back", "little_john").do("move", "robin_hood").do("take", "will_stutley")
    assert "passage K01" in s.offers
    s.do("take", "merry_men_2").do("take", "merry_men_3")
    assert "passage K01" in s.offers
    s.do("take", "little_john")
    assert s.bars["passage K01"] == ("passage_crowd", "6.61"), "two other leaders"
    s = scene("movement", free={"P12": PARTY + " merry_men_3"}).do("move", "robin_hood")
    for piece in ["little_john", "merry_men_1", "merry_men_2", "merry_men_3"]:
        s.do("take", piece)
    assert s.bars["passage K01"] == ("passage_crowd", "6.61")


@rule("6.61a", "6.61c", "7.5")
def test_an_ambush_costs_the_merry_men_and_perhaps_a_leader() -> None:
    s = scene("movement", free={"P12": PARTY}).do("move", "robin_hood")
    for piece in PARTY.split()[1:]:
        s.do("take", piece)
    s.do("passage", "K01", dice=[5, 1, 6, 3, 2])
    assert s.told("reappears") == [("merry_men_1", "F05", 1), ("merry_men_2", "V09", 6)]
    assert s.is_("little_john", "dead")
    assert (s.at("robin_hood"), s.state.pace - s.state.spent) == ("P12", 4)
    assert (s.second_thoughts, "halt" in s.offers) == ([], True), "that was his move"
    s.do("go", "P09")
    assert s.here("P09") == {"robin_hood"}, "who slipped away may go on; the lost stay where they turned up"
    assert (s.at("merry_men_1"), s.at("merry_men_2")) == ("F05", "V09")


@rule("6.61a", "16.1a")
def test_with_robins_death_in_the_ambush_nothing_more_is_told() -> None:
    s = scene("movement", free={"V04": "robin_hood"}).march("robin_hood", "R08", "P07", "P10", "P12")
    s.do("passage", "K01", dice=[5, 1])
    assert (s.ending, s.kinds) == ("robin_killed", ["passage", "ambushed", "killed"])
    s = scene("movement", free={"P12": "robin_hood little_john"}).do("move", "robin_hood").do("take", "little_john")
    s.do("passage", "K01", dice=[5, 1])
    assert s.kinds == ["passage", "ambushed", "killed"], "nor is there a die for the others"


@rule("6.61a")
def test_the_march_goes_on_under_robin_if_its_leader_dies_in_the_ambush() -> None:
    s = scene("movement", free={"P12": "robin_hood little_john"}).do("move", "little_john").do("take", "robin_hood")
    s.do("passage", "K01", dice=[6, 4, 1]).do("go", "P09").do("halt")
    assert (s.at("robin_hood"), s.at("little_john")) == ("P09", None)


@rule("6.61d", "12.1b")
def test_nobody_is_killed_in_disguise_not_even_in_an_ambush() -> None:
    s = scene("movement", free={"P12": "robin_hood little_john"}, disguised="robin_hood").do("move", "robin_hood")
    s.do("take", "little_john").do("passage", "K01", dice=[6, 2])
    assert s.told("ambushed") == [("little_john", 2)], "one die: Robin is not recognised, and needs none"
    assert s.told("slips_away") == [("robin_hood", "P12")]
    assert s.is_("little_john", "dead")
    assert s.is_("robin_hood", "free", "disguised")


@rule("6.61b")
def test_a_keep_suffers_one_attempt() -> None:
    for die in (2, 5):
        s = scene("movement", free={"P12": "robin_hood"}).do("move", "robin_hood")
        s.do("passage", "K01", dice=[die] if die == 2 else [die, 6])
        assert s.state.explored == 1
    s = scene("movement", free={"P12": "robin_hood"}, explored=1).do("move", "robin_hood")
    assert s.bars["passage K01"] == ("passage_used", "6.61b")


@rule("6.61c")
def test_the_attempt_costs_one_point() -> None:
    s = scene("movement", free={"P12": "robin_hood"}).do("move", "robin_hood").do("passage", "K01", dice=[1])
    assert s.state.spent == 1
    s = scene("movement", free={"K03": "robin_hood"}).do("move", "robin_hood").do("passage", "F04")
    assert s.state.spent == 2, "outside Gisbourne Keep it opens in a forest"
    s = scene("movement", free={"F16": "robin_hood"}).march("robin_hood", "P09", "P12", "P10", "P09", "P12")
    assert s.at("robin_hood") == "P12", "out of points: no passage is offered"
    s = scene("movement", free={"P05": "robin_hood"}).march("robin_hood", "R20", "V08", "C03", "K03")
    assert s.bars["passage F04"] == ("too_far", "6.2b"), "one point is left, and the forest outside costs two"
    bar = next(one for one in s.step.barred(s.state, 0) if one.action.verb == PASSAGE)
    assert (BOXES[bar.a], bar.b, bar.c) == ("F04", 2, 1)


@rule("6.62")
def test_a_captive_does_not_leave_by_the_passage() -> None:
    s = scene("movement", free={"K01": "will_stutley"}, captive={"K01": "little_john"})
    assert s.offered("move") == {"will_stutley"}
    assert s.bars["move little_john"] == ("is_captive", "8.1")
