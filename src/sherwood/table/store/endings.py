"""Finished games as they were told: the result and the events, which outlive the rules that led there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

import msgspec
from sqlalchemy import Connection, func, select

from sherwood.table.ending import Ending
from sherwood.table.store import results, tables
from sherwood.table.store.insert import INSERT
from sherwood.table.store.rows import OVER, RUNNING
from sherwood.table.store.schema import endings, seats


class How(TypedDict, total=False):
    """An end that is not the rules' business."""

    resigned: bool
    ended: str


# Nothing where it is told already: then its status was set back by hand.
_TELL = {name: insert(endings).on_conflict_do_nothing() for name, insert in INSERT.items()}


def finish(db: Connection, table: str, at: float, ending: Ending, **how: Unpack[How]) -> bool:
    """The end, and the game as it was told, in one motion; one server makes it, whoever else tries."""
    if not tables.set_status(db, table, RUNNING, OVER, finished=at, **how):
        return False
    db.execute(_TELL[db.dialect.name], {"table_id": table, "told": msgspec.json.encode(ending).decode()})
    results.settle(db, table, ending)
    return True


def resign(db: Connection, table: str, seat: int, at: float, told: Callable[[], Ending]) -> bool:
    """Where only one is left the game ends in the same motion: no bot moves for a seat in a game already decided.

    False where the game had ended, or the seat had been given up, before: then nobody is marked.
    """
    if not tables.is_running(db, table) or not tables.resign(db, table, seat):
        return False
    staying = select(func.count()).where(seats.c.table_id == table, seats.c.resigned.is_(False))
    if db.execute(staying).scalar() == 1:
        finish(db, table, at, told(), resigned=True)
    return True


def close(db: Connection, table: str, at: float, why: str) -> bool:
    """A host ends a game as it stands: what was told in it can be read from its journal."""
    return tables.set_status(db, table, RUNNING, OVER, finished=at, ended=why)


def find(db: Connection, table: str) -> Ending | None:
    told = db.execute(results.TOLD, {"table": table}).scalar()
    return None if told is None else msgspec.json.decode(told, type=Ending)
