"""The question of a position in words: one projection of the top step's choices."""

from __future__ import annotations

from sherwood.engine.action import Action, Bar
from sherwood.engine.bits import bit
from sherwood.engine.game import Game
from sherwood.engine.question import Question
from sherwood.engine.state import State
from sherwood.table.asked import Barred, Choice, Prompt
from sherwood.text.speech import MissingText, Speech


class Asker(Question):
    """The open question of one position in one language."""

    game: Game
    speech: Speech

    def __init__(self, game: Game, state: State, speech: Speech) -> None:
        super().__init__(game.verbs, state)
        self.game = game
        self.speech = speech

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Asker, (self.game, self.state, self.speech)

    def prompt(self, seat: int | None, turn: int, why: bool = True) -> Prompt:
        """What the seat must do, may do and (`why`) cannot do; for others, what the table waits for."""
        waiting = self.waiting()
        if self.state.over:
            ending = self.game.endings[self.state.ending]
            return Prompt(seat, turn, self.speech.say(f"ending-{ending}"), "", "over", (), (), waiting)
        asked = seat if seat in waiting and seat is not None else waiting[0]
        title = self.top().title(self.state, asked)
        rule = self.top().rule(self.state, asked)
        if seat is None:
            return Prompt(seat, turn, self.speech.say(f"wait-{title}"), rule, title, (), (), waiting)
        choices = self.choices(seat)
        bars = self.top().barred(self.state, seat) if choices else []
        barred = [self.bar(seat, bar) for bar in bars] if why else ()
        ask = self.asked(seat, title) if seat in waiting else self.speech.say(f"wait-{title}")
        return Prompt(seat, turn, ask, rule, title, choices, barred, waiting, bars=len(bars))

    def asked(self, seat: int, title: str) -> str:
        kinds = self.game.asks.get(title, "")
        topic = [int(value) for value in self.top().topic(self.state, seat)] if kinds else []
        return self.speech.phrase(f"ask-{title}", kinds, topic, seat, self.game.names)

    def choices(self, seat: int) -> list[Choice]:
        revise = self.revise(seat)
        return [self.choice(seat, k, bool(revise & bit(k))) for k in self.numbers(seat)]

    def choice(self, seat: int, k: int, revise: bool) -> Choice:
        action = self.action(seat, k)
        path = self.game.targets(self.state, seat, action)
        return Choice(self.verbs.do(action), int(self.verbs.code(action)), path, self.offer(seat, k, action), revise)

    def offer(self, seat: int, k: int, action: Action) -> str:
        """A choice as it stands in this position, with what its step adds to the action."""
        verb = self.verbs.verbs[action.verb]
        more = self.game.details.get(verb.name)
        if more is None:
            return self.say(seat, action)
        values = [int(action.a), int(action.b)][: len(verb.kinds)]
        values += [int(value) for value in self.top().detail(self.state, seat, k)]
        return self.speech.phrase(f"now-{verb.name}", " ".join([*verb.kinds, more]), values, seat, self.game.names)

    def say(self, seat: int, action: Action) -> str:
        """An action at any time, be it open or not: by its verb, or as the question at hand names it (`do-done.Orders`)."""
        title = self.top().title(self.state, seat) if self.state.steps else ""
        asked = (int(action.verb), int(action.a), int(action.b), seat, title)
        said = self.speech.offered.get(asked)
        if said is None:
            said = self.speech.offered[asked] = self._say(seat, action, title)
        return said

    def _say(self, seat: int, action: Action, title: str) -> str:
        verb = self.verbs.verbs[action.verb]
        key = f"do-{verb.name}"
        named = f"{key}.{title}" if title else key
        said = named if self.speech.has(named) else key
        return self.speech.phrase(said, " ".join(verb.kinds), [int(action.a), int(action.b)], seat, self.game.names)

    def barred(self, seat: int) -> list[Barred]:
        return [self.bar(seat, bar) for bar in self.top().barred(self.state, seat)]

    def bar(self, seat: int, bar: Bar) -> Barred:
        kinds = self.game.bars[bar.reason]
        values = [int(bar.a), int(bar.b), int(bar.c)]
        say = self.speech.phrase(f"bar-{bar.reason}", kinds, values, seat, self.game.names)
        path = self.game.targets(self.state, seat, bar.action)
        return Barred(self.verbs.do(bar.action), path, say, bar.rule, self.wanted(seat, bar.action))

    def wanted(self, seat: int, action: Action) -> str:
        """What somebody may have wanted; "" for an action that is only half said, as some bars have it."""
        try:
            return self.say(seat, action)
        except MissingText:
            return ""

    def why_not(self, seat: int, action: Action) -> Barred | None:
        """Why an action is not open to the seat; None if it is."""
        if self.find(seat, action) >= 0:
            return None
        do = self.verbs.do(action)
        if self.state.over:
            return Barred(do, (), self.speech.say("why-over"), "")
        if not self.numbers(seat):
            names = self.speech.join([self.speech.seat(other) for other in self.waiting()])
            return Barred(
                do, (), self.speech.say("why-not-asked", names=names), self.top().rule(self.state, self.waiting()[0])
            )
        for bar in self.top().barred(self.state, seat):
            if bar.action == action:
                return self.bar(seat, bar)
        title = self.top().title(self.state, seat)
        return Barred(
            do, (), self.speech.say("why-not-now", ask=self.asked(seat, title)), self.top().rule(self.state, seat)
        )
