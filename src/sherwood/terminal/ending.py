"""The end of a game: who won, how, and the scoring laid out."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from sherwood.table.match import Match
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech

Rows = Sequence[tuple[str, Sequence[int | None]]]


def show(match: Match, screen: Screen, speech: Speech) -> None:
    """The way it ended, the table of scores, the winners."""
    assert match.result is not None
    screen.say(speech.say(f"ending-{match.result.ending}"), "bold")
    rows = match.score(speech.lang)
    if screen.plain:
        for label, values in rows:
            screen.say(told(label, values, called(match, speech), speech))
    else:
        screen.show(grid(rows, match, speech))
    screen.say(winners(match, speech), "bold")


def called(match: Match, speech: Speech) -> list[str]:
    """What everybody is called, in this language where somebody gave no name."""
    return [speech.seat(seat) for seat in range(len(match.names))]


def winners(match: Match, speech: Speech) -> str:
    """Who wins, in a sentence."""
    names = [speech.seat(seat) for seat in match.result.winners] if match.result else []
    key = "end-nobody" if not names else "end-winner" if len(names) == 1 else "end-winners"
    return speech.say(key, names=speech.join(names))


def told(label: str, values: Sequence[int | None], names: Sequence[str], speech: Speech) -> str:
    """One line of the scoring as a sentence."""
    pairs = [
        speech.say("end-value", name=name, value=_figure(value)) for name, value in zip(names, values, strict=True)
    ]
    return speech.say("end-row", label=label, values=speech.join(pairs))


def grid(rows: Rows, match: Match, speech: Speech) -> Table:
    """A column for each seat, the winners' marked; the last row is the total."""
    table = Table(box=box.ROUNDED)
    table.add_column("")
    won = match.result.winners if match.result else ()
    for seat, name in enumerate(called(match, speech)):
        table.add_column(f"★ {name}" if seat in won else name, justify="right")
    for number, (label, values) in enumerate(rows, 1):
        last = number == len(rows)
        table.add_row(label, *map(_figure, values), style="bold" if last else "", end_section=number == len(rows) - 1)
    return table


def _figure(value: int | None) -> str:
    return "-" if value is None else f"{value}".replace("-", "−")
