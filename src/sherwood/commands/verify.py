"""`sherwood verify`: were these the dice that were sealed before the game?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sherwood
from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.commands.journals import read_text

NAME = "verify"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[
        str,
        typer.Option(
            help="The seal that you noted before the game: the table's, or its tournament's.", show_default=False
        ),
    ] = "",
    added: Annotated[str, typer.Option(help="The digits that you added yourself.", show_default=False)] = "",
    lang: Lang = None,
) -> None:
    """Make every die, draw and shuffle of a finished game again and compare; exit code 0 or 1."""
    speech = speech_for(None, lang)
    try:
        found = sherwood.verify(read_text(file), commitment, added)
    except (sherwood.BrokenJournal, sherwood.UnknownGame) as error:
        raise CommandError("journal-broken", FAILED, file=str(file), detail=error) from error
    counted = found.counted
    typer.echo(speech.say("verified-counts", dice=counted.dice, draws=counted.draws, picks=counted.picks))
    typer.echo(speech.say("verified-commitment", commitment=found.terms.commitment))
    if found.terms.board:
        place = {"round": str(found.terms.board.round), "board": str(found.terms.board.number)}
        typer.echo(speech.say("verified-tournament", seal=found.terms.seal, **place))
    for name, digits in zip(found.names, found.terms.added, strict=True):
        typer.echo(speech.say("verified-added" if digits else "verified-nothing", name=name, added=digits))
    if not any(found.terms.added):
        typer.echo(speech.say("verified-alone"))
    for n in found.renewals:
        typer.echo(speech.say("verified-renewed", n=str(n)))
    if not found.over:
        typer.echo(speech.say("verified-running"))
    if not commitment or not added:
        typer.echo(speech.say("verified-compare"))
