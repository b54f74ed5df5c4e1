"""`sherwood analyse`: a kept game looked back on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from sherwood.bots.analysis import MOST, SIMULATIONS, Analysis, Decision, analyse
from sherwood.commands.arguments import Lang, at_least, speech_for
from sherwood.commands.journals import read_journal
from sherwood.commands.progress import bar
from sherwood.text.speech import Speech

NAME = "analyse"
WIDTH = 60
BARS = " ▁▂▃▄▅▆▇█"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    simulations: Annotated[int, typer.Option(help="For each decision.")] = SIMULATIONS,
    decisions: Annotated[int, typer.Option(help="At most so many, spread over the game.")] = MOST,
    lang: Lang = None,
) -> None:
    """Look back on a kept game: chances over time, turning points, choices that cost most, luck."""
    at_least("games-count", simulations)
    at_least("games-count", decisions)
    match = read_journal(file, speech_for(None, lang).lang)
    speech = speech_for(match.game, lang, match.names)
    with bar(decisions, speech) as advance:
        found = analyse(match, speech.lang, simulations, decisions, lambda done, total: advance(1))
    for line in lines(found, speech):
        typer.echo(line)


def lines(found: Analysis, speech: Speech) -> Iterator[str]:
    """The analysis in words, and everybody's chance as a row of bars."""
    for seat, name in enumerate(found.names):
        sums = found.sums(seat)
        yield speech.say("review-seat", name=name, choice=sums["choice"], luck=sums["luck"])
        yield f"  {bars(found.chances(seat), found.steps)}"
    yield speech.say("review-turning")
    yield from (_told(one, speech, "review-swing", one.luck - one.cost) for one in found.turning_points())
    yield speech.say("review-costly")
    yield from (_told(one, speech, "review-cost", one.cost) for one in found.costly())
    yield speech.say("review-note")


def _told(one: Decision, speech: Speech, key: str, part: float) -> str:
    return "  " + speech.say(
        key, moment=one.step, name=speech.seat(one.seat), choice=one.say, better=one.better, part=part
    )


def bars(points: list[tuple[int, float]], steps: int) -> str:
    """A chance over time in one line: each place holds the last value known there."""
    shown, at = "", 0
    for place in range(WIDTH):
        while at + 1 < len(points) and points[at + 1][0] <= steps * (place + 1) / WIDTH:
            at += 1
        chance = points[at][1] if points else 0.0
        shown += BARS[min(len(BARS) - 1, max(0, round(chance * (len(BARS) - 1))))]
    return shown
