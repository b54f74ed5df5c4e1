"""What really is in the database, and the first thing a seat could do."""

from __future__ import annotations

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


def first_choice(shown: dict[str, Any]) -> list[Any] | None:
    prompt = shown["prompt"]
    choices = [one["do"] for one in prompt["choices"] if not one["revise"]] if prompt else []
    return choices[0] if choices and prompt["mine"] else None
