"""Chapter 6: collections and sales."""

import pytest

from games.locksley.scene import THEM, scene
from support.cite import cites

rule = cites("locksley")
CHAIN = {"sale_use": "chain"}
NO_SALE = "it asks for a sale, and no sale of this turn is open."


@rule("6.1")
def test_a_collection_is_all_the_tiles_of_a_colour() -> None:
    assert scene(mine="2 green white", ahead="two-houses").can("advance")
    assert not scene(mine="2 green", ahead="two-houses").can("advance")


@rule("6.2")
@pytest.mark.parametrize(
    ("loot", "why"),
    [
        ("", "you have none"),
        ("red", "you have a single tile, three are needed"),
        ("2 red", "you have 2 tiles, three are needed"),
    ],
)
def test_fewer_than_three_tiles_cannot_be_sold(loot: str, why: str) -> None:
    assert scene(mine=loot).why("sell", "red") == (f"The red loot cannot be sold: {why}.", "6.2")


@rule("6.2")
def test_a_collection_is_sold_at_any_time_of_the_turn() -> None:
    s = scene(mine="3 red 2 blue", grid={"c1": "blue"}).do("sell", "red").do("ride", "c1")
    assert s.do("sell", "blue").gold() == 2


@rule("6.3")
@pytest.mark.parametrize(("tiles", "coins"), [(3, 1), (4, 2), (5, 3), (10, 8)])
def test_two_tiles_are_dropped_and_the_others_become_coins(tiles: int, coins: int) -> None:
    s = scene(mine=f"{tiles} pink 2 red", without="pink").do("sell", "pink")
    assert (s.loot(), s.coins(), s.discards) == ("2 red", f"{coins} pink", "2 pink")


@rule("6.4")
def test_several_collections_are_sold_one_after_the_other() -> None:
    s = scene(mine="3 red 4 blue").do("sell", "red").do("sell", "blue")
    assert (s.loot(), s.coins()) == ("", "1 red 2 blue")


@rule("6.5")
def test_coins_are_no_loot() -> None:
    s = scene(mine="2 red", coins="3 red", ahead="coach-blue")
    assert not s.can("sell", "red")
    assert not scene(mine="red", coins="blue", ahead="two-houses").can("advance")
    assert not scene(coins="blue", ahead="coach-blue").can("advance")


@rule("6.6", "7.4")
def test_a_sale_serves_until_gold_is_spent() -> None:
    s = scene(mine="3 red", coins="blue", ahead="nobility").do("sell", "red")
    assert s.can("honour", "red")
    s = scene(mine="3 red", coins="blue", ahead="contract nobility").do("sell", "red").do("bribe", "blue")
    assert s.why("advance") == (f"The task of Nobility Obligated is not fulfilled: {NO_SALE}", "7.4")


@rule("6.6", "7.4")
def test_a_sale_serves_until_loot_is_taken() -> None:
    s = scene(mine="3 red", ahead="nobility", bare="c1").do("sell", "red")
    assert s.do("ride", "c1").can("honour", "red"), "nothing was taken"
    s = scene(mine="3 red", ahead="nobility").do("sell", "red").do("ride", "c1")
    assert not s.can("honour", "red")


@rule("6.6")
def test_a_sale_serves_only_in_the_turn_it_was_made() -> None:
    s = scene(mine="3 red", ahead="nobility", ridden=True, options={"robin_move": "optional"})
    s.do("sell", "red").end().end()
    assert s.offers("honour") == []


@rule("6.6")
def test_a_sale_is_of_no_use_to_the_other_player() -> None:
    s = scene(mine="3 red", ahead="nobility").do("sell", "red")
    met = [{one["fame"]: one["met"] for one in s.rider(seat)["ahead"]}["nobility"] for seat in (0, THEM)]
    assert met == [True, False]


@rule("6.7")
def test_other_tasks_and_other_sales_leave_a_sale_open() -> None:
    s = scene(mine="3 red 4 blue white", ahead="coach-white fence").do("sell", "red").do("advance").do("sell", "blue")
    assert s.offers("honour") == ["red"]
    assert s.do("honour", "red").bard() == 2


@rule("6.7", "8.11")
def test_market_has_the_same_window() -> None:
    s = scene(mine="3 red", theirs="red", ahead="market").do("sell", "red")
    assert s.can("honour", "red")
    assert not s.do("ride", "c1").can("honour", "red")


@rule("6.8")
def test_one_sale_serves_one_tile() -> None:
    s = scene(mine="3 red", ahead="nobility fence").do("sell", "red").do("honour", "red")
    assert s.bard() == 1
    assert s.why("advance") == (f"The task of The Fence is not fulfilled: {NO_SALE}", "7.7")


@rule("6.8")
def test_an_option_chains_sale_tiles() -> None:
    s = scene(mine="3 red", theirs="red", ahead="nobility fence market", options=CHAIN).do("sell", "red")
    assert s.offers("honour") == []
    assert s.do("advance").do("advance").do("advance").bard() == 3


@rule("6.9")
def test_one_says_which_sale_serves() -> None:
    s = scene(mine="3 red 4 blue", ahead="nobility fence").do("sell", "red").do("sell", "blue")
    assert s.offers("honour") == ["red", "blue"]
    assert s.why("advance") == ("Nobility Obligated is served by a sale: say which one.", "6.9")
    assert s.do("honour", "blue").do("honour", "red").bard() == 2


@rule("6.9", "7.7")
def test_the_wrong_sale_spent_first_is_gone() -> None:
    s = scene(mine="3 red 4 blue", ahead="nobility fence").do("sell", "red").do("sell", "blue").do("honour", "red")
    assert s.why("honour", "blue") == (
        "The task of The Fence is not fulfilled: it asks for a sale of exactly three tiles, and yours brought more than one coin.",
        "7.7",
    )


@rule("6.6")
def test_naming_a_sale_that_is_not_open_says_what_is_missing() -> None:
    s = scene(mine="3 red", ahead="nobility")
    assert s.why("honour", "red") == (
        "You have no open sale of red loot for Nobility Obligated: sell that collection this turn, "
        "and spend no coin and take no loot before the Bard moves.",
        "6.6",
    )
    s = scene(mine="3 red", ahead="tower").do("sell", "red")
    assert s.why("honour", "red") == ("No sale moves the Bard now: The Tower asks for none.", "6.6")


@rule("6.8", "3.4")
def test_a_named_sale_is_refused_where_sales_chain_and_before_its_time() -> None:
    s = scene(mine="3 red", ahead="nobility", options=CHAIN).do("sell", "red")
    assert s.why("honour", "red")[1] == "6.8"
    s = scene(mine="3 red", ahead="nobility", options={"bard_timing": "after_ride"}).do("sell", "red")
    assert s.why("honour", "red")[1] == "3.4"
