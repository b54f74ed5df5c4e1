"""The store: reads on a pool of connections, writes through one thread that groups its commits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.pool import QueuePool

from sherwood.table.store import people
from sherwood.table.store.database import open_engine, upgrade
from sherwood.table.store.writer import Conflict, PendingLine, Writer

T = TypeVar("T")
P = ParamSpec("P")
Watch = Callable[[float, bool], None]

__all__ = ["Conflict", "Store"]


class Store:
    """The database behind the server: `await store.read(tables.find, id)`, `store.write(tables.sit, id, seat, ...)`."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        upgrade(self.engine)
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            self.secret = people.secret(connection)
            self.dice = people.dice_secret(connection)
        self._writer = Writer(self.engine)
        self.watch: Watch | None = None  # told how long a line took, and whether it is kept
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-reader")
        # Always the same one, and no transaction around a statement: a third of what one from the pool costs.
        self._eye = self.engine.connect().execution_options(begins=False) if _is_file(self.engine) else None

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(lambda: self._read(query, *args, **kwargs))

    async def glance(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A row or two by their keys, in one statement. SQLite has them sooner than a thread would wake; a server is asked
        from a thread."""
        if self._eye is None:
            return await self.read(query, *args, **kwargs)
        return query(self._eye, *args, **kwargs)

    def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self.engine.connect() as connection:
            return query(connection, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def job(connection: Connection) -> T:
            return work(connection, *args, **kwargs)

        return await self._writer.run(job)

    def append(
        self, table: str, seq: int, line: str, at: float, then: Callable[[Connection], bool] | None = None
    ) -> Awaitable[bool]:
        """Durable when it is done, and in one motion with it what is to be done `then`, whose answer it returns.

        Raises Conflict when that place in the journal is taken.
        """
        kept = self._writer.append(PendingLine(table, seq, line, at), then)
        return kept if self.watch is None else _timed(kept, self.watch)

    def connections(self) -> int:
        """To the database, in use."""
        pool = self.engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    def waiting(self) -> int:
        """Writes that the writer has not taken yet."""
        return self._writer.waiting

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something slow (a password hash, a long replay) away from the event loop."""
        job = partial(work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._readers, job)

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        if self._eye is not None:
            self._eye.close()
        self.engine.dispose()


async def _timed(kept: Awaitable[bool], watch: Watch) -> bool:
    began, well = time.perf_counter(), False
    try:
        found = await kept
        well = True
    finally:
        watch(time.perf_counter() - began, well)
    return found


def _is_file(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"
