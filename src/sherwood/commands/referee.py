"""`sherwood referee`: real dice on a real table. People type what came up; state, choices and paragraphs are kept here."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands import seating
from sherwood.commands.arguments import GameName, Lang, Options, options_from, speech_for
from sherwood.commands.play import autosave_at, free_file, kept_file, opened, sit
from sherwood.engine.game import Game
from sherwood.table.match import Match
from sherwood.table.setup import check_seats, find_game, read_options
from sherwood.terminal.autosave import new_path
from sherwood.terminal.referee import RealTable
from sherwood.terminal.screen import Screen
from sherwood.terminal.sitting import Sitting
from sherwood.text.speech import Speech

NAME = "referee"


def run(
    game: GameName,
    people: Annotated[int | None, typer.Option(help="How many play.", show_default=False)] = None,
    names: Annotated[str | None, typer.Option(help="What they are called: Ana,Bo", show_default=False)] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.", show_default=False)] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with this file, or: last", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, boxes, cursor tricks.")] = False,
    lang: Lang = None,
) -> None:
    """Keep the rules of a game that is played with real dice and cards."""
    found, speech, screen = find_game(game), speech_for(None, lang), Screen(plain)
    if resume is not None:
        path = kept_file(resume)
        match = opened(path, game, speech.lang)
    else:
        path = free_file(save) if save else new_path(found.id)
        match = _laid(found, people, names, option, speech)
    sitting = Sitting(match, [""] * match.seats, speech.lang, None)
    must = save is not None or resume is not None

    def play(sitting: Sitting, screen: Screen, resumed: bool) -> None:
        table = RealTable(sitting, screen)
        table.welcome(resumed)
        if not resumed:
            table.set_up()
        sitting.autosave = autosave_at(match, path, screen, sitting.speech, must=must)
        table.run()

    sit(sitting, play, screen, resume is not None)


def _laid(game: Game, people: int | None, names: str | None, option: list[str] | None, speech: Speech) -> Match:
    """The table before the set-up: its chance is still to be read off."""
    given = len(names.split(",")) if names else max(2, game.seats[0])
    seats = check_seats(game, people if people is not None else given)
    called = seating.names([""] * seats, names, speech)
    options = read_options(game, seats, options_from(option))
    return Match(game, seats, options, called, note={"bots": [""] * seats, "referee": True})
