"""`sherwood bench`: how fast the rules run, compiled and plain, in one sitting."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import CommandError
from sherwood.games import shelf
from sherwood.lab.bench import Speed, bench
from sherwood.lab.environments import Job, compare, jobs
from sherwood.table.setup import find_game
from sherwood.terminal.screen import Paper
from sherwood.text.speech import Speech

NAME = "bench"


def run(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
    seconds: Annotated[float, typer.Option(help="For each measurement of playouts.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="Each figure is the median of so many.")] = 3,
    environments: Annotated[
        bool,
        typer.Option("--environments", help="Steps a second of our environments beside PettingZoo's and OpenSpiel's."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Measure decisions a second (plain, compiled, by codes from Python), clones, and guesses with rollouts."""
    if seconds <= 0 or rounds < 1:
        raise CommandError("bench-size")
    names = [find_game(name).id for name in game] if game else list(shelf())
    speech = speech_for(None, lang)
    if environments:
        print_environments(compare(jobs(names), seconds, rounds), speech, as_json)
        return
    figures = bench(names, seconds, rounds, _progress)
    if as_json:
        typer.echo(json.dumps({"games": figures}, indent=2))
    else:
        _table(figures, speech)


def print_environments(figures: dict[Job, float | None], speech: Speech, as_json: bool) -> None:
    """Ours first, then theirs; what is not installed is named and not made up."""
    if as_json:
        rows = [
            {"kind": kind, "game": game, "steps_per_second": None if steps is None else round(steps)}
            for (kind, game), steps in figures.items()
        ]
        typer.echo(json.dumps({"environments": rows}, indent=2))
        return
    table = Table(box=SIMPLE, pad_edge=False)
    for key in ("environment", "game", "steps"):
        table.add_column(speech.say(f"bench-{key}"), justify="right" if key == "steps" else "left")
    for (kind, game), steps in figures.items():
        table.add_row(kind, game, speech.say("bench-absent") if steps is None else _short(round(steps)))
    Paper().print(table)


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def _table(figures: dict[str, Speed], speech: Speech) -> None:
    table = Table(box=SIMPLE, pad_edge=False, collapse_padding=True)
    for key in ("game", "pure", "compiled", "ratio", "clone", "guess", "bare", "match"):
        table.add_column(speech.say(f"bench-{key}"), justify="left" if key == "game" else "right")
    for name, row in figures.items():
        table.add_row(name, *_cells(row))
    Paper().print(table)
    typer.echo(speech.say("bench-unit"))
    if any(row["build"] == "pure" for row in figures.values()):
        typer.echo(speech.say("bench-no-compiled"))


def _cells(row: Speed) -> list[str]:
    compiled = row["compiled_decisions_per_second"]
    return [
        _short(row["pure_decisions_per_second"]),
        "-" if compiled is None else _short(compiled),
        "-" if row["ratio"] is None else f"{row['ratio']:.1f}",
        f"{row['clone_us']:.2f}",
        _short(row["guess_rollouts_per_second"]),
        _short(row["bare_decisions_per_second"]),
        _short(row["match_decisions_per_second"]),
    ]


def _short(figure: int) -> str:
    """Three digits are as many as a shared machine can vouch for."""
    return f"{figure / 1e6:.2f} M" if figure >= 1_000_000 else f"{figure / 1e3:.1f} k"
