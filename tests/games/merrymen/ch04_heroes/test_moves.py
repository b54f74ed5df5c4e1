"""Chapter 4, third part: moving, robbing, fighting."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, mask, scene
from sherwood.engine.stack import Stack
from sherwood.games.merrymen.rules.cards import FIGHT, LOOT_NAMES
from sherwood.games.merrymen.rules.hero import HeroTurn
from sherwood.games.merrymen.rules.names import SITE_NAMES, SPACE_NAMES, WEAPON_NAMES
from sherwood.games.merrymen.rules.round_end import RoundEnd
from support.cite import cites

rule = cites("merrymen")
PENNY_TOKEN = LOOT_NAMES.index("penny-1")


@rule("4.26")
def test_fourteen_spaces_and_never_the_same_twice_running() -> None:
    table = scene().hero_turn(1)
    assert table.spaces(1) == list(SPACE_NAMES)
    assert len(SPACE_NAMES) == 14
    table.do(1, "move", "archery").do(1, "shoot", dice=[MISS] * 3)
    assert set(SPACE_NAMES) - set(table.spaces(1)) == {"archery"}
    assert table.refusal(1, "move", "archery")[1] == "4.26"


@rule("4.26")
def test_the_hero_stays_and_may_make_fewer_moves() -> None:
    table = scene().hero_turn(1).do(1, "move", "archery").do(1, "shoot", dice=[MISS] * 3)
    table.do(1, "end")
    assert table.asked != "HeroMove"
    table = scene().hero_turn(1)
    bottom, _, *top = table.s.steps
    table.s.steps = Stack([bottom, RoundEnd(), HeroTurn(2), *top])
    table.do(1, "move", "archery").do(1, "end")
    assert table.at(1) == "archery"


@rule("4.26")
@pytest.mark.parametrize("crowding", [True, False])
def test_heroes_may_share_a_space_unless_the_table_says_no(crowding: bool) -> None:
    table = scene(crowding=crowding).hero(1, at="archery").hero_turn(0)
    assert table.can(0, "move", "archery") == crowding
    if not crowding:
        assert table.refusal(0, "move", "archery") == (
            "Another hero stands there, and at this table a space holds only one.",
            "4.26",
        )


@rule("4.27")
def test_doing_without_the_action_ends_the_turn() -> None:
    table = scene().hero_turn(0).do(0, "move", "archery").do(0, "end")
    assert table.asked != "HeroMove"


@rule("4.27")
def test_where_nothing_can_be_done_the_turn_ends() -> None:
    table = scene().weapons(0).goods(0, iron=1, distraction=1, penny=2).guards("forge:1").hero_turn(0)
    assert table.words(0, "move") == ["archery", "store"]  # unarmed, no prisoner, no guard on the track
    table.weapons(0, sword=1).prison(1, 1).field(track=1)
    assert table.words(0, "move") == ["forge", "prison", "archery", "store", "village"]
    table.do(0, "linger", "north")
    assert table.heard("idle")
    assert table.asked != "HeroMove"


def robber(dice: int = 2, colour: str = "green", **options: object) -> Scene:
    """Robin on the north road, a carriage of each of two colours there."""
    weapon = WEAPON_NAMES[["pink", "green", "orange", "blue"].index(colour)]
    table = scene(**options).goods(0).weapons(0, **{weapon: dice})
    table.road("north", barricades=[1], carriages=[colour, "orange"])
    return table.hero_turn(0).do(0, "move", "north")


@rule("4.28")
def test_a_carriage_takes_two_dice_of_its_colour_and_one_success() -> None:
    table = robber(3)
    assert table.options(0, "ambush") == [(1, 2), (1, 3)]
    table.do(0, "ambush", 0, "green", 2, dice=[MISS, HIT])
    assert table.heard("robs")


@rule("4.28")
def test_one_die_is_not_enough() -> None:
    table = robber(2).weapons(0, bow=2, axe=1)
    assert table.refusal(0, "ambush", 1, "orange", 2) == (
        "To rob it takes 2 orange dice, more than you have.",
        "4.28",
    )


@rule("4.29")
def test_a_distraction_rolls_one_die_again() -> None:
    table = robber().goods(0, distraction=2).do(0, "ambush", 0, "green", 2, dice=[MISS, MISS])
    assert table.asked == "AmbushReroll"
    table.do(0, "reroll", dice=[MISS]).do(0, "reroll", dice=[HIT])
    assert table.has(0) == {}
    assert table.heard("robs")


@rule("4.29", "4.30")
def test_after_the_last_distraction_it_has_failed() -> None:
    table = robber().goods(0, distraction=1).do(0, "ambush", 0, "green", 2, dice=[MISS, MISS])
    table.do(0, "reroll", dice=[MISS])
    assert table.heard("fails")
    assert table.asked == "HeroMove"


@rule("4.30")
def test_after_a_failure_dice_are_kept_and_another_space_is_next() -> None:
    table = robber().do(0, "ambush", 0, "green", 2, dice=[MISS, MISS])
    assert table.armed(0) == {"bow": 2}
    assert table.carriages("north") == ["green", "orange"]
    assert table.asked == "HeroMove"
    assert not table.can(0, "move", "north")


@rule("4.30")
def test_after_a_failure_in_the_last_move_the_hero_stays_and_the_turn_is_over() -> None:
    table = scene().goods(0).weapons(0, bow=2).road("north", carriages=["green"]).hero_turn(0, moves=1)
    bottom, _, *top = table.s.steps
    table.s.steps = Stack([bottom, RoundEnd(), HeroTurn(1), *top])
    table.do(0, "move", "north").do(0, "ambush", 0, "green", 2, dice=[MISS, MISS])
    assert (table.asked, table.waiting) == ("HeroMove", 1)
    assert table.at(0) == "north"


@rule("4.31")
def test_a_robbery_brings_reputation_and_the_dice_go_back() -> None:
    table = robber(3).do(0, "ambush", 0, "green", 2, dice=[HIT, HIT])
    assert table.s.reputation[0] == 1
    assert table.armed(0) == {"bow": 1}


@rule("4.32")
@pytest.mark.parametrize(
    ("slot", "goods", "asked"),
    [(0, {"penny": 2}, "HeroMove"), (4, {"penny": 1, "distraction": 1}, "HeroMove"), (8, {}, "GainResource")],
)
def test_the_row_of_the_slot_is_the_reward(slot: int, goods: dict[str, int], asked: str) -> None:
    table = robber().do(0, "ambush", 0, "green", 2, dice=[HIT, HIT])
    assert table.options(0, "park") == list(range(9))
    table.do(0, "park", slot, dice=[PENNY_TOKEN] if slot == 4 else None)
    assert table.has(0) == goods
    assert table.asked == asked
    assert table.match.view(0)["lot"][slot]["state"] == "lying"


@rule("4.33")
def test_each_barricade_on_the_road_pays_its_owner() -> None:
    table = robber().road("north", barricades=[1, 1, 2], carriages=["green"])
    table.field(built=[0, 2, 1]).do(0, "ambush", 0, "green", 2, dice=[HIT, HIT]).do(0, "park", 0)
    assert list(table.s.vp) == [0, 4, 2]
    table = robber().road("north", barricades=[0, 1], carriages=["green"])
    table.field(built=[1, 1, 0]).do(0, "ambush", 0, "green", 2, dice=[HIT, HIT]).do(0, "park", 0)
    assert list(table.s.vp) == [2, 2, 0]  # the robber's own barricade pays too


@rule("4.34")
def test_several_carriages_of_one_road_are_one_move() -> None:
    table = robber().weapons(0, bow=2, axe=2).do(0, "ambush", 0, "green", 2, dice=[HIT, HIT]).do(0, "park", 0)
    assert table.asked == "Ambush"
    table.do(0, "ambush", 1, "orange", 2, dice=[HIT, HIT]).do(0, "park", 1, dice=[PENNY_TOKEN])
    assert table.s.reputation[0] == 2
    assert table.asked == "HeroMove"
    assert table.s.moves == 1


@rule("4.34", "4.27")
def test_stopping_after_a_robbery_ends_only_the_move() -> None:
    table = robber().weapons(0, bow=2, axe=2).do(0, "ambush", 0, "green", 2, dice=[HIT, HIT]).do(0, "park", 0)
    table.do(0, "stop")
    assert (table.asked, table.s.moves) == ("HeroMove", 1)


@rule("4.21")
def test_a_robbery_that_fills_the_lot_is_paid_before_the_tax_rise() -> None:
    table = scene(2).goods(0).weapons(0, bow=2).road("north", carriages=["green"], pennies=30)
    table.lot("pink", "pink", "pink", "blue", "blue").hero_turn(0).do(0, "move", "north")
    table.do(0, "ambush", 0, "green", 2, dice=[HIT, HIT])  # only the last slot is free: two resources of choice
    assert table.asked == "GainResource"
    assert not table.heard("tax_rise")
    table.do(0, "gain", "wood").do(0, "gain", "wood")
    assert table.heard("tax_rise")
    assert [told[0] for told in table.told].count("activates") == 1


def fighter(site: str = "forge", goods: int = 0, **arms: int) -> Scene:
    table = scene().goods(0, distraction=goods).weapons(0, **arms)
    return table.hero_turn(0).go(0, site)


@rule("4.35")
def test_a_guard_is_chosen_before_the_fight() -> None:
    table = fighter(sword=1)
    assert table.asked == "Fight"
    assert table.options(0, "fight") == [18, 19]
    table.do(0, "fight", "forge:4")
    assert table.asked == "Strike"


@rule("4.36")
@pytest.mark.parametrize(
    ("site", "weapons"),
    [
        ("armoury", ("sword", "bow")),
        ("workshop", ("axe", "staff")),
        ("lumberjack", ("bow", "axe")),
        ("church", ("bow", "staff")),
        ("forge", ("sword", "axe")),
        ("square", ("sword", "staff")),
    ],
)
def test_only_the_two_weapons_of_the_site_count(site: str, weapons: tuple[str, str]) -> None:
    n = SITE_NAMES.index(site)
    assert (WEAPON_NAMES[FIGHT[2 * n]], WEAPON_NAMES[FIGHT[2 * n + 1]]) == weapons
    for weapon in WEAPON_NAMES:
        assert (fighter(site, **{weapon: 1}).asked == "Fight") == (weapon in weapons)


@rule("4.36")
def test_one_to_four_dice_and_one_success() -> None:
    table = fighter(sword=2, axe=2).do(0, "fight", "forge:3")
    assert len(table.options(0, "strike")) == 8
    table.do(0, "strike", "sword 2", "axe 2", dice=[MISS, MISS, MISS, HIT])
    assert table.guarded("forge") == [4]


@rule("4.36", "4.30")
def test_a_lost_fight_keeps_the_dice() -> None:
    table = fighter(sword=2).do(0, "fight", "forge:3").do(0, "strike", "sword 2", "axe 0", dice=[MISS, MISS])
    assert table.armed(0) == {"sword": 2}
    assert table.guarded("forge") == [3, 4]
    assert table.asked == "HeroMove"


@rule("4.29")
def test_a_fight_can_be_rolled_again() -> None:
    table = fighter(goods=1, sword=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[MISS])
    assert table.asked == "FightReroll"
    assert table.do(0, "reroll", dice=[HIT]).guarded("forge") == [4]


@rule("4.29")
def test_a_fight_need_not_be_rolled_again() -> None:
    table = fighter(goods=1, sword=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[MISS])
    table.do(0, "keep")
    assert table.has(0) == {"distraction": 1}
    assert table.asked == "HeroMove"


@rule("4.37")
def test_a_beaten_guard_goes_dice_go_back_reputation_rises() -> None:
    table = fighter(sword=2, axe=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 1", dice=[HIT, MISS])
    assert table.guarded("forge") == [4]
    assert table.armed(0) == {"sword": 1}
    assert table.s.reputation[0] == 1


@rule("4.38")
@pytest.mark.parametrize(("owner", "points"), [(1, 1), (0, 0)])
def test_a_freed_man_brings_his_fine_and_a_point_if_he_is_anothers(owner: int, points: int) -> None:
    table = scene().goods(0).weapons(0, sword=1).arrested(owner, "forge:1", "iron").hero_turn(0)
    table.do(0, "move", "forge").do(0, "fight", "forge:1").do(0, "strike", "sword 1", "axe 0", dice=[HIT])
    assert table.has(0) == {"iron": 1}
    assert table.s.vp[0] == points
    assert (table.s.men[owner], table.s.training[owner]) == (0, 4)
    assert all(fine == 0 for fine in table.s.fines)


@rule("4.39")
def test_several_guards_of_one_site_are_one_move() -> None:
    table = fighter(sword=1, axe=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[HIT])
    assert table.asked == "Fight"
    table.do(0, "fight", "forge:4").do(0, "strike", "sword 0", "axe 1", dice=[HIT])
    assert table.guarded("forge") == []
    assert (table.asked, table.s.moves) == ("HeroMove", 1)


@rule("4.40")
@pytest.mark.parametrize(
    ("site", "weapon", "goods"),
    [("forge", "sword", {"iron": 1}), ("church", "bow", {"distraction": 1}), ("lumberjack", "bow", {"wood": 1})],
)
def test_the_last_guard_of_a_site_leaves_its_product(site: str, weapon: str, goods: dict[str, int]) -> None:
    table = scene().goods(0).guards(f"{site}:2").weapons(0, **{weapon: 1}).hero_turn(0).do(0, "move", site)
    a, b = (WEAPON_NAMES[FIGHT[2 * SITE_NAMES.index(site) + icon]] for icon in range(2))
    arms = [f"{name} {int(name == weapon)}" for name in (a, b)]
    table.do(0, "fight", f"{site}:2").do(0, "strike", *arms, dice=[HIT])
    assert table.has(0) == goods


@rule("4.40")
def test_the_armoury_leaves_a_weapon_the_square_a_loot_token() -> None:
    table = scene().guards("armoury:1").weapons(0, sword=1).hero_turn(0).do(0, "move", "armoury")
    table.do(0, "fight", "armoury:1").do(0, "strike", "sword 1", "bow 0", dice=[HIT])
    assert table.asked == "GainWeapon"
    table = scene().goods(0).guards("square:1").weapons(0, sword=1).hero_turn(0).do(0, "move", "square")
    table.do(0, "fight", "square:1").do(0, "strike", "sword 1", "staff 0", dice=[HIT, PENNY_TOKEN])
    assert table.has(0) == {"penny": 1}


@rule("4.40")
def test_a_guard_who_is_not_the_last_leaves_nothing() -> None:
    table = fighter(sword=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[HIT])
    assert table.has(0) == {}
    assert table.s.guards & mask("forge:4")


@rule("4.52")
def test_weapons_stay_from_round_to_round() -> None:
    table = scene(2).hand(0).hand(1).weapons(0, sword=2, axe=1).end_round()
    assert table.s.round == 2
    assert table.armed(0) == {"sword": 2, "axe": 1}


@rule("4.53")
@pytest.mark.parametrize(("face", "hit"), [(1, True), (2, True), (3, True), (4, True), (5, False), (6, False)])
def test_a_weapon_die_succeeds_on_four_faces(face: int, hit: bool) -> None:
    table = fighter(sword=1).do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[face])
    assert table.heard("beats") == hit


@rule("4.53")
def test_six_carriages_of_each_colour() -> None:
    table = scene()
    bag = table.match.view(0)["bag"]
    on_roads = [colour for road in table.match.view(0)["roads"] for colour in road["carriages"]]
    assert {colour: n + on_roads.count(colour) for colour, n in bag.items()} == dict.fromkeys(bag, 6)
    store = {row["weapon"]: row["colour"] for row in table.match.view(0)["store"]}
    assert store == {"sword": "pink", "bow": "green", "axe": "orange", "staff": "blue"}
