"""Chapter 3, third part: traps, barricades, emissaries, rewards of the player board."""

import pytest

from games.merrymen.scene import Scene, mask, scene
from sherwood.games.merrymen.rules.cards import BARRICADE_COST, TRAP_COST
from sherwood.games.merrymen.rules.names import ROAD_NAMES, SITE_NAMES
from support.cite import cites

rule = cites("merrymen")
PLENTY = {"wood": 5, "iron": 5, "tool": 5, "penny": 5}


def builder(card: str, action: str, goods: dict[str, int] | None = None, **options: object) -> Scene:
    table = scene(**options).goods(0, **(PLENTY if goods is None else goods)).hand(0, card)
    return table.do(0, "play", card).do(0, "use", action)


def spent(table: Scene) -> dict[str, int]:
    left = table.has(0)
    return {kind: n - left.get(kind, 0) for kind, n in PLENTY.items() if n != left.get(kind, 0)}


@rule("3.28")
def test_building_takes_a_man_to_the_yard_and_resources_to_the_supply() -> None:
    table = builder("much-3", "trap").do(0, "trap", "forge")
    assert table.match.view(0)["yard"] == [0]
    assert table.in_stash() == {"wood": 1, "iron": 1, "tool": 1, "distraction": 2, "penny": 1}
    assert table.s.traps[0] == mask("forge:1")


@rule("3.29")
@pytest.mark.parametrize(
    ("site", "cost"),
    [
        ("armoury", {"iron": 2, "wood": 1}),
        ("workshop", {"wood": 2, "iron": 1}),
        ("lumberjack", {"iron": 2, "tool": 1}),
        ("church", {"wood": 2, "tool": 1}),
        ("forge", {"tool": 2, "wood": 1}),
        ("square", {"tool": 2, "iron": 1}),
    ],
)
def test_what_a_trap_costs(site: str, cost: dict[str, int]) -> None:
    assert spent(builder("much-3", "trap").do(0, "trap", site)) == cost
    table = builder("much-3", "trap", goods={"iron": 2, "wood": 1})
    assert table.words(0, "trap") == ["armoury"]


@rule("3.29", "3.30", "3.32")
def test_choices_of_building_name_what_they_cost() -> None:
    told = [choice.say for choice in builder("much-3", "trap").match.choices(0)]
    assert "Trap at the forge · 1 wood · 2 tools" in told
    cheaper = [choice.say for choice in builder("alan-3", "trap_m1").match.choices(0)]
    assert "Trap at the forge · 1 wood · 2 tools · 1 resource less" in cheaper


@rule("3.29")
def test_a_trap_may_cost_a_penny_too() -> None:
    table = builder("much-3", "trap", trap_penny=True).do(0, "trap", "armoury")
    assert table.asked == "LayPenny"
    table.do(0, "lay", "west")
    assert table.pennies("west") == 9
    table = scene(trap_penny=True).goods(0, iron=2, wood=1).hand(0, "much-3").do(0, "play", "much-3")
    assert not table.can(0, "use", "trap")


@rule("3.30")
@pytest.mark.parametrize(
    ("road", "cost"),
    [
        ("north", {"wood": 1, "iron": 1, "tool": 1, "penny": 1}),
        ("east", {"wood": 2, "iron": 1, "penny": 1}),
        ("south", {"iron": 2, "tool": 1, "penny": 1}),
        ("west", {"tool": 2, "wood": 1, "penny": 1}),
    ],
)
def test_what_a_barricade_costs(road: str, cost: dict[str, int]) -> None:
    assert spent(builder("much-4", "barricade").do(0, "barricade", road).do(0, "lay", road)) == cost


@rule("3.30", "3.31")
def test_no_barricade_without_a_penny() -> None:
    table = scene().goods(0, wood=5, iron=5, tool=5).hand(0, "much-4").do(0, "play", "much-4")
    assert not table.can(0, "use", "barricade")


@rule("3.30")
def test_what_is_missing_is_told() -> None:
    table = builder("much-4", "barricade", goods={"wood": 2, "iron": 1, "penny": 1})
    assert table.words(0, "barricade") == ["east"]
    assert table.refusal(0, "barricade", "west") == ("You lack 2 resources for it.", "3.30")
    assert table.match.view(0)["costs"]["barricades"] == {"north": 1, "east": 0, "south": 2, "west": 2}


@rule("3.31")
def test_the_penny_goes_on_any_road() -> None:
    table = builder("much-4", "barricade").do(0, "barricade", "north")
    assert table.words(0, "lay") == list(ROAD_NAMES)
    table.do(0, "lay", "south")
    assert (table.pennies("north"), table.pennies("south")) == (8, 9)
    assert table.has(0)["penny"] == 4


@rule("3.32", "3.32a")
def test_a_discount_leaves_out_a_resource_of_choice() -> None:
    table = builder("alan-3", "trap_m1").do(0, "trap", "armoury")
    assert table.words(0, "leave") == ["wood", "iron"]
    assert spent(table.do(0, "leave", "wood")) == {"iron": 2}


@rule("3.32a")
def test_a_discount_makes_up_for_what_is_missing() -> None:
    table = builder("alan-3", "trap_m1", goods={"iron": 2})
    assert table.words(0, "trap") == ["armoury", "lumberjack"]
    table.do(0, "trap", "armoury")
    assert table.has(0) == {}
    assert table.waiting == 1


@rule("3.32")
def test_a_discount_never_saves_the_penny_of_a_barricade() -> None:
    table = builder("much-5", "barricade_m1").do(0, "barricade", "east")
    assert table.words(0, "leave") == ["wood", "iron"]
    assert spent(table.do(0, "leave", "wood").do(0, "lay", "east")) == {"wood": 1, "iron": 1, "penny": 1}


@rule("3.32")
@pytest.mark.parametrize(("saved", "cost"), [("save_resource", {"penny": 1}), ("save_penny", {"iron": 1})])
def test_a_cheaper_emissary_saves_a_resource_or_a_penny(saved: str, cost: dict[str, int]) -> None:
    table = scene().goods(0, **PLENTY).weapons(0, bow=1).hand(0, "much-2").do(0, "play", "much-2")
    table.do(0, "use", "emissary_m1").do(0, saved).do(0, "spend_weapon", "bow")
    if saved == "save_penny":
        table.do(0, "spend", "iron")
    else:
        table.do(0, "lay", "east")
    assert spent(table) == cost


@rule("3.33")
def test_trap_or_barricade_builds_either() -> None:
    table = builder("stutely-4", "trap_or_barricade")
    assert table.words(0, "trap") == list(SITE_NAMES)
    assert table.words(0, "barricade") == list(ROAD_NAMES)
    assert spent(table.do(0, "trap", "church")) == {"wood": 2, "tool": 1}
    assert table.s.laid[0] == 1


@rule("3.34")
def test_barricades_fill_a_road_from_the_far_end() -> None:
    table = builder("much-4", "barricade").road("east", barricades=[1], pennies=8).do(0, "barricade", "east")
    assert table.barricades("east") == [1, 0]
    assert table.s.built[0] == 1


@rule("3.34")
@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_a_road_has_so_many_spaces_for_barricades(spaces: int) -> None:
    table = builder("much-4", "barricade", barricade_spaces=spaces)
    table.road("north", barricades=[1] * (spaces - 1), pennies=8)
    assert "north" in table.words(0, "barricade")
    table.road("north", barricades=[1] * spaces, pennies=8).field(built=[0, spaces, 0])
    assert "north" not in table.words(0, "barricade")
    assert table.refusal(0, "barricade", "north")[1] == "3.34"


def income(**laid_or_built: list[int]) -> Scene:
    """A new round for two players, whose hands are empty so that nobody is asked before."""
    table = scene(2).goods(0).goods(1).hand(0).hand(1).field(**laid_or_built)
    return table.end_round()


@rule("3.35", "3.39")
@pytest.mark.parametrize(
    ("built", "goods", "asked"),
    [
        (1, {}, "PlayCard"),
        (2, {"penny": 1}, "PlayCard"),
        (3, {"penny": 1, "distraction": 1}, "PlayCard"),
        (4, {"penny": 1, "distraction": 1}, "GainWeapon"),
        (5, {"penny": 1, "distraction": 1}, "GainWeapon"),
    ],
)
def test_barricades_uncover_an_income(built: int, goods: dict[str, int], asked: str) -> None:
    table = income(built=[built, 0])
    assert table.has(0) == goods
    assert table.asked == asked


@rule("3.35")
def test_there_are_five_barricades() -> None:
    table = scene().goods(0, **PLENTY).field(built=[5, 0, 0]).hand(0, "much-4").do(0, "play", "much-4")
    assert not table.can(0, "use", "barricade")
    table = builder("stutely-4", "trap_or_barricade").field(built=[5, 0, 0])
    assert table.refusal(0, "barricade", "north") == ("You have no barricade left.", "3.35")


@rule("3.36")
def test_a_trap_takes_the_first_hideout_without_guard_or_trap() -> None:
    table = builder("much-3", "trap").guards("forge:1").traps(1, "forge:2").men(2, "forge:3")
    table.do(0, "trap", "forge")
    assert table.s.traps[0] == mask("forge:3")
    assert table.s.men[2] == mask("forge:3")


@rule("3.36")
def test_a_site_full_of_guards_and_traps_takes_no_trap() -> None:
    table = builder("much-3", "trap").guards("forge:1", "forge:3", "forge:4").traps(1, "forge:2")
    assert "forge" not in table.words(0, "trap")
    assert table.refusal(0, "trap", "forge")[1] == "3.36"


@rule("3.37", "3.39")
@pytest.mark.parametrize(("laid", "asked"), [(1, "PlayCard"), (2, "GainResource")])
def test_traps_uncover_a_resource(laid: int, asked: str) -> None:
    assert income(laid=[laid, 0]).asked == asked


@rule("3.37")
def test_the_third_trap_uncovers_a_loot_token() -> None:
    table = income(laid=[3, 0])
    assert table.heard("loot")
    assert not income(laid=[2, 0]).heard("loot")


@rule("3.37")
def test_the_fourth_trap_makes_the_hand_five() -> None:
    assert len(income(laid=[4, 0]).cards("hand", 0)) == 5
    assert len(income(laid=[3, 0]).cards("hand", 0)) == 4


@rule("3.37")
def test_there_are_five_traps() -> None:
    table = builder("stutely-4", "trap_or_barricade").field(laid=[5, 0, 0])
    assert table.refusal(0, "trap", "church") == ("You have no trap left.", "3.37")


@rule("3.38", "3.38a")
@pytest.mark.parametrize("kind", ["laid", "built"])
def test_the_last_reward_opens_the_fourth_hideout_at_once(kind: str) -> None:
    table = builder("stutely-4", "trap_or_barricade").field(**{kind: [4, 0, 0]})
    if kind == "laid":
        table.do(0, "trap", "church")
    else:
        table.do(0, "barricade", "north").do(0, "lay", "north")
    assert (table.s.ready[0], table.s.training[0]) == (3, 2)
    assert table.match.view(0)["players"][0]["beds"] == 4


@rule("3.38a")
def test_the_fourth_hideout_stays_empty_while_nobody_trains() -> None:
    table = builder("stutely-4", "trap_or_barricade").field(laid=[4, 0, 0]).prison(0, 1, 1, 1).do(0, "trap", "church")
    assert (table.s.ready[0], table.s.training[0]) == (2, 0)
    assert table.match.view(0)["players"][0]["beds"] == 4


@rule("3.38")
def test_the_fourth_hideout_opens_only_once() -> None:
    table = builder("stutely-4", "trap_or_barricade").field(laid=[4, 0, 0], built=[5, 0, 0], fourth=1)
    table.do(0, "trap", "church")
    assert (table.s.ready[0], table.s.training[0]) == (2, 3)


@rule("3.39")
def test_income_comes_in_turn_order() -> None:
    table = income(laid=[2, 2])
    assert table.waiting == table.s.first == 1
    table.do(1, "gain", "wood")
    assert table.waiting == 0


def envoy(sent: int, card: str = "alan-1", /, **goods: int) -> Scene:
    table = scene().goods(0, **goods).weapons(0, bow=2, axe=2).emissaries(0, sent)
    return table.hand(0, card).do(0, "play", card)


@rule("3.40", "3.31")
def test_an_emissary_takes_weapons_resources_and_pennies_of_choice() -> None:
    table = envoy(1, **PLENTY).do(0, "use", "emissary")
    table.do(0, "spend_weapon", "axe").do(0, "spend", "tool").do(0, "spend", "wood")
    table.do(0, "lay", "north").do(0, "lay", "south")
    assert table.armed(0) == {"bow": 2, "axe": 1}
    assert spent(table) == {"wood": 1, "tool": 1, "penny": 2}
    assert (table.pennies("north"), table.pennies("south")) == (9, 9)
    assert table.s.emissaries[0] == 2
    assert table.s.ready[0] == 2


@rule("3.41")
@pytest.mark.parametrize(("sent", "weapons", "resources", "pennies"), [(0, 1, 1, 1), (1, 1, 2, 2), (2, 2, 2, 2)])
def test_emissaries_grow_dearer(sent: int, weapons: int, resources: int, pennies: int) -> None:
    assert envoy(sent, wood=resources, penny=pennies).can(0, "use", "emissary")
    assert not envoy(sent, wood=resources - 1, penny=pennies).can(0, "use", "emissary")
    assert envoy(sent, wood=resources, penny=pennies - 1).refusal(0, "use", "emissary")[1] == "3.41"
    cost = envoy(sent).match.view(0)["costs"]["emissary"]["cost"]
    assert cost == {"weapons": weapons, "resources": resources, "pennies": pennies}
    unarmed = envoy(sent, wood=resources, penny=pennies).weapons(0, bow=weapons - 1)
    assert not unarmed.can(0, "use", "emissary")


@rule("3.41", "3.32")
@pytest.mark.parametrize(
    ("action", "card", "goods", "lack"),
    [
        ("emissary", "alan-1", {"wood": 1, "penny": 1}, (0, 1, 1)),
        ("emissary", "alan-1", {"wood": 1, "iron": 1}, (0, 0, 2)),
        ("emissary_m1", "alan-2", {}, (0, 1, 2)),
        ("emissary_m1", "alan-2", {"wood": 1}, (0, 0, 2)),
        ("emissary_m1", "alan-2", {"wood": 2}, (0, 0, 1)),
        ("emissary_m1", "alan-2", {"penny": 2}, (0, 1, 0)),
    ],
)
def test_what_the_second_emissary_still_lacks_is_told(
    action: str, card: str, goods: dict[str, int], lack: tuple[int, ...]
) -> None:
    said = "Your next emissary still lacks weapons: {}, resources: {}, pennies: {}.".format(*lack)
    assert envoy(1, card, **goods).refusal(0, "use", action) == (said, "3.41")


@rule("3.42")
def test_emissaries_do_not_come_home() -> None:
    table = scene(2).emissaries(0, 2).hand(0).hand(1).men(0, "forge").end_round()
    assert table.s.emissaries[0] == 2
    assert (table.s.ready[0], table.s.training[0]) == (3, 1)


@rule("3.43")
def test_three_emissaries_at_most() -> None:
    assert envoy(3, **PLENTY).refusal(0, "use", "emissary") == ("You have sent three emissaries already.", "3.43")


def test_costs_are_three_resources_everywhere() -> None:
    assert [sum(TRAP_COST[5 * site : 5 * site + 5]) for site in range(6)] == [3] * 6
    assert [sum(BARRICADE_COST[5 * road : 5 * road + 5]) for road in range(4)] == [4] * 4
