"""`sherwood learn`: a guided first game, chapters and puzzles, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from sherwood.bots.levels import NOVICE
from sherwood.commands.arguments import GameName, Lang, speech_for
from sherwood.lessons import Stand, find_lesson, lessons_of, next_lesson
from sherwood.table.setup import find_game
from sherwood.terminal.autosave import Autosave, new_path
from sherwood.terminal.lesson import Lecture
from sherwood.terminal.screen import Screen
from sherwood.terminal.session import Left, Session, leave
from sherwood.terminal.sitting import Sitting
from sherwood.text.speech import Speech

NAME = "learn"


def run(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="Else the first.", show_default=False)
    ] = None,
    every: Annotated[bool, typer.Option("--list", help="Only say which lessons there are.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, boxes, cursor tricks.")] = False,
    lang: Lang = None,
) -> None:
    """Learn by playing: one thing at a time on a real board; u goes back, q leaves, and you go on later."""
    found = find_game(game)
    speech = speech_for(found, lang)
    screen = Screen(plain)
    if every:
        for one in lessons_of(found):
            screen.say(f"{one.id}: {Speech(one.text, speech.lang).say(one.id)}")
        return
    chosen = find_lesson(found, lesson or next((one.id for one in lessons_of(found)), ""))
    try:
        stand = Lecture(chosen, screen, speech.lang).run()
        screen.say(speech.say("lecture-over"))
        after = next_lesson(chosen)
        if after is not None:
            title = Speech(after.text, speech.lang).say(after.id)
            screen.say(speech.say("lecture-next", title=title, game=found.id, lesson=after.id))
        if not stand.match.over and screen.ask(speech.say("lecture-go-on")) == "":
            _go_on(stand, screen, speech.lang)
    except EOFError:
        screen.say()
        screen.say(speech.say("lecture-left"))


def _go_on(stand: Stand, screen: Screen, lang: str) -> None:
    """The same game, freely, against novices; kept like any other."""
    who = [NOVICE] * stand.match.seats
    who[stand.lesson.seat] = ""
    sitting = Sitting(stand.match, who, lang, Autosave(new_path(stand.match.game.id)))
    try:
        Session(sitting, screen).run()
    except (Left, EOFError) as reason:
        leave(sitting, screen, ended=isinstance(reason, EOFError))
