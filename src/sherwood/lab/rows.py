"""One row a game, as columns: what a worker gives back, and what Parquet keeps."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sherwood.engine.data import VARIABLE, corrected_data
from sherwood.games import shelf
from sherwood.lab.simulate import Prepared, one
from sherwood.lab.study import Cell, Piece

Columns = dict[str, list[object]]
COLUMNS = ("n", "seed", "first", "winners", "points", "ending", "decisions", "version", "data")


def rows(piece: Piece) -> Columns:
    """The games of a piece, in one process."""
    columns: Columns = {name: [] for name in COLUMNS}
    with played_with(piece.cell):
        prepared = Prepared(piece.cell.series(piece.seed))
        card = prepared.game
        for n in range(piece.start, piece.stop):
            played = one(prepared, n)
            row = (
                n,
                prepared.series.game_seed(n),
                played.first,
                list(played.winners),
                list(played.points),
                played.ending,
                played.decisions,
                card.version,
                card.fingerprint,
            )
            for name, value in zip(COLUMNS, row, strict=True):
                columns[name].append(value)
    return columns


@contextmanager
def played_with(cell: Cell) -> Iterator[None]:
    """The cell's data files in place of ours. Rules read theirs when they are loaded: only a fresh process can."""
    if not cell.data:
        yield
        return
    if shelf.cache_info().currsize:
        raise RuntimeError("the rules are loaded already: other data want a process of their own")
    with tempfile.TemporaryDirectory(prefix="sherwood-data-") as name:
        _lay_out(Path(name) / cell.game, cell)
        os.environ[VARIABLE] = name
        yield


def _lay_out(folder: Path, cell: Cell) -> None:
    """What is corrected already stays corrected, but for what the cell brings."""
    folder.mkdir()
    already = corrected_data()
    for path in sorted((already / cell.game).glob("*")) if already else []:
        (folder / path.name).write_bytes(path.read_bytes())
    for name, text in cell.data:
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
