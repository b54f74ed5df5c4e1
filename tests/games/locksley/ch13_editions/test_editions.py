"""Chapter 13: editions. Each point on which the books differ, in both directions, and each set alone."""

from collections.abc import Callable
from html import escape

import pytest

import sherwood
from games.locksley.scene import scene
from sherwood.games.locksley import GAME
from sherwood.games.locksley.board import board
from sherwood.games.locksley.terminal import describe
from sherwood.games.locksley.words import say_task
from sherwood.text.speech import Speech
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
    (guard_with_four, "sleeping_guard", "at_least_three", "exactly_three", True, True, True),
    (spoils_of_one_colour, "mutual_spoils", "two_colours", "two_tiles", False, True, False),
    (fox_with_the_biggest_but_never_more, "sly_old_fox", "per_colour", "biggest_collection", True, False, True),
    (beginning_with_a_pair, "beginning", "collections", "tiles", True, False, True),
    (king_takes_the_coins, "king", "pay_four", "hold_four", True, False, False),
    (forced_with_discards, "empty_pile", "reshuffle_first", "forced_first", False, False, False),
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
    """The other value always plays otherwise, be it the French book's or nobody's (§8.3, §10.6)."""
    for edition in ("recommended", "english", "french"):
        values = [point({"edition": edition, option: value}) for value in (english, french)]
        assert values[0] is in_english
        assert values[1] is not values[0]


@rule("13.1", "13.2")
def test_no_point_is_left_untested() -> None:
    points = [field.name for field in GAME.options if "by_edition" in field.values]
    assert points == [row[1] for row in POINTS]


@rule("8.3", "5.5", "13.1")
@pytest.mark.parametrize("edition", ["recommended", "english", "french"])
def test_sleeping_guard_counts_at_least_three_in_every_edition(edition: str) -> None:
    assert scene(mine="3 red 4 blue", ahead="guard", options={"edition": edition}).can("advance")


@rule("10.1", "10.2", "13.1")
@pytest.mark.parametrize("edition", ["recommended", "english", "french"])
def test_every_edition_shuffles_before_it_forces(edition: str) -> None:
    options = {"edition": edition}
    s = scene(pile="", discards="2 red", mine="3 blue", options=options).do("ride", "c1").end("red")
    assert s.told() == ["reshuffles", "fills", "begins_turn"]
    assert not scene(pile="", mine="3 blue", options=options).do("ride", "c1").can("end")


READINGS = [
    ("specialist", "specialist", "exactly_three", "at_least_three"),
    ("two-houses", "two_houses", "any_size", "two_or_more"),
    ("contract", "contract_work", "exact_six", "beside_others"),
    ("fox", "sly_old_fox", "per_colour", "biggest_collection"),
    ("guard", "sleeping_guard", "at_least_three", "exactly_three"),
    ("mutual", "mutual_spoils", "two_colours", "two_tiles"),
    ("beginning", "beginning", "collections", "tiles"),
    ("king", "king", "hold_four", "pay_four"),
]


@rule("13.2")
@pytest.mark.parametrize(("fame", "option", "usual", "other"), READINGS, ids=[row[0] for row in READINGS])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_board_and_terminal_say_the_reading_in_force(fame: str, option: str, usual: str, other: str, lang: str) -> None:
    """Words by the view alone: the board's titles, the terminal's line, and (but for the King) the picture."""
    said, drawn = set(), set()
    for value in (usual, other):
        view = scene(ahead="" if fame in ("beginning", "king") else fame, options={option: value}).view
        assert view["readings"][fame] == value
        task = say_task(fame, view["readings"], Speech(GAME.folder, lang))
        table = board(view, lang, 0)
        assert escape(task, quote=False) in table.live
        assert view["riders"][0]["ahead"][0]["fame"] != fame or any(
            task in line for line in describe(view, speech(lang))
        )
        said.add(task)
        drawn.add(table.static[table.static.index(f"id='t-{fame}'") :].partition("</symbol>")[0])
    assert (len(said), len(drawn)) == (2, 1 if fame == "king" else 2)


def speech(lang: str) -> Speech:
    return Speech(GAME.folder, lang, ["Marian", "Tuck"])


@rule("13.1")
def test_the_view_carries_what_the_edition_reads() -> None:
    read = {edition: scene(options={"edition": edition}).view["readings"] for edition in ("english", "french")}
    differing = {fame for fame in read["english"] if read["english"][fame] != read["french"][fame]}
    assert differing == {"contract", "fox", "mutual", "beginning", "king"}
