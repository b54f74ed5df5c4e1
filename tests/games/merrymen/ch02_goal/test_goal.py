"""Chapter 2: the goal, and the two ways to lose together."""

import pytest

from games.merrymen.scene import begin, scene
from support.cite import cites

rule = cites("merrymen")


@rule("2.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_five_rounds_four_with_five_players(seats: int, rounds: int) -> None:
    table = begin(seats)
    assert table.match.view(0)["rounds"] == rounds
    table = scene(seats).field(round=rounds - 1).end_round()
    assert not table.match.over
    table = scene(seats).field(round=rounds).end_round()
    assert table.match.over
    assert table.match.result is not None
    assert table.match.result.ending in ("defended", "shared")


@rule("2.2")
def test_an_empty_road_loses_the_game_at_once() -> None:
    table = scene().road("north", pennies=1).draw(0, "villain-17")
    assert table.pennies("north") == 0
    assert table.match.result is not None
    assert (table.match.result.ending, list(table.match.result.winners)) == ("penniless", [])


@rule("2.2")
def test_nothing_happens_after_the_last_penny() -> None:
    table = scene().road("north", carriages=["pink"], pennies=1).draw(0, "villain-01")
    assert table.match.over
    assert table.told[-1][0] == "penniless"
    assert table.carriages("north") == [None]  # no new carriage sets out
    table = scene().road("north", pennies=1).hero(1, at="north").draw(0, "villain-17")
    assert table.has(1)["distraction"] == 1  # nobody is asked for anything any more


@rule("2.2a")
def test_a_road_never_owes_more_than_it_has() -> None:
    table = scene().road("north", barricades=[0, 1, 2], pennies=2).draw(0, "villain-17")
    assert table.pennies("north") == 0
    assert table.match.over


@rule("2.2")
def test_a_road_with_one_penny_left_still_holds() -> None:
    table = scene().road("north", pennies=2).draw(0, "villain-17")
    assert table.pennies("north") == 1
    assert not table.match.over


@rule("2.3")
@pytest.mark.parametrize("length", [4, 5, 6, 8, 10])
def test_a_full_guard_track_loses_the_game_at_once(length: int) -> None:
    full = [f"armoury:{n}" for n in range(1, 5)]
    table = scene(guard_track=length).guards(*full).field(track=length - 2).draw(0, "villain-17")
    assert not table.match.over
    assert table.match.view(0)["losses"]["guards"] == 1
    table = scene(guard_track=length).guards(*full).field(track=length - 1).draw(0, "villain-17")
    assert table.match.result is not None
    assert (table.match.result.ending, list(table.match.result.winners)) == ("overrun", [])


@rule("2.4")
def test_the_most_points_win() -> None:
    table = scene().field(round=5, vp=[3, 9, 4]).end_round()
    assert table.match.result is not None
    assert list(table.match.result.winners) == [1]
    assert table.match.result.ending == "defended"


@rule("2.5")
def test_a_round_is_men_then_heroes_then_the_end() -> None:
    table = scene(2)
    phases = [table.match.view(0)["phase"]]
    while table.s.round == 1 and not table.match.over:
        choice = table.match.choices(table.waiting)[-1]
        table.match.play(table.waiting, choice.do)
        phase = table.match.view(0)["phase"]
        if phase != phases[-1]:
            phases.append(phase)
    assert phases in (["men", "hero", "end", "men"], ["men", "hero", "men"])


@rule("2.6")
def test_a_score_can_fall_below_zero() -> None:
    table = scene().field(vp=[1, 0, 0]).prison(0, 1, 1, 1, 1).end_round()
    assert table.s.vp[0] == 1 - 5 * 1
    assert table.heard("loses")


@rule("2.7")
@pytest.mark.parametrize("tuck", [False, True])
@pytest.mark.parametrize("spies", [False, True])
@pytest.mark.parametrize("golden_arrow", [False, True])
def test_modules_mix(tuck: bool, spies: bool, golden_arrow: bool) -> None:
    table = begin(3, tuck=tuck, spies=spies, golden_arrow=golden_arrow)
    assert [bool(cards) for cards in table.s.tuck_cards] == [tuck] * 3
    assert bool(table.s.spy_deck) == spies
    assert table.s.villains.left() == (27 if golden_arrow else 24)
