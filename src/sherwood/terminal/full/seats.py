"""The strip of seats: who plays, who is waited for, and how many points each is known to have."""

from __future__ import annotations

from rich.text import Text

from sherwood.engine.chance import Rng
from sherwood.engine.state import State
from sherwood.table.match import Match
from sherwood.text.speech import Speech

GUESSES = 4
ASKED = "▸"


def strip(match: Match, eyes: int | None, speech: Speech) -> Text:
    """As one seat may know it; somebody who only watches is told no points before the end."""
    points = known_points(match, eyes)
    text = Text()
    for seat in range(match.seats):
        sign = ASKED if seat in match.waiting else " "
        figure = "" if points[seat] is None else f" {points[seat]}".replace("-", "−")
        text.append(f"{sign}{speech.seat(seat)}{figure}", style=_style(seat, eyes)).append("  ")
    label = _label(match, points, speech)
    text.append(f"({label})  " if label else "", style="dim")
    return text.append(speech.say("game-name"), style="bold")  # last: on a narrow screen its end is missed least


def _style(seat: int, eyes: int | None) -> str:
    return "bold underline" if seat == eyes else ""


def known_points(match: Match, eyes: int | None) -> list[int | None]:
    """The points that are the same on every guess of what is hidden: the others would tell of it."""
    if match.over:
        return [int(match.state.points(seat)) for seat in range(match.seats)]
    if eyes is None:
        return [None] * match.seats
    # The seed is always the same: one that depended on the truth could tell of it.
    guesses = [match.guess(eyes, Rng(f"points {n}")) for n in range(GUESSES)]
    return [_agreed(guesses, seat) for seat in range(match.seats)]


def _agreed(guesses: list[State], seat: int) -> int | None:
    found = {int(guess.points(seat)) for guess in guesses}
    return found.pop() if len(found) == 1 else None


def _label(match: Match, points: list[int | None], speech: Speech) -> str:
    """What these numbers are called: the line of the final scoring that says the same."""
    rows = match.score(speech.lang) if None not in points else []
    return next((label for label, values in reversed(rows) if values == points), "")
