"""Our own reports on the four games, as small pages of docs/reports: `make reports`.

What is played is kept under .cache/reports, so that a stopped run goes on; sizes are such that all of it takes about a
quarter of an hour on two cores.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

import polars as pl

from sherwood.engine.game import Game
from sherwood.games import shelf
from sherwood.lab import charts
from sherwood.lab.figures import is_share, measures, names, of_cell
from sherwood.lab.findings import find
from sherwood.lab.markdown import Thoughtful, markdown
from sherwood.lab.page import option_name
from sherwood.lab.pool import cores
from sherwood.lab.runner import play_study
from sherwood.lab.store import Store
from sherwood.lab.study import Study
from sherwood.lab.sweep import base_cell
from sherwood.text.speech import Speech

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "docs" / "reports"
KEPT: Final = ROOT / ".cache" / "reports"
SEED: Final = 2026
SEATS: Final = {"locksley": 2, "romans": 3, "merrymen": 3, "legend": 2}
# Games of quick bots (each change gets half as many) and of bots that think.
SIZES: Final = {"locksley": (2000, 400), "romans": (2000, 400), "merrymen": (600, 150), "legend": (600, 200)}
NOTES: Final = {
    "legend": "Seat 1 is Robin Hood, seat 2 the Sheriff.",
    "merrymen": "Everybody loses where Nottingham falls; the usual game is played without modules.",
}
QUICK: Final = "policy"
SLOW: Final = "adept"


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("games", nargs="*", default=list(SEATS))
    reading.add_argument("--workers", type=int, default=cores())
    given = reading.parse_args()
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in given.games:
        start = perf_counter()
        report(shelf()[name], given.workers)
        print(f"{name}: {perf_counter() - start:.0f} s", file=sys.stderr)


def report(game: Game, workers: int) -> None:
    """One page and its picture."""
    quick, slow = SIZES[game.id]
    play = _player(game.id, workers)
    speech = Speech(game.folder, "en")
    seats = SEATS[game.id]
    thoughtful = measures(play(Study(SEED, slow, (base_cell(game, seats, [SLOW] * seats, {}),))))
    figures = tuple(of_cell(thoughtful, 0, name) for name in names(thoughtful))
    found = find(game, base_cell(game, seats, [QUICK] * seats, {}), SEED, quick, True, play)
    page = markdown(found, Thoughtful(SLOW, figures), game, NOTES.get(game.id, ""), speech)
    (PAGES / f"{game.id}.md").write_text(page, encoding="utf-8")
    changes = sorted(found.options, key=lambda change: -change.size)
    assert is_share(changes[0].effects[0].name)
    picture = charts.whiskers([(option_name(one, speech), one.effects[0]) for one in changes], "%", 0)
    (PAGES / f"{game.id}-options.svg").write_text(picture + "\n", encoding="utf-8")


def _player(game: str, workers: int) -> Callable[[Study], pl.DataFrame]:
    def play(study: Study) -> pl.DataFrame:
        return play_study(Store(KEPT / game / study.digest, study), workers, lambda done: None)

    return play


if __name__ == "__main__":
    main()
