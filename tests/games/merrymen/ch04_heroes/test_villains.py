"""Chapter 4, first part: the draft, villain cards, guards and arrests."""

import pytest

from games.merrymen.scene import HIT, Scene, mask, scene
from sherwood.engine.bits import count
from sherwood.games.merrymen.rules.hero import HeroPhase
from sherwood.games.merrymen.rules.placing import PlayCard
from sherwood.games.merrymen.rules.round_end import RoundEnd
from support.cite import cites

rule = cites("merrymen")


def drafting(seats: int, first: int) -> Scene:
    """The last man is placed: the hero phase begins."""
    table = scene(seats).field(first=first, ready=[0] * seats, mains=[0] * 7 * seats)
    for seat in range(seats):
        table.s.mains[7 * seat] = 3
    table.s.ready[0], table.s.mains[0] = 1, 2
    table.stack(RoundEnd(), HeroPhase(), PlayCard(0)).hand(0, "much-3")
    return table.do(0, "play", "much-3").do(0, "rest", "lumberjack")


@rule("4.1")
def test_the_draft_goes_there_and_back() -> None:
    table = drafting(3, first=1)
    order = []
    while table.asked == "DraftWeapon":
        order.append(table.waiting)
        table.do(table.waiting, "take", table.words(table.waiting, "take")[0])
    assert order == [1, 2, 0, 0, 2, 1]
    assert [sum(table.s.dice[4 * seat : 4 * seat + 4]) for seat in range(3)] == [2, 2, 2]


@rule("4.2")
def test_a_player_with_four_weapons_is_passed_over() -> None:
    table = drafting(3, first=0).weapons(1, axe=3, staff=1)
    order = []
    while table.asked == "DraftWeapon":
        order.append(table.waiting)
        table.do(table.waiting, "take", table.words(table.waiting, "take")[0])
    assert order == [0, 2, 2, 0]


@rule("4.3")
def test_each_hero_has_one_turn_from_the_first_player_on() -> None:
    table = drafting(2, first=1)
    turns = []
    while not table.match.over and table.s.round == 1 and table.asked != "DiscardHand":
        if table.asked == "HeroMove":
            turns.append(table.waiting)
            assert count(table.s.villain_used) == len(turns)
            table.do(table.waiting, "end")
        else:
            table.match.play(table.waiting, table.match.choices(table.waiting)[0].do)
    assert turns == [1, 0]


@rule("4.3", "4.26")
def test_two_moves_and_no_more() -> None:
    table = scene().hero_turn(1).do(1, "move", "archery").do(1, "shoot", dice=[6, 6, 6])
    assert table.asked == "HeroMove"
    table.go(1, "village")
    assert table.heard("idle")
    assert table.asked != "HeroMove"


@rule("4.4")
def test_guard_then_villain_then_road() -> None:
    table = scene().road("north", carriages=["pink"]).draw(0, "villain-01", 1)
    kinds = [told[0] for told in table.told]
    assert kinds.index("guard") < kinds.index("villain") < kinds.index("activates")
    assert table.guarded("forge") == [1, 3, 4]
    assert table.carriages("north") == ["green"]


@rule("4.4")
def test_a_card_without_a_road_activates_none() -> None:
    table = scene().draw(0, "villain-17")
    assert not table.heard("activates")


@rule("4.5")
def test_a_guard_takes_the_first_hideout_without_one() -> None:
    table = scene().guards("armoury:1", "armoury:3").draw(0, "villain-17")
    assert table.guarded("armoury") == [1, 2, 3]


@rule("4.6")
def test_a_guard_without_a_hideout_goes_to_the_track() -> None:
    table = scene().guards(*[f"armoury:{n}" for n in range(1, 5)]).draw(0, "villain-17")
    assert table.s.track == 1
    assert table.match.view(0)["track"] == {"guards": 1, "length": 6}


@rule("4.7")
def test_a_trap_captures_guard_and_trap_go_to_the_lair() -> None:
    table = scene().traps(1, "armoury:1").draw(0, "villain-17")
    assert table.guarded("armoury") == [3, 4]
    assert (table.s.captives[1], table.s.traps[1], table.s.laid[1]) == (1, 0, 1)


@rule("4.7")
def test_a_trap_comes_before_an_arrest() -> None:
    table = scene().traps(1, "armoury:1").men(2, "armoury:1").draw(0, "villain-17")
    assert table.s.captives[1] == 1
    assert table.s.men[2] == mask("armoury:1")
    assert not table.heard("arrested")


@rule("4.7", "4.15a")
def test_what_a_lost_trap_or_barricade_uncovered_is_kept() -> None:
    table = scene(2).hand(0).hand(1).goods(0).goods(1).field(laid=[1, 0]).traps(0, "armoury:1")
    table.draw(1, "villain-17").do(1, "end").do(0, "stop")  # the captive is kept
    assert (table.s.captives[0], table.s.traps[0]) == (1, 0)
    assert (table.asked, table.waiting) == ("GainResource", 0)
    table = scene(2).hand(0).hand(1).goods(0).goods(1).field(built=[1, 0]).road("north", barricades=[0])
    table.draw(1, "villain-10").do(1, "end")
    assert table.barricades("north") == []
    assert table.has(0) == {"penny": 1}


@rule("4.8")
def test_an_arrest_is_paid_by_the_owner_out_of_turn() -> None:
    table = scene().men(2, "armoury:1").goods(2, wood=1, penny=1).draw(0, "villain-17")
    assert (table.asked, table.waiting) == ("ArrestFine", 2)
    table.do(2, "pay", "penny")
    assert table.has(2) == {"wood": 1}
    spot = table.match.view(0)["sites"][0]["hideouts"][0]
    assert (spot["arrested"], spot["fine"], spot["man"]) == (True, "penny", 2)
    assert (table.asked, table.waiting) == ("HeroMove", 0)


@rule("4.9")
def test_an_owner_who_cannot_pay_sees_his_man_jailed_at_once() -> None:
    table = scene().men(2, "armoury:1").goods(2).draw(0, "villain-17")
    assert table.cells(2) == [1, 0, 0, 0]
    assert table.s.men[2] == 0
    assert table.guarded("armoury") == [1, 3, 4]


@rule("4.10")
def test_the_sheriff_brings_two_guards_and_spares_the_main_area() -> None:
    table = scene().guards().men(1, "armoury").draw(0, "villain-01", HIT)
    assert table.guarded("armoury") == [1, 2]
    assert table.s.mains[7] == 1
    assert table.match.view(0)["spaces"][0]["villains"] == ["sheriff"]


@rule("4.10", "4.6")
def test_the_sheriffs_second_guard_may_go_to_the_track() -> None:
    table = scene().guards("armoury:1", "armoury:2", "armoury:3").draw(0, "villain-01", HIT)
    assert table.guarded("armoury") == [1, 2, 3, 4]
    assert table.s.track == 1


@rule("4.10a", "4.7")
def test_the_sheriffs_second_guard_takes_the_hideout_whose_trap_caught_the_first() -> None:
    table = scene().traps(2, "armoury:1").men(1, "armoury:1").goods(1, wood=1).draw(0, "villain-01")
    assert table.s.captives[2] == 1
    assert table.guarded("armoury") == [1, 3, 4]
    assert table.heard("arrested")


@rule("4.10", "4.8")
def test_both_of_the_sheriffs_guards_may_arrest() -> None:
    table = scene().guards().men(1, "armoury:1", "armoury:2").goods(1, wood=2).draw(0, "villain-01", HIT)
    assert table.has(1) == {}
    assert [spot["fine"] for spot in table.match.view(0)["sites"][0]["hideouts"]] == ["wood", "wood", None, None]


@rule("4.11")
def test_a_villain_costs_a_hero_a_distraction() -> None:
    table = scene().hero(1, at="north").goods(1, distraction=2).draw(0, "villain-17")
    assert table.has(1) == {"distraction": 1}
    assert table.s.turned[1] == 0


@rule("4.11")
def test_without_a_distraction_the_card_is_turned_once() -> None:
    table = scene().hero(1, at="north").goods(1).draw(0, "villain-17")
    assert table.match.view(0)["players"][1]["turned"]
    table = scene().hero(1, at="north").goods(1, distraction=1).field(turned=[0, 1, 0], round=2).draw(0, "villain-17")
    assert table.has(1) == {"distraction": 1}
    assert table.s.turned[1] == 1


@rule("4.11")
def test_every_hero_there_pays() -> None:
    table = scene().hero(1, at="north").hero(2, at="north").goods(1, distraction=1).goods(2).draw(0, "villain-17")
    assert table.has(1) == {}
    assert list(table.s.turned) == [0, 0, 1]


@rule("4.11")
def test_the_distraction_goes_before_the_sheriffs_guards_ask_a_fine() -> None:
    table = scene().guards().hero(1, at="armoury").men(1, "armoury:1").goods(1, distraction=1)
    table.draw(0, "villain-01", HIT)
    assert table.has(1) == {}
    assert table.s.turned[1] == 0
    assert table.cells(1) == [1, 0, 0, 0]  # nothing was left to pay with


@rule("4.11")
def test_buying_oneself_out_may_be_a_choice() -> None:
    table = scene(buy_out="may").hero(1, at="north").goods(1, distraction=1).draw(0, "villain-17")
    assert (table.asked, table.waiting) == ("Caught", 1)
    kept = scene(buy_out="may").hero(1, at="north").goods(1, distraction=1).draw(0, "villain-17").do(1, "caught")
    assert kept.has(1) == {"distraction": 1}
    assert kept.s.turned[1] == 1
    table.do(1, "buy_out")
    assert table.has(1) == {}
    assert table.s.turned[1] == 0


@rule("4.12", "4.12a")
def test_a_turned_hero_lacks_his_ability_for_one_hero_phase() -> None:
    table = scene(2).hand(0).hand(1).field(turned=[0, 2], round=2).end_round()
    assert table.s.turned[1] == 2  # round 3: still turned
    pink = scene().field(round=3, turned=[0, 2, 0]).road("north", carriages=["pink"]).weapons(1, sword=1)
    assert pink.hero_turn(1).go(1, "north").heard("idle")
    table = scene(2).hand(0).hand(1).field(turned=[0, 2], round=3).end_round()
    assert table.s.turned[1] == 0
    assert table.heard("turned_back")


@rule("4.13")
def test_a_villains_space_costs_a_distraction_or_is_closed() -> None:
    table = scene().villains(guy="north").goods(0, distraction=1).hero_turn(0).go(0, "north")
    assert table.has(0) == {}
    table = scene().villains(guy="north").goods(0).hero_turn(0)
    sentence = "A villain is there: to enter takes a distraction, and you have none."
    assert table.refusal(0, "move", "north") == (sentence, "4.13")


@rule("4.13")
@pytest.mark.parametrize(("toll", "paid"), [("each", 2), ("once", 1)])
def test_two_villains_cost_two_unless_the_table_says_one(toll: str, paid: int) -> None:
    table = scene(villain_toll=toll).villains(guy="north", john="north").goods(0, distraction=3).hero_turn(0)
    assert table.go(0, "north").has(0) == {"distraction": 3 - paid}


@rule("4.14")
def test_a_villain_drawn_again_moves_and_acts_again() -> None:
    table = scene().villains(john="east").draw(0, "villain-17")
    assert table.pennies("north") == 7
    spaces = {space["space"]: space["villains"] for space in table.match.view(0)["spaces"]}
    assert (spaces["north"], spaces["east"]) == (["john"], [])


@rule("4.15")
def test_guy_sends_the_front_barricade_home_and_its_carriage_to_the_castle() -> None:
    table = scene().road("north", barricades=[1, 2], carriages=["pink", None, "blue"], pennies=8)
    table.road("south", carriages=["green"]).draw(0, "villain-10", 0)
    assert table.barricades("north") == [1]
    assert table.carriages("north") == ["pink", None]
    assert table.s.built[2] == 1  # it still scores from the lair
    assert table.pennies("north") == 7
    assert table.match.view(0)["lot"][0]["colour"] == "blue"


@rule("4.15", "4.15a")
def test_guy_leaves_the_printed_barricade_alone() -> None:
    table = scene().road("north", carriages=["pink"]).road("south", carriages=["green"]).draw(0, "villain-10", 0)
    assert table.carriages("north") == ["pink"]
    assert table.pennies("north") == 8
    assert not table.heard("torn")


@rule("4.16")
@pytest.mark.parametrize(("barricades", "lost"), [([], 1), ([1], 2), ([1, 2, 0], 4)])
def test_prince_john_takes_a_penny_for_every_barricade(barricades: list[int], lost: int) -> None:
    table = scene().road("north", barricades=barricades, pennies=8)
    assert table.match.view(0)["roads"][0]["prince_john"] == lost
    assert table.draw(0, "villain-17").pennies("north") == 8 - lost
