"""Whether a position that somebody brings could stand on a table: nothing about it may break later."""

from __future__ import annotations

from sherwood.engine.bits import full
from sherwood.engine.chance import Rng
from sherwood.engine.game import SPECTATOR, Game
from sherwood.engine.question import Question
from sherwood.engine.state import State


def examine(game: Game, state: State) -> None:
    """Look at it as everybody would, before anybody does; whatever cannot bear it raises."""
    _base(game, state)
    for seat in (*range(state.seats), SPECTATOR):
        game.view(state, seat)
        game.view(state.guess(seat, Rng("examined")), seat)
    _question(game, Question(game.verbs, state))
    game.score(state)


def _question(game: Game, question: Question) -> None:
    """Unless the game is over somebody is asked, and has something to choose from."""
    waiting = question.waiting()
    if not waiting and not question.state.over:
        raise ValueError("nobody is asked anything")
    for seat in waiting:
        numbers = question.numbers(seat)
        if not numbers:
            raise ValueError(f"seat {seat} is asked and has nothing to choose from")
        for k in numbers:
            game.targets(question.state, seat, question.action(seat, k))
        question.top().barred(question.state, seat)


def _base(game: Game, state: State) -> None:
    """What every game's state has."""
    if not -1 <= state.ending < len(game.endings):
        raise ValueError(f"the game cannot end in way {state.ending}")
    if state.winners & ~full(state.seats):
        raise ValueError("somebody wins who is not at the table")
    if len(state.answers) != state.seats:
        raise ValueError(f"{len(state.answers)} answers of {state.seats} seats")
    if not state.over and not (state.steps and state.steps.top().asks()):
        raise ValueError("nobody is asked anything")
    for step in state.steps:
        if not 0 <= getattr(step, "seat", 0) < state.seats:
            raise ValueError(f"{step} asks a seat that is not at the table")
