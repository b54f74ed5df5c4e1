"""Dice have six faces: how likely each outcome of a rule is, with every roll listed."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from games.legend.scene import Scene, scene
from sherwood.engine.play import outcomes
from sherwood.games.legend.rules.roster import PIECES
from sherwood.games.legend.rules.state import Legend
from support.cite import cites

rule = cites("legend")


def chances(s: Scene, words: str, sort: Callable[[Legend], object]) -> dict[object, Fraction]:
    """The probability of each sort of outcome of a choice."""
    k = s.number(s.seat, tuple(words.split()))
    found: dict[object, Fraction] = {}
    for outcome in outcomes(s.state, s.seat, k):
        assert isinstance(outcome.state, Legend)
        key = sort(outcome.state)
        found[key] = found.get(key, Fraction(0)) + outcome.probability
    return found


def fate_of(piece: str) -> Callable[[Legend], object]:
    """Dead, captive or away free."""
    one = 1 << PIECES.index(piece)
    return lambda state: "dead" if state.dead & one else "captive" if state.captive & one else "free"


THIRD, HALF, SIXTH = Fraction(1, 3), Fraction(1, 2), Fraction(1, 6)
# Somebody to whom the next question goes, so that no other die is rolled after the one that counts.
WAITING = {"F02": "will_stutley merry_men_7 men_at_arms_7"}


@rule("7.41")
def test_the_fate_of_a_beaten_leader() -> None:
    s = scene("combat", free={"R04": "little_john guy_of_gisbourne", **WAITING})
    s.do("fight", "R04").do("confront", dice=[6, 1])
    assert chances(s, "fate guy_of_gisbourne", fate_of("guy_of_gisbourne")) == {
        "captive": THIRD,
        "dead": HALF,
        "free": SIXTH,
    }


@rule("7.42", "7.42a")
@pytest.mark.parametrize(("box", "free"), [("R04", THIRD), ("F16", HALF)])
def test_the_fate_of_a_leader_caught_by_units(box: str, free: Fraction) -> None:
    s = scene("combat", "sheriff", free={box: "little_john men_at_arms_1", **WAITING}).do("fight", box).do("confront")
    caught = (1 - free) / 2
    assert chances(s, "fate little_john", fate_of("little_john")) == {"captive": caught, "dead": caught, "free": free}


@rule("6.61", "6.61a")
def test_the_secret_passage() -> None:
    s = scene("movement", free={"P12": "robin_hood", **WAITING}).do("move", "robin_hood")
    found = chances(s, "passage K01", lambda state: "over" if state.over else state.at[0] == s.state.at[0])
    assert found == {False: Fraction(2, 3), True: THIRD * Fraction(2, 3), "over": THIRD * THIRD}


@rule("7.5", "6.61a")
def test_lost_merry_men_reappear_in_six_boxes_alike() -> None:
    s = (
        scene("movement", free={"P12": "robin_hood merry_men_1", **WAITING})
        .do("move", "robin_hood")
        .do("take", "merry_men_1")
    )
    found = chances(s, "passage K01", lambda state: state.at[13] if state.down else -1)
    assert len(found) == 7
    assert {odds for place, odds in found.items() if place != -1} == {THIRD * SIXTH}


@rule("10.4")
@pytest.mark.parametrize(
    ("leader", "wounds", "joins"), [("will_scarlet", 2, 6), ("little_john", 2, 4), ("friar_tuck", 2, 4)]
)
def test_recruitment_fights(leader: str, wounds: int, joins: int) -> None:
    recruits = {"F16": f"{leader}", "F02": "merry_men_8"}
    s = scene("recruitment", free={"F16": "robin_hood", "F02": "will_stutley"}, down=recruits)
    one = 1 << PIECES.index(leader)
    assert chances(s, f"recruit {leader}", lambda state: state.wound > 0)[True] == Fraction(wounds, 6)
    assert chances(s, f"recruit {leader}", lambda state: bool(state.free & one))[True] == Fraction(joins, 6)


@rule("9.7")
def test_taxes() -> None:
    free = {"V04": "sheriff_of_lincoln men_at_arms_1", "V01": "prince_john men_at_arms_2"}
    s = scene("taxes", "sheriff", free=free)
    assert chances(s, "tax V04", lambda state: state.gold_sheriff) == {12: HALF, 13: THIRD, 14: SIXTH}


@rule("13.0", "13.1", "13.3")
def test_events() -> None:
    s = scene("reinforcements", "sheriff", free={"T01": "sheriff_of_lincoln"}, turn=4, arrived=0)
    found = chances(s, "place T01", lambda state: (state.arrived, state.free >> 33))
    assert found == {(1, 0): SIXTH, (0, 1): Fraction(5, 9), (0, 16): Fraction(5, 18)}


@rule("13.8")
def test_the_king_comes_by_any_of_five_roads() -> None:
    s = scene("reinforcements", "sheriff", free={"T01": "sheriff_of_lincoln", "F16": "robin_hood"}, arrived=4, turn=25)
    assert s.at("king_richard") in {"N1", "N2", "N3", "N4", "N5"}
    s = scene("reinforcements", "sheriff", free={"T01": "sheriff_of_lincoln"}, arrived=4, turn=4)
    found = chances(s, "place T01", lambda state: state.at[8])
    assert sorted(odds for place, odds in found.items() if place != -1) == [Fraction(1, 30)] * 5


@rule("12.1c")
@pytest.mark.parametrize(("enemy", "known"), [("men_at_arms_1", THIRD), ("sheriff_of_lincoln", HALF)])
def test_recognition(enemy: str, known: Fraction) -> None:
    s = scene("combat", free={"R04": f"robin_hood {enemy}", **WAITING}, disguised="robin_hood").do("fight", "R04")
    assert chances(s, "confront", lambda state: not state.disguised)[True] == known


@rule("7.7", "7.8", "7.0d")
def test_volleys_melees_and_duels_are_rolled_with_six_faces() -> None:
    s = scene("combat", free={"R04": "merry_men_1 men_at_arms_1 knights_1", **WAITING})
    found = chances(s, "fight R04", lambda state: bool(state.down))
    assert found == {True: THIRD, False: 1 - THIRD}, "one point hits on 5 and 6"
    s.do("fight", "R04", dice=[1, 1])
    found = chances(s, "melee", lambda state: bool(state.down))
    assert found == {True: Fraction(1)}, "at 1 to 3 the attacker always loses somebody"
    s = scene("combat", free={"R04": "little_john guy_of_gisbourne", **WAITING}).do("fight", "R04")
    found = chances(s, "confront", lambda state: type(state.steps[-1]).__name__)
    assert found == {"Fate": 1 - Fraction(5, 36), "Battles": Fraction(5, 36)}, "4 and a die against 3 and a die"
