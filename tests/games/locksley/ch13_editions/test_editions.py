"""Chapter 13: editions. Each point on which the books differ, in both directions, and each set alone."""

from collections.abc import Callable

import pytest

import sherwood
from games.locksley.scene import scene
from sherwood.games.locksley import GAME
from support.cite import cites

rule = cites("locksley")
Point = Callable[[dict[str, object]], bool]


def must_ride(options: dict[str, object]) -> bool:
    return not scene(options=options).can("end")


def contract_with_others_beside(options: dict[str, object]) -> bool:
    return scene(mine="red 2 blue 3 green 4 pink", ahead="contract", options=options).can("advance")


def guard_with_four(options: dict[str, object]) -> bool:
    return scene(mine="3 red 4 blue", ahead="guard", options=options).can("advance")


def spoils_of_one_colour(options: dict[str, object]) -> bool:
    return scene(mine="2 red", theirs="2 red", ahead="mutual", options=options).can("advance")


def fox_with_the_biggest_but_never_more(options: dict[str, object]) -> bool:
    return scene(mine="red", theirs="3 blue", ahead="fox", options=options).can("advance")


def beginning_with_a_pair(options: dict[str, object]) -> bool:
    return scene(mine="2 red", bard=19, options=options).can("advance")


def king_takes_the_coins(options: dict[str, object]) -> bool:
    return scene(coins="4 red", bard=38, their_bard=30, options=options).do("advance").gold() == 0


def forced_with_discards(options: dict[str, object]) -> bool:
    return not scene(pile="", discards="2 red", mine="3 blue", ridden=True, bare="c1", options=options).can("end")


def one_coin_of_help_counts(options: dict[str, object]) -> bool:
    match = sherwood.new("locksley", seed=1, options={"starter": "seat_1", "handicap": 1, **options})
    match.play(0, ("take_corner", 0))
    return bool(match.view()["riders"][0]["gold"] == 2)


# The point, its option, and whether it holds by the English book, by the French one, and as recommended
POINTS = [
    (must_ride, "robin_move", "mandatory", "optional", True, False, True),
    (contract_with_others_beside, "contract_work", "beside_others", "exact_six", True, False, False),
    (guard_with_four, "sleeping_guard", "at_least_three", "exactly_three", True, False, True),
    (spoils_of_one_colour, "mutual_spoils", "two_colours", "two_tiles", False, True, False),
    (fox_with_the_biggest_but_never_more, "sly_old_fox", "per_colour", "biggest_collection", True, False, True),
    (beginning_with_a_pair, "beginning", "collections", "tiles", True, False, True),
    (king_takes_the_coins, "king", "pay_four", "hold_four", True, False, False),
    (forced_with_discards, "empty_pile", "forced_first", "reshuffle_first", True, False, False),
    (one_coin_of_help_counts, "handicap_reading", "extra", "in_all", True, False, True),
]
EACH = pytest.mark.parametrize(
    ("point", "option", "english", "french", "in_english", "in_french", "by_default"),
    POINTS,
    ids=[row[1] for row in POINTS],
)


@rule("13.1")
@EACH
def test_the_edition_sets_every_point(
    point: Point, option: str, english: str, french: str, in_english: bool, in_french: bool, by_default: bool
) -> None:
    assert point({"edition": "english"}) is in_english
    assert point({"edition": "french"}) is in_french
    assert point({"edition": "recommended"}) is by_default
    assert point({}) is by_default


@rule("13.2")
@EACH
def test_each_point_can_be_set_alone_whatever_the_edition(
    point: Point, option: str, english: str, french: str, in_english: bool, in_french: bool, by_default: bool
) -> None:
    for edition in ("recommended", "english", "french"):
        assert point({"edition": edition, option: english}) is in_english
        assert point({"edition": edition, option: french}) is in_french


@rule("13.1", "13.2")
def test_no_point_is_left_untested() -> None:
    points = [field.name for field in GAME.options if "by_edition" in field.values]
    assert points == [row[1] for row in POINTS]
