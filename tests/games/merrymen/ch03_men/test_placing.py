"""Chapter 3, first part: turns, cards, hideouts and main areas."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, scene
from sherwood.engine.bits import bit
from sherwood.games.merrymen.rules.names import SITE_NAMES
from support.cite import cites

rule = cites("merrymen")


def resting(table: Scene, seat: int, site: str, card: str) -> Scene:
    return table.hand(seat, card).do(seat, "play", card).do(seat, "rest", site)


@rule("3.1")
def test_players_place_one_man_each_clockwise_and_he_stays() -> None:
    table = scene(3)
    for seat, card in ((0, "much-1"), (1, "alan-1"), (2, "wat-1"), (0, "lee-1")):
        assert table.waiting == seat
        resting(table, seat, "forge", card)
    assert table.s.ready[0] == 1
    assert table.s.mains[SITE_NAMES.index("forge")] == 2


@rule("3.2")
def test_a_player_with_men_and_cards_cannot_pass() -> None:
    table = scene()
    assert not table.can(0, "pass")


@rule("3.2")
def test_a_player_without_a_playable_card_is_passed_over() -> None:
    table = scene(3).hand(1)
    resting(table, 0, "forge", "much-1")
    assert table.waiting == 2


@rule("3.3", "3.15")
@pytest.mark.parametrize(
    ("site", "gain"),
    [
        ("workshop", {"tool": 1}),
        ("lumberjack", {"wood": 1}),
        ("church", {"distraction": 1}),
        ("forge", {"iron": 1}),
    ],
)
def test_what_the_sites_give(site: str, gain: dict[str, int]) -> None:
    table = resting(scene().goods(0), 0, site, "much-1")
    assert table.has(0) == gain


@rule("3.3", "3.15")
def test_the_armoury_gives_a_weapon_of_choice() -> None:
    table = resting(scene(), 0, "armoury", "much-1")
    assert table.asked == "GainWeapon"
    table.do(0, "take", "axe")
    assert table.armed(0) == {"axe": 1}


@rule("3.3", "3.18")
def test_the_square_is_a_theft_the_yard_and_the_crusade_need_actions() -> None:
    table = scene().hand(0, "much-1").do(0, "play", "much-1")
    assert table.words(0, "rest") == list(SITE_NAMES)
    table.do(0, "rest", "square", dice=[HIT, MISS, MISS])
    assert table.asked == "Theft"


@rule("3.4")
def test_a_hideout_takes_one_man_and_none_beside_a_guard() -> None:
    table = scene().men(1, "forge:1").hand(0, "much-4").do(0, "play", "much-4").do(0, "use", "iron2")
    assert table.s.men[0] == bit(4 * SITE_NAMES.index("forge") + 1)
    table = scene().men(1, "forge:1", "forge:2").hand(0, "much-4").do(0, "play", "much-4")
    assert not table.can(0, "use", "iron2")
    assert table.refusal(0, "use", "iron2") == ("There is no free hideout at the forge.", "3.11")


@rule("3.4")
def test_main_areas_take_any_number() -> None:
    table = scene(2).men(1, "forge", "forge", "forge").men(0, "forge", "forge")
    resting(table, 0, "forge", "much-1")
    assert table.match.view(0)["sites"][SITE_NAMES.index("forge")]["main"] == [0, 0, 0, 1, 1, 1]


@rule("3.5")
def test_a_man_takes_a_card_from_hand_or_from_the_passive_pile() -> None:
    table = scene().hand(0, "much-1", "much-4").passive(0, "much-3")
    assert set(table.words(0, "play")) == {"much-1", "much-4"}
    assert table.words(0, "reuse") == ["much-3"]


@rule("3.6")
def test_an_active_card_is_used_for_one_of_its_two_actions() -> None:
    table = scene().goods(0).hand(0, "much-4").do(0, "play", "much-4")
    assert table.match.view(1)["spread"]["id"] == "much-4"
    table.do(0, "use", "iron2")
    assert table.cards("played", 0) == {"much-4"}
    assert table.has(0) == {"iron": 2}
    assert table.s.built[0] == 0


@rule("3.7")
def test_a_passive_card_goes_face_up_to_the_passive_pile_and_does_nothing() -> None:
    table = resting(scene().goods(0), 0, "forge", "much-3")
    assert table.cards("passive", 0) == {"much-3"}
    assert [card["id"] for card in table.match.view(1)["players"][0]["passive"]] == ["much-3"]
    assert table.has(0) == {"iron": 1}


@rule("3.8")
def test_active_cards_are_discarded_passive_ones_stay() -> None:
    table = scene(2).hand(0).hand(1).played(0, "much-1").passive(0, "much-3").end_round()
    assert table.cards("played", 0) == set()
    assert "much-1" in {card["id"] for card in table.match.view(0)["discard"]} | table.cards("hand", 0)
    assert table.cards("passive", 0) == {"much-3"}


SIX = ("much-1", "much-2", "much-3", "alan-1", "alan-2", "alan-3")


@rule("3.9")
def test_a_seventh_passive_card_pushes_one_out() -> None:
    table = resting(scene().passive(0, *SIX), 0, "forge", "wat-1")
    assert table.asked == "DropPassive"
    assert set(table.words(0, "drop")) == {*SIX, "wat-1"}
    table.do(0, "drop", "wat-1")
    assert table.cards("passive", 0) == set(SIX)
    assert table.waiting == 1


@rule("3.9")
def test_one_card_goes_before_the_thief_rolls() -> None:
    table = resting(scene().goods(0, wood=1).passive(0, *SIX), 0, "square", "wat-1")
    assert table.asked == "DropPassive"
    assert not table.heard("steals")
    table.do(0, "drop", "wat-1", dice=[MISS] * 3)
    assert table.heard("steals")
    assert table.cells(0) == [1, 0, 0, 0]


@rule("3.9")
def test_the_sixth_passive_card_is_still_welcome() -> None:
    table = resting(scene().passive(0, *SIX[:5]), 0, "forge", "wat-1")
    assert table.waiting == 1
    assert len(table.cards("passive", 0)) == 6


@rule("3.10")
def test_a_passive_card_may_be_played_active_but_not_passive_again() -> None:
    table = scene().goods(0).passive(0, "much-3").do(0, "reuse", "much-3")
    assert table.words(0, "use") == ["wood2"]
    assert table.options(0, "rest") == []
    table.do(0, "use", "wood2")
    assert table.cards("passive", 0) == set()
    assert table.cards("played", 0) == {"much-3"}


@rule("3.10")
def test_a_passive_card_with_nothing_to_do_is_refused() -> None:
    table = scene().goods(0).passive(0, "reynold-5")  # emissary or barricade, and nothing to pay with
    assert table.refusal(0, "reuse", "reynold-5") == ("Neither action of this card can be done now.", "3.10")


@rule("3.11", "3.11a")
def test_the_first_free_hideout_from_the_top_and_a_trap_does_not_stop_a_man() -> None:
    table = scene().traps(1, "forge:1").hand(0, "much-4").do(0, "play", "much-4").do(0, "use", "iron2")
    forge = SITE_NAMES.index("forge")
    assert table.s.men[0] == bit(4 * forge)
    assert table.s.traps[1] == bit(4 * forge)


@rule("3.11")
def test_a_hideout_needs_an_action_of_its_site() -> None:
    table = scene().hand(0, "much-4").do(0, "play", "much-4")
    assert not table.can(0, "use", "wood2")


@rule("3.12")
def test_any_hand_card_may_be_played_passive_in_any_main_area() -> None:
    table = scene().goods(0).hand(0, "reynold-5").do(0, "play", "reynold-5")
    assert table.words(0, "rest") == list(SITE_NAMES)
    assert table.options(0, "use") == []


@rule("3.13", "3.14")
def test_one_in_the_main_area_two_in_a_hideout() -> None:
    assert resting(scene().goods(0), 0, "lumberjack", "much-3").has(0) == {"wood": 1}
    table = scene().goods(0).hand(0, "much-3").do(0, "play", "much-3").do(0, "use", "wood2")
    assert table.has(0) == {"wood": 2}


@rule("3.14")
def test_two_weapons_from_a_hideout_of_the_armoury() -> None:
    table = scene().hand(0, "much-1").do(0, "play", "much-1").do(0, "use", "weapon2")
    table.do(0, "take", "sword").do(0, "take", "bow")
    assert table.armed(0) == {"sword": 1, "bow": 1}
    assert table.waiting == 1


@rule("3.15")
def test_a_resource_of_choice_is_wood_iron_or_a_tool() -> None:
    table = scene(2).field(laid=[2, 0]).end_round()
    table.do(table.waiting, "stop").do(table.waiting, "stop")
    assert table.asked == "GainResource"
    assert table.words(0, "gain") == ["wood", "iron", "tool"]


@rule("3.16", "3.16a")
def test_the_fifth_weapon_is_lost() -> None:
    table = scene().weapons(0, sword=3).hand(0, "much-1").do(0, "play", "much-1").do(0, "use", "weapon2")
    table.do(0, "take", "bow")
    assert table.armed(0) == {"sword": 3, "bow": 1}
    assert table.heard("unarmed")
    assert table.waiting == 1


@rule("3.16a")
def test_a_weapon_the_store_has_run_out_of_cannot_be_taken() -> None:
    table = scene(2).weapons(1, sword=2).hand(0, "much-1").do(0, "play", "much-1").do(0, "use", "weapon2")
    assert table.words(0, "take") == ["bow", "axe", "staff"]


@rule("3.16a")
def test_where_the_store_has_but_one_kind_nothing_is_asked() -> None:
    table = scene(2).weapons(1, bow=2, axe=2).weapons(0, staff=2).hand(0, "much-1").do(0, "play", "much-1")
    table.do(0, "use", "weapon2")
    assert (table.armed(0), table.waiting) == ({"sword": 2, "staff": 2}, 1)


@rule("3.17")
def test_a_distraction_never_rolls_skill_dice_again() -> None:
    table = scene().goods(0, distraction=5).hand(0, "much-1").do(0, "play", "much-1")
    table.do(0, "rest", "square", dice=[MISS] * 3)
    assert table.cells(0) == [1, 0, 0, 0]
    assert table.has(0) == {"distraction": 4}  # one paid as the fine, none for a reroll


@rule("3.44")
def test_the_phase_ends_when_all_men_are_placed_and_they_stay() -> None:
    table = scene(2).men(0, "forge", "forge").men(1, "forge", "church:1", "church:2")
    resting(table, 0, "forge", "much-1")
    assert table.asked == "DraftWeapon"
    assert table.match.view(0)["phase"] == "hero"
    assert table.s.mains[SITE_NAMES.index("forge")] == 3
