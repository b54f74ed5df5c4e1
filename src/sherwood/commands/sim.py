"""`sherwood sim`: many games, counted."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from sherwood._build import build
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
from sherwood.commands.errors import CommandError
from sherwood.commands.progress import bar
from sherwood.commands.seating import one_each
from sherwood.engine.game import Game
from sherwood.lab.pool import cores
from sherwood.lab.report import table
from sherwood.lab.simulate import Series, simulate
from sherwood.lab.tally import Counted, Report
from sherwood.table.setup import find_game, read_options
from sherwood.terminal.screen import Paper

NAME = "sim"
QUICK = 20_000  # random games that one core plays in a few seconds


def run(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "random",
    seed: Seed = None,
    option: Options = None,
    workers: Annotated[int | None, typer.Option(help="Processes; the result is the same.", show_default=False)] = None,
    save: Annotated[Path | None, typer.Option(help="Write every game's journal here.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots: wins with their intervals, lengths, endings, speed."""
    found = find_game(game)
    speech = speech_for(found, lang)
    series = _job(found, seats, bots, seed, option, save)
    hands = _workers(workers, games, series)
    start = perf_counter()
    with bar(games, speech) as advance:
        tally = simulate(series, games, hands, advance)
    report = _report(found, series, games, hands, tally.report(), perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        for part in table(report, speech):
            Paper().print(part)


def _job(
    game: Game, seats: int | None, bots: str, seed: int | None, option: list[str] | None, save: Path | None
) -> Series:
    each = one_each(game, seats, bots)
    options = read_options(game, len(each), options_from(option))
    return Series(game.id, len(each), tuple(each), read_seed(seed), options, _folder(save))


def _folder(save: Path | None) -> Path | None:
    if save is not None:
        if save.exists() and not save.is_dir():
            raise CommandError("not-folder", 1, file=str(save))
        save.mkdir(parents=True, exist_ok=True)
    return save


def _workers(workers: int | None, games: int, series: Series) -> int:
    """As many as asked; else all cores, unless the whole run is shorter than starting them."""
    at_least("games-count", games)
    at_least("workers", workers)
    quick = series.save is None and set(series.bots) == {"random"} and games <= QUICK
    return min(games, workers or (1 if quick else cores()))


def _report(game: Game, series: Series, games: int, workers: int, counted: Counted, seconds: float) -> Report:
    return {
        "game": game.id,
        "version": game.version,
        "games": games,
        "seats": series.seats,
        "seed": series.seed,
        "bots": list(series.bots),
        "options": dict(series.options),
        **counted,
        "saved": None if series.save is None else str(series.save),
        "build": build(),
        "workers": workers,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(counted["decisions"] / seconds),
    }
