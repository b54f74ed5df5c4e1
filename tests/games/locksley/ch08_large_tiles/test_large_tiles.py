"""Chapter 8: large fame tiles, and the start and goal tiles."""

import pytest

from games.locksley.scene import THEM, Scene, scene
from support.cite import cites

rule = cites("locksley")


def why(s: Scene) -> str:
    """Why the Bard does not enter, after the colon."""
    return s.why("advance")[0].partition(": ")[2]


@rule("8.1")
def test_sly_old_fox_colour_by_colour() -> None:
    played = {"sly_old_fox": "per_colour"}
    assert scene(mine="red", theirs="5 blue", ahead="fox", options=played).can("advance")
    assert scene(mine="3 red 2 blue", theirs="2 red 5 blue", ahead="fox", options=played).can("advance")
    s = scene(mine="2 red", theirs="2 red blue", ahead="fox", options=played)
    assert why(s) == "in no colour do you have more loot than the other player."
    assert not scene(ahead="fox", options=played).can("advance")


@rule("8.1")
def test_sly_old_fox_by_the_largest_collection() -> None:
    played = {"sly_old_fox": "biggest_collection"}
    assert scene(mine="3 red", theirs="2 blue 2 red", ahead="fox", options=played).can("advance")
    s = scene(mine="2 red", theirs="2 blue", ahead="fox", options=played)
    assert why(s) == "your largest collection has 2 tiles, the other player’s largest has 2; yours must be larger."


@rule("8.2")
def test_the_golden_arrow_wants_a_knight_s_move_between_the_robins() -> None:
    assert scene(robins="b3 c5", ahead="arrow").can("advance")
    s = scene(robins="b3 e5", ahead="arrow")
    assert why(s) == "the Robins stand on b3 and e5, not a knight’s move apart."


@rule("8.3")
def test_sleeping_guard_with_at_least_three_tiles_each() -> None:
    played = {"sleeping_guard": "at_least_three"}
    assert scene(mine="3 red 5 blue", ahead="guard", options=played).can("advance")
    s = scene(mine="6 red 2 blue", ahead="guard", options=played)
    assert why(s) == "you have only one collection of three tiles or more, two are needed."
    s = scene(mine="2 red", ahead="guard", options=played)
    assert why(s) == "you have no collection of three tiles or more, two are needed."


@rule("8.3")
def test_sleeping_guard_with_exactly_three_tiles_each() -> None:
    played = {"sleeping_guard": "exactly_three"}
    assert scene(mine="3 red 3 blue 4 pink", ahead="guard", options=played).can("advance")
    s = scene(mine="3 red 5 blue", ahead="guard", options=played)
    assert why(s) == "you have only one collection of exactly three tiles, two are needed."
    s = scene(mine="4 red 5 blue", ahead="guard", options=played)
    assert why(s) == "you have no collection of exactly three tiles, two are needed."


@rule("8.4")
def test_mutual_spoils_by_colours() -> None:
    played = {"mutual_spoils": "two_colours"}
    assert scene(mine="red blue", theirs="3 red 2 blue white", ahead="mutual", options=played).can("advance")
    s = scene(mine="3 red", theirs="3 red blue", ahead="mutual", options=played)
    assert why(s) == "you share only one colour with the other player, two are needed."
    assert why(scene(mine="red", ahead="mutual", options=played)).startswith("you share no colour")


@rule("8.4")
def test_mutual_spoils_by_tiles() -> None:
    played = {"mutual_spoils": "two_tiles"}
    assert scene(mine="3 red", theirs="2 red blue", ahead="mutual", options=played).can("advance")
    assert scene(mine="red blue", theirs="red blue", ahead="mutual", options=played).can("advance")
    s = scene(mine="3 red", theirs="red blue", ahead="mutual", options=played)
    assert why(s) == "only one of your tiles matches one of the other player’s, two are needed."
    s = scene(mine="3 red", theirs="blue", ahead="mutual", options=played)
    assert why(s) == "none of your tiles matches one of the other player’s, two are needed."


@rule("8.5")
@pytest.mark.parametrize("loot", ["", "6 red", "red blue pink white green black"])
def test_on_the_run_wants_fewer_than_seven_tiles(loot: str) -> None:
    assert scene(mine=loot, ahead="run").can("advance")


@rule("8.5")
def test_on_the_run_is_not_met_with_seven() -> None:
    assert why(scene(mine="4 red 3 blue", ahead="run")) == "you have 7 loot tiles, fewer than seven are allowed."


@rule("8.6")
def test_the_scales_want_no_more_gold_than_the_other_player_has() -> None:
    assert scene(coins="red", their_coins="2 red", ahead="scales").can("advance")
    assert scene(coins="red", their_coins="blue", ahead="scales").can("advance")
    s = scene(coins="2 red", their_coins="blue", ahead="scales")
    assert why(s) == "you have 2 coins, the other player only 1; you may have as many, not more."


@rule("8.7")
@pytest.mark.parametrize("other", ["b4", "b2", "a3", "c3"])
def test_rivalry_wants_the_robins_side_by_side(other: str) -> None:
    assert scene(robins=f"b3 {other}", ahead="rivalry").can("advance")


@rule("8.7")
@pytest.mark.parametrize("robins", ["b3 c4", "b3 b5", "e2 a3"])
def test_rivalry_is_not_met_diagonally_at_a_distance_or_round_the_edge(robins: str) -> None:
    mine, yours = robins.split()
    s = scene(robins=robins, ahead="rivalry")
    assert why(s) == f"the Robins stand on {mine} and {yours}, not side by side."


@rule("8.8")
@pytest.mark.parametrize("loot", ["", "2 red 2 blue white"])
def test_small_fry_wants_nothing_to_sell(loot: str) -> None:
    assert scene(mine=loot, ahead="small-fry").can("advance")


@rule("8.8")
def test_small_fry_is_not_met_while_a_collection_can_be_sold() -> None:
    s = scene(mine="3 blue", ahead="small-fry")
    assert why(s) == "your blue collection could be sold, and none may be."
    assert s.do("sell", "blue").can("advance")


@rule("8.9")
def test_good_samaritan_wants_no_more_loot_than_the_other_player_has() -> None:
    assert scene(mine="2 red", theirs="3 blue", ahead="samaritan").can("advance")
    assert scene(mine="2 red", coins="5 pink", theirs="2 blue", ahead="samaritan").can("advance")
    s = scene(mine="2 red", theirs="blue", their_coins="5 pink", ahead="samaritan")
    assert why(s) == "you have 2 loot tiles, the other player only 1; you may have as many, not more."


@rule("8.10")
@pytest.mark.parametrize("other", ["a2", "c2", "a4", "c4"])
def test_eagle_eye_wants_the_robins_corner_to_corner(other: str) -> None:
    assert scene(robins=f"b3 {other}", ahead="eagle").can("advance")


@rule("8.10")
def test_eagle_eye_is_not_met_side_by_side() -> None:
    s = scene(robins="b3 b4", ahead="eagle")
    assert why(s) == "the Robins stand on b3 and b4, not corner to corner."


@rule("8.11")
def test_market_wants_the_sale_of_a_colour_the_other_player_owns() -> None:
    assert scene(mine="5 red", theirs="red", ahead="market").do("sell", "red").do("honour", "red").bard() == 1
    s = scene(mine="3 red", theirs="2 blue", their_coins="red", ahead="market")
    assert why(s) == "it asks for a sale, and no sale of this turn is open."
    s.do("sell", "red")
    assert s.why("honour", "red") == s.why("advance")
    assert why(s) == "the other player has no loot of the colour you sold."


@rule("8.12")
@pytest.mark.parametrize("corner", ["a1", "e1", "a5", "e5"])
def test_the_tower_wants_the_robin_on_a_corner(corner: str) -> None:
    assert scene(robins=f"{corner} c3", ahead="tower").can("advance")


@rule("8.12")
def test_the_tower_is_closed_to_a_robin_elsewhere() -> None:
    s = scene(robins="b3 e5", ahead="tower")
    assert s.why("advance") == (
        "The task of The Tower is not fulfilled: your Robin stands on b3, not on a corner.",
        "8.12",
    )
    barred = s.match.why_not(0, ("advance",), "fr")
    assert barred is not None
    assert barred.say == (
        "Le défi de «\u202fLa tour\u202f» n’est pas relevé\u202f: votre Robin est en b3, pas sur un coin."
    )


@rule("8.13")
def test_nottingham_wants_one_coin_or_none() -> None:
    assert scene(bard=18).can("advance")
    assert scene(bard=18, coins="red").can("advance")
    assert why(scene(bard=18, coins="red blue")) == "you have 2 coins, one at most is allowed."


@rule("8.14")
def test_the_beginning_counts_collections() -> None:
    played = {"beginning": "collections"}
    assert scene(bard=19, options=played).can("advance")
    assert scene(bard=19, mine="4 red", options=played).can("advance")
    s = scene(bard=19, mine="red blue", options=played)
    assert why(s) == "you have 2 collections, one at most is allowed."


@rule("8.14")
def test_the_beginning_counts_tiles() -> None:
    played = {"beginning": "tiles"}
    assert scene(bard=19, options=played).can("advance")
    assert scene(bard=19, mine="red", options=played).can("advance")
    s = scene(bard=19, mine="2 red", options=played)
    assert why(s) == "you have 2 loot tiles, one at most is allowed."


@rule("8.15")
@pytest.mark.parametrize(("coins", "have"), [("", "no coin"), ("red", "one coin"), ("3 red", "3 coins")])
def test_the_king_wants_four_coins(coins: str, have: str) -> None:
    s = scene(bard=38, their_bard=30, coins=coins)
    assert s.why("advance") == (
        f"The task of Long Live the King is not fulfilled: you have {have}, four are needed.",
        "8.15",
    )


@rule("8.15")
def test_the_king_s_coins_are_shown_or_paid() -> None:
    held = scene(bard=38, their_bard=30, coins="3 red 2 blue", options={"king": "hold_four"}).do("advance")
    assert (held.ending, held.coins(), held.discards) == (([0], "king"), "3 red 2 blue", "")
    paid = scene(bard=38, their_bard=30, coins="3 red 2 blue", options={"king": "pay_four"}).do("advance")
    assert (paid.ending, paid.coins(), paid.discards) == (([0], "king"), "1 blue", "3 red 1 blue")
    assert "pays_ransom" in paid.told()
    assert paid.gold(THEM) == 0
