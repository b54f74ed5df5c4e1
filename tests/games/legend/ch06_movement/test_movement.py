"""Chapter 6: movement, from the general rule to the river."""

from games.legend.scene import bound, scene
from sherwood.games.legend.data import DATA
from sherwood.games.legend.rules.atlas import ADJACENT, BOXES, COST, TERRAIN
from sherwood.games.legend.rules.names import TERRAINS
from support.cite import cites

rule = cites("legend")


@rule("6.0")
def test_as_many_or_as_few_as_one_likes_and_points_are_not_saved() -> None:
    free = {"F16": "robin_hood", "F15": "will_stutley", "P07": "munch_the_miller"}
    s = scene("movement", free=free)
    assert s.offered("move") == {"robin_hood", "will_stutley", "munch_the_miller"}
    assert "done" in s.offers
    s.march("robin_hood", "X01").do("halt")
    assert s.offered("move") == {"will_stutley", "munch_the_miller"}
    s.do("move", "will_stutley")
    assert s.state.pace - s.state.spent == 5, "what Robin did not use helps nobody"


@rule("6.0a")
def test_a_piece_that_was_let_go_has_moved() -> None:
    s = scene("movement", free={"F16": "robin_hood", "F15": "will_stutley"})
    s.march("robin_hood", "X01").do("halt")
    assert s.bars["move robin_hood"] == ("has_moved", "6.0a")
    s.march("will_stutley", "X01")
    assert "take robin_hood" not in s.offers


@rule("6.0a")
def test_a_path_goes_from_box_to_adjacent_box() -> None:
    s = scene("movement", free={"F16": "robin_hood"}).do("move", "robin_hood")
    assert s.offered("go") == {BOXES[near] for near in ADJACENT[BOXES.index("F16")]}


@rule("6.0c")
def test_a_piece_that_has_not_left_its_box_may_be_put_back_with_its_company() -> None:
    s = scene("movement", free={"F16": "robin_hood friar_tuck merry_men_1 merry_men_2 merry_men_3"})
    s.do("move", "robin_hood").do("take", "merry_men_1").do("take", "friar_tuck")
    assert s.bars["halt"] == ("not_set_out", "6.0c")
    assert s.second_thoughts == ["put_back robin_hood", "put_back friar_tuck", "put_back merry_men_1"]
    s.do("take", "merry_men_2").do("take", "merry_men_3")
    assert "put_back friar_tuck" not in s.second_thoughts, "three units need his command"
    s.do("put_back", "merry_men_3").do("put_back", "robin_hood")
    assert (s.offered("move"), s.state.lead) == ({"robin_hood", "friar_tuck"}, -1), "nobody has moved"
    s.do("move", "friar_tuck").do("take", "merry_men_1").do("go", "X01")
    assert s.second_thoughts == []


@rule("6.0c", "8.1")
def test_where_there_is_no_way_on_the_piece_may_stay() -> None:
    s = scene("movement", free={"F16": "robin_hood"}, captive={"F16": "prince_john"}).do("move", "robin_hood")
    assert set(s.offers) == {"take prince_john", "halt"}, "he cannot leave the prince alone"


@rule("8.1", "6.3")
def test_of_a_captive_of_the_enemy_nothing_is_said() -> None:
    free = {"T01": "little_john men_at_arms_1"}
    s = scene("movement", free=free, captive={"T01": "robin_hood"}, wound=9).do("move", "little_john")
    assert "take robin_hood" not in s.offers
    assert "take robin_hood" not in s.bars


LOT = "royal_foresters_1 men_at_arms_1 sheriff_of_lincoln"


@rule("6.0b")
def test_a_group_goes_at_the_pace_of_the_slowest_and_may_leave_anybody_on_the_way() -> None:
    s = scene("movement", "sheriff", free={"R04": LOT, "T01": "men_at_arms_2"})
    s.march("royal_foresters_1", "R05", "V03", take="men_at_arms_1 sheriff_of_lincoln")
    assert s.state.pace - s.state.spent == 1
    s.do("leave", "men_at_arms_1")
    assert s.state.pace - s.state.spent == 3
    s.do("go", "R06").do("halt")
    assert (s.at("men_at_arms_1"), s.at("royal_foresters_1"), s.at("sheriff_of_lincoln")) == ("V03", "R06", "R06")
    assert s.offered("move") == {"men_at_arms_2"}, "all three have moved"


@rule("6.0b")
def test_who_has_points_left_may_leave_the_slow_where_theirs_end_but_not_among_enemies() -> None:
    s = scene("movement", "sheriff", free={"R04": LOT, "T01": "men_at_arms_2"})
    s.march("royal_foresters_1", "R05", "V03", "R06", take="men_at_arms_1 sheriff_of_lincoln")
    assert set(s.offers) == {"leave royal_foresters_1", "leave men_at_arms_1", "leave sheriff_of_lincoln", "halt"}
    s.do("leave", "men_at_arms_1").do("go", "G01").do("halt")
    assert (s.at("men_at_arms_1"), s.at("royal_foresters_1"), s.at("sheriff_of_lincoln")) == ("R06", "G01", "G01")
    s = scene("movement", "sheriff", free={"R04": LOT, "R05": "merry_men_1", "T01": "men_at_arms_2"})
    s.march("royal_foresters_1", "R05", take="men_at_arms_1 sheriff_of_lincoln")
    assert s.offered("move") == {"men_at_arms_2"}, "enemy units stopped all three"


@rule("6.0b")
def test_who_was_picked_first_may_be_left_too_and_another_leads_on() -> None:
    s = scene("movement", "sheriff", free={"R04": LOT, "T01": "men_at_arms_2"})
    s.march("men_at_arms_1", "R05", "V03", "R06", take="royal_foresters_1")
    s.do("leave", "men_at_arms_1")
    assert s.told("stays") == [("men_at_arms_1", "R06")]
    s.do("go", "G01").do("halt")
    assert s.told("marches") == [("royal_foresters_1", "R04", "G01", 0)]
    assert s.at("men_at_arms_1") == "R06"
    assert s.offered("move") == {"men_at_arms_2", "sheriff_of_lincoln"}
    s = scene("movement", "sheriff", free={"R04": "men_at_arms_1"}, captive={"R04": "little_john"})
    s.march("men_at_arms_1", "R05", take="little_john")
    assert s.bars["leave men_at_arms_1"] == ("captives_alone", "8.1")
    s = scene("movement", free={"R08": "robin_hood merry_men_1"}).march("robin_hood", "V04", take="merry_men_1")
    assert s.bars["leave robin_hood"] == ("command", "6.3b")


@rule("6.0b")
def test_the_last_point_of_the_slow_does_not_halt_the_fast_before_a_forest() -> None:
    s = scene("movement", "sheriff", free={"F01": "royal_foresters_1 men_at_arms_1", "T01": "men_at_arms_2"})
    s.march("men_at_arms_1", "F02", take="royal_foresters_1")
    assert s.state.pace - s.state.spent == 1
    assert s.title == "March", "one point is too little for the forests around, but the foresters have three"
    s.do("leave", "men_at_arms_1").do("go", "F06")
    assert (s.at("men_at_arms_1"), s.at("royal_foresters_1")) == ("F02", "F06")


@rule("6.0b", "6.2b")
def test_a_group_of_which_nobody_has_points_left_ends_its_march() -> None:
    s = scene("movement", free={"R08": "robin_hood little_john", "F01": "friar_tuck"})
    s.march("robin_hood", "V04", "R09", "T02", "R10", "R04", take="little_john")
    assert (s.title, s.offered("move")) == ("Orders", {"friar_tuck"})


@rule("6.0b", "6.8a")
def test_knights_left_before_a_forest_do_not_hold_up_their_company() -> None:
    s = scene("movement", "sheriff", free={"R05": "knights_1 sheriff_of_lincoln", "T01": "men_at_arms_2"})
    s.march("knights_1", "R04", take="sheriff_of_lincoln")
    assert s.bars["go F14"] == ("knights_forest", "6.8a")
    s.do("leave", "knights_1").do("go", "F14").do("halt")
    assert (s.at("knights_1"), s.at("sheriff_of_lincoln")) == ("R04", "F14")


@rule("6.0b", "12.1a")
def test_a_disguise_stops_its_wearer_and_not_his_company() -> None:
    free = {"F16": "robin_hood little_john merry_men_1", "V04": "sheriff_of_lincoln", "F26": "friar_tuck"}
    s = scene("movement", free=free, disguised="robin_hood")
    s.march("robin_hood", "V04", take="little_john merry_men_1")
    assert s.told("stays") == [("robin_hood", "V04")]
    s.do("go", "R08").do("halt")
    assert s.here("R08") == {"little_john", "merry_men_1"}
    assert s.bars["move robin_hood"][0] == "has_moved"


@rule("6.0b", "12.1a")
def test_a_disguised_king_stops_as_robin_does() -> None:
    free = {"F16": "king_richard little_john", "V04": "sheriff_of_lincoln", "F26": "friar_tuck"}
    s = scene("movement", free=free, disguised="king_richard").march("king_richard", "V04", take="little_john")
    assert (s.told("stays"), s.title) == ([("king_richard", "V04")], "March")


@rule("6.1", "6.8")
def test_a_forest_costs_two_points_and_everything_else_one() -> None:
    assert {TERRAINS[TERRAIN[box]] for box in range(110) if COST[box] == 2} == {"forest"}
    assert set(COST) == {1, 2}
    s = scene("movement", free={"P09": "robin_hood"}).march("robin_hood", "F16")
    assert s.state.spent == 2
    assert s.do("go", "V04").state.spent == 3


@rule("6.1")
def test_only_the_active_players_pieces_move() -> None:
    free = {"F16": "robin_hood", "P07": "royal_foresters_1"}
    assert scene("movement", free=free).offered("move") == {"robin_hood"}
    assert scene("movement", "sheriff", free=free).offered("move") == {"royal_foresters_1"}


@rule("6.2")
def test_enemy_units_stop_a_march() -> None:
    s = scene("movement", free={"F16": "robin_hood", "F23": "will_stutley", "P08": "royal_foresters_1"})
    s.march("robin_hood", "P08")
    assert s.title == "Orders", "nothing is left to decide: he stops"
    assert s.bars["move robin_hood"][0] == "has_moved"


@rule("6.2", "6.2c", "13.2c")
def test_travellers_and_lone_leaders_stop_nobody() -> None:
    free = {"F16": "robin_hood", "V04": "noble_1", "R08": "sheriff_of_lincoln"}
    s = bound(scene("movement", free=free), "noble_1", "N1")
    s.march("robin_hood", "V04", "R08", "P07")
    assert s.at("robin_hood") == "P07"


@rule("6.2a")
def test_a_box_holds_any_number() -> None:
    crowd = "little_john will_stutley merry_men_1 merry_men_2 merry_men_3 merry_men_4 noble_1"
    s = bound(scene("movement", free={"P08": crowd, "F16": "robin_hood"}), "noble_1", "N1")
    assert len(s.march("robin_hood", "P08").do("halt").here("P08")) == 8


@rule("6.2b")
def test_no_piece_spends_more_than_its_allowance() -> None:
    s = scene("movement", "sheriff", free={"R08": "men_at_arms_1 royal_foresters_1"})
    s.march("men_at_arms_1", "V04", "R09", "T02")
    assert s.at("men_at_arms_1") == "T02"
    assert "men_at_arms_1" not in s.offered("move")
    s.march("royal_foresters_1", "V04", "F16", "X01")
    assert s.bars["go F15"] == ("too_far", "6.2b")
    assert "go P09" in s.offers


@rule("6.3")
def test_merry_men_move_only_with_a_leader_from_their_own_box() -> None:
    s = scene("movement", free={"F16": "robin_hood merry_men_1", "V04": "merry_men_2"})
    s.do("move", "robin_hood")
    assert s.offered("take") == {"merry_men_1"}
    s.do("take", "merry_men_1").do("go", "V04")
    assert "take merry_men_2" not in s.offers, "they did not begin with him"
    s.do("halt")
    assert s.here("V04") == {"robin_hood", "merry_men_1", "merry_men_2"}


@rule("6.3a")
def test_a_leader_leaves_units_where_he_passes() -> None:
    s = scene("movement", free={"R08": "robin_hood merry_men_1 merry_men_2"})
    s.march("robin_hood", "V04", take="merry_men_1 merry_men_2").do("leave", "merry_men_2").do("go", "R09").do("halt")
    assert (s.at("merry_men_2"), s.at("merry_men_1"), s.at("robin_hood")) == ("V04", "R09", "R09")


@rule("6.3b")
def test_robin_and_tuck_move_three_of_four_units() -> None:
    s = scene("movement", free={"F16": "robin_hood friar_tuck merry_men_1 merry_men_2 merry_men_3 merry_men_4"})
    s.do("move", "robin_hood").do("take", "merry_men_1").do("take", "merry_men_2")
    assert s.bars["take merry_men_3"] == ("command", "6.3b")
    s.do("go", "X01").do("halt").do("move", "friar_tuck").do("take", "merry_men_3")
    assert s.bars["take merry_men_4"] == ("command", "6.3b")
    s.do("go", "P09").do("halt")
    assert s.here("F16") == {"merry_men_4"}


@rule("6.3b")
def test_leaders_who_march_together_command_together_and_the_one_needed_cannot_be_left() -> None:
    s = scene("movement", free={"R08": "robin_hood friar_tuck merry_men_1 merry_men_2 merry_men_3"})
    s.march("robin_hood", "V04", take="friar_tuck merry_men_1 merry_men_2 merry_men_3")
    assert s.bars["leave friar_tuck"] == ("command", "6.3b")
    assert "leave friar_tuck" in s.do("leave", "merry_men_1").offers


@rule("6.4")
def test_a_crossing_leads_only_where_its_symbol_does() -> None:
    for crossing, ends in {"B01": {"T01", "R07"}, "D01": {"P14", "V07"}, "B02": {"R12", "T03"}}.items():
        assert {BOXES[near] for near in ADJACENT[BOXES.index(crossing)]} == ends
        assert {name for n, name in enumerate(BOXES) if BOXES.index(crossing) in ADJACENT[n]} == ends
    s = scene("movement", "sheriff", free={"C01": "men_at_arms_1"}).do("move", "men_at_arms_1")
    assert "go B01" not in s.offers, "next to the castle on the sheet, but the bridge does not lead there"


@rule("6.4a")
def test_nobody_ends_on_a_crossing() -> None:
    s = scene("movement", "sheriff", free={"G01": "men_at_arms_1"}).march("men_at_arms_1", "T01", "B01")
    assert set(s.offers) == {"go T01", "go R07"}
    assert s.bars["halt"] == ("crossing_end", "6.4a")
    s = scene("movement", "sheriff", free={"G01": "men_at_arms_1 men_at_arms_2"})
    s.march("men_at_arms_1", "T01", "B01", take="men_at_arms_2")
    assert s.bars["leave men_at_arms_2"] == ("crossing_end", "6.4a")
    s = scene("movement", "sheriff", free={"R06": "men_at_arms_1"}).march("men_at_arms_1", "G01", "T01")
    assert s.bars["go B01"] == ("crossing_end", "6.4a"), "one point: he would be stuck there"


@rule("6.7")
def test_the_river_is_crossed_at_bridges_and_fords_only() -> None:
    s = scene("movement", free={"P13": "robin_hood"}).do("move", "robin_hood")
    assert s.bars["go V07"] == ("river", "6.7")
    wet = {"B01", "B02", "D01", "D02", "D03"}
    seen, ahead = {"F16"}, ["F16"]
    while ahead:
        for near in ADJACENT[BOXES.index(ahead.pop())]:
            if BOXES[near] not in seen | wet:
                seen.add(BOXES[near])
                ahead.append(BOXES[near])
    banks = {row["id"]: row["bank"] for row in DATA.load("map")["box"]}
    assert seen == {box for box in BOXES if banks[box] == banks["F16"]} - wet


@rule("6.8")
def test_walking_shows_the_cost_of_each_terrain() -> None:
    path = {"R06": 1, "T01": 1, "C01": 1, "P11": 1, "X01": 1}
    s = scene("movement", free={"V03": "robin_hood"}).do("move", "robin_hood")
    for n, box in enumerate(path, 1):
        s.do("go", box)
        assert s.state.spent == n or s.state.lead < 0
    assert s.at("robin_hood") == "X01"


@rule("6.8a")
def test_knights_cannot_enter_a_forest() -> None:
    s = scene("movement", "sheriff", free={"R04": "knights_1 sheriff_of_lincoln"}).do("move", "knights_1")
    assert s.bars["go F14"] == ("knights_forest", "6.8a")
    s.do("take", "sheriff_of_lincoln")
    assert "go F14" not in s.offers
    s = scene("movement", "sheriff", free={"R04": "knights_1 sheriff_of_lincoln"}).do("move", "sheriff_of_lincoln")
    assert "go F14" in s.offers
    assert s.do("take", "knights_1").bars["go F14"] == ("knights_forest", "6.8a")


@rule("6.8b")
def test_only_travellers_end_in_a_numbered_box() -> None:
    s = scene("movement", free={"R01": "robin_hood"}).march("robin_hood", "N1")
    assert s.offers == ["go R01"]
    assert s.bars["halt"] == ("numbered_end", "6.8b")
    s = scene("movement", "sheriff", free={"R02": "men_at_arms_1"}).march("men_at_arms_1", "V01", "R01")
    assert s.bars["go N1"] == ("numbered_end", "6.8b")


@rule("6.8c")
def test_who_arrives_in_a_numbered_box_must_leave_it() -> None:
    s = scene("movement", "sheriff", free={"N3": "prince_john knights_2"})
    assert "done" not in s.offers
    assert s.bars["done"] == ("numbered_end", "6.8b")
    s.do("move", "prince_john").do("take", "knights_2")
    assert "halt" not in s.offers
    s.do("go", "R07").do("halt")
    assert s.here("N3") == set()


@rule("6.8b", "6.2")
def test_nobody_goes_to_a_numbered_box_where_enemies_would_stop_him() -> None:
    s = scene("movement", free={"R07": "robin_hood", "N3": "knights_2"}).do("move", "robin_hood")
    assert s.bars["go N3"] == ("numbered_end", "6.8b")


@rule("6.8b", "6.8c")
def test_there_is_no_combat_in_a_numbered_box() -> None:
    s = scene("combat", "sheriff", free={"N1": "king_richard prince_john", "F16": "robin_hood"}, tournament=5)
    assert s.state.turn == 8, "the phase passed without a battle"


@rule("6.8d", "13.1")
def test_the_travellers_table() -> None:
    for die in range(1, 6):
        s = scene("events", "sheriff", free={"F16": "robin_hood", "T01": "sheriff_of_lincoln"}, dice=[die, 1])
        assert s.at("noble_1") == f"N{die}" or s.told("travels")[0][1] == f"N{die}"
    s = scene("events", "sheriff", free={"T01": "sheriff_of_lincoln"}, arrived=0, turn=2, dice=[6, 1])
    assert s.told("arrives") == [("will_scarlet", "F08")]
