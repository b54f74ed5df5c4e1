"""Chapter 9: laps and the end."""

import pytest

import sherwood
from games.locksley.scene import ME, THEM, scene
from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.referee import Referee
from sherwood.games.locksley import GAME
from sherwood.games.locksley.rules.state import Locksley
from support.cite import cites

rule = cites("locksley")


@rule("9.1")
def test_the_end_of_the_first_lap_is_won_by_tasks() -> None:
    s = scene(bard=18, their_bard=5).do("advance")
    assert s.rider(0)["space"] == 19
    s.do("advance")
    assert (s.bard(), s.rider(0)["space"], s.rider(0)["lap"]) == (20, 0, 2)
    assert s.told() == ["advances", "completes_lap"]


@rule("9.1")
def test_the_end_of_the_first_lap_is_won_by_bribes() -> None:
    s = scene(bard=18, their_bard=5, coins="3 red", mine="red blue")
    assert not s.can("advance")
    assert s.do("bribe", "red").do("bribe", "red").bard() == 20


@rule("9.2")
@pytest.mark.parametrize(("length", "last"), [("short", 30), ("standard", 38), ("long", 46)])
def test_the_second_lap_goes_straight_to_the_king(length: str, last: int) -> None:
    s = scene(bard=last, their_bard=last, coins="4 red", options={"length": length})
    assert s.next()["fame"] == "king"
    ahead = scene(bard=last - 1, their_bard=last, options={"length": length}).rider(0)["ahead"]
    assert [one["ref"] for one in ahead] == [f"track:{last - len(s.match.view()['track'])}", "king"]


@rule("9.3", "1.1")
def test_the_king_s_tile_wins_at_once() -> None:
    s = scene(bard=38, their_bard=30, coins="4 red").do("advance")
    assert s.ending == ([ME], "king")
    assert s.told() == ["advances", "wins_by_king"]
    assert s.match.choices(ME) == s.match.choices(THEM) == []
    assert s.rider(0)["space"] is None


@rule("9.3")
def test_no_bribe_leads_to_the_king() -> None:
    s = scene(bard=38, their_bard=30, coins="3 red")
    assert s.offers("bribe") == []
    say, paragraph = s.why("bribe", "red")
    assert (say.endswith("its task must be fulfilled."), paragraph) == (True, "9.3")


@rule("9.4", "1.1")
@pytest.mark.parametrize(("length", "lap"), [("short", 16), ("standard", 20), ("long", 24)])
def test_lapping_wins_at_once(length: str, lap: int) -> None:
    s = scene(bard=lap + 3, their_bard=4, coins="2 red", options={"length": length}).do("bribe", "red")
    assert not s.over, "the same space is not enough"
    assert s.do("bribe", "red").ending == ([ME], "lapped")
    assert s.told() == ["bribes", "wins_by_lapping"]


@rule("9.4")
def test_only_the_bard_that_passes_wins() -> None:
    s = scene(bard=2, their_bard=22, coins="red").do("bribe", "red")
    assert not s.over


@rule("9.4")
def test_the_second_rider_laps_the_first_likewise() -> None:
    state = scene(bard=2, their_bard=22).match.state.clone()
    assert isinstance(state, Locksley)
    state.step_forward(THEM, Referee(Dice(Rng("lap")), []))
    assert (state.winners, GAME.endings[state.ending]) == (bit(THEM), "lapped")


@rule("9.5")
def test_a_step_that_does_both_is_a_win_on_the_king_s_tile() -> None:
    s = scene(bard=38, their_bard=18, coins="4 red").do("advance")
    assert s.ending == ([ME], "king")


@rule("9.3", "9.4")
def test_the_score_shows_how_far_the_bards_have_come() -> None:
    match = scene(bard=38, their_bard=30, coins="4 red", mine="blue", theirs="2 pink").do("advance").match
    assert match.result == sherwood.Result([39, 30], [ME], "king")
    assert match.score() == [("Loot tiles left", [1, 2]), ("Gold coins left", [4, 0]), ("Steps of the Bard", [39, 30])]
