"""What a choice does for good is told before it is made, and tells nothing that is hidden."""

from __future__ import annotations

import pytest

import sherwood
from sherwood.engine.chance import Rng
from sherwood.engine.question import Question
from sherwood.games import shelf
from sherwood.table import finality
from sherwood.table.match import Match
from support.homes import is_ours

OURS = [game.id for game in shelf().values() if is_ours(game)]


def walked(name: str, seed: int, steps: int) -> list[Match]:
    """Moments of a random game, each before somebody chooses."""
    rng, match, moments = Rng(f"{name}:{seed}"), sherwood.new(name, seats=2, seed=seed), []
    for _ in range(steps):
        if match.over:
            break
        moments.append(match.copy())
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[rng.below(len(choices))])
    return moments


@pytest.mark.parametrize("name", OURS)
def test_what_can_be_taken_back_is_not_called_final_and_the_other_way_round(name: str) -> None:
    """In an open position the facts are the truth: chance drawn, something shown, the game over."""
    for match in walked(name, 4, 40):
        seat = match.waiting[0]
        for choice in match.prompt(seat).choices[:6]:
            after = match.copy()
            after.play(seat, choice)
            drew = bool(after.journal.records[-1].chance)
            if choice.revise:
                assert choice.final == ()
            elif drew != (finality.CHANCE in choice.final):
                assert match.game.secrets(match.state, seat), "only what is hidden may make a difference"


def test_a_move_to_where_nothing_can_be_done_loses_the_turn() -> None:
    """Merry Men, §4.27: the lit village with two moves left."""
    found = [
        choice
        for match in walked("merrymen", 7, 160)
        for choice in match.prompt(match.waiting[0]).choices
        if choice.do[0] in ("linger", "linger_past")
    ]
    assert found
    assert all(finality.LOSES in choice.final for choice in found)


@pytest.mark.parametrize("name", OURS)
def test_what_is_forced_is_known_to_everybody(name: str) -> None:
    for match in walked(name, 9, 60):
        seat = match.waiting[0]
        if match.prompt(seat).forced:
            for n in range(4):
                other = match.guess(1 - seat, Rng(n))
                assert Question(match.game.verbs, other).codes(seat) == match.codes(seat)
