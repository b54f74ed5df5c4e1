"""One piece of a study, wherever it is played. Nothing here loads a game or a table: a fresh process begins with this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sherwood.lab.looks import looks
from sherwood.lab.rows import Columns, rows
from sherwood.lab.study import Piece

KINDS: Final[dict[str, Callable[[Piece], Columns]]] = {"games": rows, "looks": looks}
Job = tuple[str, Piece]


def work(job: Job) -> tuple[Piece, Columns]:
    """A piece and its rows."""
    kind, piece = job
    return piece, KINDS[kind](piece)
