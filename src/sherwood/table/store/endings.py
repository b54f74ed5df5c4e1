"""Finished games as they were told: the result and the events, which outlive the rules that led there."""

from __future__ import annotations

from typing import TypedDict, Unpack

import msgspec
from sqlalchemy import Connection, select

from sherwood.table.ending import Ending
from sherwood.table.store import tables
from sherwood.table.store.rows import OVER, RUNNING
from sherwood.table.store.schema import endings


class How(TypedDict, total=False):
    """An end that is not the rules' business."""

    resigned: bool
    ended: str


def finish(db: Connection, table: str, at: float, ending: Ending, **how: Unpack[How]) -> bool:
    """The end, and the game as it was told, in one motion; one server makes it, whoever else tries."""
    if not tables.set_status(db, table, RUNNING, OVER, finished=at, **how):
        return False
    if find(db, table) is None:  # it has ended before, where its status was set back by hand
        db.execute(endings.insert().values(table_id=table, told=msgspec.json.encode(ending).decode()))
    return True


def find(db: Connection, table: str) -> Ending | None:
    told = db.execute(select(endings.c.told).where(endings.c.table_id == table)).scalar()
    return None if told is None else msgspec.json.decode(told, type=Ending)
