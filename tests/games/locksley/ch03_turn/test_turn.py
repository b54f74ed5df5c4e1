"""Chapter 3: the turn."""

import pytest

import sherwood
from games.locksley.scene import ME, THEM, scene
from support.cite import cites

rule = cites("locksley")
AFTER = {"bard_timing": "after_ride"}


@rule("3.1")
@pytest.mark.parametrize(("starter", "seat"), [("seat_1", ME), ("seat_2", THEM)])
def test_the_starting_player_has_the_first_turn(starter: str, seat: int) -> None:
    match = sherwood.new("locksley", seed=1, options={"starter": starter})
    match.play(seat, ("take_corner", 0))
    assert match.waiting == [seat]


@rule("3.1", "3.5")
def test_turns_alternate() -> None:
    s = scene()
    assert s.do("ride", "c1").turn_of == ME
    assert s.end("white").turn_of == THEM
    assert s.do("ride", "d3").end("white").turn_of == ME


@rule("3.2")
def test_ride_sell_and_bard_come_in_any_order() -> None:
    s = scene(mine="3 red 2 blue", coins="2 black", grid={"c1": "blue"}, ahead="coach-red tower tower")
    s.do("sell", "red").do("bribe", "black").do("ride", "c1").do("sell", "blue").do("bribe", "blue").do(
        "bribe", "black"
    )
    assert (s.bard(), s.loot(), s.coins()) == (3, "", "1 red")


@rule("3.2")
def test_the_other_player_waits() -> None:
    match = scene().match
    assert match.choices(THEM) == []
    with pytest.raises(sherwood.IllegalChoice):
        match.play(THEM, ("end",))


@rule("3.3")
def test_a_mandatory_ride_comes_before_the_end() -> None:
    s = scene(options={"robin_move": "mandatory"})
    assert s.why("end") == ("You cannot end the turn: your Robin must ride first.", "3.3")
    assert s.do("ride", "c1").can("end")


@rule("3.3", "4.7")
def test_an_optional_ride_may_be_left_out_and_then_nothing_is_drawn() -> None:
    s = scene(options={"robin_move": "optional"})
    pile = s.pile
    s.end()
    assert (s.turn_of, s.robin(), s.pile) == (THEM, "b3", pile)
    assert s.told() == ["stays", "begins_turn"]


@rule("3.4")
def test_the_bard_moves_before_and_after_the_ride() -> None:
    s = scene(coins="2 red", ahead="coach-white coach-black")
    assert s.do("bribe", "red").do("ride", "c1").do("bribe", "red").bard() == 2


@rule("3.4")
def test_an_option_makes_the_bard_wait_for_the_ride() -> None:
    s = scene(mine="3 red", coins="red", ahead="coach-red", options=AFTER)
    waits = ("At this table the Bard moves only after your Robin has ridden.", "3.4")
    assert s.why("advance") == s.why("bribe", "red") == waits
    assert s.can("sell", "red")
    s.do("ride", "c1")
    assert s.can("advance")
    assert s.can("bribe", "red")


@rule("3.5")
def test_the_turn_ends_by_filling_the_space_left() -> None:
    s = scene(grid={"c1": "pink"}).do("ride", "c1")
    assert (s.tile("b3"), s.holes) == (None, ["b3"])
    s.end("black")
    assert (s.tile("b3"), s.holes) == ("black", [])
    assert s.told() == ["fills", "begins_turn"]
