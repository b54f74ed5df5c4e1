"""Chapter 7: small fame tiles. Each with the loot that meets it and the loot that does not, and why."""

import pytest

from games.locksley.scene import scene
from sherwood.games.locksley.rules.cards import COLOUR_NAMES
from support.cite import cites

rule = cites("locksley")


def refused(fame: str, loot: str, **options: object) -> str:
    """Why the Bard does not enter, after the colon."""
    say, _ = scene(mine=loot, ahead=fame, options=options).why("advance")
    return say.partition(": ")[2]


def entered(fame: str, loot: str, **options: object) -> bool:
    return scene(mine=loot, ahead=fame, options=options).can("advance")


@rule("7.1")
@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_coach_robbery_asks_for_its_colour(colour: str) -> None:
    others = " ".join(name for name in COLOUR_NAMES if name != colour)
    assert entered(f"coach-{colour}", colour)
    assert refused(f"coach-{colour}", others) == f"you have no {colour} loot."


@rule("7.2")
@pytest.mark.parametrize("loot", ["white red", "red pink", "pink white", "2 white red pink"])
def test_dead_of_night_is_met_by_two_of_three_colours(loot: str) -> None:
    assert entered("dead-of-night", loot)


@rule("7.2")
@pytest.mark.parametrize(("loot", "have"), [("green blue", "none"), ("3 white green", "only one")])
def test_dead_of_night_is_not_met_by_less(loot: str, have: str) -> None:
    assert refused("dead-of-night", loot) == f"of white, red and pink you have {have}, two are needed."


@rule("7.3")
@pytest.mark.parametrize("loot", ["green blue", "blue black", "black green", "green blue black"])
def test_sherwood_forest_is_met_by_two_of_three_colours(loot: str) -> None:
    assert entered("sherwood", loot)


@rule("7.3")
@pytest.mark.parametrize(("loot", "have"), [("white red", "none"), ("3 blue red", "only one")])
def test_sherwood_forest_is_not_met_by_less(loot: str, have: str) -> None:
    assert refused("sherwood", loot) == f"of green, blue and black you have {have}, two are needed."


@rule("7.4")
@pytest.mark.parametrize("tiles", [3, 5])
def test_nobility_obligated_wants_a_sale_of_any_size(tiles: int) -> None:
    s = scene(mine=f"{tiles} red", ahead="nobility")
    assert not s.can("advance")
    assert s.do("sell", "red").do("honour", "red").bard() == 1


@rule("7.5")
@pytest.mark.parametrize("loot", ["2 red", "3 red 2 white", "4 black"])
def test_tithe_is_met_by_collections_of_two_or_more(loot: str) -> None:
    assert entered("tithe", loot)


@rule("7.5")
@pytest.mark.parametrize(
    ("loot", "why"),
    [
        ("", "you have no loot, and some is needed."),
        ("2 red blue", "your blue collection is a single tile, two are needed."),
    ],
)
def test_tithe_is_not_met_by_a_single_tile_or_none(loot: str, why: str) -> None:
    assert refused("tithe", loot) == why


@rule("7.6")
def test_specialist_wants_exactly_three_collections() -> None:
    assert entered("specialist", "red blue 4 green")
    assert refused("specialist", "") == "you have no collection, not exactly three."
    assert refused("specialist", "3 red") == "you have one collection, not exactly three."
    assert refused("specialist", "red blue") == "you have 2 collections, not exactly three."
    assert refused("specialist", "red blue green pink") == "you have 4 collections, not exactly three."


@rule("7.6")
def test_specialist_may_be_played_as_at_least_three() -> None:
    assert entered("specialist", "red blue green pink", specialist="at_least_three")
    why = refused("specialist", "red blue", specialist="at_least_three")
    assert why == "you have 2 collections, at least three are needed."


@rule("7.7")
def test_the_fence_wants_a_sale_for_exactly_one_coin() -> None:
    assert scene(mine="3 red", ahead="fence").do("sell", "red").do("honour", "red").bard() == 1
    s = scene(mine="4 red", ahead="fence")
    assert s.why("advance")[0].endswith(": it asks for a sale, and no sale of this turn is open.")
    assert s.do("sell", "red").coins() == "2 red", "a larger collection is not sold below its worth"
    assert s.why("advance") == (
        "The task of The Fence is not fulfilled: it asks for a sale of exactly three tiles, and yours brought more than one coin.",
        "7.7",
    )


@rule("7.8")
@pytest.mark.parametrize("loot", ["red blue", "5 red blue", "2 red 2 blue"])
def test_two_houses_wants_two_collections_of_any_size(loot: str) -> None:
    assert entered("two-houses", loot)


@rule("7.8")
@pytest.mark.parametrize(
    ("loot", "have"), [("", "no collection"), ("2 red", "one collection"), ("red blue pink", "3 collections")]
)
def test_two_houses_is_not_met_by_more_or_fewer(loot: str, have: str) -> None:
    assert refused("two-houses", loot) == f"you have {have}, not exactly two."


@rule("7.8")
def test_two_houses_may_be_played_with_two_tiles_in_each() -> None:
    assert entered("two-houses", "2 red 2 blue", two_houses="two_or_more")
    assert (
        refused("two-houses", "2 red blue", two_houses="two_or_more")
        == "your blue collection is a single tile, two are needed."
    )
    assert entered("two-houses", "2 red blue", two_houses="any_size")


@rule("7.9")
def test_kinsman_wants_four_of_a_colour() -> None:
    assert entered("kinsman", "4 red")
    assert entered("kinsman", "5 red white")
    assert refused("kinsman", "3 red 3 blue") == "your largest collection has 3 tiles, four of one colour are needed."
    assert refused("kinsman", "red") == "your largest collection has one tile, four of one colour are needed."


@rule("7.10")
def test_vain_endeavour_wants_a_colour_that_the_grid_does_not_show() -> None:
    assert scene(mine="red 2 white", without="red", ahead="vain").can("advance")
    assert not scene(mine="2 white", without="red", ahead="vain").can("advance")
    assert refused("vain", "") == "you have no loot, and some is needed."
    assert refused("vain", "red") == "the grid shows every colour you have; one is needed that it does not show."


@rule("7.10")
def test_taking_the_last_tile_of_a_colour_meets_vain_endeavour_until_it_is_drawn_again() -> None:
    s = scene(without="red", grid={"c1": "red"}, ahead="vain")
    assert not s.can("advance")
    assert s.do("ride", "c1").can("advance")
    assert s.holes == ["b3"]
    s.end("red").do("ride", "d3").end("white")
    assert not s.can("advance")


@rule("7.11")
def test_contract_work_wants_one_two_and_three() -> None:
    assert entered("contract", "red 2 blue 3 green")
    why = "collections of one, two and three tiles are needed, and you have 2 of one tile, 1 of two and none of three."
    assert refused("contract", "red white 2 blue 4 green") == why
    assert not entered("contract", "5 blue red"), "five tiles do not count as two and three"
    assert not entered("contract", "2 red 2 blue 3 green"), "more of a colour than needed"


@rule("7.11")
def test_contract_work_with_other_colours_beside() -> None:
    assert refused("contract", "red 2 blue 3 green 4 pink", contract_work="exact_six") == (
        "you have another collection beside the one, two and three tiles, and none is allowed."
    )
    assert refused("contract", "red white 2 blue 3 green 4 pink", contract_work="exact_six") == (
        "you have 2 other collections beside the one, two and three tiles, and none is allowed."
    )
    assert entered("contract", "red 2 blue 3 green 4 pink", contract_work="beside_others")
    assert entered("contract", "red white 2 blue 3 green", contract_work="beside_others")
