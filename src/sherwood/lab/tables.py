"""Sweeps and comparisons as plain data, and laid out for reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

import polars as pl
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sherwood.lab.figures import Figure, difference, is_share, measures, names, of_cell
from sherwood.lab.study import Cell
from sherwood.text.speech import Speech

EVEN = 1e-5  # figures are rounded to six digits


class Measured(TypedDict):
    """One figure as plain data."""

    name: str
    mean: float
    low: float
    high: float
    games: int


class Swept(TypedDict):
    """One cell of a sweep."""

    varied: str
    figures: list[Measured]


class Sweep(TypedDict):
    games: int
    folder: str
    cells: list[Swept]


class Comparison(TypedDict):
    games: int
    folder: str
    varied: str
    base: list[Measured]
    other: list[Measured]
    difference: list[Measured]


def sweep(table: pl.DataFrame, cells: Sequence[Cell], folder: str) -> Sweep:
    """Every measure of every cell."""
    measured = measures(table)
    wanted = names(measured)
    rows: list[Swept] = [
        {"varied": cell.label, "figures": [plain(of_cell(measured, number, name)) for name in wanted]}
        for number, cell in enumerate(cells)
    ]
    return {"games": len(table), "folder": folder, "cells": rows}


def comparison(table: pl.DataFrame, varied: str, folder: str) -> Comparison:
    """The second cell against the first, measure by measure."""
    measured = measures(table)
    wanted = names(measured)
    return {
        "games": len(table) // 2,
        "folder": folder,
        "varied": varied,
        "base": [plain(of_cell(measured, 0, name)) for name in wanted],
        "other": [plain(of_cell(measured, 1, name)) for name in wanted],
        "difference": [plain(difference(measured, 0, 1, name)) for name in wanted],
    }


def plain(figure: Figure) -> Measured:
    return {
        "name": figure.name,
        "mean": round(figure.mean, 6),
        "low": round(figure.low, 6),
        "high": round(figure.high, 6),
        "games": figure.games,
    }


def sweep_rows(found: Sweep, speech: Speech) -> Iterator[RenderableType]:
    """A row for each cell, a column for each measure that fits on a line: shares, the first player, length."""
    wanted = [row["name"] for row in found["cells"][0]["figures"] if not row["name"].startswith(("points.", "ending."))]
    rows = Table()
    for title in (speech.say("lab-varied"), *(measure_name(name, speech) for name in wanted)):
        rows.add_column(title)
    for cell in found["cells"]:
        figures = {row["name"]: row for row in cell["figures"]}
        rows.add_row(cell["varied"] or speech.say("lab-usual"), *(said(figures[name], speech) for name in wanted))
    yield rows
    yield Text(speech.say("lab-kept", games=found["games"], folder=found["folder"]))


def comparison_rows(found: Comparison, speech: Speech) -> Iterator[RenderableType]:
    """A row for each measure: here, there, the difference; a star where it is surely not chance."""
    yield Text(speech.say("lab-compared", varied=found["varied"], games=found["games"]))
    rows = Table()
    for key in ("measure", "base", "other", "difference"):
        rows.add_column(speech.say(f"lab-{key}"))
    for here, there, gap in zip(found["base"], found["other"], found["difference"], strict=True):
        sure = " *" if gap["low"] > 0 or gap["high"] < 0 else ""
        cells = (said(here, speech), said(there, speech), said(gap, speech) + sure)
        rows.add_row(measure_name(here["name"], speech), *cells)
    yield rows
    yield Text(speech.say("lab-star"))
    yield Text(speech.say("lab-kept", games=2 * found["games"], folder=found["folder"]))


def said(figure: Measured, speech: Speech) -> str:
    """A figure with its interval: a share in per cent, everything else as it is; ± only where both sides reach as far."""
    low, mean, high = figure["low"], figure["mean"], figure["high"]
    if is_share(figure["name"]) and abs(low + high - 2 * mean) > EVEN:
        return speech.say("lab-range", mean=100 * mean, low=100 * low, high=100 * high)
    key = "lab-share" if is_share(figure["name"]) else "lab-number"
    reach = (figure["high"] - figure["low"]) / 2
    scale = 100 if is_share(figure["name"]) else 1
    return speech.say(key, mean=scale * figure["mean"], reach=scale * reach)


def measure_name(name: str, speech: Speech) -> str:
    """A measure as people call it: `won.1` is the share of the first seat."""
    kind, _, which = name.partition(".")
    if kind == "ending":
        return speech.say("lab-ending", name=speech.say(f"ending-{which}"))
    if which == "first":
        return speech.say("lab-won-first")
    if kind == "won":
        return speech.say("lab-won", seat=int(which))
    if kind == "points":
        return speech.say("lab-points", seat=int(which))
    return speech.say("lab-nobody" if kind == "nobody" else "lab-length")
