"""The end of a game: who won, how, and the scoring laid out."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from sherwood.table.match import Match
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech


def show(match: Match, screen: Screen, speech: Speech) -> None:
    """The way it ended, the winners, the table of scores."""
    result = match.result
    screen.say(speech.say(f"ending-{result.ending}"), "bold")
    rows = match.score(speech.lang)
    if screen.plain:
        for row in rows:
            screen.say(_told(row.label, row.values, match.names, speech))
    else:
        screen.show(_table(rows, match, speech))
    screen.say(winners(match, speech), "bold")


def winners(match: Match, speech: Speech) -> str:
    """Who wins, in a sentence."""
    names = [match.names[seat] for seat in match.result.winners]
    key = "end-nobody" if not names else "end-winner" if len(names) == 1 else "end-winners"
    return speech.say(key, names=speech.join(names))
