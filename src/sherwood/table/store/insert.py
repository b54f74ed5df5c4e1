"""Rows that may be there already: both kinds of database know what to do then, and are told alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert

INSERT: Final[dict[str, Callable[[Table], Insert]]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_into(db: Connection, table: Table) -> Insert:
    """An insert that can be given `on_conflict_do_nothing` or `on_conflict_do_update`."""
    return INSERT[db.dialect.name](table)
