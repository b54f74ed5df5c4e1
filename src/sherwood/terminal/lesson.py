"""A lesson at the keyboard: one thing is said, and the next line that is typed does it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

from sherwood.files import write
from sherwood.lessons import Lesson, Stand, follow
from sherwood.lessons.stand import Answer, Said, Way
from sherwood.table.asked import Choice
from sherwood.table.log import Log
from sherwood.terminal.answers import fitting, read
from sherwood.terminal.autosave import games_folder
from sherwood.terminal.book import look_up, rulebook
from sherwood.terminal.painter import Painter
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech

KEPT = "lessons.json"


class Lecture:
    """One learner, one lesson, one screen."""

    def __init__(self, lesson: Lesson, screen: Screen, lang: str) -> None:
        self.lesson = lesson
        self.screen = screen
        self.speech = Speech(lesson.game.folder, lang)
        self.stand = follow(lesson, kept_way(lesson))
        self.told = 0
        self.said: list[str] = []  # of the board, in sentences
        self.resumed = bool(self.stand.way)

    def run(self) -> Stand:
        """Until it is learned, or EOFError when there is nothing more to read; None typed: the learner leaves."""
        self.say("lecture-welcome")
        if self.resumed:
            self.say("lecture-resumed")
        while not self.stand.over:
            self.show()
            while not self.obey(self.screen.ask(self.speech.say("lecture-prompt"))):
                pass
            keep_way(self.lesson, self.stand.way)
        keep_way(self.lesson, ())
        return self.stand

    # What is shown

    def show(self) -> None:
        said = self.stand.says(self.speech.lang)
        self.screen.fresh()
        self.news()
        self.board()
        at, total = self.stand.n + 1, len(self.lesson.steps)
        self.screen.say(self.speech.say("lecture-step", n=at, total=total, title=said.title), "bold")
        self.screen.say(f"{said.text} (§{said.rule})" if said.rule else said.text)
        self.point(said)
        for number, choice in enumerate(said.choices, 1):
            self.screen.say(f"{number}. {choice.say}")
        if not self.stand.step.want:
            self.say("lecture-enter")

    def news(self) -> None:
        """What happened since the last step, as far as this one looks."""
        match = self.stand.match
        log = Log(match.game, match.speech(self.speech.lang), self.lesson.seat)
        lines = log.lines(match.events[: self.stand.scenes[self.stand.shown].told])
        for line in lines[self.told :]:
            self.screen.say(line.text, "bold" if line.head else "")
        self.told = len(lines)

    def board(self) -> None:
        """Drawn, or in sentences: then only what was not said the last time, for whoever listens to all of it."""
        view = self.lesson.game.view(self.stand.scenes[self.stand.shown].state, self.lesson.seat)
        painter = Painter(self.lesson.game, self.stand.match.speech(self.speech.lang))
        if not self.screen.plain:
            self.screen.show(painter.draw(view))
            return
        lines = list(painter.tell(view))
        for line in lines:
            if line not in self.said:
                self.screen.say(line)
        self.said = lines

    def point(self, said: Said) -> None:
        """What the board would light, by name."""
        match = self.stand.match
        found = [match.inspect(ref, self.lesson.seat, self.speech.lang) for ref in said.point]
        names = list(dict.fromkeys(one.title for one in found if one))
        if names:
            self.say("lecture-look", names=self.speech.join(names))

    # What is typed

    def obey(self, text: str) -> bool:
        """Do what was typed; True when the lesson shows something new."""
        said = self.stand.says(self.speech.lang)
        typed = read(text, [choice.say for choice in said.choices], self.speech)
        acts: dict[str, Callable[[], bool]] = {"undo": self.back, "quit": self.leave, "board": self.board_again}
        if typed.kind in acts:
            return acts[typed.kind]()
        if typed.kind == "rule":
            for line in look_up(rulebook(self.lesson.game), typed.rest or said.rule, self.speech):
                self.screen.say(line)
            return False
        if not self.stand.step.want:
            return self.take(None)
        if typed.kind == "choice":
            return self.choose(said.choices[typed.fits[0]])
        others = fitting(text, [other.wanted for other in said.others]) if not text.isdigit() else ()
        if others:
            self.screen.say(self.stand.why_not(Speech(self.lesson.text, self.speech.lang)))
        else:
            self.say("lecture-choose", count=len(said.choices))
        return False

    def choose(self, choice: Choice) -> bool:
        if self.stand.accepts(choice.do):
            return self.take(choice.do)
        slip = self.stand.slip(choice.do)
        if slip is None:  # a puzzle offers everything
            self.screen.say(self.stand.why_not(Speech(self.lesson.text, self.speech.lang)))
            return False
        self.news()
        self.board()
        self.screen.say(self.stand.came(slip, self.speech.lang), "bold")
        self.again(self.stand.way)
        return False

    def take(self, answer: Answer) -> bool:
        self.stand.take(answer)
        return True

    def back(self) -> bool:
        self.again(self.stand.way[:-1])
        return True

    def again(self, way: Way) -> None:
        self.stand = follow(self.lesson, way)
        self.told = min(self.told, self.stand.scenes[self.stand.shown].told)

    def leave(self) -> bool:
        raise EOFError

    def board_again(self) -> bool:
        self.said = []
        self.board()
        return False

    def say(self, key: str, **args: object) -> None:
        self.screen.say(self.speech.say(key, **args))


def _all_kept() -> dict[str, list[list[str | int] | None]]:
    try:
        kept = json.loads((games_folder().parent / KEPT).read_text(encoding="utf-8"))
        return kept if isinstance(kept, dict) else {}
    except (OSError, ValueError):
        return {}


def kept_way(lesson: Lesson) -> Way:
    """Where the learner left it."""
    way = _all_kept().get(f"{lesson.game.id}/{lesson.id}", [])
    return tuple(None if one is None else tuple(one) for one in way)


def keep_way(lesson: Lesson, way: Way) -> None:
    """So that it can be left; a disk that refuses does not end a lesson."""
    kept = _all_kept() | {f"{lesson.game.id}/{lesson.id}": [None if one is None else list(one) for one in way]}
    with suppress(OSError):
        write(games_folder().parent / KEPT, json.dumps(kept))
