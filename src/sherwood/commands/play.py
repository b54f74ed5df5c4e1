"""`sherwood play`: a game in the terminal, against bots, with people sharing the keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sherwood
from sherwood.commands.asked import Lang, Options, Seats, Seed, find_game, read_options, read_seats, read_seed, speech_for
from sherwood.commands.complaint import CLOSED, FAILED, INTERRUPTED, Complaint
from sherwood.commands.journals import read_journal
from sherwood.commands.seating import Seating, seat_people
from sherwood.engine.game import Game
from sherwood.games import shelf
from sherwood.table.match import Match
from sherwood.terminal.keeper import Keeper, games_folder, latest, new_path
from sherwood.terminal.screen import Screen
from sherwood.terminal.sitting import Left, Sitting
from sherwood.terminal.welcome import welcome
from sherwood.text.speech import Speech

NAME = "play"


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="random, flat:200, flat:200ms, ... one for each bot.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people share the keyboard (1).")] = None,
    names: Annotated[str | None, typer.Option(help="The people's names: Ana,Bo")] = None,
    option: Options = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.", show_default=False)] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with this file, or with: last", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, boxes or cursor tricks.")] = False,
    lang: Lang = None,
) -> None:
    """Play a game here: numbered choices, ? explains, u takes back, q leaves and keeps."""
    screen = Screen(plain)
    speech = speech_for(None, lang)
    if resume is not None:
        kept = _kept(resume)
        match = read_journal(kept)
        _same_game(match, game)
        seating = seat_people(match.seats, people, bots, match.note, speech)
        target: Path | None = save or kept
    else:
        found = find_game(game) if game else pick_game(screen, speech)
        seating = seat_people(_seats(found, seats, people, bots), people, bots, {}, speech)
        match = _new(found, seating, names, option, seed, speech)
        target = _fresh(save) if save else None
    _sit(match, seating, screen, speech.lang, target, resumed=resume is not None)
