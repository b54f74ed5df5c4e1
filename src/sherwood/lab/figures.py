"""What rows come to: shares and means with 95 % intervals, and differences of games played with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import polars as pl

from sherwood.lab.stats import Z95, wilson


@dataclass(frozen=True)
class Figure:
    """A mean over so many games, and where the true one lies 19 times out of 20."""

    name: str
    mean: float
    low: float
    high: float
    games: int

    @property
    def sure(self) -> bool:
        """Is it surely not zero? Of differences, that is what matters."""
        return self.low > 0 or self.high < 0


def measures(table: pl.DataFrame) -> pl.DataFrame:
    """The rows with a column for everything that is averaged: `won.1`, `points.1`, `first`, `nobody`, `decisions`, `ending.x`."""
    seats = int(table["seats"][0])
    endings = sorted(set(table["ending"].to_list()))
    share = 1 / pl.col("winners").list.len()
    same = pl.lit(table["first"].n_unique() == 1)  # where one seat always begins, its share says it all
    began = pl.col("winners").list.contains(pl.col("first"))
    columns = [
        *(
            pl.when(pl.col("winners").list.contains(seat)).then(share).otherwise(0.0).alias(f"won.{seat + 1}")
            for seat in range(seats)
        ),
        *(pl.col("points").list.get(seat).cast(pl.Float64).alias(f"points.{seat + 1}") for seat in range(seats)),
        pl.when((pl.col("first") < 0) | same).then(None).when(began).then(share).otherwise(0.0).alias("won.first"),
        (pl.col("winners").list.len() == 0).cast(pl.Float64).alias("nobody"),
        pl.col("decisions").cast(pl.Float64).alias("length"),
        *((pl.col("ending") == ending).cast(pl.Float64).alias(f"ending.{ending}") for ending in endings),
    ]
    return table.select("cell", "n", *columns)


def names(measured: pl.DataFrame) -> list[str]:
    """What was measured, without what nobody has: a first player where all begin together, points that are never scored."""
    every = [name for name in measured.columns if name not in ("cell", "n")]
    return [name for name in every if not _empty(measured, name)]


def _empty(measured: pl.DataFrame, name: str) -> bool:
    column = measured[name]
    return column.null_count() == len(column) or (name.startswith("points.") and not column.abs().sum())


def mean(name: str, values: Sequence[float]) -> Figure:
    """The mean of games that are independent of each other."""
    count = len(values)
    if not count:
        return Figure(name, 0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = Z95 * sqrt(spread / count)
    return Figure(name, middle, middle - reach, middle + reach, count)


def of_cell(measured: pl.DataFrame, cell: int, name: str) -> Figure:
    """One measure of one cell; of a share Wilson's interval, which knows that none of few is not never."""
    values = measured.filter(pl.col("cell") == cell)[name].drop_nulls().to_list()
    return share(name, values) if is_share(name) else mean(name, values)


def share(name: str, values: Sequence[float]) -> Figure:
    """A share of games, with Wilson's interval."""
    low, high = wilson(round(sum(values)), len(values))
    return Figure(name, sum(values) / max(1, len(values)), low, high, len(values))


def is_share(name: str) -> bool:
    return not name.startswith(("points.", "length"))


def difference(measured: pl.DataFrame, one: int, other: int, name: str) -> Figure:
    """How much more of it cell `other` has than cell `one`, game by game: equal seeds, so much of the luck cancels."""
    pair = [measured.filter(pl.col("cell") == cell).select("n", name) for cell in (one, other)]
    both = pair[0].join(pair[1], on="n", suffix=".other").drop_nulls()
    gaps = (both[f"{name}.other"] - both[name]).to_list()
    return mean(name, gaps)


def shared_by_deal(measured: pl.DataFrame, deals: int, name: str) -> float:
    """The share of a result's variance that the set-up decides (intraclass correlation), where `deals` games share one."""
    groups: dict[int, list[float]] = {}
    for n, value in zip(measured["n"].to_list(), measured[name].to_list(), strict=True):
        groups.setdefault(n // deals, []).append(value)
    full = [group for group in groups.values() if len(group) == deals]
    if len(full) < 2:
        return 0.0
    grand = sum(map(sum, full)) / (deals * len(full))
    between = deals * sum((sum(group) / deals - grand) ** 2 for group in full) / (len(full) - 1)
    within = sum((value - sum(group) / deals) ** 2 for group in full for value in group) / (len(full) * (deals - 1))
    total = between + (deals - 1) * within
    return max(0.0, (between - within) / total) if total else 0.0
