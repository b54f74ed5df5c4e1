"""`sherwood fuzz`: random games over random options, until something breaks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands.arguments import Lang, Seed, at_least, read_seed, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.commands.progress import bar
from sherwood.games import shelf
from sherwood.lab.fuzz import batch
from sherwood.lab.pool import cores, spread
from sherwood.table.setup import find_game

NAME = "fuzz"
BATCH = 50


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Else all of them.", show_default=False)] = None,
    games: Annotated[int, typer.Option(help="How many of each.")] = 1000,
    seed: Seed = None,
    first: Annotated[int, typer.Option(help="The number of the first game.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Processes.", show_default=False)] = None,
    crash: Annotated[Path, typer.Option(help="Where journals of what went wrong go.")] = Path("crash"),
    lang: Lang = None,
) -> None:
    """Look for crashes, dead ends and broken conservation laws."""
    at_least("games-count", games)
    at_least("workers", workers)
    names = [find_game(game).id] if game else list(shelf())
    chosen = read_seed(seed)
    parts = [
        (name, chosen, start, min(start + BATCH, first + games), crash)
        for name in names
        for start in range(first, first + games, BATCH)
    ]
    speech = speech_for(None, lang)
    troubles = 0
    with bar(games * len(names), speech) as advance:
        for done, lines in spread(batch, parts, min(len(parts), workers or cores())):
            advance(done)
            troubles += len(lines)
            typer.echo("\n".join(lines), nl=bool(lines))
    if troubles:
        raise CommandError("fuzz", FAILED, count=troubles)
    typer.echo(speech.say("fuzz-fine", count=games * len(names), games=", ".join(names), seed=str(chosen)))
