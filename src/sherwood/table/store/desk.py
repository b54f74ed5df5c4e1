"""The store for a command: one thing is done or looked at, and written down. Servers that run notice it by themselves."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from sherwood.errors import NotHere
from sherwood.table.store import hosts
from sherwood.table.store.database import open_engine, try_database
from sherwood.table.store.rows import Person

T = TypeVar("T")
P = ParamSpec("P")


class Desk:
    """`desk.look(hosts.some_tables)`, `desk.do("close", table, hosts.close_table, table)`."""

    def __init__(self, database: str) -> None:
        try_database(database)
        self._engine = open_engine(database)

    def look(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._engine.connect() as db:
            return query(db, *args, **kwargs)

    def do(
        self, deed: str, what: str, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with self._engine.connect().execution_options(writes=True) as db, db.begin():
            hosts.write_down(db, f"command: {getpass.getuser()}", deed, what)
            return work(db, *args, **kwargs)

    def person(self, who: str) -> Person:
        """By login or id."""
        found = self.look(hosts.find_person, who)
        if found is None:
            raise NotHere(f"nobody is called {who}", "nobody", {"given": who})
        return found

    def close(self) -> None:
        self._engine.dispose()
