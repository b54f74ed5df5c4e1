"""The journal of a table, line by line, and what people said around it."""

from __future__ import annotations

import time

from sqlalchemy import Connection, bindparam, func, select

from sherwood.table.store.rows import ChatMessage, Move
from sherwood.table.store.schema import chat, journals, moves
from sherwood.table.store.tables import touch

_LINES = (
    select(moves.c.seq, moves.c.line, moves.c.at)
    .where(moves.c.table_id == bindparam("table"), moves.c.seq > bindparam("since"))
    .order_by(moves.c.seq)
)
_SAID = (
    select(chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("table"), chat.c.n > bindparam("since"))
    .order_by(chat.c.n)
)


def lines(db: Connection, table: str, since: int = -1) -> list[Move]:
    return [Move(*row) for row in db.execute(_LINES, {"table": table, "since": since})]


def say(db: Connection, table: str, seat: int, name: str, text: str) -> ChatMessage:
    said = db.execute(select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)).scalar_one()
    line = ChatMessage(said + 1, seat, name, text, time.time())
    db.execute(chat.insert().values(table_id=table, n=line.n, seat=seat, name=name, text=text, at=line.at))
    touch(db, table)
    return line


def said(db: Connection, table: str, since: int = 0) -> list[ChatMessage]:
    return [ChatMessage(*row) for row in db.execute(_SAID, {"table": table, "since": since})]


def keep_file(db: Connection, name: str, game: str, text: str) -> None:
    """A journal somebody opened, kept under the hash of its text so that its moments can be linked."""
    if read_file(db, name) is None:
        db.execute(journals.insert().values(id=name, game=game, text=text, created=time.time()))


def read_file(db: Connection, name: str) -> str | None:
    return db.execute(select(journals.c.text).where(journals.c.id == name)).scalar()
