"""`sherwood replay`: a journal, step by step or checked at once."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.commands.journals import read_journal
from sherwood.table.match import Match
from sherwood.terminal.replay import Replay
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech

NAME = "replay"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Play it again, compare every hash; exit code 0 or 1.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it (1, 2...).", show_default=False)] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show everything, of a finished game.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only.")] = False,
    lang: Lang = None,
) -> None:
    """Step through a kept game (Enter: next), or --verify it."""
    speech = speech_for(None, lang)
    match = read_journal(file, speech.lang)
    if verify:
        _verify(match, speech)
        return
    if seat is not None and not 1 <= seat <= match.seats:
        raise CommandError("seat", given=seat, seats=match.seats)
    if everything and not match.over:
        raise CommandError("all-running")
    if match.parting is not None:
        typer.echo(match.parting.say(speech.lang))
    stepping = sys.stdin.isatty() and sys.stdout.isatty()
    Replay(match, Screen(plain), speech.lang, None if seat is None else seat - 1, everything).run(stepping)


def _verify(match: Match, speech: Speech) -> None:
    """Every position as the journal says, by today's rules; else a complaint that says where it parts from them."""
    if match.parting is not None:
        raise CommandError("journal-version", FAILED, detail=match.parting.say(speech.lang))
    typer.echo(speech.say("replay-verified", count=match.seq))
    if match.journal.rules != match.game.ruleset:
        then, now = str(match.journal.rules.version), str(match.game.version)
        typer.echo(speech.say("replay-other-rules", then=then, now=now))
