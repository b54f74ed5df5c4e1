"""Where a learner stands in a lesson: the real match, what is said there, what may be chosen.

A learner's way is the list of their answers: the choice where one was waited for, None where only a word was. It is all
that must be kept to come back: the lesson is played again up to there, on the real engine, with the same chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.engine.game import Game
from sherwood.engine.referee import Scene
from sherwood.lessons.script import Lesson, Move, Slip, Start, Step
from sherwood.table import line
from sherwood.table.asked import Barred, Choice
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.text.speech import Speech

Answer = Do | None
Way = tuple[Answer, ...]


@dataclass(frozen=True)
class Said:
    """What a learner is told at a step."""

    title: str
    text: str
    rule: str
    point: tuple[str, ...]
    choices: list[Choice]  # what the step waits for, and the mistakes it lets happen; in a puzzle, all there is
    others: list[Barred]  # what could be done besides, with a kind word why it is not the lesson


class Stand:
    """A lesson at one moment."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = begin(lesson)
        self.way: Way = ()
        self.scenes = [Scene(self.match.state, len(self.match.events))]  # of what was last played
        self.since = -1  # the scene that was looked at before; -1: none of these
        self.play(lesson.start.then)

    @property
    def n(self) -> int:
        return len(self.way)

    @property
    def over(self) -> bool:
        return self.n == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[min(self.n, len(self.lesson.steps) - 1)]

    def accepts(self, answer: Answer) -> bool:
        """Does this lead on from here?"""
        if self.over:
            return False
        return self.step.wanted(answer) is not None if answer is not None else not self.step.want

    def take(self, answer: Answer) -> None:
        """One step on: the choice, then what the script lets happen after it."""
        step = self.step
        move = step.wanted(answer) if answer is not None else None
        self.play((*([move] if move else []), *step.then))
        self.way = (*self.way, answer)

    def slip(self, do: Do) -> Slip | None:
        """A mistake that is let happen: it is played, and the learner then goes back to where they were."""
        slip = None if self.over else self.step.slip(do)
        if slip is not None:
            self.play(slip.moves)
        return slip

    @property
    def shown(self) -> int:
        """Which of the scenes is looked at: a step may stop on the way to where the last choice led."""
        return len(self.scenes) - 1 if self.step.scene is None or self.over else self.step.scene

    def play(self, moves: Sequence[Move]) -> None:
        self.since = -1 if moves else self.shown
        if moves:
            self.scenes = []
        for move in moves:
            self.match.play(move.seat, move.do, move.chance)
            self.scenes += [*self.match.scenes, Scene(self.match.state, len(self.match.events))]

    # In words

    def says(self, lang: str) -> Said:
        speech, step = Speech(self.lesson.text, lang), self.step
        open_ = self.match.choices(self.lesson.seat, lang) if step.want else []
        taught = {*(move.do for move in step.want), *(slip.do for slip in step.slips)}
        offered = {choice.do for choice in open_} if self.lesson.kind == "puzzle" else taught
        choices = [choice for choice in open_ if choice.do in offered]
        others = [self._other(choice, speech) for choice in open_ if choice.do not in offered]
        return Said(speech.say(step.key), speech.say(f"{step.key}.say"), step.rule, step.point, choices, others)

    def _other(self, choice: Choice, speech: Speech) -> Barred:
        return Barred(choice.do, choice.path, self.why_not(speech), "", choice.say)

    def why_not(self, speech: Speech) -> str:
        """The kind word for whoever would do something else."""
        own = f"{self.step.key}.else"
        return speech.say(own) if speech.has(own) else speech.say(f"lesson-else-{self.lesson.kind}")

    def came(self, slip: Slip, lang: str) -> str:
        """What came of a mistake."""
        return Speech(self.lesson.text, lang).say(f"{self.step.key}.{slip.id}")


def begin(lesson: Lesson) -> Match:
    """The match before the first step."""
    start = lesson.start
    match = _placed(lesson.game, start) if start.line else _dealt(lesson.game, start)
    match.watched = True
    return match


def _dealt(game: Game, start: Start) -> Match:
    match = Match(game, start.seats, start.options, start.names or None, start.seed)
    match.start(start.chance or None)
    return match


def _placed(game: Game, start: Start) -> Match:
    """A line of our own: it need not be of today's version, as long as it can be played on (the laws try it)."""
    parts = line.take_apart(start.line)
    position = line.position(game, parts)
    names = start.names or position["names"]
    match = Match(game, position["seats"], position["options"], names or None, start.seed)
    match.place(position["state"], ours=True)
    match.start(())
    return match


def follow(lesson: Lesson, way: Sequence[Answer]) -> Stand:
    """As far along a way as it leads: a lesson that was changed since is resumed where it still agrees."""
    stand = Stand(lesson)
    for answer in way:
        if not stand.accepts(answer):
            break
        stand.take(answer)
    return stand
