"""A game at one keyboard: people in turn, bots in between, every move kept."""

from __future__ import annotations

from sherwood.bots.explain import explain
from sherwood.errors import RuleCrash, SherwoodError
from sherwood.lessons.aim import aim_of
from sherwood.table.asked import Prompt
from sherwood.terminal import ending
from sherwood.terminal.advice import hint_lines
from sherwood.terminal.answers import Answer, fitting, read
from sherwood.terminal.book import look_up
from sherwood.terminal.output import SPECTATOR, Output
from sherwood.terminal.screen import Screen
from sherwood.terminal.sitting import Sitting


def says(prompt: Prompt) -> list[str]:
    """The sentences a person can choose from."""
    return [choice.say for choice in prompt.choices]


class Left(Exception):
    """The people leave; the game stays as it is."""


def leave(sitting: Sitting, screen: Screen, ended: bool) -> None:
    """What the people are told when they go, or when there is nothing more to read."""
    if ended:
        screen.say()
        screen.say(sitting.speech.say("table-ended-input"))
    screen.say(sitting.left())


def farewell(sitting: Sitting, screen: Screen) -> None:
    """How it ended, and how to see it again."""
    ending.show(sitting.match, screen, sitting.speech)
    if sitting.autosave is not None:
        screen.say(sitting.speech.say("end-replay", file=str(sitting.autosave.path)))


class Session:
    """A sitting shown on one screen, line by line."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = screen
        self.speech = sitting.speech
        self.output = Output(self.match, screen, self.speech)
        self.say = self.output.say
        self.explainer = sitting.explainer

    def welcome(self, resumed: bool) -> None:
        self.output.at_the_door = True
        self.output.lines(self.sitting.door(resumed))

    # The game

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        self.keep()
        while not self.match.over:
            seat = self.sitting.next_seat()
            if self.sitting.bots[seat] is None:
                self.person(seat)
            else:
                self.bot(seat)
        self.finish()

    def bot(self, seat: int) -> None:
        with self.screen.thinking(self.speech.say("table-thinks", name=self.match.names[seat])):
            do = self.sitting.thought(seat)
        self.match.play(seat, do)
        self.keep()
        if not self.sitting.people:
            self.output.news(SPECTATOR)

    def keep(self) -> None:
        complaint = self.sitting.keep()
        if complaint:
            self.screen.say(complaint)

    def finish(self) -> None:
        witness = self.sitting.witness()
        seat = SPECTATOR if witness is None else witness
        self.screen.fresh()
        self.output.news(seat)
        self.output.board(seat)
        farewell(self.sitting, self.screen)

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
        if self.sitting.holder == seat:
            return seat
        if self.sitting.holder >= 0:
            self.screen.wipe()
        self.sitting.holder = seat
        self.say("table-curtain", name=self.match.names[seat])
        others = self.sitting.undecided(seat)
        if others:
            self.say("table-curtain-change", names=self.speech.join([self.match.names[s] for s in others], "or"))
        text = self.screen.ask(self.speech.say("table-curtain-prompt"))
        fits = fitting(text, [self.match.names[s] for s in others]) if text and not text.isdigit() else ()
        if fits:
            self.sitting.holder = others[fits[0]]
        self.screen.wipe()
        return self.sitting.holder

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
            case "hint":
                self.hint(seat)
            case "aim":
                for part in aim_of(self.match.game, self.speech.lang):
                    self.screen.say(f"{part.title}: {part.text}")
            case "help":
                self.output.lines([self.speech.say(f"help-{n}") for n in range(1, 8)])
                self.say("table-undo-limit")
            case "save":
                self.screen.say(self.sitting.save(answer.rest))
            case "quit":
                raise Left
            case _:
                self.misunderstood(answer, seat, prompt)

    def hint(self, seat: int) -> None:
        """What a master would consider, from what this seat knows."""
        with self.screen.thinking(self.speech.say("hint-thinks")):
            found = explain(self.match, seat, lang=self.speech.lang)
        self.sitting.hinted(seat)
        self.output.lines(list(hint_lines(found, self.speech)))

    def choose(self, index: int, seat: int, prompt: Prompt) -> bool:
        try:
            self.sitting.play(seat, prompt.choices[index].do, prompt.turn)
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
