"""Everything a report says about a game, measured: balance, endings, length, options, luck, draws, decisions, values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

import polars as pl

from sherwood.engine.game import Game
from sherwood.lab.figures import Figure, difference, measures, names, of_cell, share, shared_by_deal
from sherwood.lab.stats import Z95
from sherwood.lab.study import Cell, Study
from sherwood.lab.sweep import base_cell, every_option, one_at_a_time
from sherwood.lab.values import Place, changed, faults, reconstructed

Play = Callable[[Study], pl.DataFrame]
DEALS: Final = 4  # games that share a set-up, where its part in the result is measured
RARE: Final = 30  # things that came up less often say nothing


@dataclass(frozen=True)
class Change:
    """One thing that is otherwise, and what that does to the measures that balance and length are read from."""

    name: str
    value: str
    effects: tuple[Figure, ...]

    @property
    def size(self) -> float:
        """How many standard errors its strongest effect is away from none: what to look at first."""
        return max((_strength(effect) for effect in self.effects), default=0.0)


def _strength(effect: Figure) -> float:
    reach = (effect.high - effect.low) / 2
    return abs(effect.mean) / reach if reach else 0.0


@dataclass(frozen=True)
class Worth:
    """What it is worth to whose draw it is that this came up and nothing else; and what it does to the length."""

    what: str
    face: int
    times: int
    result: Figure
    length: Figure


@dataclass(frozen=True)
class Ladder:
    """One bot against others of another kind, in every seat in turn."""

    strong: str
    weak: str
    share: Figure
    even: float  # what everybody would have by luck alone: their part of the games that somebody wins


@dataclass(frozen=True)
class Findings:
    """A report's content; pages and plots only lay it out."""

    game: str
    base: Cell
    seed: int
    games: int
    lengths: tuple[int, ...]
    base_figures: tuple[Figure, ...]
    by_seats: tuple[tuple[int, tuple[Figure, ...]], ...]
    options: tuple[Change, ...]
    option_games: int
    ladders: tuple[Ladder, ...]
    dealt: float  # the share of the result that the set-up decides
    draws: tuple[Worth, ...]
    course: pl.DataFrame  # by tenth: decisions, open, forced, seemed
    questions: pl.DataFrame
    values: tuple[Change, ...]
    untried: int  # reconstructed numbers that no other value can stand for

    def figure(self, name: str) -> Figure | None:
        return next((one for one in self.base_figures if one.name == name), None)


def find(game: Game, base: Cell, seed: int, games: int, values: bool, play: Play) -> Findings:
    """Play all that is needed; `play` goes on where a study was stopped."""
    table = play(Study(seed, games, (base,)))
    measured = measures(table)
    looked = play(Study(seed, games, (base,), "looks"))
    few = max(1, games // 2)
    tried, untried = _values(game, base, seed, few, play) if values else ((), 0)
    return Findings(
        game=game.id,
        base=base,
        seed=seed,
        games=games,
        lengths=tuple(table["decisions"].to_list()),
        base_figures=tuple(of_cell(measured, 0, name) for name in names(measured)),
        by_seats=_by_seats(game, base, seed, few, play),
        options=_changes(one_at_a_time(game, base, every_option(game)), seed, few, play),
        option_games=few,
        ladders=_ladders(base, seed, few, play),
        dealt=_dealt(base, seed, games, play),
        draws=_draws(looked, games, sum(table["decisions"].to_list()) / games),
        course=_course(looked),
        questions=_questions(looked),
        values=tried,
        untried=untried,
    )


def _by_seats(game: Game, base: Cell, seed: int, games: int, play: Play) -> tuple[tuple[int, tuple[Figure, ...]], ...]:
    """The usual game with every number of players, all of the base's first bot."""
    found = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        if seats < 2 or game.refuse(game.defaults(seats), seats):
            continue
        cell = base_cell(game, seats, [base.bots[0]] * seats, {})
        measured = measures(play(Study(seed, games, (cell,))))
        found.append((seats, tuple(of_cell(measured, 0, name) for name in names(measured))))
    return tuple(found)


def read_from(measured: pl.DataFrame) -> list[str]:
    """What balance is read from: the first player's share, else the first seat's; whether anybody wins, else which of two ends it comes to; how long it takes."""
    there = names(measured)
    first = ["won.first"] if "won.first" in there else []
    endings = [name for name in there if name.startswith("ending.")]
    rarer = [min(endings, key=lambda name: measured[name].sum())] if len(endings) == 2 else []
    return [*(first or ["won.1"]), *(["nobody"] if measured["nobody"].sum() else rarer), "length"]


def _changes(cells: Sequence[Cell], seed: int, games: int, play: Play) -> tuple[Change, ...]:
    """Each cell but the first against the first, on the same seeds."""
    if len(cells) < 2:
        return ()
    measured = measures(play(Study(seed, games, tuple(cells))))
    wanted = read_from(measured)
    return tuple(
        Change(*cell.varied[0], tuple(difference(measured, 0, number, name) for name in wanted))
        for number, cell in enumerate(cells)
        if number
    )


def _values(game: Game, base: Cell, seed: int, games: int, play: Play) -> tuple[tuple[Change, ...], int]:
    """Every reconstructed number one higher, or one lower where that cannot be."""
    found = [(place, value, other_value(game, place, value)) for place, value in reconstructed(game)]
    cells = [base]
    for place, _, other in found:
        if other is not None:
            assert game.data is not None
            cells.append(replace(base, data=(changed(game.data, place, other),), varied=((str(place), str(other)),)))
    return _changes(cells, seed, games, play), sum(other is None for _, _, other in found)


def other_value(game: Game, place: Place, value: int) -> int | None:
    """The nearest value that the game's own check lets pass; None where there is none."""
    assert game.data is not None
    for other in (value + 1, value - 1):
        if not faults(game.data, *changed(game.data, place, other)):
            return other
    return None


def _ladders(base: Cell, seed: int, games: int, play: Play) -> tuple[Ladder, ...]:
    """How often somebody who plays better wins: a game of luck alone gives everybody the same."""
    strong = base.bots[0] if base.bots[0] != "random" else "policy"
    seatings = [tuple(strong if seat == turn else "random" for seat in range(base.seats)) for turn in range(base.seats)]
    cells = tuple(replace(base, bots=bots, varied=(("bots", ",".join(bots)),)) for bots in seatings)
    measured = measures(play(Study(seed, max(1, games // base.seats), cells)))
    won = [
        value
        for turn in range(base.seats)
        for value in measured.filter(pl.col("cell") == turn)[f"won.{turn + 1}"].to_list()
    ]
    even = (1 - float(measured["nobody"].sum()) / len(measured)) / base.seats
    return (Ladder(strong, "random", share("won", won), even),)


def _dealt(base: Cell, seed: int, games: int, play: Play) -> float:
    cell = replace(base, deals=DEALS)
    return shared_by_deal(measures(play(Study(seed, max(2 * DEALS, games), (cell,)))), DEALS, "won.1")


def _draws(looked: pl.DataFrame, games: int, length: float) -> tuple[Worth, ...]:
    """What each thing that can come up is worth, with intervals that count a game once however often it came up."""
    draws = looked.filter(pl.col("kind") == "draw")
    found = []
    for (what, face), rows in draws.group_by("key", "face", maintain_order=True):
        times, room = float(rows["times"].sum()), float(rows["room"].sum())
        if times < RARE or room <= 0:
            continue
        stretch = rows["stretch"] - length * rows["lean"]
        result = _effect("result", rows["pull"].to_list(), room, games)
        found.append(
            Worth(str(what), int(str(face)), int(times), result, _effect("length", stretch.to_list(), room, games))
        )
    return tuple(sorted(found, key=lambda one: (one.what, -one.result.mean, one.face)))


def _effect(name: str, pulls: Sequence[float], room: float, games: int) -> Figure:
    middle = sum(pulls) / room
    reach = Z95 * sqrt(sum(pull * pull for pull in pulls)) / room
    return Figure(name, middle, middle - reach, middle + reach, games)


def _course(looked: pl.DataFrame) -> pl.DataFrame:
    """By tenth of the game: choices open at a decision, decisions without a choice, what the winner's chances seemed."""
    tenths = (
        looked.filter(pl.col("kind") == "tenth")
        .group_by("face")
        .agg(
            (pl.col("open").sum() / pl.col("times").sum()).alias("open"),
            (pl.col("forced").sum() / pl.col("times").sum()).alias("forced"),
            pl.col("seemed").mean(),
        )
    )
    return tenths.sort("face")


def _questions(looked: pl.DataFrame) -> pl.DataFrame:
    """By question: how often it is asked in a game, and how much there is to choose from."""
    games = max(1, looked["n"].n_unique())
    asked = (
        looked.filter(pl.col("kind") == "question")
        .group_by("key")
        .agg(
            (pl.col("times").sum() / games).alias("times"),
            (pl.col("open").sum() / pl.col("times").sum()).alias("open"),
            (pl.col("forced").sum() / pl.col("times").sum()).alias("forced"),
        )
    )
    return asked.sort("times", "key", descending=[True, False])
