"""Chapter 16: the end of the game and who wins."""

from collections.abc import Mapping

import pytest

from games.legend.scene import Places, Scene, scene
from support.cite import cites

rule = cites("legend")


ALONE = {"F16": "robin_hood"}


def last_turn(
    robin: int = 0,
    sheriff: int = 12,
    turn: int = 30,
    *,
    free: Places = ALONE,
    captive: Places | None = None,
    married: int = 0,
    options: Mapping[str, object] | None = None,
) -> Scene:
    """The end of a turn, nothing left to do."""
    gold = (robin, sheriff)
    return scene("taxes", "sheriff", free=free, captive=captive, gold=gold, options=options, turn=turn, married=married)


KING = {"F16": "robin_hood king_richard marion"}
APART = {"F16": "robin_hood marion", "F15": "king_richard"}


@rule("16.1", "16.1d", "16.2a")
def test_the_thirtieth_turn_is_the_last() -> None:
    assert last_turn(turn=29).ending == ""
    s = last_turn()
    assert (s.ending, s.winner) == ("last_turn", "sheriff")


@rule("16.1", "16.1a", "16.2")
def test_robins_death_ends_the_game() -> None:
    s = scene("combat", "sheriff", free={"R04": "robin_hood men_at_arms_1"}, gold=(30, 0), married=1)
    s.do("fight", "R04").do("confront").do("fate", "robin_hood", dice=[1, 1])
    assert (s.ending, s.winner) == ("robin_killed", "sheriff")


@rule("16.1b", "16.3")
def test_the_kings_death_ends_the_game_and_the_conditions_decide() -> None:
    for gold, winner in (((30, 0), "robin"), ((30, 6), "sheriff")):
        free = {"R04": "king_richard men_at_arms_1", "F01": "robin_hood marion"}
        s = scene("combat", "sheriff", free=free, gold=gold, married=1).do("fight", "R04").do("confront")
        s.do("fate", "king_richard", dice=[1, 1])
        assert (s.ending, s.winner) == ("king_killed", winner)


@rule("16.1c", "16.3b")
def test_the_king_in_robins_box_at_the_end_of_a_turn() -> None:
    s = last_turn(25, 3, turn=26, free=KING)
    assert (s.ending, s.winner) == ("king_met", "robin")
    assert last_turn(25, 8, turn=26, free=KING).winner == "sheriff", "met too early: two conditions are not enough"
    assert last_turn(25, 3, turn=26, free=APART).ending == ""


@rule("16.1c")
def test_not_in_the_middle_of_a_turn() -> None:
    s = scene("evening", free=KING | {"T01": "men_at_arms_1"})
    assert (s.ending, s.state.active) == ("", 1)


@rule("16.1f")
def test_a_captive_king_pardons_nobody() -> None:
    free = {"T01": "men_at_arms_1"}
    assert last_turn(turn=26, free=free, captive={"T01": "robin_hood king_richard"}).ending == ""


@rule("16.1e", "16.4")
def test_robin_wins_at_once_when_all_four_leaders_are_dead() -> None:
    dead = "sheriff_of_nottingham sheriff_of_lincoln prince_john"
    s = scene("dawn", free={"F16": "robin_hood"}, captive={"F16": "guy_of_gisbourne"}, dead=dead)
    s.do("murder", "guy_of_gisbourne")
    assert (s.ending, s.winner) == ("sheriffs_fallen", "robin")
    s = scene("combat", free={"F16": "robin_hood guy_of_gisbourne"}, dead=dead).do("fight", "F16")
    s.do("confront", dice=[6, 1]).do("fate", "guy_of_gisbourne", dice=[4])
    assert (s.ending, s.winner) == ("sheriffs_fallen", "robin")


@rule("16.4a")
def test_that_victory_is_automatic_even_for_a_captive() -> None:
    dead = "sheriff_of_nottingham sheriff_of_lincoln prince_john"
    free = {"F16": "little_john", "K01": "men_at_arms_1"}
    s = scene("dawn", free=free, captive={"F16": "guy_of_gisbourne", "K01": "robin_hood"}, dead=dead)
    s.do("murder", "guy_of_gisbourne")
    assert (s.ending, s.winner) == ("sheriffs_fallen", "robin")


@rule("16.4b")
def test_a_prince_who_has_not_come_is_not_dead() -> None:
    s = scene(
        "dawn",
        free={"F16": "robin_hood"},
        captive={"F16": "guy_of_gisbourne"},
        dead="sheriff_of_nottingham sheriff_of_lincoln",
    )
    assert s.do("murder", "guy_of_gisbourne").ending == ""


@rule("16.2")
def test_the_sheriff_wins_if_robin_is_his_captive() -> None:
    s = last_turn(30, 0, free={"F01": "marion"}, captive={"K01": "robin_hood"}, married=1)
    assert (s.ending, s.winner) == ("last_turn", "sheriff")


@rule("16.3", "16.2a")
@pytest.mark.parametrize(
    ("robin", "sheriff", "married", "winner"),
    [(20, 5, 1, "robin"), (19, 5, 1, "sheriff"), (20, 6, 1, "sheriff"), (20, 5, 0, "sheriff"), (20, 5, 2, "sheriff")],
)
def test_three_conditions_of_four(robin: int, sheriff: int, married: int, winner: str) -> None:
    assert last_turn(robin, sheriff, free={"F16": "robin_hood marion"}, married=married).winner == winner


@rule("16.3a")
def test_the_wedding_counts_only_while_marion_is_free() -> None:
    free = {"F16": "robin_hood"}
    assert last_turn(20, 5, free=free, captive={"K01": "marion"}, married=1).winner == "sheriff"


@rule("16.3b", "16.3c", "16.3d")
def test_king_treasury_and_gold_are_three() -> None:
    s = last_turn(20, 5, turn=26, free={"F16": "robin_hood king_richard"})
    assert (s.winner, s.state.points(0), s.state.points(1)) == ("robin", 3, 1)


@rule("16.3c")
def test_the_sheriff_never_owes_and_the_reserve_pays_the_rest() -> None:
    s = scene("evening", free={"F16": "robin_hood"}, captive={"F16": "prince_john"}, gold=(0, 4)).do(
        "ransom", "prince_john"
    )
    assert s.gold == (10, 0)
    assert s.state.reserve == 95 - 10


@rule("16.3d")
def test_twenty_pieces_are_enough() -> None:
    assert last_turn(20, 12, turn=29).state.conditions() & 8
    assert not last_turn(19, 12, turn=29).state.conditions() & 8


@rule("16.5")
@pytest.mark.parametrize(
    ("robin", "sheriff", "married", "king", "winner"),
    [
        (20, 12, 1, True, "robin"),
        (0, 5, 1, True, "robin"),
        (20, 5, 1, False, "sheriff"),
        (20, 5, 0, True, "sheriff"),
        (0, 12, 1, True, "sheriff"),
    ],
)
def test_the_stricter_victory(robin: int, sheriff: int, married: int, king: bool, winner: str) -> None:
    s = last_turn(robin, sheriff, free=KING if king else APART, married=married, options={"victory": "strict"})
    assert s.winner == winner
