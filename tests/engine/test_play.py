from __future__ import annotations

from fractions import Fraction

from sherwood.engine.chance import Dice, Rng, Tape
from sherwood.engine.play import advance, outcomes, perft, perft_split, play, rollout
from sherwood.engine.referee import Event, Referee
from sherwood.search.flat import Flat
from support.toy import Toy, toy


def begun(seats: int = 2, laps: int = 2) -> Toy:
    state = toy(seats, laps)
    advance(state, Referee(Tape([])))
    return state


def test_a_plain_python_game_runs_on_the_engine() -> None:
    state = begun()
    rng = Rng("toy")
    assert rollout(state, Referee(Dice(rng)), rng, 1000) == 2 * (2 + 2)
    assert state.over
    assert state.winners


def test_a_rollout_stops_at_its_limit() -> None:
    state = begun()
    rng = Rng("toy")
    assert rollout(state, Referee(Dice(rng)), rng, 3) == 3
    assert not state.over


def test_outcomes_list_every_face_once() -> None:
    found = outcomes(begun(), 0, 1)
    assert [outcome.chance for outcome in found] == [[face] for face in range(1, 7)]
    assert all(outcome.probability == Fraction(1, 6) for outcome in found)


def test_perft_counts_choices_and_chance() -> None:
    state = begun(laps=1)
    assert perft(state, 1) == 1 + 6
    assert perft(state, 2) == 7 * 7
    assert perft(state, 4) == 7 * 7 * 3 * 3
    assert perft_split(state, 2) == {0: 7, 1: 42}


def voting() -> Toy:
    state = begun(seats=3)
    for seat in range(3):
        play(state, seat, 0, Referee(Tape([])))
    return state


def test_answers_given_at_once_stay_secret_until_all_are_in() -> None:
    state = voting()
    log: list[Event] = []
    ref = Referee(Tape([]), log)
    play(state, 2, 1, ref)
    assert state.steps[-1].waiting(state) == 0b011
    assert [(event.kind, event.seat) for event in log] == [("ready", 2)]
    assert {state.guess(0, Rng(str(n))).answers[2] for n in range(30)} == {0, 1, 2}
    assert state.guess(2, Rng("own")).answers[2] == 1


def test_an_answer_may_be_changed_until_all_are_in() -> None:
    state = voting()
    ref = Referee(Tape([]))
    play(state, 1, 2, ref)
    assert state.steps[-1].revise(state, 1) == 0b011
    play(state, 1, 0, ref)
    play(state, 0, 1, ref)
    play(state, 2, 2, ref)
    assert state.scores == [1, 0, 2]
    assert state.answers == [-1, -1, -1]


def test_flat_search_finds_that_rolling_beats_stopping() -> None:
    flat = Flat(begun(laps=1), 0, Rng("think"))
    flat.run(400)
    assert flat.best() == 1
    assert sum(flat.visits) == 400


def test_flat_search_is_the_same_for_the_same_seed() -> None:
    def visits() -> list[int]:
        flat = Flat(begun(), 0, Rng("again"))
        flat.run(200)
        return list(flat.visits)

    assert visits() == visits()
