"""`sherwood data check`: corrected card values, looked at before anyone plays with them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.engine.game import Part
from sherwood.games import shelf
from sherwood.table.setup import find_game

app = typer.Typer(help="Data files: cards, maps and tables.")


@app.callback()
def data() -> None:
    """Data files: cards, maps and tables."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    game: Annotated[str | None, typer.Option(help="The game it belongs to.", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Look for faults in a data file."""
    text = file.read_text(encoding="utf-8")
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CommandError("not-toml", FAILED, file=str(file), detail=str(error)) from error
    faults = _checker(file, game)(file)
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise CommandError("data", FAILED, file=str(file), count=len(faults))
    typer.echo(speech_for(None, lang).say("data-fine", file=str(file)))


def _checker(file: Path, game: str | None) -> Part:
    """The game asked for, or the only one with a data file of that name and the same tables, and a way to check it."""
    able = [find_game(game)] if game else [each for each in shelf().values() if _is_like(file, each.folder / "data")]
    checks = [each.check for each in able if each.check]
    if len(checks) != 1:
        raise CommandError("no-data-check", FAILED, file=str(file))
    return checks[0]


def _is_like(file: Path, folder: Path) -> bool:
    """Several games have a cards.toml: what it holds tells them apart."""
    ours = folder / file.name
    return ours.exists() and bool((_tables(file) & _tables(ours)) - {"source"})


def _tables(file: Path) -> set[str]:
    return set(tomllib.loads(file.read_text(encoding="utf-8")))
