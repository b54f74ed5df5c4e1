"""Three Purses: a game of a dozen lines that shows how a game joins the house. `docs/adding-a-game.md` walks through it."""

from __future__ import annotations

from pathlib import Path

from sherwood.engine.bits import full
from sherwood.engine.game import Bounds, Game, Option, ScoreRow, Secret, Tell, View

from .rules import MOST, VERBS, Purses, PursesSettings, begin


def view(s: Purses, seat: int) -> View:
    """Everybody sees the scores and the last opening; a purse is seen by who holds it."""
    return {
        "round": s.round,
        "scores": list(s.scores),
        "purse": s.purses[seat] if seat >= 0 else None,
        "opened": list(s.opened),
    }


def secrets(s: Purses, seat: int) -> list[Secret]:
    """What a seat cannot know: the others' purses, and what they have called while somebody still thinks."""
    return [(leaf, other) for other in range(s.seats) if other != seat for leaf in ("purses", "answers")]


def score(s: Purses) -> list[ScoreRow]:
    """The scoring, line by line, with a value for each seat."""
    return [ScoreRow("points", list(s.scores))]


def bounds(s: Purses) -> Bounds:
    """Within what the numbers of a position lie that somebody brings."""
    rounds = s.settings.rounds
    fields = {"round": (0, rounds), "scores": (0, rounds), "purses": (0, MOST), "opened": (0, MOST)}
    return Bounds(fields, {"seats": (0, full(s.seats))})


GAME = Game(
    id="purses",
    seats=(2, 4),
    folder=Path(__file__).parent,
    rules=f"{__name__}.rules",
    verbs=VERBS,
    settings=PursesSettings,
    options=(Option("rounds", (1, 3, 5), 3),),
    begin=begin,
    view=view,
    secrets=secrets,
    bounds=bounds,
    score=score,
    endings=("points",),
    names={},
    tells={
        "deal": Tell("number", "1.1", head=True),
        "purse": Tell("number", "1.1"),
        "opens": Tell("number number", "1.3"),
        "scores": Tell("", "1.3"),
    },
    minutes=(2, 5),
    weight=1.0,
)
