"""`sherwood arena`: bots against each other, every deal in every seating."""

from __future__ import annotations

import json
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
from sherwood.commands.seating import check_bots, split
from sherwood.engine.game import Game
from sherwood.extras import extra
from sherwood.lab.arena import Contest, contest
from sherwood.lab.arena_report import table
from sherwood.lab.cluster import spread_by_ray
from sherwood.lab.pool import cores
from sherwood.table.setup import check_seats, find_game, read_options
from sherwood.terminal.screen import Paper

NAME = "arena"


def run(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who meets whom; the last one fills the seats that are left.")],
    games: Annotated[int, typer.Option(help="How many.")] = 100,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    workers: Annotated[int | None, typer.Option(help="Processes; the result is the same.", show_default=False)] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots meet: wins by side with their intervals, points, endings, ratings, and what thinking cost."""
    with extra("lab"):
        from sherwood.lab.standings import standings
    found = find_game(game)
    speech = speech_for(found, lang)
    at_least("games-count", games)
    at_least("workers", workers)
    job = _job(found, seats, bots, seed, option)
    with bar(games, speech) as advance:
        bouts = contest(job, games, min(games, workers or cores()), advance, spread_by_ray if ray else None)
    report = standings(job, found.version, build(), bouts)
    if as_json:
        typer.echo(json.dumps(report, indent=2))
        return
    for part in table(report, speech):
        Paper().print(part)


def _job(game: Game, seats: int | None, bots: str, seed: int | None, option: list[str] | None) -> Contest:
    specs = split(bots)
    if not specs:
        raise CommandError("bot-empty", given=bots)
    low, high = game.seats
    total = check_seats(game, seats if seats is not None else min(high, max(low, len(specs))))
    check_bots(specs, game)
    return Contest(game.id, total, tuple(specs), read_seed(seed), read_options(game, total, options_from(option)))
