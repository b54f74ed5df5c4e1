"""Chapter 4, fourth part: prison, archery ground, weapon store, village."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, scene
from sherwood.games.merrymen.rules.names import WEAPON_NAMES
from support.cite import cites

rule = cites("merrymen")


def prison(tokens: int, *levels: int, owner: int = 1, **options: object) -> Scene:
    """Will (who has no say in skill dice) at the prison, so many distractions in hand."""
    table = scene(**options).goods(1, distraction=tokens).prison(owner, *levels)
    return table.hero_turn(1).do(1, "move", "prison")


@rule("4.41")
def test_one_to_three_distractions_two_dice_each() -> None:
    table = prison(5, 1)
    assert table.options(1, "tokens") == [1, 2, 3]
    table.do(1, "tokens", 3, dice=[MISS] * 6)
    assert table.has(1) == {"distraction": 2}
    sentence = "You do not have 2 distractions to spend on the prison guards."
    assert prison(1, 1).refusal(1, "tokens", 2) == (sentence, "4.41")


@rule("4.42")
def test_three_successes_free_as_in_the_example() -> None:
    table = prison(3, 1, 1, 1, owner=2).prison(0, 2, 3).do(1, "tokens", 3, dice=[HIT, HIT, HIT, MISS, MISS, MISS])
    assert set(table.options(1, "rescue")) == {(2, 1), (0, 2), (0, 3)}
    table.stash().do(1, "rescue", 0, 2)
    assert table.options(1, "rescue") == [(2, 1)]
    table.do(1, "rescue", 2, 1)
    assert table.asked == "HeroMove"
    assert table.cells(2) == [2, 0, 0, 0]


@rule("4.42")
def test_rescuing_may_stop() -> None:
    table = prison(1, 1, owner=2).do(1, "tokens", 1, dice=[HIT, HIT]).do(1, "stop")
    assert table.cells(2) == [1, 0, 0, 0]
    assert table.asked == "HeroMove"


@rule("4.43")
@pytest.mark.parametrize(("level", "points", "goods"), [(1, 2, 1), (2, 3, 2), (3, 4, 3)])
def test_a_freed_prisoner_pays_by_level(level: int, points: int, goods: int) -> None:
    table = prison(3, level, owner=2).stash(wood=9, iron=9)
    table.do(1, "tokens", 3, dice=[HIT] * 3 + [MISS] * 3).do(1, "rescue", 2, level)
    for _ in range(goods):
        table.do(1, "claim", "iron")
    assert table.has(1) == {"iron": goods}
    assert table.s.vp[1] == points
    assert table.in_stash() == {"wood": 9, "iron": 9 - goods}


@rule("4.43")
def test_ones_own_prisoner_brings_goods_but_no_points() -> None:
    table = prison(1, 1).stash(wood=2).do(1, "tokens", 1, dice=[HIT, MISS]).do(1, "rescue", 1, 1)
    assert table.has(1) == {"wood": 1}
    assert table.s.vp[1] == 0


@rule("4.43")
def test_the_table_may_count_one_point_for_any_prisoner() -> None:
    table = prison(3, 3, owner=2, rescue_vp="one").stash()
    table.do(1, "tokens", 3, dice=[HIT] * 6).do(1, "rescue", 2, 3)
    assert table.s.vp[1] == 1


@rule("4.44")
def test_a_short_stash_gives_what_it_has() -> None:
    table = prison(3, 3, owner=2).stash(tool=1).do(1, "tokens", 3, dice=[HIT] * 6).do(1, "rescue", 2, 3)
    assert table.has(1) == {"tool": 1}
    assert table.in_stash() == {}


@rule("4.45")
def test_the_freed_man_trains_and_reputation_stays() -> None:
    table = prison(2, 1, owner=2).stash().do(1, "tokens", 1, dice=[HIT, MISS]).do(1, "rescue", 2, 1)
    assert table.s.training[2] == 3
    assert table.s.reputation[1] == 0


@rule("4.45", "4.46")
def test_a_failed_break_ends_the_move_and_no_distraction_rerolls_it() -> None:
    table = prison(3, 1, owner=2).do(1, "tokens", 1, dice=[MISS, MISS])
    assert table.heard("fails_prison")
    assert (table.asked, table.s.moves) == ("HeroMove", 1)
    assert table.has(1) == {"distraction": 2}


@rule("4.46")
@pytest.mark.parametrize(("rolls", "asked"), [("one", "HeroMove"), ("again", "Break")])
def test_one_roll_a_move_unless_the_table_says_again(rolls: str, asked: str) -> None:
    table = prison(3, 1, 1, owner=2, prison_rolls=rolls).stash()
    table.do(1, "tokens", 1, dice=[HIT, MISS]).do(1, "rescue", 2, 1)
    assert table.asked == asked


@rule("4.46", "4.27")
def test_the_prison_can_be_left_without_trying() -> None:
    table = prison(3, 1).do(1, "end")
    assert table.asked != "HeroMove"


def archer(*dice: int) -> Scene:
    return scene().goods(1).hero_turn(1).do(1, "move", "archery").do(1, "shoot", dice=list(dice))


@rule("4.47")
def test_three_competitions_ever_harder_ever_richer() -> None:
    table = archer(HIT, MISS, MISS)
    assert table.has(1) == {"penny": 1}
    table.do(1, "shoot", dice=[HIT, HIT, MISS])
    assert table.has(1) == {"penny": 4}
    table.do(1, "shoot", dice=[HIT, HIT, HIT])
    assert table.has(1) == {"penny": 9}
    assert table.asked == "HeroMove"


@rule("4.47")
def test_the_second_competition_takes_two_successes() -> None:
    table = archer(HIT, HIT, HIT).do(1, "shoot", dice=[HIT, MISS, MISS])
    assert table.has(1) == {"penny": 1}
    assert table.heard("fails_archery")


@rule("4.48")
def test_what_was_won_is_kept_and_stopping_is_allowed() -> None:
    table = archer(HIT, MISS, MISS).goods(1, penny=1, distraction=3).do(1, "shoot", dice=[MISS] * 3)
    assert table.has(1) == {"penny": 1, "distraction": 3}
    assert (table.asked, table.s.moves) == ("HeroMove", 1)
    table = archer(HIT, MISS, MISS).do(1, "stop")
    assert (table.asked, table.s.moves) == ("HeroMove", 1)


def shopper(**goods: int) -> Scene:
    return scene().goods(1, **goods).hero_turn(1)


@rule("4.49")
@pytest.mark.parametrize(("weapon", "price"), [("sword", "iron"), ("bow", "wood"), ("axe", "tool")])
def test_each_weapon_has_its_price(weapon: str, price: str) -> None:
    table = shopper(**{price: 1}).do(1, "move", "store").do(1, "buy", weapon)
    assert table.armed(1) == {weapon: 1}
    assert table.has(1) == {}


@rule("4.49")
def test_a_staff_takes_any_resource() -> None:
    table = shopper(wood=1, tool=1).do(1, "move", "store").do(1, "buy", "staff").do(1, "spend", "tool")
    assert table.armed(1) == {"staff": 1}
    assert table.has(1) == {"wood": 1}
    assert table.asked == "Store"


@rule("4.49")
def test_buy_or_exchange_but_not_both() -> None:
    table = shopper(iron=2).weapons(1, bow=2).do(1, "move", "store").do(1, "buy", "sword")
    assert table.options(1, "swap") == []
    table = shopper(iron=2).weapons(1, bow=2).do(1, "move", "store").do(1, "swap", "bow", "axe")
    assert table.options(1, "buy") == []
    assert table.refusal(1, "buy", "sword")[1] == "4.49"
    assert table.armed(1) == {"bow": 1, "axe": 1}


@rule("4.49")
def test_each_die_is_exchanged_once_at_most() -> None:
    table = shopper().weapons(1, bow=2).do(1, "move", "store").do(1, "swap", "bow", "axe")
    assert {mine for mine, _ in table.options(1, "swap")} == {WEAPON_NAMES.index("bow")}  # not the axe just got
    table.do(1, "swap", "bow", "staff")
    assert table.armed(1) == {"axe": 1, "staff": 1}
    assert table.asked == "HeroMove"


@rule("4.49")
def test_what_cannot_be_paid_is_refused() -> None:
    table = shopper(iron=1).do(1, "move", "store")
    assert table.refusal(1, "buy", "bow") == ("You cannot pay 1 wood for it.", "4.49")
    table = shopper(penny=3, distraction=1).weapons(1, bow=1).do(1, "move", "store")
    assert table.options(1, "buy") == [], "neither pennies nor distractions are resources"


@rule("4.50")
def test_no_fifth_weapon_is_bought() -> None:
    table = shopper(iron=3).weapons(1, sword=3).do(1, "move", "store").do(1, "swap", "sword", "bow").do(1, "stop")
    table = shopper(wood=3).weapons(1, sword=3, bow=1).do(1, "move", "store")
    assert table.refusal(1, "buy", "bow") == ("Nobody holds more than four weapons.", "4.50")


@rule("4.51")
@pytest.mark.parametrize(("pennies", "track", "most"), [(5, 4, 2), (9, 2, 2), (2, 5, 1)])
def test_two_pennies_take_a_guard_off_the_track_for_two_points(pennies: int, track: int, most: int) -> None:
    table = scene().goods(1, penny=pennies).field(track=track).hero_turn(1).do(1, "move", "village")
    assert table.options(1, "give") == list(range(1, most + 1))
    table.do(1, "give", most)
    assert table.has(1).get("penny", 0) == pennies - 2 * most
    assert (table.s.track, table.s.vp[1]) == (track - most, 2 * most)
    assert list(table.s.pennies) == [8] * 4
