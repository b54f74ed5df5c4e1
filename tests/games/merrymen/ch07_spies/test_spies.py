"""Chapter 7: the Sheriff's men in Robin's den."""

import pytest

from games.merrymen.scene import MISS, Scene, begin, mask, scene, villain
from sherwood.engine.bits import bit, count
from sherwood.engine.chance import Rng
from sherwood.games.merrymen.rules.cards import SPY_ACTION, SPY_NAMES, SPY_PRICE, SPY_SITE, SPY_VP, TRAP_COST
from sherwood.games.merrymen.rules.hero import DraftWeapon, HeroTurn
from sherwood.games.merrymen.rules.ids import ANY, DISTRACTION, PENNY, SQUARE
from sherwood.games.merrymen.rules.round_end import RoundEnd
from sherwood.games.merrymen.rules.state import MerryMen
from support.cite import cites

rule = cites("merrymen")
FORGE_SPIES = ("spy-13", "spy-14", "spy-15")  # for a penny, any resource, a tool


def spied(seats: int = 3, **options: object) -> Scene:
    return scene(seats, spies=True, **options)


@rule("7.1")
def test_eighteen_spies_in_the_pile() -> None:
    assert count(begin(spies=True).s.spy_deck) == 18
    assert begin().s.spy_deck == 0


@rule("7.2")
def test_an_arrest_brings_its_owner_a_spy() -> None:
    table = spied().men(2, "armoury:1").goods(2, wood=1).draw(0, "villain-17", 4)
    assert table.s.spies[2] == bit(4)
    assert count(table.s.spy_deck) == 17


@rule("7.2")
def test_a_man_jailed_for_want_of_a_fine_was_arrested_too() -> None:
    table = spied().men(2, "armoury:1").goods(2).draw(0, "villain-17", 4)
    assert table.s.spies[2] == bit(4)


@rule("7.2", "6.6")
def test_for_tuck_whoever_owes_the_fine_draws_the_spy() -> None:
    table = spied(tuck=True).field(tuck_at=0, tuck_by=2).goods(2, wood=1).draw(0, "villain-17", 4)
    assert [int(spies) for spies in table.s.spies] == [0, 0, bit(4)]
    assert table.has(2) == {}


@rule("7.2")
def test_no_fourth_spy() -> None:
    table = spied().spies(2, *FORGE_SPIES).men(2, "armoury:1").goods(2, wood=1).draw(0, "villain-17")
    assert count(table.s.spies[2]) == 3
    assert not table.heard("spied")


@rule("7.2")
def test_a_spent_pile_is_its_discards() -> None:
    table = spied().men(2, "armoury:1").goods(2, wood=1)
    table.s.spy_deck, table.s.spy_discard = 0, table.s.spy_deck
    table.draw(0, "villain-17", 4)
    assert table.s.spies[2] == bit(4)
    assert table.s.spy_discard == 0


SIX = ("much-1", "much-2", "much-3", "alan-1", "alan-2", "alan-3")


@rule("7.3")
def test_spies_count_toward_the_limit_but_stay() -> None:
    table = spied().spies(2, "spy-13").passive(2, *SIX[:5]).men(2, "armoury:1").goods(2, wood=1)
    table.draw(0, "villain-17", 4)
    assert (table.asked, table.waiting) == ("DropPassive", 2)
    assert set(table.words(2, "drop")) == set(SIX[:5])
    assert table.refusal(2, "drop_spy", 4) == ("Spies leave only when woken.", "7.3")
    table.do(2, "drop", "much-2")
    assert (table.asked, table.waiting) == ("HeroMove", 0)


@rule("7.3")
def test_spies_may_be_discarded_where_the_table_allows_it() -> None:
    table = spied(spy_discard=True).passive(2, *SIX).men(2, "armoury:1").goods(2, wood=1).draw(0, "villain-17", 4)
    table.do(2, "drop_spy", 4)
    assert (table.s.spy_discard, table.told[0][:3]) == (bit(4), ("drops_spy", 2, 4))
    assert table.cards("passive", 2) == set(SIX)


@rule("7.4")
def test_spies_left_cost_points() -> None:
    table = spied().spies(0, *FORGE_SPIES)
    assert table.points(0, "spies") == sum(SPY_VP[SPY_NAMES.index(name)] for name in FORGE_SPIES) == -4


@rule("7.5")
@pytest.mark.parametrize(("spy", "goods"), [("spy-13", {"penny": 1}), ("spy-14", {"tool": 1}), ("spy-15", {"tool": 1})])
def test_waking_a_spy_costs_what_he_asks(spy: str, goods: dict[str, int]) -> None:
    table = spied().goods(0, **goods).spies(0, spy).do(0, "spy", spy)
    assert table.has(0) == {}
    assert table.s.spies_played[0] == bit(SPY_NAMES.index(spy))
    poor = spied().goods(0).spies(0, spy)
    price = {"spy-13": "1 penny", "spy-14": "1 resource of your choice", "spy-15": "1 tool"}[spy]
    assert poor.refusal(0, "spy", spy) == (f"You cannot pay the spy, who asks for {price}.", "7.5")


@rule("7.5")
def test_only_a_spy_that_cannot_be_paid_is_refused() -> None:
    table = spied().goods(0, penny=1, tool=1).spies(0, "spy-13", "spy-15")
    assert (table.words(0, "spy"), table.match.prompt(0).barred) == (["spy-13", "spy-15"], [])
    table = spied().goods(0, penny=1).spies(0, "spy-13", "spy-15")
    assert (table.can(0, "spy", "spy-13"), table.refusal(0, "spy", "spy-15")[1]) == (True, "7.5")


@rule("7.5")
def test_any_resource_means_a_choice() -> None:
    table = spied().goods(0, wood=1, tool=1).spies(0, "spy-14").do(0, "spy", "spy-14")
    assert table.asked == "PaySpy"
    table.do(0, "spend", "wood")
    assert table.asked == "Replace"


@rule("7.6")
def test_a_man_replaces_a_guard_in_his_hideout() -> None:
    table = spied().goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13").do(0, "replace", "forge:4")
    assert table.guarded("forge") == [3]
    assert table.s.men[0] == mask("forge:4")
    assert table.s.ready[0] == 2


@rule("7.6")
def test_the_last_guard_replaced_brings_no_reward() -> None:
    table = spied().goods(0, penny=1).guards("forge:4").spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:4")
    assert table.guarded("forge") == []
    assert not table.heard("liberates")
    assert table.has(0) == {"iron": 2}  # the spy's own action, and no more
    assert table.s.reputation[0] == 0


@rule("7.6")
def test_without_a_guard_or_a_man_the_spy_sleeps_on() -> None:
    table = spied().goods(0, penny=1).guards("church:1").spies(0, "spy-13")
    assert table.refusal(0, "spy", "spy-13") == ("There is no guard to replace at the forge.", "7.6")
    table = spied(tuck=True).goods(0, penny=1).spies(0, "spy-13").men(0, "forge", "forge", "forge").men_turn(0)
    assert table.refusal(0, "spy", "spy-13") == ("You have no man ready to be placed.", "7.6")


@rule("7.7")
def test_the_spys_action_is_taken() -> None:
    table = spied().goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13").do(0, "replace", "forge:3")
    assert table.has(0) == {"iron": 2}
    table = spied().goods(0, tool=1).spies(0, "spy-18").do(0, "spy", "spy-18")
    table.do(0, "replace", "square:3", dice=[MISS, MISS, MISS, 0, 1, 2])
    assert table.cells(0) == [0, 0, 0, 0]  # a theft without prison


@rule("7.7")
def test_as_many_villain_cards_as_players_are_seen_by_one_and_stay_in_order() -> None:
    table = spied(4).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:3", dice=[7, 3, 20, 0])
    cards = [card["card"] for card in table.match.view(0)["villain_cards"]["next"]]
    assert cards == ["villain-08", "villain-04", "villain-21", "villain-01"]
    assert table.match.view(1)["villain_cards"]["next"] == [None] * 4
    assert table.match.view(None)["villain_cards"]["next"] == [None] * 4
    seen = [line.text for line in table.match.log(1) if line.kind.startswith("peeks")]
    assert seen == ["Player 1 looks at a villain card."] * 4
    assert len(guessed(table, 1)) > 10
    assert guessed(table, 0) == {(0, 20, 3, 7)}


def guessed(table: Scene, seat: int) -> set[tuple[int, ...]]:
    """The villain cards next in line, as the seat may take them to be."""
    guesses = [table.s.guess(seat, Rng(str(n))) for n in range(20)]
    return {tuple(guess.villains.top) for guess in guesses if isinstance(guess, MerryMen)}


@rule("7.7", "8.2")
@pytest.mark.parametrize(
    ("icons", "sheriff"),
    [
        (True, "You see a villain card: a guard at the forge, the Sheriff at the archery ground, the north road."),
        (False, "You see a villain card: no guard, the Sheriff at the archery ground, no road."),
    ],
)
def test_what_is_seen_is_what_will_come_and_nobody_else_learns_its_kind(icons: bool, sheriff: str) -> None:
    table = spied(5, sheriff_icons=icons).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:3", dice=[villain("sheriff-1"), villain("villain-17"), 0, 1, 2])
    seen = [line.text for line in table.match.log(0) if line.kind == "peeks"]
    assert seen[0] == sheriff
    assert seen[1] == "You see a villain card: a guard at the armoury, Prince John on the north road, no road."
    assert len([line for line in table.match.log(1) if line.kind == "peeks"]) == 5


@rule("7.7")
def test_the_cards_seen_are_drawn_in_that_order() -> None:
    table = spied(2).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:3", dice=[16, 18])
    assert list(table.s.villains.top) == [18, 16]
    table.stack(RoundEnd(), HeroTurn(0), DraftWeapon(0)).do(0, "take", "bow")
    assert table.s.villain_used == bit(16)
    assert list(table.s.villains.top) == [18]


@rule("7.7")
def test_what_is_seen_in_one_line_of_play_is_not_seen_in_another() -> None:
    table = spied(2).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    before = table.s.clone()
    assert isinstance(before, MerryMen)
    table.do(0, "replace", "forge:3", dice=[16, 18])
    assert (list(table.s.villains.top), list(before.villains.top)) == ([18, 16], [])


@rule("7.7")
def test_a_card_seen_by_one_is_news_to_the_others_and_cannot_be_taken_back() -> None:
    table = spied(2).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:3", dice=[16, 18])
    table.stack(RoundEnd(), HeroTurn(1), DraftWeapon(1)).do(1, "take", "bow")  # Prince John: no chance is drawn
    assert table.s.villain_used == bit(16)
    assert not table.match.journal.records[-1].chance
    assert table.match.can_take_back(1) == "back-revealed"


@rule("3.17", "7.5", "7.9")
def test_no_spy_asks_for_a_distraction() -> None:
    assert DISTRACTION not in list(SPY_PRICE)


@rule("7.8")
def test_woken_spies_have_a_discard_pile_of_their_own() -> None:
    table = spied(2).hand(0).hand(1).goods(0, penny=1).spies(0, "spy-13")
    table.do(0, "spy", "spy-13").do(0, "replace", "forge:3").end_round()
    assert table.s.spies_played[0] == 0
    assert table.s.spy_discard == bit(SPY_NAMES.index("spy-13"))


@rule("7.5", "7.9")
def test_three_spies_to_a_site() -> None:
    assert [list(SPY_SITE).count(site) for site in range(6)] == [3] * 6
    for site in range(6):
        spies = [spy for spy in range(18) if SPY_SITE[spy] == site]
        double = next(kind for kind in range(3) if TRAP_COST[5 * site + kind] == 2)
        assert [(SPY_PRICE[spy], SPY_VP[spy]) for spy in spies] == [(PENNY, -1), (ANY, -1), (double, -2)]
        assert all(min(SPY_ACTION[spy], SQUARE) == site for spy in spies)
