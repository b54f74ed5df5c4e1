"""The journal of a table, line by line, and what people said around it."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select

from sherwood.table.store.rows import ChatMessage, Move
from sherwood.table.store.schema import chat, moves
from sherwood.table.store.tables import touch

_LINES = (
    select(moves.c.seq, moves.c.line, moves.c.at)
    .where(moves.c.table_id == bindparam("table"), moves.c.seq > bindparam("since"))
    .order_by(moves.c.seq)
)
MOST_SAID = 300  # lines of talk that a table keeps: the last ones
_SAID = (
    select(chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.person)
    .where(chat.c.table_id == bindparam("table"))
    .order_by(chat.c.n.desc())
    .limit(MOST_SAID)
)


def lines(db: Connection, table: str, since: int = -1) -> list[Move]:
    return [Move(*row) for row in db.execute(_LINES, {"table": table, "since": since})]


def say(db: Connection, table: str, seat: int, name: str, text: str, person: str | None = None) -> ChatMessage:
    said = db.execute(select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)).scalar_one()
    line = ChatMessage(said + 1, seat, name, text, time.time(), person)
    db.execute(chat.insert().values(table_id=table, **msgspec.structs.asdict(line)))
    db.execute(delete(chat).where(chat.c.table_id == table, chat.c.n <= line.n - MOST_SAID))
    touch(db, table)
    return line


def said(db: Connection, table: str) -> list[ChatMessage]:
    return [ChatMessage(*row) for row in db.execute(_SAID, {"table": table})][::-1]
