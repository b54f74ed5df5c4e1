"""A study: rule sets that are played with the same seeds, so that they can be compared game by game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Final

from sherwood.engine.game import Value
from sherwood.lab.simulate import Series

# Games of one piece of work, by the slowest bot of the table: what a stopped study loses at most. They do not depend on
# the number of workers or games, so that pieces that were played once are never played again.
PIECES: Final = {"random": 2500, "policy": 250}
THOUGHTFUL: Final = 10
# Corrected data want a process of their own, which takes a moment to start.
LEAST_WITH_DATA: Final = 500

Data = tuple[tuple[str, str], ...]  # data files that stand in for ours: their names and their text


@dataclass(frozen=True)
class Cell:
    """One rule set, one table of bots. `varied` says what is special about it, in the words it was asked for."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]
    data: Data = ()
    varied: tuple[tuple[str, str], ...] = ()
    deals: int = 1  # so many games share one set-up

    @property
    def label(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.varied)

    @property
    def piece(self) -> int:
        size = min(PIECES.get(bot, THOUGHTFUL) for bot in self.bots)
        return max(LEAST_WITH_DATA, size) if self.data else size

    def series(self, seed: int) -> Series:
        return Series(self.game, self.seats, self.bots, seed, dict(self.options), deals=self.deals)


@dataclass(frozen=True)
class Piece:
    """Some games of one cell: everything a worker needs to know."""

    number: int  # of the cell
    cell: Cell
    seed: int
    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.number:04}-{self.start:08}-{self.stop:08}"


@dataclass(frozen=True)
class Study:
    """Every cell is played with games 0..games-1 of one seed."""

    seed: int
    games: int
    cells: tuple[Cell, ...]
    kind: str = "games"  # what is kept of each game: `games` one row, `looks` what happened in it

    @property
    def game(self) -> str:
        return self.cells[0].game

    def pieces(self) -> Iterator[Piece]:
        for number, cell in enumerate(self.cells):
            for start in range(0, self.games, cell.piece):
                yield Piece(number, cell, self.seed, start, min(start + cell.piece, self.games))

    def written(self) -> str:
        """All that makes two studies the same, but for how many games: a longer one goes on where a shorter ended."""
        plain = {"kind": self.kind, "seed": self.seed, "cells": [asdict(cell) for cell in self.cells]}
        return json.dumps(plain, indent=1)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.written().encode()).hexdigest()[:8]
