"""Chapter 13: travellers and personalities."""

from typing import Unpack

import pytest

from games.legend.scene import Scene, Values, bound, scene
from sherwood.games.legend.rules.atlas import ADJACENT, GATES, ROAD_TO_NORTH, ROAD_TO_SOUTH, TERRAIN
from sherwood.games.legend.rules.events import Fork
from sherwood.games.legend.rules.names import TERRAINS
from support.cite import cites

rule = cites("legend")
TOWN = {"T04": "sheriff_of_lincoln", "F01": "robin_hood"}


def event(*dice: int, free: dict[str, str] | None = None, **values: Unpack[Values]) -> Scene:
    return scene("events", "sheriff", free=TOWN | (free or {}), dice=dice, **values)


@rule("13.0", "13.1")
@pytest.mark.parametrize(("second", "kind"), [(1, "noble"), (4, "noble"), (5, "bishop"), (6, "bishop")])
def test_a_traveller_by_two_dice(second: int, kind: str) -> None:
    assert event(4, second).told("travels") == [(f"{kind}_1", "N4", "N1")]


@rule("13.1a")
def test_no_traveller_of_a_kind_left_means_no_event() -> None:
    s = event(2, 5, free={"R04": "bishop_1 bishop_2"})
    assert s.doings == [("event", 1), ("no_bishops", -1), ("no_event", -1)]
    nobles = {"R04": "noble_1 noble_2 noble_3 noble_4"}
    assert event(2, 1, free=nobles).kinds == ["event", "no_nobles", "no_event"]
    assert event(2, 1, free={"R04": "bishop_1 bishop_2"}).told("travels")[0][0] == "noble_1"


@rule("13.2")
def test_from_road_1_to_road_3_and_from_the_others_to_road_1() -> None:
    assert [event(die, 1).told("travels")[0][2] for die in range(1, 6)] == ["N3", "N1", "N1", "N1", "N1"]


@rule("13.2", "13.2a")
def test_three_boxes_in_every_movement_phase_the_first_too() -> None:
    s = event(1, 1).do("done")
    assert s.at("noble_1") == "R02"
    s.until("Orders")
    while s.asked == "robin":
        s.do("done")
    assert s.do("done").at("noble_1") == "R04"


@rule("13.2a", "13.2b")
def test_on_our_map_every_way_is_one_way_by_road_and_closes_in() -> None:
    allowed = {"road", "numbered_road", "town", "village", "bridge"}
    for start, goal in ((0, 2), (1, 0), (2, 0), (3, 0), (4, 0)):
        road = ROAD_TO_SOUTH if goal == 2 else ROAD_TO_NORTH
        box = GATES[start]
        while box != GATES[goal]:
            ahead = [near for near in ADJACENT[box] if road[near] < road[box]]
            assert len(ahead) == 1
            box = ahead[0]
            assert TERRAINS[TERRAIN[box]] in allowed


@rule("13.2b")
def test_where_the_sheriff_is_asked_he_picks_the_box_and_the_ride_goes_on() -> None:
    """Our map has no fork; test_data.py plays one on another map."""
    s = bound(scene("movement", "sheriff", free={"R04": "noble_1", **TOWN}), "noble_1", "N1")
    s.state.steps.append(Fork(1, 33, 3))
    assert (s.asked, s.rule, s.offers) == ("sheriff", "13.2b", ["ride V02"])
    s.do("ride", "V02")
    assert s.at("noble_1") == "R02", "and rides on for the rest of his three boxes"


@rule("13.2c")
def test_travellers_pass_through_anybody_and_fight_nobody() -> None:
    s = bound(
        scene("movement", "sheriff", free={"R04": "noble_1", "V02": "merry_men_1", "T04": "sheriff_of_lincoln"}),
        "noble_1",
        "N1",
    )
    s.do("done")
    assert s.at("noble_1") == "R02"
    s = scene("combat", "sheriff", free={"R04": "noble_1 merry_men_1", **TOWN})
    assert s.state.turn == 8, "no battle"


@rule("13.2d", "9.5")
def test_at_his_goal_he_leaves_the_map() -> None:
    s = bound(scene("movement", "sheriff", free={"B01": "noble_1", **TOWN}), "noble_1", "N3").do("done")
    assert s.at("noble_1") is None
    assert s.state.bound[33] == -1


@rule("13.2e")
def test_travellers_ride_when_the_sheriff_has_moved_and_may_rest_on_a_bridge() -> None:
    s = bound(scene("movement", "sheriff", free={"V03": "noble_1", **TOWN}), "noble_1", "N3")
    assert (s.title, s.at("noble_1")) == ("Orders", "V03")
    assert s.do("done").at("noble_1") == "B01"


@rule("13.3")
def test_a_six_brings_the_next_personality_but_not_twice_running() -> None:
    assert event(6, 3, turn=2, arrived=0).told("arrives") == [("will_scarlet", "F20")]
    s = event(6, turn=3, arrived=1, arrival_turn=2)
    assert s.doings == [("event", 1), ("void_six", -1), ("no_event", -1)]
    assert s.state.arrived == 1


@rule("13.3a")
def test_of_three_sixes_the_third_counts_and_after_all_five_none_does() -> None:
    assert event(6, 1, turn=4, arrived=1, arrival_turn=2).told("arrives") == [("alan_a_dale", "F08")]
    assert event(6, turn=27, arrived=5).doings == [("event", 1), ("all_came", -1), ("no_event", -1)]


@rule("13.4")
@pytest.mark.parametrize(("die", "box"), [(1, "F08"), (2, "F08"), (3, "F20"), (4, "F20"), (5, "F17"), (6, "F17")])
def test_will_scarlet_comes_first_face_down(die: int, box: str) -> None:
    s = event(6, die, turn=2, arrived=0)
    assert s.told("arrives") == [("will_scarlet", box)]
    assert s.is_("will_scarlet", "down")


@rule("13.4a", "13.5", "13.6")
@pytest.mark.parametrize(
    ("turn", "come", "who", "state"),
    [(5, 0, "will_scarlet", "down"), (10, 1, "alan_a_dale", "down"), (15, 2, "marion", "free")],
)
def test_who_has_not_come_by_his_turn_comes_by_himself(turn: int, come: int, who: str, state: str) -> None:
    s = event(1, turn=turn, arrived=come)
    assert s.told("arrives") == [(who, "F08")]
    assert s.told("event") == [], "no event is rolled"
    assert s.is_(who, state)
    early = event(1, 1, turn=turn - 1, arrived=come)
    assert early.told("arrives") == []


@rule("13.5")
def test_alan_comes_second() -> None:
    assert event(6, 6, turn=7, arrived=1, arrival_turn=2).told("arrives") == [("alan_a_dale", "F17")]


@rule("13.6")
def test_marion_comes_third_and_can_be_caught_at_once() -> None:
    s = scene("events", "sheriff", free={"F10": "men_at_arms_1", "F01": "robin_hood"}, turn=7, arrived=2, dice=[6, 1])
    assert s.is_("marion", "free")
    s.march("men_at_arms_1", "F08").do("halt").do("fight", "F08").do("confront")
    assert s.is_("marion", "captive")


@rule("13.7")
def test_prince_john_comes_fourth_with_his_escort_and_moves_at_once() -> None:
    for s in (event(6, turn=17, arrived=3), event(turn=20, arrived=3)):
        assert s.here("N3") == {"prince_john", "knights_2", "men_at_arms_7", "royal_foresters_3"}
        assert {who for who, box in s.told("arrives") if box == "N3"} == s.here("N3"), "nobody comes in silence"
        s.march("prince_john", "R07", take="knights_2").do("halt")
        assert s.at("knights_2") == "R07"


@rule("13.8")
def test_the_king_comes_fifth_on_a_numbered_road_and_moves_in_robins_next_turn() -> None:
    s = event(6, 2, turn=17, arrived=4)
    assert s.told("arrives") == [("king_richard", "N2")]
    assert event(5, turn=25, arrived=4).told("arrives") == [("king_richard", "N5")]
    s.do("done").until("Orders")
    assert s.asked == "robin"
    assert "move king_richard" in s.offers
    assert "done" not in s.offers, "he must leave the numbered box"


@rule("13.8a", "16.1b")
def test_the_king_may_be_killed() -> None:
    s = scene("combat", "sheriff", free={"R04": "king_richard men_at_arms_1", "F01": "robin_hood"})
    s.do("fight", "R04").do("confront").do("fate", "king_richard", dice=[4, 3])
    assert s.ending == "king_killed"


@rule("13.8b", "8.31", "16.1b")
def test_the_sheriff_may_murder_a_captive_king_when_his_turn_begins() -> None:
    s = scene(
        "dawn",
        "sheriff",
        free={"T01": "men_at_arms_1", "F01": "robin_hood"},
        captive={"T01": "king_richard little_john"},
    )
    assert (s.asked, set(s.offers)) == ("sheriff", {"murder king_richard", "done"})
    s.do("murder", "king_richard")
    assert (s.ending, s.winner) == ("king_murdered", "sheriff")


@rule("13.8c")
def test_an_arrival_by_itself_counts_and_bars_the_next_six() -> None:
    s = event(2, turn=5, arrived=0)
    assert (s.state.arrived, s.state.arrival_turn) == (1, 5)
    assert event(6, turn=6, arrived=1, arrival_turn=5).state.arrived == 1
    assert event(6, 1, turn=7, arrived=1, arrival_turn=5).told("arrives") == [("alan_a_dale", "F08")]
