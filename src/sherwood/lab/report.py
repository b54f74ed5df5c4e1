"""A simulation's figures, laid out for reading."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.lab.tally import Report
from sherwood.text.speech import Speech


def table(report: Report, speech: Speech) -> Iterator[RenderableType]:
    """Title, a row for each seat, endings, lengths, speed."""
    say = speech.say
    yield Text(
        say("sim-title", game=say("game-name"), games=report["games"], seats=report["seats"], seed=str(report["seed"]))
    )
    yield _seats(report, speech)
    if report["nobody"]:
        yield Text(say("sim-nobody", count=report["nobody"]))
    yield Text("\n".join([say("sim-endings"), *_endings(report, speech)]))
    yield Text(say("sim-lengths", **report["lengths"]))
    yield Text(say("sim-speed", decisions=report["decisions"], speed=report["decisions_per_second"]))
    if report["saved"]:
        yield Text(say("sim-saved", count=report["games"], folder=report["saved"]))


def _seats(report: Report, speech: Speech) -> Table:
    rows = Table()
    for key in ("seat", "bot", "wins", "shared", "share"):
        rows.add_column(speech.say(f"sim-{key}"), justify="left" if key == "bot" else "right")
    for seat, share in enumerate(report["win_rates"]):
        interval = speech.say("sim-interval", **share)
        cells = (seat + 1, report["bots"][seat], report["wins"][seat], report["shared_wins"][seat], interval)
        rows.add_row(*map(str, cells))
    return rows


def _endings(report: Report, speech: Speech) -> Iterator[str]:
    """How often a game ended so, in the game's own words."""
    for name, count in report["endings"].items():
        said = speech.say(f"ending-{name}")
        yield f"  {speech.say('sim-ending', name=said, count=count, share=count / report['games'])}"
