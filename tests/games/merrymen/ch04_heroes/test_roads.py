"""Chapter 4, second part: roads, the lot, tax rises."""

import pytest

from games.merrymen.scene import HIT, Scene, scene
from sherwood.games.merrymen.rules.cards import LOT_PENNIES
from support.cite import cites

rule = cites("merrymen")
PINK, GREEN, ORANGE, BLUE = range(4)
NORTH = "villain-01"  # activates the north road and touches no other


@rule("4.17")
def test_carriages_cross_one_barricade_each_and_a_new_one_comes() -> None:
    table = scene().road("north", barricades=[1, 2], carriages=["pink", "green", None], pennies=8)
    table.draw(0, NORTH, BLUE)
    assert table.carriages("north") == ["blue", "pink", "green"]
    assert table.pennies("north") == 8


@rule("4.17")
def test_the_carriage_with_no_barricade_before_it_reaches_the_castle() -> None:
    table = scene().road("north", barricades=[1], carriages=["pink", "green"], pennies=8)
    table.draw(0, NORTH, BLUE)
    assert table.carriages("north") == ["blue", "pink"]
    assert table.match.view(0)["lot"][0] == {"state": "standing", "colour": "green", "pennies": 1}


@rule("4.18")
def test_an_empty_bag_sends_no_carriage() -> None:
    table = scene(4, barricade_spaces=4)
    for name in ("east", "south", "west"):
        colours = ["pink", "green", "orange", "blue", "pink"]
        table.road(name, barricades=[0, 1, 2, 3], carriages=colours, pennies=10)
    table.road("north", carriages=["green"], pennies=10)
    table.lot("orange", "blue", "pink", "green", "orange", "blue", "green", "orange")
    assert sum(table.s.bag) == 0
    table.draw(0, NORTH)
    assert table.carriages("north") == [None]


@rule("4.19")
def test_slots_fill_by_columns_and_take_their_pennies() -> None:
    assert list(LOT_PENNIES) == [1, 2, 2, 1, 2, 3, 2, 3, 3, 3, 3, 4]
    table = scene().road("north", carriages=["pink"], pennies=8).lot("green", "", "blue!")
    assert table.match.view(0)["roads"][0]["at_risk"] == 2
    table.draw(0, NORTH, BLUE)
    assert [slot["colour"] for slot in table.match.view(0)["lot"][:3]] == ["green", "pink", "blue"]
    assert table.pennies("north") == 6


@rule("4.20")
@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 9), (4, 12), (5, 12)])
def test_slots_in_use(seats: int, slots: int) -> None:
    assert len(scene(seats).match.view(0)["lot"]) == slots


def nearly_full(lying: int) -> Scene:
    """Two players, five of six slots taken, so many of them lying; the north road about to fill the last."""
    words = ["pink!"] * lying + ["green"] * (5 - lying)
    table = scene(2).road("north", carriages=["blue"], pennies=20).lot(*words)
    for road, pennies in (("east", 9), ("south", 7), ("west", 5)):
        table.road(road, carriages=["orange"], pennies=pennies)
    return table


@rule("4.21", "4.22")
def test_a_full_lot_raises_taxes_after_the_activation() -> None:
    table = nearly_full(2).draw(0, NORTH, PINK, BLUE, BLUE)
    kinds = [told[0] for told in table.told]
    first = kinds.index("activates")
    assert kinds.index("carriage") < kinds.index("tax_rise")
    assert kinds.count("activates") == 3
    assert kinds.index("tax_rise") < kinds.index("activates", first + 1)


@rule("4.22")
def test_a_tax_rise_empties_the_lot_and_activates_as_many_roads_as_lay_robbed() -> None:
    table = nearly_full(0).draw(0, NORTH, PINK)
    assert [slot["state"] for slot in table.match.view(0)["lot"]] == ["empty"] * 6
    assert [told[0] for told in table.told].count("activates") == 1
    table = nearly_full(2).draw(0, NORTH, PINK, BLUE, BLUE)
    assert [slot["colour"] for slot in table.match.view(0)["lot"][:3]] == ["pink", "orange", None]


@rule("4.23")
def test_the_road_with_most_pennies_is_taxed_first() -> None:
    table = nearly_full(3).draw(0, NORTH, PINK, BLUE, BLUE, BLUE)
    roads = [told[2] for told in table.told if told[0] == "activates"]
    assert roads == [0, 0, 1, 2]


@rule("4.23")
def test_ties_go_to_more_barricades_then_to_fewer_carriages() -> None:
    table = nearly_full(1).road("east", pennies=30).road("south", barricades=[1], pennies=30, carriages=["blue"])
    table.draw(0, NORTH, PINK, BLUE)
    assert [told[2] for told in table.told if told[0] == "activates"] == [0, 2]
    table = nearly_full(1).road("east", pennies=30).road("south", pennies=30, carriages=["blue"])
    table.draw(0, NORTH, PINK, BLUE)
    assert [told[2] for told in table.told if told[0] == "activates"] == [0, 1]
    table = nearly_full(1).road("east", barricades=[0], pennies=30, carriages=["pink", "blue"])
    table.road("south", barricades=[1], pennies=30, carriages=["pink"]).draw(0, NORTH, PINK, BLUE)
    assert [told[2] for told in table.told if told[0] == "activates"] == [0, 2]


@rule("4.23")
def test_a_full_tie_is_for_the_player_whose_turn_it_is() -> None:
    table = nearly_full(1).road("east", pennies=30, carriages=["pink"]).road("west", pennies=30, carriages=["blue"])
    table.draw(1, NORTH, PINK)
    assert (table.asked, table.waiting) == ("TaxTie", 1)
    assert table.words(1, "activate") == ["east", "west"]
    table.do(1, "activate", "west", dice=[PINK])
    assert table.pennies("east") == 30
    assert table.pennies("west") == 29


@rule("4.23")
@pytest.mark.parametrize(("order", "second"), [("recount", 1), ("fixed", 2)])
def test_roads_are_compared_anew_unless_the_table_says_once(order: str, second: int) -> None:
    """South leads east by a barricade only; the penny its carriage costs turns them round."""
    table = scene(2, tax_order=order).lot("pink!", "pink!", "pink!", "green!", "green!")
    table.road("north", carriages=["blue"], pennies=12)
    table.road("east", pennies=31)
    table.road("south", pennies=31, barricades=[0], carriages=[None, "blue"])
    table.road("west", pennies=3)
    table.draw(0, NORTH)
    roads = [told[2] for told in table.told if told[0] == "activates"][1:]
    assert roads == [2, 1, 0, 3, second]


@rule("4.24")
def test_no_road_twice_before_all_four() -> None:
    table = nearly_full(5).draw(0, NORTH, PINK, *[BLUE] * 5)
    roads = [told[2] for told in table.told if told[0] == "activates"][1:]
    assert sorted(roads[:4]) == [0, 1, 2, 3]
    assert len(roads) == 5


@rule("4.25")
def test_a_lot_filled_by_a_tax_rise_brings_another_after_it() -> None:
    table = scene(2).road("north", barricades=[0, 1], carriages=["blue", "green", "orange"], pennies=60)
    for road, pennies in (("east", 50), ("south", 40), ("west", 35)):
        table.road(road, carriages=["orange"], pennies=pennies)
    table.lot(*["pink!"] * 5).weapons(0, staff=2).hero_turn(0).do(0, "move", "north")
    table.do(0, "ambush", 0, "blue", 2, dice=[HIT, HIT])  # the last slot: six lie, and each activation sends one home
    table.do(0, "gain", "wood").do(0, "gain", "wood")
    kinds = [told[0] for told in table.told]
    assert kinds.count("activates") == 6
    assert kinds.count("tax_rise") == 2
    assert kinds[-1] == "tax_rise"
    assert [slot["state"] for slot in table.match.view(0)["lot"]] == ["empty"] * 6
