"""The laboratory from a notebook: `report("romans")` is a page that shows itself."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import polars as pl

from sherwood.lab.findings import Findings, find
from sherwood.lab.page import parts, print_page
from sherwood.lab.runner import play_study
from sherwood.lab.store import Store
from sherwood.lab.study import Study
from sherwood.lab.sweep import base_cell
from sherwood.table.setup import check_seats, find_game
from sherwood.text import html
from sherwood.text.speech import Speech


class Report:
    """A report on one game. `found` holds every figure of it."""

    def __init__(self, found: Findings, lang: str) -> None:
        self.found = found
        self.game = find_game(found.game)
        self.speech = Speech(self.game.folder, lang)

    def __repr__(self) -> str:
        return f"<Report on {self.found.game}, {self.found.games} games>"

    def _repr_html_(self) -> str:
        title = self.speech.say("report-title", game=self.speech.say("game-name"))
        return html.block(html.heading(title), *parts(self.found, self.game, self.speech))

    def save(self, path: str | Path) -> None:
        """As a page of its own."""
        print_page(Path(path), self.found, self.game, self.speech)


def report(
    game: str,
    games: int = 200,
    seats: int | None = None,
    bots: str = "policy",
    seed: int = 1,
    values: bool = False,
    lang: str = "en",
    folder: str | Path | None = None,
    workers: int = 1,
) -> Report:
    """What many games of bots say about a game; `folder` keeps them, so that more of them can be added later."""
    card = find_game(game)
    total = check_seats(card, seats if seats is not None else card.seats[1])
    base = base_cell(card, total, [bots] * total, {})
    if folder is not None:
        return Report(find(card, base, seed, games, values, _player(Path(folder), workers)), lang)
    with tempfile.TemporaryDirectory(prefix="sherwood-lab-") as passing:
        return Report(find(card, base, seed, games, values, _player(Path(passing), workers)), lang)


def _player(folder: Path, workers: int) -> Callable[[Study], pl.DataFrame]:
    def play(study: Study) -> pl.DataFrame:
        return play_study(Store(folder / study.digest, study), workers, lambda done: None)

    return play
