"""Chapter 3, second part: robbing the rich."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, scene
from sherwood.games.merrymen.rules.cards import LOOT_NAMES
from sherwood.games.merrymen.rules.names import SITE_NAMES
from support.cite import cites

rule = cites("merrymen")

PENNY, WEAPON, ANY, POINTS = (LOOT_NAMES.index(name) for name in ("penny-1", "weapon-1", "any-2", "vp-2"))


def theft(card: str, action: str, *dice: int, **options: object) -> Scene:
    """A thief in a hideout of the square."""
    table = scene(**options).goods(0, wood=1, penny=1).hand(0, card).do(0, "play", card)
    return table.do(0, "use", action, dice=list(dice))


def plain(*dice: int, goods: int = 2) -> Scene:
    """A thief in the main area of the square."""
    table = scene().goods(0, wood=goods // 2, penny=goods - goods // 2).hand(0, "much-1").do(0, "play", "much-1")
    return table.do(0, "rest", "square", dice=list(dice))


@rule("3.18")
def test_three_dice_then_two_then_one() -> None:
    table = plain(MISS, MISS, HIT)
    assert table.told[-1][:5] == ("steals", 0, 1, 3, 1)
    table.do(0, "steal", dice=[MISS, HIT])
    assert table.told[-1][:5] == ("steals", 0, 2, 2, 1)
    table.do(0, "steal", dice=[HIT, PENNY, PENNY, PENNY, PENNY])
    assert table.heard("loot")
    assert table.waiting == 1


@rule("3.18")
@pytest.mark.parametrize(("face", "hit"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_a_skill_die_succeeds_on_three_faces(face: int, hit: bool) -> None:
    table = plain(face, MISS, MISS)
    assert (table.asked == "Theft") == hit


@rule("3.19")
def test_only_a_hideout_brings_the_bonus() -> None:
    assert plain(HIT, HIT, HIT).options(0, "steal_more") == []
    assert theft("alan-4", "square_die").options(0, "steal_more") == [()]


@rule("3.20")
def test_the_extra_die_is_for_one_try_of_choice() -> None:
    table = theft("alan-4", "square_die").do(0, "steal", dice=[HIT, MISS, MISS])
    table.do(0, "steal_more", dice=[MISS, MISS, HIT])
    assert table.told[-1][:5] == ("steals", 0, 2, 3, 1)
    assert table.options(0, "steal_more") == []


@rule("3.20")
def test_the_extra_die_may_count_in_every_try() -> None:
    table = theft("alan-4", "square_die", extra_die="every_try").do(0, "steal_more", dice=[HIT, MISS, MISS, MISS])
    table.do(0, "steal_more", dice=[HIT, MISS, MISS])
    assert table.options(0, "steal_more") == [()]
    assert table.options(0, "steal") == []


@rule("3.21")
def test_the_reroll_saves_one_die_once() -> None:
    table = theft("david-5", "square_reroll", MISS, MISS, MISS)
    assert table.asked == "TheftReroll"
    table.do(0, "reroll", dice=[HIT])
    assert table.asked == "Theft"
    table.do(0, "steal", dice=[MISS, MISS])
    assert table.cells(0) == [1, 0, 0, 0]


@rule("3.21")
def test_the_reroll_may_be_left_or_fail() -> None:
    assert theft("david-5", "square_reroll", MISS, MISS, MISS).do(0, "keep").cells(0) == [1, 0, 0, 0]
    assert theft("david-5", "square_reroll", MISS, MISS, MISS).do(0, "reroll", dice=[MISS]).cells(0) == [1, 0, 0, 0]


@rule("3.22")
def test_a_safe_theft_costs_nothing_when_it_fails() -> None:
    table = theft("stutely-5", "square_safe", MISS, MISS, MISS)
    assert table.cells(0) == [0, 0, 0, 0]
    assert table.has(0) == {"wood": 1, "penny": 1}
    assert table.match.view(0)["sites"][SITE_NAMES.index("square")]["hideouts"][0]["man"] == 0


@rule("3.22")
def test_a_safe_theft_may_still_cost_the_fine() -> None:
    table = theft("stutely-5", "square_safe", MISS, MISS, MISS, safe_fine=True)
    assert table.asked == "ThiefFine"
    table.do(0, "pay", "wood")
    assert table.has(0) == {"penny": 1}
    assert table.cells(0) == [0, 0, 0, 0]


@rule("3.23")
def test_the_extra_loot_adds_a_token() -> None:
    table = theft("wat-4", "square_loot", HIT, MISS, MISS).do(0, "stop", dice=[PENNY, PENNY])
    assert table.has(0) == {"wood": 1, "penny": 3}


@rule("3.24")
@pytest.mark.parametrize(("tries", "tokens"), [(1, 1), (2, 2)])
def test_stopping_draws_the_loot_of_the_last_try_only(tries: int, tokens: int) -> None:
    table = plain(HIT, MISS, MISS)
    for _ in range(tries - 1):
        table.do(0, "steal", dice=[HIT, MISS])
    table.do(0, "stop", dice=[PENNY] * tokens)
    assert table.has(0) == {"wood": 1, "penny": 1 + tokens}
    assert table.waiting == 1


@rule("3.24")
def test_the_third_success_pays_four_tokens() -> None:
    table = plain(HIT, MISS, MISS).do(0, "steal", dice=[HIT, MISS]).do(0, "steal", dice=[HIT] + [PENNY] * 4)
    assert table.has(0) == {"wood": 1, "penny": 5}


@rule("3.25")
def test_loot_is_drawn_together_and_returned() -> None:
    table = plain(HIT, MISS, MISS).do(0, "steal", dice=[HIT, MISS])
    table.do(0, "stop", dice=[POINTS, POINTS])  # there are only two such tokens: a third cannot come up with them
    assert table.s.vp[0] == 4
    again = table.hand(1, "alan-1").do(1, "play", "alan-1").do(1, "rest", "square", dice=[HIT, MISS, MISS])
    again.do(1, "stop", dice=[POINTS])
    assert again.s.vp[1] == 2


@rule("3.25", "3.16", "3.16a")
def test_loot_weapons_over_the_limit_are_lost() -> None:
    table = plain(HIT, MISS, MISS).weapons(0, sword=3).do(0, "steal", dice=[HIT, MISS])
    table.do(0, "stop", dice=[WEAPON, WEAPON]).do(0, "take", "bow")
    assert table.armed(0) == {"sword": 3, "bow": 1}
    assert table.waiting == 1


@rule("3.25")
def test_loot_of_choice_is_chosen() -> None:
    table = plain(HIT, MISS, MISS).do(0, "stop", dice=[ANY]).do(0, "gain", "iron").do(0, "gain", "tool")
    assert table.has(0) == {"wood": 1, "iron": 1, "tool": 1, "penny": 1}


@rule("3.26")
def test_a_failed_theft_ends_in_prison_with_no_loot() -> None:
    table = plain(HIT, MISS, MISS).do(0, "steal", dice=[MISS, MISS])
    assert table.cells(0) == [1, 0, 0, 0]
    assert not table.heard("loot")
    assert table.s.mains[SITE_NAMES.index("square")] == 0


@rule("3.27")
def test_the_fine_is_a_possession_of_choice_for_the_stash() -> None:
    table = plain(MISS, MISS, MISS)
    stash = table.in_stash()
    assert table.words(0, "pay") == ["wood", "penny"]
    table.do(0, "pay", "penny")
    assert table.has(0) == {"wood": 1}
    assert table.in_stash() == {**stash, "penny": stash["penny"] + 1}


@rule("3.27")
def test_a_thief_who_cannot_pay_goes_to_the_second_level() -> None:
    table = plain(MISS, MISS, MISS, goods=0)
    assert table.cells(0) == [0, 1, 0, 0]
    assert table.waiting == 1
