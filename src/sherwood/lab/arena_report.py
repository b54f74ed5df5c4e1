"""A contest's figures, laid out for reading."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.lab.standings import Share, Standings
from sherwood.text.speech import Speech

COLUMNS = ("bot", "share", "sides", "survived", "points", "rating", "cost", "speed")


def table(report: Standings, speech: Speech) -> Iterator[RenderableType]:
    """Title, a row for each bot, endings."""
    say = speech.say
    yield Text(
        say(
            "arena-title",
            game=say("game-name"),
            games=report["games"],
            seats=report["seats"],
            seed=str(report["seed"]),
            build=report["build"],
        )
    )
    yield _rows(report, speech)
    yield Text("\n".join([say("sim-endings"), *_endings(report, speech)]))


def _rows(report: Standings, speech: Speech) -> Table:
    rows = Table()
    for key in COLUMNS:
        rows.add_column(speech.say(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for row in report["standings"]:
        sides = "\n".join(f"{side}: {_share(each, speech)}" for side, each in row["sides"].items())
        rows.add_row(
            row["bot"],
            _share(row["total"], speech),
            sides,
            _share(row["survived"], speech),
            speech.say("arena-number", number=row["points"]),
            speech.say("arena-rated", rating=row["rating"], doubt=row["doubt"]),
            speech.say("arena-ms", median=row["ms_median"], most=row["ms_99"]),
            str(row["simulations_per_second"]),
        )
    return rows


def _share(share: Share, speech: Speech) -> str:
    return speech.say("sim-interval", rate=share["rate"], low=share["low"], high=share["high"])


def _endings(report: Standings, speech: Speech) -> Iterator[str]:
    for name, count in report["endings"].items():
        said = speech.say(f"ending-{name}")
        yield f"  {speech.say('sim-ending', name=said, count=count, share=count / report['games'])}"
