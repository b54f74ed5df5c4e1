"""Chapter 5, first part: the end of a round, step by step."""

import pytest

from games.merrymen.scene import Scene, scene
from sherwood.engine.bits import count
from sherwood.games.merrymen.rules.cards import RANSOM_NAMES
from sherwood.games.merrymen.rules.ids import HOME
from sherwood.games.merrymen.rules.names import SITE_NAMES
from support.cite import cites

rule = cites("merrymen")
TWO_FOR_FIVE_OR_A_MAN = RANSOM_NAMES.index("ransom-01")
THREE_FOR_NINE_OR_WOOD = RANSOM_NAMES.index("ransom-06")
TWO_FOR_FIVE_OR_ANY = RANSOM_NAMES.index("ransom-11")


def ending(seats: int = 2, **options: object) -> Scene:
    """Nobody has cards in hand, so that only what matters is asked."""
    table = scene(seats, **options)
    for seat in range(seats):
        table.hand(seat).goods(seat)
    return table


def ransom(tile: int, captives: int, *levels: int) -> Scene:
    table = ending().captives(0, captives).prison(0, *levels)
    s = table.s
    s.ransom_left = (s.ransom_left | (1 << s.ransom)) & ~(1 << tile)
    return table.field(ransom=tile).end_round()


@rule("5.1")
def test_captives_in_the_exact_number_bring_points() -> None:
    table = ransom(THREE_FOR_NINE_OR_WOOD, 3)
    assert table.asked == "Ransom"
    table.do(0, "ransom")
    assert (table.s.vp[0], table.s.captives[0]) == (9, 0)
    sentence = "This trade takes 3 captives, more than you have."
    assert ransom(THREE_FOR_NINE_OR_WOOD, 2).refusal(0, "ransom") == (sentence, "5.1")


@rule("5.1")
def test_each_trade_once_and_either_may_be_left() -> None:
    table = ransom(TWO_FOR_FIVE_OR_ANY, 5).do(0, "ransom")
    assert table.refusal(0, "ransom") == ("You have used this trade already.", "5.1")
    traded = ransom(THREE_FOR_NINE_OR_WOOD, 5).do(0, "trade")
    assert traded.refusal(0, "trade") == ("You have used this trade already.", "5.1")
    table.do(0, "trade").do(0, "gain", "wood").do(0, "gain", "tool")
    assert table.s.captives[0] == 2
    assert table.asked != "Ransom"
    assert ransom(TWO_FOR_FIVE_OR_ANY, 5).do(0, "stop").s.captives[0] == 5


@rule("5.1")
def test_ransoms_go_in_turn_order() -> None:
    table = ending().captives(0, 1).captives(1, 1).field(first=1, ransom=THREE_FOR_NINE_OR_WOOD)
    s = table.s
    s.ransom_left &= ~(1 << THREE_FOR_NINE_OR_WOOD)
    table.end_round()
    assert (table.asked, table.waiting) == ("Ransom", 1)
    table.do(1, "stop")
    assert (table.asked, table.waiting) == ("Ransom", 0)


@rule("5.2")
def test_one_captive_brings_goods() -> None:
    table = ransom(THREE_FOR_NINE_OR_WOOD, 1).do(0, "trade")
    assert table.has(0) == {"wood": 2}


@rule("5.2")
def test_one_captive_brings_a_man_home_to_train() -> None:
    table = ransom(TWO_FOR_FIVE_OR_A_MAN, 1, 3, 1)
    table.do(0, "trade")
    assert table.asked == "RansomMan"
    table.do(0, "recall", 3)
    assert table.told[0][:3] == ("returns", 0, 3)
    assert table.cells(0) == [0, 1, 0, 0]  # the other one moved up a level
    assert table.s.vp[0] == 0
    assert ransom(TWO_FOR_FIVE_OR_A_MAN, 2).refusal(0, "trade")[1] == "5.2"


@rule("5.3")
def test_the_trap_stays_in_the_lair_and_scores() -> None:
    table = ransom(THREE_FOR_NINE_OR_WOOD, 3).field(laid=[3, 0]).do(0, "ransom")
    assert table.s.laid[0] == 3
    assert table.points(0, "traps") == 12
    assert table.points(0, "captives") == 0


@rule("5.4")
def test_prisoners_move_up_and_the_third_level_hangs() -> None:
    table = ending().prison(0, 1, 2, 3).prison(1, 3).end_round()
    assert table.cells(0) == [0, 1, 1, 1]
    assert table.cells(1) == [0, 0, 0, 1]
    told = [line[:4] for line in table.told if line[0] in ("hanged", "moves_up")]
    assert told == [("hanged", 0, 1, 0), ("moves_up", 0, 1, 3), ("moves_up", 0, 1, 2), ("hanged", 1, 1, 0)]


@rule("5.4")
def test_nobody_moves_up_in_the_last_round() -> None:
    table = ending().prison(0, 1, 2, 3).field(round=5).end_round()
    assert table.cells(0) == [1, 1, 1, 0]


@rule("5.5")
def test_arrested_men_go_to_the_first_level_and_fines_to_the_stash() -> None:
    table = ending().stash(wood=1).arrested(1, "forge:1", "wood").prison(1, 1).end_round()
    assert table.cells(1) == [1, 1, 0, 0]  # the earlier prisoner has moved up first
    assert table.in_stash() == {"wood": 2}
    assert table.guarded("forge") == [1, 3, 4]


@rule("5.6")
def test_heroes_and_men_come_home() -> None:
    table = ending().men(0, "forge:1", "church", "square").hero(1, at="north").emissaries(0, 1).end_round()
    assert (table.s.ready[0], table.s.men[0]) == (3, 0)
    assert table.s.mains[SITE_NAMES.index("church")] == 0
    assert table.at(1) == "lair"
    assert table.s.emissaries[0] == 1


@rule("5.7")
@pytest.mark.parametrize(("fourth", "ready", "training"), [(0, 3, 2), (1, 4, 1)])
def test_training_fills_the_hideouts(fourth: int, ready: int, training: int) -> None:
    table = ending().prison(0, 1).field(fourth=fourth).end_round()
    assert (table.s.ready[0], table.s.training[0]) == (ready, training)


@rule("5.8")
def test_who_is_short_must_fetch_men_from_prison() -> None:
    table = ending().prison(0, 1, 1, 1, 2).end_round()  # two ready, none in training
    assert (table.asked, table.waiting) == ("Recall", 0)
    assert table.options(0, "recall") == [2, 3]
    table.do(0, "recall", 3)
    assert table.s.vp[0] == -5
    assert (table.s.ready[0], table.cells(0)) == (3, [0, 3, 0, 0])


@rule("5.8")
def test_hanged_men_and_emissaries_never_return() -> None:
    table = ending().emissaries(0, 3).prison(0, 4, 4).end_round()
    assert (table.s.ready[0], table.s.vp[0]) == (1, 0)
    assert table.cells(0) == [0, 0, 0, 2]


@rule("5.9")
def test_active_cards_go_to_the_discard_pile() -> None:
    table = ending().played(0, "much-1", "much-2").end_round()
    assert table.cards("played", 0) == set()
    piles = table.s.discard | table.s.hand[0] | table.s.hand[1] | table.s.deck
    assert piles & 0b11 == 0b11


@rule("5.10")
def test_discard_any_number_then_draw_to_four() -> None:
    table = ending().hand(0, "much-1", "much-2", "much-3").end_round()
    assert (table.asked, table.waiting) == ("DiscardHand", 0)
    table.do(0, "discard", "much-2").do(0, "stop")
    assert table.cards("hand", 0) > {"much-1", "much-3"}
    assert len(table.cards("hand", 0)) == 4
    assert "much-2" in {card["id"] for card in table.match.view(1)["discard"]}


@rule("5.10")
def test_an_empty_deck_is_the_discard_pile_and_without_one_fewer_are_drawn() -> None:
    table = ending()
    s = table.s
    s.discard, s.deck = s.deck & 0b111111, 0
    everything = (1 << 50) - 1
    rest = everything & ~s.discard
    s.hand[1] = rest
    table.end_round()
    assert table.heard("reshuffles")
    assert count(table.s.hand[0]) == 4
    table = ending()
    s = table.s
    s.discard, s.deck = 0, 0
    s.hand[1] = everything & ~0b11
    s.deck = 0b11
    table.end_round()
    assert count(table.s.hand[0]) == 2


@rule("5.11")
def test_villains_tile_and_first_player_change() -> None:
    table = ending(3).villains(guy="north", sheriff="forge")
    tile = table.s.ransom
    table.end_round()
    assert list(table.s.villain_at) == [HOME] * 3
    assert table.s.ransom != tile
    assert (table.s.first, table.s.round, table.waiting) == (1, 2, 1)
    assert table.match.view(0)["ransom"]["left"] == 10


@rule("5.12")
def test_after_the_last_round_only_ransom_and_arrests() -> None:
    table = ending().field(round=5).prison(0, 1, 1, 1, 1).played(0, "much-1").arrested(1, "forge:1", "wood").end_round()
    assert table.match.over
    assert table.cells(0) == [4, 0, 0, 0]
    assert table.cells(1) == [1, 0, 0, 0]
    assert table.s.vp[0] == 0  # nobody is fetched back
    table = ending().field(round=5).captives(0, 3)
    s = table.s
    s.ransom_left = (s.ransom_left | (1 << s.ransom)) & ~(1 << THREE_FOR_NINE_OR_WOOD)
    assert table.field(ransom=THREE_FOR_NINE_OR_WOOD).end_round().asked == "Ransom"
