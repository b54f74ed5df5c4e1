"""Chapter 10: the original author's two variants."""

import pytest

from games.romans.scene import scene
from support.cite import cites

rule = cites("romans")

CARRY = {"tie_rule": "carry_over"}
SHIFT = {"druhid_rule": "shift"}


@rule("10.1")
def test_a_tied_fort_is_fought_for_again_and_the_last_one_is_lost() -> None:
    wall = "dinaire1 dinaire3 dinaire4 dinaire6"
    s = scene(wall=wall, options=CARRY, gold="- - | axx archr", green="- - | axx druhid")
    s.attack()
    assert s.wall == ["dinaire1", "dinaire3", "dinaire4"]
    assert s.told("fort_carried") == [("dinaire1",)]
    assert s.just_lost == ["dinaire6"]
    s.attack()
    assert s.told("captures") == [("gold", "dinaire1")]


@rule("4.7", "10.1")
@pytest.mark.parametrize(("tie_rule", "gone"), [("discard", "dinaire1"), ("carry_over", "dinaire6")])
def test_which_fort_a_tie_costs_depends_on_the_option(tie_rule: str, gone: str) -> None:
    s = scene(wall="dinaire1 dinaire6", options={"tie_rule": tie_rule}, gold="- - - - | axx", green="- - - - | axx")
    s.attack()
    assert s.just_lost == [gone]
    assert s.told("fort_carried") == ([("dinaire1",)] if tie_rule == "carry_over" else [])
    assert s.told("fort_lost") == ([("dinaire6",)] if tie_rule == "carry_over" else [])


@rule("10.1")
def test_any_fort_can_be_the_last_that_is_pushed_off_the_wall() -> None:
    s = scene(wall="dinaire1 malgarde", options=CARRY, gold="- - - - | axx", green="- - - - | axx").attack()
    assert (s.just_lost, s.told("fort_lost")) == (["malgarde"], [("malgarde",)])


@rule("11.28")
def test_a_carried_tie_over_the_last_fort_loses_it() -> None:
    s = scene(wall="dinaire6", options=CARRY, gold="- - - - - | axx", green="- - - - - | axx").attack()
    assert s.told("fort_carried") == []
    assert s.just_lost == ["dinaire6"]


@rule("10.2")
def test_dru_hid_s_shift_moves_the_forts_before_the_one_he_took() -> None:
    s = scene(
        wall="dinaire1 dinaire3 dinaire4 dinaire6",
        options=SHIFT,
        gold="axx chippeuz | druhid",
        green="- - | archr",
    ).attack()
    s.do("gold", "take_fort", 4)
    assert s.forts("gold") == ["dinaire4"]
    assert s.wall == ["dinaire1", "dinaire3", "dinaire6"]


@rule("5.4", "10.2")
@pytest.mark.parametrize(
    ("druhid_rule", "wall"),
    [("swap", ["dinaire3", "dinaire1", "dinaire6"]), ("shift", ["dinaire1", "dinaire3", "dinaire6"])],
)
def test_what_dru_hid_leaves_behind_depends_on_the_option(druhid_rule: str, wall: list[str]) -> None:
    s = scene(
        wall="dinaire1 dinaire3 dinaire4 dinaire6",
        options={"druhid_rule": druhid_rule},
        gold="axx chippeuz | druhid",
        green="- - | archr",
    ).attack()
    s.do("gold", "take_fort", 4)
    assert s.wall == wall


@rule("10.1", "10.2")
def test_both_variants_together_leave_a_fort_for_every_turn_to_come() -> None:
    s = scene(
        options=CARRY | SHIFT,
        gold="chippeuz axx | druhid archr",
        green="chippeuz - | axx druhid",
        red="archr - | axx svord",
    )
    s.attack().do("gold", "take_fort", 5)
    assert (s.turn, len(s.wall)) == (4, 3)
    s.attack().settle()
    assert s.captor is None
    assert (s.turn, len(s.wall)) == (5, 2)
