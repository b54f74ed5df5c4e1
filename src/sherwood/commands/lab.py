"""`sherwood lab`: sweeps, comparisons and reports. One row a game, kept as Parquet."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sherwood.commands.arguments import (
    GameName,
    Lang,
    Options,
    Seats,
    Seed,
    at_least,
    options_from,
    read_seed,
    speech_for,
)
from sherwood.commands.errors import FAILED, CommandError
from sherwood.commands.progress import bar
from sherwood.commands.seating import one_each
from sherwood.engine.game import Game
from sherwood.extras import extra
from sherwood.lab.pool import cores
from sherwood.lab.study import Cell, Study
from sherwood.lab.sweep import base_cell, every_option, grid, one_at_a_time, read_factors
from sherwood.table.setup import find_game
from sherwood.terminal.screen import Paper
from sherwood.text.speech import Speech

if TYPE_CHECKING:
    import polars as pl

app = typer.Typer(help="The laboratory: sweeps, comparisons, reports.")
Games = Annotated[int, typer.Option(help="How many of each.")]
Bots = Annotated[str, typer.Option(help="One for each seat, or one for all.")]
Workers = Annotated[int | None, typer.Option(help="Processes; the result is the same.", show_default=False)]
Cluster = Annotated[str | None, typer.Option("--ray", help="Play on this Ray cluster: auto, local, HOST:PORT.")]
Out = Annotated[
    Path | None, typer.Option(help="The folder of the study; it is gone on with there.", show_default=False)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]


@app.callback()
def lab() -> None:
    """The laboratory: sweeps, comparisons, reports."""


@app.command()
def sweep(
    game: GameName,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="NAME=A,B", help="An option, or FILE:PLACE of a data value.")
    ] = None,
    each: Annotated[bool, typer.Option("--each", help="Change one thing at a time, not all mixes.")] = False,
    all_options: Annotated[
        bool, typer.Option("--all-options", help="Every value of every option, one at a time.")
    ] = False,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    option: Options = None,
    workers: Workers = None,
    ray: Cluster = None,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a game over options and data values; one row a game, as Parquet."""
    found = find_game(game)
    base = _base(found, seats, bots, options_from(option))
    factors = [*read_factors(vary or []), *(every_option(found) if all_options else [])]
    cells = one_at_a_time(found, base, factors) if each or all_options else grid(found, base, factors)
    table, folder = _play(Study(read_seed(seed), _count(games), cells), found, workers, ray, out, lang)
    from sherwood.lab import tables

    _print(tables.sweep(table, cells, str(folder)), tables.sweep_rows, speech_for(found, lang), as_json)


@app.command()
def compare(
    game: GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="NAME=VALUE", help="What is different: an option or a data value."),
    ] = None,
    data: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="A data file that stands in for ours.", show_default=False)
    ] = None,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "policy",
    seed: Seed = None,
    option: Options = None,
    workers: Workers = None,
    ray: Cluster = None,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare two rule sets or two data files on the same seeds, with 95 % intervals of the difference."""
    found = find_game(game)
    base = _base(found, seats, bots, options_from(option))
    factors = read_factors(vary or [])
    if any(len(values) != 1 for _, values in factors) or not (factors or data):
        raise CommandError("lab-compare")
    other = _with_files(found, grid(found, base, factors)[0], data or [])
    if (other.options, other.data) == (base.options, base.data):
        raise CommandError("lab-same")
    study = Study(read_seed(seed), _count(games), (base, other))
    table, folder = _play(study, found, workers, ray, out, lang)
    from sherwood.lab import tables

    _print(tables.comparison(table, other.label, str(folder)), tables.comparison_rows, speech_for(found, lang), as_json)


@app.command()
def report(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many of the usual game; the rest follows from it.")] = 400,
    seats: Seats = None,
    bots: Bots = "policy",
    values: Annotated[bool, typer.Option("--values", help="Also change every reconstructed value.")] = False,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = None,
    ray: Cluster = None,
    out: Out = None,
    page: Annotated[
        Path | None, typer.Option(help="The page; GAME.html where none is named.", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """One HTML page with plots: balance, endings, length, options, luck, cards, decisions."""
    found = find_game(game)
    base = _base(found, seats, bots, options_from(option))
    with extra("lab"):
        from sherwood.lab.findings import find
        from sherwood.lab.page import print_page
    speech = speech_for(found, lang)
    folder = out or Path("runs") / f"{found.id}-report"
    findings = find(
        found, base, read_seed(seed), _count(games), values, lambda study: _played(study, folder, workers, ray, speech)
    )
    where = page or Path(f"{found.id}.html")
    print_page(where, findings, found, speech)
    typer.echo(speech.say("lab-page", file=str(where)))


def _base(game: Game, seats: int | None, bots: str, options: Mapping[str, object]) -> Cell:
    each = one_each(game, seats, bots)
    return base_cell(game, len(each), each, options)


def _count(games: int) -> int:
    at_least("games-count", games)
    return games


def _with_files(game: Game, cell: Cell, files: list[Path]) -> Cell:
    """The data files somebody brings, checked as if they were to be played with."""
    brought = []
    for path in files:
        if game.data is None or path.stem not in game.data.names:
            raise CommandError(
                "lab-file", FAILED, given=str(path), known=", ".join(game.data.names if game.data else ())
            )
        faults = game.data.faults(path)
        if faults:
            raise CommandError("data-unsound", FAILED, file=str(path), detail=faults[0].rstrip("."))
        brought.append((path.stem, path.read_text(encoding="utf-8")))
    kept = tuple(pair for pair in cell.data if pair[0] not in dict(brought))
    varied = (*cell.varied, *((f"{path.stem}.toml", str(path)) for path in files))
    return Cell(cell.game, cell.seats, cell.bots, cell.options, (*kept, *brought), varied)


def _play(
    study: Study, game: Game, workers: int | None, ray: str | None, out: Path | None, lang: str | None
) -> tuple[pl.DataFrame, Path]:
    folder = out or Path("runs") / f"{game.id}-{study.digest}"
    return _played(study, folder, workers, ray, speech_for(game, lang), inside=False), folder


def _played(
    study: Study, folder: Path, workers: int | None, ray: str | None, speech: Speech, inside: bool = True
) -> pl.DataFrame:
    """What is not there yet is played; a report keeps each of its studies in a folder of its own."""
    with extra("lab"):
        from sherwood.lab.runner import play_study
        from sherwood.lab.store import Store
    at_least("workers", workers)
    store = Store(folder / study.digest if inside else folder, study)
    with bar(study.games * len(study.cells), speech) as advance:
        return play_study(store, workers or cores(), advance, ray)


def _print(found: object, rows: object, speech: Speech, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    assert callable(rows)
    for part in rows(found, speech):
        Paper().print(part)
