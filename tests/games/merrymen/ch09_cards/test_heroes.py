"""Chapter 9, first part: the five heroes."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, scene
from support.cite import cites

rule = cites("merrymen")


@rule("9.1")
def test_robin_rerolls_one_die_a_move_at_archery() -> None:
    table = scene().goods(0).hero_turn(0).do(0, "move", "archery").do(0, "shoot", dice=[MISS] * 3)
    assert table.asked == "ArcheryReroll"
    table.do(0, "reroll", dice=[HIT])
    assert table.has(0) == {"penny": 1}
    table.do(0, "shoot", dice=[HIT, MISS, MISS])  # one short, but the reroll of this move is used
    assert table.asked == "HeroMove"
    assert table.heard("fails_archery")


@rule("9.1")
def test_robin_rerolls_in_prison() -> None:
    table = scene().goods(0, distraction=1).prison(1, 1).stash().hero_turn(0).do(0, "move", "prison")
    table.do(0, "tokens", 1, dice=[MISS, MISS])
    assert table.asked == "PrisonReroll"
    table.do(0, "reroll", dice=[HIT])
    assert table.asked == "Rescue"


@rule("9.1")
def test_robin_may_leave_the_roll() -> None:
    table = scene().goods(0, distraction=1).prison(1, 1, 2).hero_turn(0).do(0, "move", "prison")
    table.do(0, "tokens", 1, dice=[HIT, MISS]).do(0, "keep")
    assert table.options(0, "rescue") == [(1, 1)]
    table = scene().goods(0).hero_turn(0).do(0, "move", "archery").do(0, "shoot", dice=[MISS] * 3).do(0, "keep")
    assert table.heard("fails_archery")


@rule("9.1", "4.12")
def test_others_do_not_reroll_nor_does_robin_with_his_card_turned() -> None:
    table = scene().hero_turn(1).do(1, "move", "archery").do(1, "shoot", dice=[MISS] * 3)
    assert table.asked == "HeroMove"
    table = scene().field(turned=[1, 0, 0]).hero_turn(0).do(0, "move", "archery").do(0, "shoot", dice=[MISS] * 3)
    assert table.asked == "HeroMove"


@rule("9.2")
@pytest.mark.parametrize(
    ("hero", "colour", "fewest"), [("will", "pink", 1), ("will", "green", 2), ("robin", "pink", 2)]
)
def test_will_robs_pink_carriages_with_one_die(hero: str, colour: str, fewest: int) -> None:
    weapon = {"pink": "sword", "green": "bow"}[colour]
    table = scene().hero(2, hero).weapons(2, **{weapon: 2}).road("north", carriages=[colour])
    table.hero_turn(2).do(2, "move", "north")
    assert min(dice for _, dice in table.options(2, "ambush")) == fewest


def littlejohn(**options: object) -> Scene:
    return scene(**options).goods(2, iron=2).hero_turn(2)


@rule("9.3")
def test_little_john_trades_without_moving_once_a_turn() -> None:
    table = littlejohn().do(2, "free").do(2, "buy", "sword").do(2, "stop")
    assert (table.asked, table.s.moves, table.at(2)) == ("HeroMove", 2, "lair")
    assert table.armed(2) == {"sword": 1}
    assert not table.can(2, "free")


@rule("9.3")
def test_little_johns_free_move_comes_after_his_moves_too() -> None:
    table = littlejohn().do(2, "move", "archery").do(2, "shoot", dice=[MISS] * 3)
    table.do(2, "move", "store").do(2, "buy", "sword").do(2, "stop")
    assert (table.asked, table.s.moves) == ("HeroMove", 0)
    assert table.options(2, "move") == []
    assert table.can(2, "free")


@rule("9.3", "9.4")
@pytest.mark.parametrize(("reading", "place"), [("stay", "lair"), ("travel", "store")])
def test_a_free_move_may_take_the_hero_there(reading: str, place: str) -> None:
    assert littlejohn(free_move=reading).do(2, "free").at(2) == place


@rule("9.3")
def test_a_free_move_left_unused_costs_nothing() -> None:
    table = littlejohn().do(2, "free").do(2, "stop")
    assert (table.asked, table.s.moves) == ("HeroMove", 2)


@rule("9.4")
def test_jane_breaks_in_without_moving_once_a_turn() -> None:
    table = scene(4).goods(3, distraction=2).prison(0, 1).stash().hero_turn(3).do(3, "free")
    table.do(3, "tokens", 1, dice=[HIT, MISS]).do(3, "rescue", 0, 1)
    assert (table.asked, table.s.moves, table.at(3)) == ("HeroMove", 2, "lair")
    assert table.s.vp[3] == 2
    assert not table.can(3, "free")


@rule("9.4")
def test_no_free_move_for_the_others_or_a_turned_card() -> None:
    assert not scene().goods(1, iron=2).hero_turn(1).can(1, "free")
    assert not scene().goods(2, iron=2).field(turned=[0, 0, 1]).hero_turn(2).can(2, "free")


@rule("9.5")
def test_marian_minds_no_villain() -> None:
    table = scene(5).goods(4, distraction=1).hero(4, at="north").draw(0, "villain-17")
    assert table.has(4) == {"distraction": 1}
    assert table.s.turned[4] == 0
    table = scene(5).goods(4).villains(guy="north", john="north").hero_turn(4)
    assert "north" in table.spaces(4)
