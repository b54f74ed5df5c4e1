"""Laws of what is shown before a choice: it depends on nothing the seat cannot know, and it is kept."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.engine.bits import members
from sherwood.engine.chance import Rng
from sherwood.engine.consequence import finality, leaves
from sherwood.engine.question import Question
from sherwood.games import shelf
from sherwood.table.brings import Foresight
from sherwood.text.speech import Speech
from support.tables import Walk, begun, seat_counts

TABLES = pytest.mark.parametrize(("name", "seats"), seat_counts())


@TABLES
def test_what_i_cannot_know_changes_nothing_of_what_i_am_shown(name: str, seats: int) -> None:
    rng = Rng("foresight law")
    game = shelf()[name]
    speech = Speech(game.folder, "en", ["Ann", "Bea", "Cyd", "Dan", "Eve"][:seats])
    for n, state in enumerate(Walk(name, seats, "foresight").positions()):
        if state.over or n % 23:
            continue
        seat = members(state.steps.top().waiting(state))[0]
        other = state.guess(seat, rng)
        question = Question(game.verbs, state)
        action = question.action(seat, rng.member(question.forward(seat)))
        truth, guessed = Foresight(game, speech, state, seat), Foresight(game, speech, other, seat)
        assert truth.brings(action) == guessed.brings(action)
        assert truth.ahead(action) == guessed.ahead(action)


@TABLES
def test_chance_adds_up_and_contains_what_happens(name: str, seats: int) -> None:
    rng = Rng("leaves")
    for n, state in enumerate(Walk(name, seats, "leaves").positions()):
        if state.over or n % 11:
            continue
        seat = members(state.steps.top().waiting(state))[0]
        k = rng.member(state.steps.top().legal(state, seat))
        assert sum(leaf.weight for leaf in leaves(state, seat, k, rng)) == pytest.approx(1)


@pytest.mark.parametrize("name", sorted(shelf()))
def test_what_is_called_final_cannot_be_taken_back_and_all_else_can(name: str) -> None:
    match, rng, found = begun(name, "final"), Rng("final"), set()
    while not match.over:
        seat = match.waiting[0]
        k = rng.member(match.question.forward(seat))
        told = finality(match.state.guess(seat, Rng("guess")), seat, k)
        match.play(seat, int(match.game.verbs.code(match.question.action(seat, k))))
        assert told.final == (match.can_take_back(seat) is not None), match.journal.records[-1]
        found.add(told.final)
    assert found == {True, False}


def test_an_action_that_is_not_open_brings_its_refusal() -> None:
    match = sherwood.new("romans", seats=2, seed=1)
    with pytest.raises(sherwood.IllegalChoice):
        match.brings(0, ["seduce", 1])
