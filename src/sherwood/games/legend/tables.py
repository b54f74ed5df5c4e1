"""The tables of archery and melee as people read them: a row for each die, a column for each strength or odds (§3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from sherwood.games.legend.data import DATA


class Chart(NamedTuple):
    """A table with the heads of its columns; its rows are the dice 1 to 6."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def column(self, n: int) -> tuple[str, ...]:
        return tuple(row[n] for row in self.rows)


@cache
def archery() -> Chart:
    """How many units fall, by the strength of the volley (§7.7b)."""
    table = DATA.load("tables")["archery"]
    return Chart(ranges(table["columns"]), tuple(tuple(str(hits or "–") for hits in row) for row in table["rows"]))


@cache
def melee() -> Chart:
    """Who loses how many, by the odds (§7.8b)."""
    table = DATA.load("tables")["melee"]
    heads = tuple(odds.replace("-", ":") for odds in table["columns"])
    return Chart(heads, tuple(tuple(result(*losses) for losses in row) for row in table["rows"]))


def ranges(starts: Sequence[int]) -> tuple[str, ...]:
    """What each column stands for: up to where the next begins."""
    spans = (str(low) if high == low + 1 else f"{low}–{high - 1}" for low, high in pairwise(starts))
    return (*spans, f"{starts[-1]}+")


def result(attacker: int, defender: int) -> str:
    """A and D with the units lost, EX for one each."""
    if attacker == defender == 1:
        return "EX"
    return "".join(f"{who}{lost}" for who, lost in (("A", attacker), ("D", defender)) if lost) or "–"
