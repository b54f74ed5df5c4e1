"""Chapter 10: when the loot runs out. Where a scene names its pile, the other rider holds the rest as coins."""

from games.locksley.scene import ME, THEM, scene
from support.cite import cites

rule = cites("locksley")
RESHUFFLE = {"empty_pile": "reshuffle_first"}
FORCED = {"empty_pile": "forced_first"}
MISSING = "You cannot end the turn: a tile is missing to fill the grid. Sell a collection or spend a coin."


@rule("10.1")
def test_discards_are_shuffled_when_the_pile_cannot_fill_the_grid() -> None:
    s = scene(pile="", discards="2 red", mine="3 blue", coins="pink", options=RESHUFFLE).do("ride", "c1")
    s.end("red")
    assert (s.tile("b3"), s.pile, s.discards) == ("red", 1, "")
    assert s.told() == ["reshuffles", "fills", "begins_turn"]


@rule("10.1")
def test_discards_wait_while_the_pile_suffices() -> None:
    s = scene(pile="blue", discards="2 red", options=RESHUFFLE).do("ride", "c1").end("blue")
    assert (s.pile, s.discards) == (0, "2 red")


@rule("10.2")
def test_without_any_tile_one_must_sell_or_pay() -> None:
    s = scene(pile="", mine="3 blue", coins="pink").do("ride", "c1")
    assert s.why("end") == (MISSING, "10.2")
    assert (s.offers("sell"), s.offers("bribe")) == (["blue"], ["pink"])


@rule("10.2")
def test_a_sale_brings_the_missing_tile() -> None:
    s = (
        scene(pile="", mine="3 blue", coins="pink", grid={"c1": "white"})
        .do("ride", "c1")
        .do("sell", "blue")
        .end("blue")
    )
    assert (s.tile("b3"), s.pile, s.coins()) == ("blue", 1, "1 pink 1 blue")


@rule("10.2")
def test_a_payment_brings_the_missing_tile() -> None:
    s = scene(pile="", mine="2 blue", coins="pink", ahead="contract").do("ride", "c1").do("bribe", "pink").end("pink")
    assert (s.tile("b3"), s.pile, s.bard()) == ("pink", 0, 1)


@rule("10.2")
def test_as_many_tiles_are_asked_for_as_are_missing() -> None:
    s = scene(pile="", mine="2 red", coins="2 pink", bare="a5", ahead="contract contract").do("ride", "c1")
    assert s.why("end")[0].startswith("You cannot end the turn: 2 tiles are missing")
    assert s.do("bribe", "pink").why("end") == (MISSING, "10.2")
    assert s.do("bribe", "pink").end("pink pink").holes == []


@rule("10.3")
def test_who_can_do_neither_leaves_the_space_empty() -> None:
    s = scene(pile="", mine="2 blue").do("ride", "c1").end()
    assert (s.holes, s.turn_of) == (["b3"], THEM)
    assert s.told() == ["leaves_empty", "begins_turn"]


@rule("10.3")
def test_before_the_king_no_coin_can_be_asked_for() -> None:
    s = scene(pile="", mine="2 blue", coins="3 pink", bard=38, their_bard=38).do("ride", "c1")
    assert s.can("end")
    assert s.end().holes == ["b3"]
    s = scene(pile="", mine="3 blue", coins="3 pink", bard=38, their_bard=38).do("ride", "c1")
    assert not s.can("end")


@rule("10.4")
def test_an_empty_space_is_filled_at_the_next_end_of_turn_that_has_tiles() -> None:
    s = scene(pile="", mine="2 blue", theirs="3 red", bare="d4", robins="b3 e5").do("ride", "c1").end()
    assert s.holes == ["b3", "d4"]
    s.do("ride", "c4").do("sell", "red")
    assert s.holes == ["b3", "d4", "e5"], "not before the end of the turn"
    s.do("bribe", "white").end("red red white")
    assert s.holes == []


@rule("10.4")
def test_spaces_are_filled_row_by_row() -> None:
    s = scene(bare="a5 d4 e1").do("ride", "c1").end("red blue pink white")
    assert [s.tile(space) for space in ("e1", "b3", "d4", "a5")] == ["red", "blue", "pink", "white"]


@rule("10.4")
def test_who_comes_next_fills_even_without_riding() -> None:
    s = scene(bare="a5", options={"robin_move": "optional"}).end("green")
    assert (s.tile("a5"), s.turn_of) == ("green", THEM)


@rule("10.5")
def test_a_forced_sale_may_serve_a_sale_tile() -> None:
    s = scene(pile="", mine="3 blue", coins="pink", ahead="fence", grid={"c1": "white"}).do("ride", "c1")
    assert not s.can("end")
    assert s.do("sell", "blue").do("honour", "blue").bard() == 1
    assert s.end("blue").turn_of == THEM


@rule("10.6")
def test_forced_first_asks_for_a_sale_or_a_coin_even_with_discards() -> None:
    s = scene(pile="", discards="2 red", mine="3 blue", coins="pink", options=FORCED).do("ride", "c1")
    assert s.why("end") == (MISSING, "10.2")
    s.do("bribe", "pink")
    assert s.told() == ["bribes", "reshuffles"]
    assert (s.pile, s.discards) == (3, "")
    assert s.end("red").holes == []


@rule("10.6")
def test_forced_first_shuffles_at_any_sale_while_the_pile_is_empty() -> None:
    s = scene(pile="", discards="2 red", mine="3 blue", options=FORCED).do("sell", "blue")
    assert (s.pile, s.discards) == (4, "")
    assert s.do("ride", "c1").can("end")
    s = scene(pile="white", discards="2 red", mine="3 blue", options=FORCED).do("sell", "blue")
    assert (s.pile, s.discards) == (1, "2 red 2 blue")


@rule("10.7")
def test_forced_first_leaves_the_space_to_the_next_turn() -> None:
    s = scene(pile="", discards="2 red", mine="2 blue", options=FORCED).do("ride", "c1").end()
    assert s.told() == ["leaves_empty", "reshuffles", "begins_turn"]
    assert (s.holes, s.pile, s.discards) == (["b3"], 2, "")
    assert s.do("ride", "d3").end("red red").holes == []
    assert s.turn_of == ME
