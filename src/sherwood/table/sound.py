"""Whether a position that somebody brings could stand on a table: nothing about it may break later.

Its numbers lie where the game says they lie; everybody can look at it and is asked something; and it can be played on:
every choice that is open now, and a few games at random, are tried on clones and put into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sherwood.engine.bits import WIDTH, bit, full
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.each import EachStep
from sherwood.engine.fields import declared
from sherwood.engine.game import ALL_SEEING, SPECTATOR, Game, Range
from sherwood.engine.play import play
from sherwood.engine.question import Question
from sherwood.engine.referee import Event, Referee
from sherwood.engine.state import State
from sherwood.engine.step import SeatStep
from sherwood.engine.wire import to_wire
from sherwood.table.log import Log
from sherwood.table.prompt import Asker
from sherwood.text.sentences import SOURCE
from sherwood.text.speech import Speech

TRIALS = 6  # games that are tried
CHOICES = 30  # and how far


def examine(game: Game, state: State) -> None:
    """Look at it as everybody would and play on, before anybody does; whatever cannot bear it raises."""
    examine_numbers(game, state)  # first: what a rule counts up to, or shifts by, must not be out of all bounds
    state.check()
    _question(Question(game.verbs, state))
    _look(game, state)
    _every_choice(game, state)
    for trial in range(TRIALS):
        _trial(game, state.clone(), Rng(f"examined {trial}"))


# The numbers


def examine_numbers(game: Game, state: State) -> None:
    """What can be said of a position without asking its rules anything."""
    _bounds(game, state)
    _base(game, state)
    _answers(state)


def _bounds(game: Game, state: State) -> None:
    """Every number within what its game says of it."""
    fields, steps = game.bounds(state)
    wire = to_wire(state)
    _within(wire, fields)
    for step in state.steps:
        _within({name: getattr(step, name) for name in declared(type(step))}, steps)


def _within(values: Mapping[str, Any], bounds: Mapping[str, Range]) -> None:
    for name, (least, most) in bounds.items():
        for number in _numbers(values.get(name, ())):
            if not least <= number <= most:
                raise ValueError(f"{name} cannot be {number}: it lies between {least} and {most}")


def _numbers(value: Any) -> Iterator[int]:
    """A number, or all of a row's, or of its rows'."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from _numbers(item)
    else:
        yield value


def _base(game: Game, state: State) -> None:
    """What every game's state has."""
    if not -1 <= state.ending < len(game.endings):
        raise ValueError(f"the game cannot end in way {state.ending}")
    if state.winners & ~full(state.seats) or (state.winners and not state.over):
        raise ValueError("somebody wins who is not at the table, or before the end")
    if not state.over and not (state.steps and state.steps.top().asks()):
        raise ValueError("nobody is asked anything")
    for step in state.steps:
        seat, seats = getattr(step, "seat", 0), step.seats if isinstance(step, EachStep) else 0
        if not 0 <= seat < state.seats or seats & ~full(state.seats):
            raise ValueError(f"{step} asks a seat that is not at the table")


def _answers(state: State) -> None:
    """Only where several are asked at once does one of them wait with an answer, and it is a legal one."""
    if len(state.answers) != state.seats:
        raise ValueError(f"{len(state.answers)} answers of {state.seats} seats")
    for seat, answer in enumerate(state.answers):
        if answer != -1 and not _answered(state, seat, answer):
            raise ValueError(f"seat {seat} has answered what nobody asked, or what it cannot do")


def _answered(state: State, seat: int, answer: int) -> bool:
    top = state.steps.top() if state.steps else None
    if top is None or isinstance(top, SeatStep) or not 0 <= answer < WIDTH:
        return False
    asked = top.seats if isinstance(top, EachStep) else bit(seat)
    return bool(asked & bit(seat) and top.legal(state, seat) & bit(answer))


# The people


def _question(question: Question) -> None:
    """Unless the game is over somebody is asked, and has something to choose from."""
    waiting = question.waiting()
    if not waiting and not question.state.over:
        raise ValueError("nobody is asked anything")
    for seat in waiting:
        if not question.numbers(seat):
            raise ValueError(f"seat {seat} is asked and has nothing to choose from")


def _look(game: Game, state: State) -> None:
    """What everybody sees and is told."""
    asker = _asker(game, state)
    for seat in (*range(state.seats), SPECTATOR):
        game.view(state, seat)
        game.view(state.guess(seat, Rng("examined")), seat)
        asker.prompt(None if seat == SPECTATOR else seat, 0)
    game.score(state)


def _asker(game: Game, state: State) -> Asker:
    return Asker(game, state, Speech(game.folder, SOURCE, [str(seat) for seat in range(state.seats)]))


# Playing on


def _every_choice(game: Game, state: State) -> None:
    question = Question(game.verbs, state)
    for seat in range(state.seats):
        for k in question.numbers(seat):
            _play(game, state.clone(), seat, k, Rng("examined"))


def _trial(game: Game, state: State, rng: Rng) -> None:
    """A few choices at random, then a last look."""
    for _ in range(CHOICES):
        question = Question(game.verbs, state)
        waiting = question.waiting()
        if not waiting:
            break
        seat = waiting[rng.below(len(waiting))]
        _play(game, state, seat, int(rng.member(question.forward(seat))), rng)
    _look(game, state)


def _play(game: Game, state: State, seat: int, k: int, rng: Rng) -> None:
    """One choice, conserved and put into words."""
    told: list[Event] = []
    play(state, seat, k, Referee(Dice(rng), told))
    state.check()
    log = Log(game, _asker(game, state).speech, ALL_SEEING)
    log.data([(0, event) for event in told])
    if not state.over:
        _question(Question(game.verbs, state))
