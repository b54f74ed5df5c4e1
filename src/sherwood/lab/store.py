"""A study on disk: a Parquet file for every piece that is done, and one of all when all are. The pieces are the checkpoint."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polars as pl

from sherwood.engine.game import spelled
from sherwood.errors import BadStudy
from sherwood.files import write
from sherwood.lab.rows import Columns
from sherwood.lab.study import Cell, Piece, Study

STUDY: Final = "study.json"
RESULT: Final = "games.parquet"
PARTS: Final = "parts"


class Store:
    """A folder that holds one study; another study is refused there."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.parts = folder / PARTS
        self._claim()

    def _claim(self) -> None:
        known, ours = self.folder / STUDY, self.study.written()
        if known.exists() and known.read_text(encoding="utf-8") != ours:
            raise BadStudy(f"{self.folder} holds another study", "lab-other", {"folder": str(self.folder)})
        self.parts.mkdir(parents=True, exist_ok=True)
        write(known, ours)

    def missing(self) -> list[Piece]:
        """What is still to be played."""
        return [piece for piece in self.study.pieces() if not self._path(piece).exists()]

    def keep(self, piece: Piece, columns: Columns) -> None:
        """One piece, whole or not at all."""
        put(pl.DataFrame(columns, schema_overrides=_types(columns)), self._path(piece))

    def gather(self) -> pl.DataFrame:
        """All games in their order, with what each cell is: the same file whoever played them, and in what order."""
        pieces = list(self.study.pieces())
        read = [_told(pl.read_parquet(self._path(piece)), piece) for piece in pieces]
        table = pl.concat(read)
        put(table, self.folder / RESULT)
        return table

    def _path(self, piece: Piece) -> Path:
        return self.parts / f"{piece.name}.parquet"


def put(table: pl.DataFrame, path: Path) -> None:
    """Written aside, then put in place in one motion: a stopped study has no half pieces."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    table.write_parquet(aside)
    os.replace(aside, path)


def _types(columns: Columns) -> dict[str, pl.DataType | type[pl.DataType]]:
    numbers = dict.fromkeys(("pull", "stretch", "lean", "room", "open", "forced", "seemed", "times"), pl.Float64)
    known: dict[str, pl.DataType | type[pl.DataType]] = {
        "winners": pl.List(pl.Int64),
        "points": pl.List(pl.Int64),
        **numbers,
    }
    return {name: kind for name, kind in known.items() if name in columns}


def _told(table: pl.DataFrame, piece: Piece) -> pl.DataFrame:
    cell = piece.cell
    told = [
        pl.lit(cell.game).alias("game"),
        pl.lit(piece.number).alias("cell"),
        pl.lit(cell.label).alias("varied"),
        pl.lit(cell.seats).alias("seats"),
        pl.lit(",".join(cell.bots)).alias("bots"),
    ]
    options = [pl.lit(spelled(value)).alias(f"option.{name}") for name, value in cell.options]
    return table.with_columns(*told, *options)


def varied_values(cells: Sequence[Cell]) -> list[tuple[str, str]]:
    """Everything that some cell varies, once."""
    return list(dict.fromkeys(pair for cell in cells for pair in cell.varied))
