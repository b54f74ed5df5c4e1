"""Chapter 9: clans that nobody leads."""

import pytest

import sherwood
from games.romans.scene import scene
from sherwood.errors import BadOption
from support.cite import cites

rule = cites("romans")


@rule("9.1", "9.2", "9.8", "11.26")
@pytest.mark.parametrize(("seats", "neutrals"), [(1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)])
def test_every_mix_of_two_to_four_clans_is_played(seats: int, neutrals: int) -> None:
    match = sherwood.new("romans", seats=seats, seed=1, options={"neutrals": neutrals})
    clans = match.view(None)["clans"]
    assert [clan["seat"] for clan in clans] == [*range(seats), *[None] * neutrals]
    assert match.waiting == list(range(seats))


@rule("9.1", "9.2", "11.26")
@pytest.mark.parametrize(("seats", "neutrals"), [(1, 0), (3, 2), (4, 1), (4, 2)])
def test_no_other_mix_is(seats: int, neutrals: int) -> None:
    with pytest.raises(BadOption):
        sherwood.new("romans", seats=seats, seed=1, options={"neutrals": neutrals})


@rule("9.3")
def test_a_neutral_has_six_random_warriors_face_down() -> None:
    lanes = set()
    for seed in range(20):
        match = sherwood.new("romans", seats=2, seed=seed, options={"neutrals": 1})
        neutral = match.view(None)["clans"][2]
        assert [place["state"] for place in neutral["lane"]] == ["hidden"] * 6
        lanes.add(str(match.position()["state"]))
    assert len(lanes) == 20


@rule("9.4")
def test_a_neutral_reveals_counts_and_captures() -> None:
    s = scene(neutrals=1, wall="dinaire4", gold="| archr", green="| axx", red="| horsie").attack()
    assert ("red", "horsie") in s.told("reveals")
    assert s.told("captures") == [("red", "dinaire4")]
    assert s.forts("red") == ["dinaire4"]


@rule("9.4")
def test_a_neutral_can_cause_a_tie() -> None:
    s = scene(neutrals=1, wall="dinaire4", gold="- | axx", green="- | druhid", red="- | axx").attack()
    assert s.told("captures") == []


@rule("9.5")
def test_the_best_player_wins_even_behind_a_neutral() -> None:
    last = "- - - - - | archr"
    held = {"gold": "dinaire3", "green": "dinaire4", "red": "coffre dinaire6"}
    s = scene(neutrals=1, round=3, wall="signal", held=held, gold=last, green=last, red=last).attack()
    assert s.winners == ["green"]


@rule("9.6")
def test_a_neutral_qween_seduces_nobody() -> None:
    s = scene(neutrals=1, gold="| archr", green="| axx", red="| qween").attack()
    assert s.told("totals") == [("gold", 5), ("green", 4), ("red", 1)]


@rule("9.6")
def test_a_neutral_dru_hid_takes_the_leftmost_fort() -> None:
    s = scene(neutrals=1, wall="dinaire1 dinaire6", gold="- - | archr", green="- - | axx", red="axx chippeuz | druhid")
    s.attack()
    assert s.forts("red") == ["dinaire1"]


@rule("9.6")
def test_a_neutral_svord_rearranges_nothing() -> None:
    s = scene(neutrals=1, gold="| archr axx", green="| axx druhid", red="| svord horsie").attack()
    s.attack()
    assert ("red", "horsie") in s.told("reveals")
    assert s.told("reorders") == []


@rule("9.7")
def test_a_neutral_discards_its_weakest_to_horsie() -> None:
    s = scene(neutrals=1, gold="axx - | chariott", green="- - | axx", red="svord - | horsie").attack()
    assert s.spent("red") == ["svord"]
    assert s.up("red") == ["horsie"]


@rule("9.7")
def test_a_neutral_discards_its_weakest_to_a_signal_fort() -> None:
    s = scene(neutrals=1, wall="signal", gold="- | chariott", green="- | axx", red="archr | druhid").attack()
    assert s.spent("red") == ["druhid"]
    assert s.up("red") == ["archr"]
