"""Chapters 11 and 12: reinforcements, disguises."""

import pytest

from games.legend.scene import Scene, scene
from support.cite import cites

rule = cites("legend")


@rule("11.0")
@pytest.mark.parametrize(
    ("turn", "unit"), [(4, "men_at_arms_5"), (6, "royal_foresters_2"), (9, "men_at_arms_6"), (11, "knights_1"), (5, "")]
)
def test_reinforcements_by_turn(turn: int, unit: str) -> None:
    s = scene("reinforcements", "sheriff", free={"T01": "sheriff_of_lincoln"}, turn=turn)
    assert (s.title == "Place") == bool(unit)
    if unit:
        assert (s.asked, s.rule) == ("sheriff", "11.0a")
        s.do("place", "T03")
        assert s.at(unit) == "T03"


@rule("11.0a")
def test_they_go_to_any_town_even_a_hostile_one_and_move_and_fight_at_once() -> None:
    s = scene("reinforcements", "sheriff", free={"T02": "robin_hood merry_men_1"}, turn=4)
    assert s.offered("place") == {"T01", "T02", "T03", "T04"}
    s.do("place", "T02", dice=[1, 1])
    assert s.offered("move") == {"men_at_arms_5"}
    assert s.do("done").offered("fight") == {"T02"}


@rule("12.0")
def test_robin_and_the_king_may_put_on_a_disguise() -> None:
    s = scene("dawn", free={"F16": "robin_hood king_richard little_john"})
    assert s.offered("disguise") == {"robin_hood", "king_richard"}
    s.do("disguise", "robin_hood")
    assert s.is_("robin_hood", "free", "disguised")
    assert s.offered("disguise") == {"king_richard"}


@rule("12.2")
def test_a_disguise_is_dropped_at_the_start_of_a_turn() -> None:
    s = scene("dawn", free={"F16": "robin_hood"}, disguised="robin_hood")
    assert s.offered("unmask") == {"robin_hood"}
    s.do("unmask", "robin_hood")
    assert not s.is_("robin_hood", "disguised")
    s = scene("movement", free={"F16": "robin_hood"}, disguised="robin_hood")
    assert s.offered("unmask") == set()


@rule("12.1")
def test_a_disguised_leader_commands_nobody() -> None:
    s = scene("movement", free={"F16": "robin_hood merry_men_1"}, disguised="robin_hood").do("move", "robin_hood")
    assert s.bars["take merry_men_1"] == ("command", "6.3b")


@rule("12.1a")
def test_he_stops_for_units_and_for_leaders() -> None:
    for enemy in ("men_at_arms_1", "sheriff_of_lincoln"):
        free = {"F16": "robin_hood", "V04": enemy, "F01": "little_john"}
        s = scene("movement", free=free, disguised="robin_hood").march("robin_hood", "V04")
        assert (s.title, "move robin_hood" in s.offers) == ("Orders", False)


def meet(leader: str, enemies: str) -> Scene:
    """A disguised leader in a box with enemies, up to the closer look."""
    free = {"R04": f"{leader} {enemies}", "F01": "little_john"}
    if leader != "robin_hood":
        free["F02"] = "robin_hood"
    return scene("combat", "sheriff", free=free, disguised=leader).do("fight", "R04")


@rule("12.1b", "12.1c")
@pytest.mark.parametrize(
    ("enemies", "die", "known"),
    [
        ("men_at_arms_1", 4, False),
        ("men_at_arms_1", 5, True),
        ("sheriff_of_lincoln", 3, False),
        ("sheriff_of_lincoln", 4, True),
        ("men_at_arms_1 guy_of_gisbourne", 4, True),
    ],
)
def test_recognition(enemies: str, die: int, known: bool) -> None:
    s = meet("robin_hood", enemies).do("confront", dice=[die])
    assert s.is_("robin_hood", "disguised") != known
    assert (s.title == "Confront") == known, "recognised, he faces them; otherwise nothing happens to him"
    if not known:
        assert s.at("robin_hood") == "R04"


@rule("12.1c")
def test_once_recognised_the_normal_rules_apply() -> None:
    s = (
        meet("robin_hood", "men_at_arms_1")
        .do("confront", dice=[6])
        .do("confront")
        .do("fate", "robin_hood", dice=[1, 4])
    )
    assert s.is_("robin_hood", "captive")


@rule("12.1b")
def test_a_disguised_leader_shares_no_fight_of_his_band() -> None:
    free = {"R04": "robin_hood little_john sheriff_of_lincoln"}
    s = scene("combat", free=free, disguised="robin_hood").do("fight", "R04").do("confront", dice=[1])
    s.do("confront", dice=[1, 6])
    assert s.told("duel") == [("R04", 5, 8)]
    assert s.offered("fate") == {"little_john"}


@rule("12.1d")
def test_prince_john_always_knows_his_brother() -> None:
    s = meet("king_richard", "prince_john").do("confront")
    assert s.told("recognised") == [("king_richard",)]
    s = meet("robin_hood", "prince_john").do("confront", dice=[3])
    assert s.is_("robin_hood", "disguised")


@rule("12.1e")
def test_a_disguise_changes_nothing_else() -> None:
    s = scene("recruitment", free={"F16": "robin_hood"}, down={"F16": "munch_the_miller"}, disguised="robin_hood")
    assert s.offered("recruit") == {"munch_the_miller"}
    s = scene("evening", free={"F16": "robin_hood marion alan_a_dale friar_tuck"}, disguised="robin_hood")
    assert s.title == "Wedding"
    free = {"T01": "robin_hood men_at_arms_1", "F01": "little_john"}
    s = scene("combat", free=free, captive={"T01": "marion"}, disguised="robin_hood").do("fight", "T01")
    s.do("confront", dice=[4])
    assert s.is_("robin_hood", "disguised")
    assert s.is_("marion", "free"), "a friend was in her box when the combat phase ended (8.4)"
    s = scene("taxes", "sheriff", free={"F16": "robin_hood king_richard"}, disguised="robin_hood")
    assert s.ending == "king_met"
