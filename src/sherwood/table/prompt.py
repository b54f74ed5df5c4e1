"""All that a person or a program needs to decide: one projection of the top step's options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit, members
from sherwood.engine.game import Game
from sherwood.engine.state import State
from sherwood.engine.step import SeatStep, Step
from sherwood.table.journal import Do
from sherwood.text.speech import Speech


@dataclass(frozen=True)
class Choice:
    """One thing a seat can do now."""

    do: Do  # what is played and journaled: ("place", 3, 0)
    code: int  # the same as a stable number, for masks
    path: tuple[str, ...]  # what to click on the board, in order
    say: str  # button, terminal line, screen reader
    revise: bool = False  # a second thought: it only changes one's own unrevealed preparation

    def __str__(self) -> str:
        return self.say


@dataclass(frozen=True)
class Barred:
    """One thing a seat may want to do and cannot: the sentence and the paragraph."""

    do: Do
    path: tuple[str, ...]
    say: str
    rule: str

    def __str__(self) -> str:
        return f"{self.say} (§{self.rule})" if self.rule else self.say


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked, or what it waits for."""

    seat: int | None
    turn: int  # how many decisions this seat has made: a reply carries it
    ask: str
    rule: str
    title: str  # the question's name, the same in every language
    choices: Sequence[Choice]
    barred: Sequence[Barred]
    waiting: Sequence[int]

    @property
    def mine(self) -> bool:
        """Is this seat waited for?"""
        return self.seat in self.waiting


class Asker:
    """Puts one position's options into one language."""

    def __init__(self, game: Game, state: State, speech: Speech) -> None:
        self.game = game
        self.state = state
        self.speech = speech

    @property
    def top(self) -> Step:
        return self.state.steps[-1]

    def waiting(self) -> list[int]:
        return [] if self.state.over else members(self.top.waiting(self.state))

    def prompt(self, seat: int | None, turn: int) -> Prompt:
        """What the seat must do, may do and cannot do; for others, what the table waits for."""
        waiting = self.waiting()
        if self.state.over:
            ending = self.game.endings[self.state.ending]
            return Prompt(seat, turn, self.speech.say(f"ending-{ending}"), "", "over", (), (), waiting)
        asked = seat if seat in waiting and seat is not None else waiting[0]
        title = self.top.title(self.state, asked)
        if seat is None:
            return Prompt(seat, turn, self.speech.say(f"wait-{title}"), self.top.RULE, title, (), (), waiting)
        choices = self.choices(seat)
        barred = self.barred(seat) if choices else ()
        ask = self.asked(seat, title) if seat in waiting else self.speech.say(f"wait-{title}")
        return Prompt(seat, turn, ask, self.top.RULE, title, choices, barred, waiting)

    def asked(self, seat: int, title: str) -> str:
        kinds = self.game.asks.get(title, "")
        topic = [int(value) for value in self.top.topic(self.state, seat)] if kinds else []
        return self.speech.phrase(f"ask-{title}", kinds, topic, seat, self.game.names)

    def masks(self, seat: int) -> tuple[int, int]:
        """What moves the game on, and second thoughts."""
        if self.state.over:
            return 0, 0
        top = self.top
        if isinstance(top, SeatStep) and top.seat != seat:
            return 0, 0
        forward = top.legal(self.state, seat) if top.waiting(self.state) & bit(seat) else 0
        return forward, top.revise(self.state, seat) & ~forward

    def find(self, seat: int, action: Action) -> int:
        """The choice number of an action that is open to the seat now; -1 if it is not."""
        forward, revise = self.masks(seat)
        for k in members(forward | revise):
            if self.top.action(self.state, seat, k) == action:
                return k
        return -1

    def choices(self, seat: int) -> list[Choice]:
        forward, revise = self.masks(seat)
        return [self.choice(seat, k, bool(revise & bit(k))) for k in members(forward) + members(revise)]

    def choice(self, seat: int, k: int, revise: bool) -> Choice:
        action = self.top.action(self.state, seat, k)
        path = self.game.targets(self.state, seat, action)
        verbs = self.game.verbs
        return Choice(verbs.do(action), verbs.code(action), path, self.say(seat, action), revise)

    def say(self, seat: int, action: Action) -> str:
        verb = self.game.verbs.verbs[action.verb]
        return self.speech.phrase(
            f"do-{verb.name}", " ".join(verb.kinds), [int(action.a), int(action.b)], seat, self.game.names
        )

    def barred(self, seat: int) -> list[Barred]:
        return [self.bar(seat, bar) for bar in self.top.barred(self.state, seat)]

    def bar(self, seat: int, bar: Bar) -> Barred:
        kinds = self.game.bars[bar.reason]
        values = [int(bar.a), int(bar.b), int(bar.c)]
        say = self.speech.phrase(f"bar-{bar.reason}", kinds, values, seat, self.game.names)
        path = self.game.targets(self.state, seat, bar.action)
        return Barred(self.game.verbs.do(bar.action), path, say, bar.rule)

    def why_not(self, seat: int, action: Action) -> Barred | None:
        """Why an action is not open to the seat; None if it is."""
        if self.find(seat, action) >= 0:
            return None
        do = self.game.verbs.do(action)
        if self.state.over:
            return Barred(do, (), self.speech.say("why-over"), "")
        waiting = self.waiting()
        if not any(self.masks(seat)):
            names = self.speech.join([self.speech.seat(other) for other in waiting])
            return Barred(do, (), self.speech.say("why-not-asked", names=names), self.top.RULE)
        for bar in self.top.barred(self.state, seat):
            if bar.action == action:
                return self.bar(seat, bar)
        title = self.top.title(self.state, seat)
        return Barred(do, (), self.speech.say("why-not-now", ask=self.asked(seat, title)), self.top.RULE)
