"""Laws of observations: nothing that a seat cannot know, all that its view says, within the bounds that are declared."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.engine.chance import Rng
from sherwood.engine.game import Game
from sherwood.engine.observe import Observer, Part, Sheet, reward
from sherwood.engine.state import State
from sherwood.engine.wire import canonical
from sherwood.games import shelf
from support.tables import Walk, seat_counts

TABLES = pytest.mark.parametrize(("name", "seats"), seat_counts())
OURS = [game for game in shelf().values() if game.folder.is_relative_to(Path(sherwood.__file__).parent)]


def seen(observer: Observer[Any], state: State, seat: int) -> list[int]:
    """A whole observation."""
    sheet = Sheet(size_of(observer))
    observer.observe(state, seat, sheet)
    assert sheet.at == size_of(observer)
    return list(sheet.room)


@cache
def size_of(observer: Observer[Any]) -> int:
    return observer.layout().size


def leaks(observer: Observer[Any], name: str, seats: int) -> int:
    """How often an observation is not the same on the truth and on a guess of it."""
    rng = Rng("observed guesses")
    found = 0
    for seed in range(2):
        for n, state in enumerate(Walk(name, seats, f"observed {seed}").positions()):
            if n % 5 == seed or state.over:
                for seat in range(seats):
                    truth = seen(observer, state, seat)
                    found += truth != seen(observer, state.guess(seat, rng), seat)
    return found


@TABLES
def test_what_i_cannot_know_is_in_no_observation(name: str, seats: int) -> None:
    assert leaks(shelf()[name].observer, name, seats) == 0


class Peeking(Observer[Any]):
    """An observer as none may be: it writes down the hand of the seat to the left."""

    def parts(self) -> list[Part]:
        return [Part("peeked", 60, 1, "the hand of the neighbour")]

    def write(self, s: Any, seat: int, sheet: Sheet) -> None:
        sheet.flags(s.hand[(seat + 1) % s.seats], 60)


@pytest.mark.parametrize("name", ["romans", "merrymen"])
def test_an_observer_that_peeks_is_found_out(name: str) -> None:
    assert leaks(Peeking(shelf()[name].seats[1], list(shelf()[name].observer.titles)), name, 2) > 0


@TABLES
def test_every_number_lies_within_what_its_part_declares(name: str, seats: int) -> None:
    layout = shelf()[name].layout
    lowest, highest = layout.lowest(), layout.highest()
    for turn, state in enumerate(Walk(name, seats, "declared").positions()):
        numbers = seen(shelf()[name].observer, state, turn % seats)
        outside = [n for n, number in enumerate(numbers) if not lowest[n] <= number <= highest[n]]
        assert outside == [], layout.text(numbers)


# What a view spells out from what it says elsewhere: ids of like forts, ways that a march could take, odds and costs.
DERIVED = {
    "romans": {"fort"},
    "locksley": {"missing", "ahead", "next", "holes"},
    "merrymen": {"next_roll", "odds", "costs", "losses"},
    "legend": {"reach"},
}


def told(view: Any, without: set[str]) -> Any:
    if isinstance(view, dict):
        return {key: told(value, without) for key, value in view.items() if key not in without}
    return [told(one, without) for one in view] if isinstance(view, list) else view


def confused(game: Game, *observers: Observer[Any]) -> list[int]:
    """How often two positions of one table look alike to an observer, the question apart, and have different views."""
    seats, found = game.seats[1], [0] * len(observers)
    question = size_of(plain(game))
    known: list[dict[tuple[int, ...], str]] = [{} for _ in observers]
    for state in Walk(game.id, seats, "rich", defaults=True).positions():
        for seat in range(seats):
            view = canonical(told(game.view(state, seat), DERIVED[game.id]))
            for n, observer in enumerate(observers):
                key = (seat, *seen(observer, state, seat)[question:])
                found[n] += known[n].setdefault(key, view) != view
    return found


def plain(game: Game) -> Observer[Any]:
    """An observer that says only what is asked."""
    return Observer(game.seats[1], list(game.observer.titles))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_what_the_view_tells_the_observation_tells(game: Game) -> None:
    ours, poor = confused(game, game.observer, plain(game))
    assert ours == 0
    assert poor > 0


@TABLES
def test_rewards_come_at_the_end_and_favour_winners(name: str, seats: int) -> None:
    for seed in range(4):
        for state in Walk(name, seats, f"reward {seed}").positions():
            worth = [reward(state, seat) for seat in range(seats)]
            if not state.over:
                assert worth == [0.0] * seats
        assert all(-1 <= one <= 1 for one in worth)
        if state.winners and seats > 1:
            assert sum(worth) == pytest.approx(0)
        for seat in range(seats):
            assert (worth[seat] == max(worth)) == bool(state.winners >> seat & 1) or not state.winners


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_the_layout_is_the_one_that_is_written_down(game: Game) -> None:
    """docs/observations.md is what people train with: a change of it is a new version of the environments."""
    page = (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8")
    section = re.search(rf"^## `{game.id}-v0`.*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert section, f"docs/observations.md has no section for {game.id}: run tools/layouts.py"
    assert table(game) in section[0], "run tools/layouts.py; if people train with the old one, raise VERSION"


def table(game: Game) -> str:
    from layouts import table_of

    return table_of(game)
