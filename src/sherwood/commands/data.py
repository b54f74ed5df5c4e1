"""`sherwood data check`: corrected card values, looked at before anyone plays with them."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.engine.data import VARIABLE, DataFiles
from sherwood.engine.game import Game
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
    os.environ.pop(VARIABLE, None)  # a file is compared with ours, whatever is played with: that may be the broken one
    _refuse_what_is_not_toml(file)
    faults = _data_files(file, game).faults(file)
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise CommandError("data", FAILED, file=str(file), count=len(faults))
    typer.echo(speech_for(None, lang).say("data-fine", file=str(file)))


def _refuse_what_is_not_toml(file: Path) -> None:
    try:
        _tables(file)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CommandError("not-toml", FAILED, file=str(file), detail=str(error)) from error


def _data_files(file: Path, game: str | None) -> DataFiles:
    """Those of the game asked for, or of the only one that the file can belong to."""
    able = [find_game(game)] if game else _owners(file)
    found = [each.data for each in able if each.data and each.data.check]
    if len(found) != 1:
        raise CommandError("no-data-check", FAILED, file=str(file))
    return found[0]


def _owners(file: Path) -> list[Game]:
    """The games it may belong to. Several have a cards.toml: the folder it lies in, or what it holds, tells them apart."""
    named = [each for each in shelf().values() if (each.folder / "data" / file.name).exists()]
    housed = [each for each in named if each.folder.name == file.absolute().parent.name]
    alike = [each for each in named if (_tables(file) & _tables(each.folder / "data" / file.name)) - {"source"}]
    return housed or (named if len(named) == 1 else alike)


def _tables(file: Path) -> set[str]:
    return set(tomllib.loads(file.read_text(encoding="utf-8")))
