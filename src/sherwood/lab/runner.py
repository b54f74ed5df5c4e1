"""A study is played: on all cores of this machine or on a Ray cluster, going on where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import polars as pl

from sherwood.lab.cluster import spread_by_ray
from sherwood.lab.pool import spread
from sherwood.lab.rows import Columns
from sherwood.lab.store import Store
from sherwood.lab.study import Piece
from sherwood.lab.work import Job, work


def play_study(store: Store, workers: int, progress: Callable[[int], None], cluster: str | None = None) -> pl.DataFrame:
    """Whatever is missing is played and kept; then all of it, in order. `cluster` is a Ray address."""
    missing = store.missing()
    waiting = set(missing)
    progress(sum(piece.stop - piece.start for piece in store.study.pieces() if piece not in waiting))
    for piece, columns in _played(store.study.kind, missing, workers, cluster):
        store.keep(piece, columns)
        progress(piece.stop - piece.start)
    return store.gather()


def _played(kind: str, pieces: Sequence[Piece], workers: int, cluster: str | None) -> Iterator[tuple[Piece, Columns]]:
    """Those with data files of their own in processes that have loaded no rules yet."""
    for fresh in (False, True):
        jobs: list[Job] = [(kind, piece) for piece in pieces if bool(piece.cell.data) is fresh]
        if not jobs:
            continue
        if cluster is not None:
            yield from spread_by_ray(work, jobs, cluster, fresh)
        else:
            yield from spread(work, jobs, min(workers, len(jobs)), fresh)
