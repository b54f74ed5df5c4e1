"""A game at one keyboard: people in turn, bots in between, every move kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sherwood.bots import answer as think
from sherwood.bots import parse
from sherwood.engine.chance import Rng
from sherwood.errors import RuleCrash, SherwoodError
from sherwood.files import write
from sherwood.table.match import Match
from sherwood.table.prompt import Prompt
from sherwood.terminal import ending
from sherwood.terminal.answers import Answer, fitting, read
from sherwood.terminal.autosave import Autosave
from sherwood.terminal.book import look_up
from sherwood.terminal.explain import Explainer
from sherwood.terminal.output import SPECTATOR, Output
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech


def says(prompt: Prompt) -> list[str]:
    """The sentences a person can choose from."""
    return [choice.say for choice in prompt.choices]


class Left(Exception):
    """The people leave; the game stays as it is."""


class Session:
    """One match, one screen, and who sits where: a bot's description for each seat, "" for a person."""

    def __init__(self, match: Match, who: Sequence[str], screen: Screen, lang: str, autosave: Autosave | None) -> None:
        self.match = match
        self.who = who
        self.bots = [parse(spec) if spec else None for spec in who]
        self.minds = [Rng(f"bot:{match.note.get('seed')}/{match.seq}/{seat}") for seat in range(match.seats)]
        self.screen = screen
        self.autosave = autosave
        self.speech = Speech(match.game.folder, lang, match.names)
        self.output = Output(match, screen, self.speech)
        self.say = self.output.say
        self.explainer = Explainer(match, self.speech)
        self.people = [seat for seat, spec in enumerate(who) if not spec]
        self.holder = self.people[0] if len(self.people) == 1 else -1

    # Coming and going

    def welcome(self, resumed: bool) -> None:
        """What is played, by whom, and where it is kept."""
        self.output.at_the_door = True
        game = self.match.game
        self.say("table-welcome", game=self.speech.say("game-name"), version=str(game.version))
        who = [
            self.speech.say("table-seat", name=n, who=w or self.speech.say("table-person")) for n, w in self.placed()
        ]
        self.say("table-seats", seats=self.speech.join(who))
        if self.autosave is not None:
            self.say("table-kept", file=str(self.autosave.path))
        if resumed:
            self.say("table-resumed", count=self.match.seq)

    def placed(self) -> list[tuple[str, str]]:
        return list(zip(self.match.names, self.who, strict=True))

    def leave(self, ended: bool) -> None:
        """What the people are told when they go, or when there is nothing more to read."""
        if ended:
            self.screen.say()
            self.say("table-ended-input")
        if self.autosave is None:
            self.say("table-left-unkept")
        else:
            self.say("table-left", file=str(self.autosave.path))

    # The game

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        self.keep()
        while not self.match.over:
            seat = self.next_seat()
            if self.bots[seat] is None:
                self.person(seat)
            else:
                self.bot(seat)
        self.finish()

    def next_seat(self) -> int:
        """Bots answer first: they need no keyboard. Then whoever holds it, then the next person."""
        waiting = list(self.match.waiting)
        machines = [seat for seat in waiting if self.bots[seat] is not None]
        if machines:
            return machines[0]
        return self.holder if self.holder in waiting else waiting[0]

    def bot(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        with self.screen.thinking(self.speech.say("table-thinks", name=self.match.names[seat])):
            do = think(bot, self.match, seat, self.minds[seat])
        self.match.play(seat, do)
        self.keep()
        if not self.people:
            self.output.news(SPECTATOR)

    def keep(self) -> None:
        """After every move. A disk that refuses is told, and does not end the game."""
        if self.autosave is None:
            return
        try:
            self.autosave.keep(self.match.save())
        except OSError as error:
            self.say("table-not-saved", file=str(self.autosave.path), reason=error.strerror or str(error))

    def finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.screen.fresh()
        self.output.news(seat)
        self.output.board(seat)
        ending.show(self.match, self.screen, self.speech)
        if self.autosave is not None:
            self.say("end-replay", file=str(self.autosave.path))

    # One person's turn

    def person(self, seat: int) -> None:
        """Until the game has moved on, or the keyboard has."""
        moved = self.hand_over(seat)
        if moved != seat:
            self.reconsider(moved)
            return
        prompt = self.match.prompt(seat, self.speech.lang)
        self.output.show(seat, prompt)
        while not self.obey(self.type(seat, prompt), seat, prompt):
            pass

    def reconsider(self, seat: int) -> None:
        """Somebody who had answered wants to change; Enter leaves it as it was."""
        prompt = self.match.prompt(seat, self.speech.lang)
        self.output.show(seat, prompt)
        while True:
            text = self.screen.ask(self.speech.say("table-change-prompt", name=self.match.names[seat]))
            if not text or self.obey(read(text, says(prompt), self.speech), seat, prompt):
                return

    def hand_over(self, seat: int) -> int:
        """Clear the screen before the next person looks; returns the seat that then sits at the keyboard."""
        if self.holder == seat:
            return seat
        if self.holder >= 0:
            self.screen.wipe()
        self.holder = seat
        self.say("table-curtain", name=self.match.names[seat])
        others = self.undecided(seat)
        if others:
            self.say("table-curtain-change", names=self.speech.join([self.match.names[s] for s in others], "or"))
        text = self.screen.ask(self.speech.say("table-curtain-prompt"))
        fits = fitting(text, [self.match.names[s] for s in others]) if text and not text.isdigit() else ()
        if fits:
            self.holder = others[fits[0]]
        self.screen.wipe()
        return self.holder

    def undecided(self, seat: int) -> list[int]:
        """The other people who have answered and may still change their answer."""
        waiting = self.match.waiting
        return [s for s in self.people if s != seat and s not in waiting and self.match.choices(s)]

    def type(self, seat: int, prompt: Prompt) -> Answer:
        text = self.screen.ask(self.speech.say("table-prompt", name=self.match.names[seat]))
        return read(text, says(prompt), self.speech)

    def obey(self, answer: Answer, seat: int, prompt: Prompt) -> bool:
        """Do what was typed; True when the game has moved."""
        if answer.kind == "choice":
            return self.choose(answer.fits[0], seat, prompt)
        if answer.kind == "undo":
            return self.take_back(seat)
        self.answer(answer, seat, prompt)
        return False

    def answer(self, answer: Answer, seat: int, prompt: Prompt) -> None:
        """What is answered by showing something."""
        match answer.kind:
            case "explain":
                self.output.lines(self.explainer.answer(answer.rest, seat, prompt))
            case "rule":
                self.output.lines(look_up(self.explainer.book, answer.rest, self.speech))
            case "log":
                self.output.history(seat)
            case "board":
                self.output.board(seat)
                self.output.ask(seat, prompt)
            case "more":
                self.output.choices(prompt, every=True)
            case "help":
                self.output.lines([self.speech.say(f"help-{n}") for n in range(1, 7)])
                self.say("table-undo-limit")
            case "save":
                self.save(answer.rest)
            case "quit":
                raise Left
            case _:
                self.misunderstood(answer, seat, prompt)

    def choose(self, index: int, seat: int, prompt: Prompt) -> bool:
        try:
            self.match.play(seat, prompt.choices[index].do, turn=prompt.turn)
        except RuleCrash:
            raise
        except SherwoodError as error:
            self.screen.say(str(error))
            return False
        self.keep()
        if self.screen.plain:
            self.say("table-chosen", name=self.match.names[seat], choice=prompt.choices[index].say)
        return True

    def take_back(self, seat: int) -> bool:
        reason = self.match.can_take_back(seat)
        if reason is not None:
            self.say(reason)
            return False
        self.match.take_back(seat)
        self.output.forget(seat)
        self.keep()
        self.say("table-undone")
        return True

    def save(self, name: str) -> None:
        """Keep it now; a copy where a name is given, but never over something else."""
        if name:
            self.copy(Path(name))
        elif self.autosave is None:
            self.say("table-left-unkept")
        else:
            self.keep()
            self.say("table-saved", file=str(self.autosave.path))

    def copy(self, path: Path) -> None:
        try:
            if path.exists():
                raise FileExistsError(0, self.speech.say("table-exists"))
            write(path, self.match.save())
        except OSError as error:
            self.say("table-not-saved", file=str(path), reason=error.strerror or str(error))
        else:
            self.say("table-saved", file=str(path))

    def misunderstood(self, answer: Answer, seat: int, prompt: Prompt) -> None:
        if answer.kind == "several":
            self.say("table-which", count=len(answer.fits))
            self.output.lines([f"{i + 1}. {prompt.choices[i].say}" for i in answer.fits])
        elif answer.rest.isdigit():
            self.say("table-bad-number", number=answer.rest, last=len(prompt.choices))
        elif refusals := self.explainer.refusals(answer.rest, seat):
            self.output.lines(refusals)
        elif answer.rest:
            self.say("table-unknown", text=answer.rest)
        else:
            self.say("table-enter-number")
