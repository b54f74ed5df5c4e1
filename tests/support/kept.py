"""What really is in the database, and the first thing a seat could do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from sherwood.table.store.rows import Move


def rows(database: str, table: str) -> list[Move]:
    engine = create_engine(address(database))
    with engine.connect() as db:
        found = db.execute(
            text("select seq, line, at from moves where table_id = :table order by seq"), {"table": table}
        ).all()
    engine.dispose()
    return [Move(*row) for row in found]


def rewrite(database: str, table: str, change: Callable[[list[str]], list[str]]) -> None:
    """Change the lines of a journal in an SQLite database, behind the back of every server."""
    lines = change([move.line for move in rows(database, table)])
    with closing(sqlite3.connect(database)) as db:
        for seq, line in enumerate(lines):
            db.execute("update moves set line = ? where table_id = ? and seq = ?", [line, table, seq])
        db.commit()


def first_choice(shown: dict[str, Any]) -> list[Any] | None:
    prompt = shown["prompt"]
    choices = [one["do"] for one in prompt["choices"] if not one["revise"]] if prompt else []
    return choices[0] if choices and prompt["mine"] else None
