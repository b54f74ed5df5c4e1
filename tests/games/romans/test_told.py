"""What is told and refused besides the sentence: by whom, of whom, how often; and what a count of the cards notices."""

from __future__ import annotations

import pytest

import sherwood
from games.romans.scene import Scene, begin, scene
from games.romans.stories import FOLDER, STORIES
from sherwood.engine.bits import bit, count
from sherwood.engine.chance import Rng
from sherwood.engine.errors import Broken
from sherwood.games.romans import GAME
from sherwood.games.romans.rules.state import Romans
from support.cite import cites

rule = cites("romans")
OF_A_SEAT = ("drawn", "ready", "unready")


@rule("4.2", "7.1", "9.4")
@pytest.mark.parametrize("name", sorted(STORIES))
def test_what_is_told_belongs_to_the_clan_it_names_and_else_to_nobody(name: str) -> None:
    match = sherwood.load((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    for _, event in match.events:
        if GAME.tell(event.kind).kinds.startswith("clan"):
            assert event.seat == event.args[0], event
        elif event.kind in OF_A_SEAT:
            assert 0 <= event.seat < match.seats, event
        else:
            assert event.seat == -1, event


@rule("4.1", "4.2")
def test_a_turn_is_told_with_its_number_and_its_fort() -> None:
    s = scene(wall="dinaire4 dinaire5", gold="- | qween", green="- | axx").attack()
    assert s.told("turn_begins") == [(2, "dinaire4")]


@rule("7.1")
def test_the_end_of_a_round_is_told_with_its_number() -> None:
    s = scene(round=2, gold="- - - - - | horsie", green="- - - - - | axx").attack()
    assert s.told("round_ends") == [(2,)]


@rule("3.4")
def test_who_is_ready_and_who_thinks_again_is_told() -> None:
    s = begin()
    for place in range(6):
        s.do("gold", "place", *next(do[1:] for do in s.offers("gold") if do[2] == place))
    s.log.clear()
    s.do("gold", "confirm").do("gold", "reopen")
    assert [(event.kind, event.seat) for event in s.log] == [("ready", 0), ("unready", 0)]


@rule("5.10", "11.29")
def test_a_change_of_mind_about_horsie_s_victim_is_not_told_again() -> None:
    s = scene(gold="- - - | chariott", green="qween - - | horsie", red="qween - - | horsie").attack()
    assert s.asked == {"HorsieDiscard": ["green", "red"]}
    s.log.clear()
    assert s.offers("green", revise=True) == []
    assert s.do("green", "discard", "qween").offers("green", revise=True) == [("discard", "horsie")]
    s.do("green", "discard", "horsie")
    assert s.kinds == ["ready"]


def rearranging() -> Scene:
    """Green rearranges the four last places; the first two are revealed."""
    return scene(gold="- | chariott", green="- | svord axx archr horsie druhid").attack()


@rule("5.5")
def test_svord_s_player_is_refused_every_swap_of_a_revealed_place_and_nothing_else() -> None:
    places = {(str(left), str(right)) for left in (1, 2) for right in range(left + 1, 7)}
    bars = rearranging().bars("green")
    assert {do[1:] for do in bars} == {(int(left) - 1, int(right) - 1) for left, right in places}
    assert set(bars.values()) == {("already_revealed", "5.5")}


@rule("5.5")
def test_svord_s_player_may_go_back_to_a_place_already_settled() -> None:
    s = rearranging().do("green", "swap", 4, 5)
    assert ("swap", 2, 3) not in s.offers("green")
    assert ("swap", 2, 3) in s.offers("green", revise=True)


@rule("5.5", "11.27")
def test_nobody_thinks_of_a_svord_that_moves_what_is_revealed() -> None:
    s = rearranging()
    assert all(int(do[1]) >= 2 for do in s.offers("green") if do[0] == "swap")
    s.state = s.state.guess(0, Rng("guess"))  # type: ignore[assignment]
    assert {int(do[1]) >= 2 for do in s.offers("green") if do[0] == "swap"} == {True}


@rule("5.5", "11.27")
def test_nobody_knows_how_far_svord_s_player_has_come() -> None:
    s = rearranging().do("green", "swap", 4, 5)
    s.state = s.state.guess(0, Rng("guess"))  # type: ignore[assignment]
    assert min(int(do[1]) for do in s.offers("green") if do[0] == "swap") == 2


@rule("11.24")
def test_a_neutral_s_axx_stays_and_it_is_told() -> None:
    s = scene(neutrals=1, gold="- | qween", green="- | svord", red="chariott | axx", wall="dinaire4").attack().settle()
    assert s.told("stays") == [("red",)]


@rule("1.8", "1.4")
def test_a_fort_or_a_warrior_lost_or_doubled_is_noticed() -> None:
    state = scene(gold="| qween", green="| axx").attack().state
    state.deck ^= 1
    with pytest.raises(Broken, match="fort"):
        state.check()
    state.deck ^= 1
    state.check()
    state.up[1] |= bit(state.rows[1][5])
    with pytest.raises(Broken, match="warrior"):
        state.check()


@rule("3.4", "11.27")
def test_nobody_thinks_of_a_row_that_is_not_laid_yet() -> None:
    s = begin()
    guess = s.state.guess(0, Rng("guess"))
    assert isinstance(guess, Romans)
    assert list(guess.rows[1]) == [-1] * 6
    assert count(guess.hand[1]) == 7


@rule("6.2", "11.29")
def test_what_all_discard_at_once_is_open_then_and_cannot_be_taken_back() -> None:
    s = scene(wall="signal", gold="- | chariott", green="qween | druhid", red="- | axx").attack()
    assert s.asked == {"SignalDiscard": ["green"]}
    s.referee.revealed = False
    s.do("green", "discard", "qween")
    assert s.referee.revealed


@rule("11.20")
def test_dru_hid_is_refused_the_places_of_forts_that_are_gone_and_no_others() -> None:
    s = scene(wall="dinaire4 malgarde", gold="- - - chariott | druhid", green="- - - - | svord").attack()
    assert s.offers("gold") == [("keep_fort",), ("take_fort", 5)]
    assert set(s.bars("gold")) == {("take_fort", place) for place in range(4)}


@rule("5.5", "11.21")
def test_svord_s_player_who_is_done_waits_for_the_others_and_may_think_again() -> None:
    hidden = "axx archr horsie druhid"
    s = (
        scene(gold="- | chariott", green=f"- | svord {hidden}", red=f"- | svord {hidden}")
        .attack()
        .do("green", "confirm")
    )
    assert s.asked == {"Reorder": ["red"]}
    assert (s.offers("green"), s.offers("green", revise=True)) == ([], [("reopen",)])
