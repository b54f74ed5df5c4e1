"""Chapter 6: Friar Tuck."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.merrymen.scene import HIT, MAIN_CHURCH, MISS, Scene, begin, scene
from sherwood.engine.bits import bit
from sherwood.games.merrymen.rules.cards import TUCK_ACTION, TUCK_VP
from sherwood.games.merrymen.rules.ids import CELL, MAIN, YARD
from sherwood.games.merrymen.rules.names import ACTION_NAMES, SITE_NAMES
from support.cite import cites

rule = cites("merrymen")


def tucked(seats: int = 3, **options: object) -> Scene:
    return scene(seats, tuck=True, **options)


def hidden(word: str) -> int:
    site, n = word.split(":")
    return 4 * SITE_NAMES.index(site) + int(n) - 1


@rule("6.1")
def test_tuck_begins_in_the_main_area_of_the_church() -> None:
    assert begin(tuck=True).match.view(0)["tuck"] == {"at": "church", "hideout": None, "by": begin(tuck=True).s.first}
    assert begin().match.view(0)["tuck"] is None


@rule("6.2")
def test_three_tuck_cards_that_do_not_count_toward_the_limit() -> None:
    table = tucked().passive(0, "much-1", "much-2", "much-3", "alan-1", "alan-2").hand(0, "wat-1")
    assert [card["card"] for card in table.match.view(1)["players"][0]["tuck_cards"]] == [0, 1, 2]
    table.do(0, "play", "wat-1").do(0, "rest", "forge")
    assert table.waiting == 1


@rule("6.3")
def test_a_used_tuck_card_leaves_the_game() -> None:
    table = tucked(2).do(0, "tuck", 1).do(0, "use", "weapon2").do(0, "take", "bow").do(0, "take", "bow")
    assert table.s.tuck_played[0] == 0b10
    table.hand(0).hand(1).end_round()
    assert (table.s.tuck_played[0], table.s.tuck_cards[0]) == (0, 0b101)


@rule("6.4")
def test_tuck_is_moved_instead_of_a_man() -> None:
    table = tucked().do(0, "tuck", 1).do(0, "use", "weapon2").do(0, "take", "bow").do(0, "take", "axe")
    assert table.s.tuck_at == hidden("armoury:1")
    assert table.s.ready[0] == 3
    assert table.waiting == 1


@rule("6.4")
def test_tuck_never_goes_where_he_is() -> None:
    table = tucked().do(0, "tuck", 0)
    assert table.refusal(0, "use", "distraction2") == ("Friar Tuck is already at the church.", "6.4")
    table = tucked().field(tuck_at=MAIN).do(0, "tuck", 1)
    assert table.refusal(0, "use", "weapon2") == ("Friar Tuck is already at the armoury.", "6.4")
    table = tucked().field(tuck_at=YARD).goods(0, wood=5, iron=5, tool=5, penny=5).do(0, "tuck", 0)
    assert table.words(0, "use") == ["distraction2"]
    table = tucked(tuck_move="hideout").do(0, "tuck", 0).do(0, "use", "distraction2")
    assert table.s.tuck_at == hidden("church:1")


@rule("6.4")
def test_tuck_builds_in_the_yard() -> None:
    table = tucked().goods(0, iron=2, wood=1).do(0, "tuck", 2).do(0, "use", "trap_m1").do(0, "trap", "armoury")
    assert table.s.tuck_at == YARD
    assert table.s.laid[0] == 1


@rule("6.5")
def test_once_a_round_and_never_with_a_man() -> None:
    table = tucked(2).do(0, "tuck", 2).do(0, "use", "square_safe", dice=[MISS] * 3)
    assert table.waiting == 1
    table.men_turn(0)
    assert table.refusal(0, "tuck", 1) == ("You have already moved Friar Tuck this round.", "6.5")


@rule("6.5")
def test_also_after_the_last_man_or_one_passes() -> None:
    table = tucked(2).goods(0).men(0, "forge", "forge", "forge").men_turn(0)
    assert table.options(0, "play") == []
    prompt = table.match.prompt(0, "en")
    assert (prompt.ask, prompt.rule) == ("You may still play a Tuck card and move Friar Tuck.", "6.5")
    assert table.options(0, "tuck") == [1, 2]
    table.do(0, "pass")
    assert table.s.passed == 1
    table.men(1, "forge", "forge").hand(1, "much-1").do(1, "play", "much-1").do(1, "rest", "forge")
    assert (table.asked, table.waiting) == ("PlayTuck", 1)  # seat 0 has passed, seat 1 may still move Tuck
    table.do(1, "pass")
    assert table.asked == "DraftWeapon"


@rule("6.6")
@pytest.mark.parametrize(("payer", "seat"), [("mover", 2), ("active", 0)])
def test_tuck_is_arrested_and_his_last_mover_pays(payer: str, seat: int) -> None:
    table = tucked(tuck_fine=payer).field(tuck_at=hidden("armoury:1"), tuck_by=2)
    for one in range(3):
        table.goods(one, wood=1)
    table.draw(0, "villain-17")
    assert table.heard("tuck_arrested")
    assert table.has(seat) == {}
    assert table.match.view(0)["sites"][0]["hideouts"][0]["man"] == "tuck"


@rule("6.6")
def test_an_unpaid_fine_takes_tuck_to_prison() -> None:
    table = tucked().goods(0, wood=1).do(0, "tuck", 2).do(0, "use", "square_safe", dice=[MISS] * 3)
    assert table.s.tuck_at == hidden("square:1")  # the safe theft keeps even him out
    table = tucked().hand(0).field(tuck_at=hidden("armoury:1"), tuck_by=1).goods(1).draw(0, "villain-17")
    assert table.s.tuck_at == CELL + 1


@rule("6.7")
def test_freeing_tuck_from_arrest_scores_one() -> None:
    table = tucked().field(tuck_at=hidden("forge:1"), tuck_by=0).goods(0).weapons(0, sword=1)
    table.s.guards |= bit(hidden("forge:1"))
    table.s.fines = vec[i64]([0, bit(hidden("forge:1")), 0, 0, 0])
    table.hero_turn(0).do(0, "move", "forge").do(0, "fight", "forge:1").do(0, "strike", "sword 1", "axe 0", dice=[HIT])
    assert (table.s.vp[0], table.heard("tuck_freed")) == (1, True)
    assert table.has(0) == {"iron": 1}
    assert table.s.tuck_at == MAIN_CHURCH


@rule("6.7")
def test_freeing_tuck_from_prison_scores_one_whatever_his_level() -> None:
    table = tucked().field(tuck_at=CELL + 3).stash(wood=3).goods(1, distraction=3).hero_turn(1)
    table.do(1, "move", "prison").do(1, "tokens", 3, dice=[HIT] * 3 + [MISS] * 3).do(1, "rescue_tuck")
    assert table.s.vp[1] == 1
    assert table.has(1) == {"wood": 3}
    assert table.s.tuck_at == MAIN_CHURCH


@rule("6.8")
def test_in_prison_tuck_cannot_be_played() -> None:
    table = tucked().field(tuck_at=CELL + 1)
    assert table.options(0, "tuck") == []
    assert table.refusal(0, "tuck", 0) == ("Friar Tuck is in prison and cannot be moved.", "6.8")


@rule("6.8")
def test_tuck_hanged_loses_the_game() -> None:
    table = tucked(2).hand(0).hand(1).field(tuck_at=CELL + 2)
    assert table.match.view(0)["losses"]["tuck"] == 2
    table.end_round()
    assert table.s.tuck_at == CELL + 3
    assert not table.match.over
    table = tucked(2).field(tuck_at=CELL + 3).end_round()
    assert table.match.result is not None
    assert (table.match.result.ending, list(table.match.result.winners)) == ("tuck_hanged", [])


@rule("6.9")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_tuck_in_prison_at_the_end_loses_the_game(level: int) -> None:
    table = tucked(2).field(tuck_at=CELL + level, round=5).end_round()
    assert table.match.result is not None
    assert (table.match.result.ending, list(table.match.result.winners)) == ("tuck_jailed", [])


@rule("6.9", "5.12")
def test_tuck_under_arrest_in_the_last_round_is_in_prison_at_the_end() -> None:
    table = tucked(2).field(tuck_at=hidden("forge:1"), round=5)
    table.s.guards |= bit(hidden("forge:1"))
    table.end_round()
    assert table.match.result is not None
    assert table.match.result.ending == "tuck_jailed"


@rule("6.10")
@pytest.mark.parametrize("spot", [hidden("forge:1"), YARD, MAIN])
def test_tuck_goes_back_to_the_church(spot: int) -> None:
    table = tucked(2).hand(0).hand(1).field(tuck_at=spot).end_round()
    assert table.s.tuck_at == MAIN_CHURCH


@rule("6.11", "6.12")
@pytest.mark.parametrize(("cards", "points"), [(0b000, 0), (0b010, 1), (0b011, 2 + 3), (0b111, 3 + 6)])
def test_tuck_cards_left_bring_points(cards: int, points: int) -> None:
    table = tucked()
    table.s.tuck_cards = vec[i64]([cards, 0, 0])
    assert table.points(0, "tuck") == points


@rule("6.12")
def test_what_the_tuck_cards_allow() -> None:
    pairs = [{ACTION_NAMES[TUCK_ACTION[2 * card + k]] for k in range(2)} for card in range(3)]
    assert pairs == [{"distraction2", "trap_or_barricade"}, {"weapon2", "barricade_m1"}, {"square_safe", "trap_m1"}]
    assert list(TUCK_VP) == [1, 1, 1]
