"""One thread writes. Jobs that wait together share one transaction, so durability costs one sync for many moves.

The event loop is woken once for all of them: waking it for each cost more than the insert did.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from itertools import groupby
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.json import encode
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError, OperationalError

from sherwood.table.store.schema import moves

T = TypeVar("T")
GROUP = 256
GATHER = 0.01  # seconds between commits while many move at once: fewer, larger ones; whoever moves alone never waits
TAKEN = (IntegrityError, sqlite3.IntegrityError)
# SQLite takes all lines in one statement that is its own transaction: between BEGIN, rows and COMMIT this thread would
# lose the interpreter to the event loop each time, and wait for it longer than for the disk.
ALL_AT_ONCE = (
    "INSERT INTO moves (table_id, seq, line, at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]') FROM json_each(?)"
)


class Conflict(Exception):
    """Another server wrote this place in the journal first."""


class PendingLine(NamedTuple):
    """A line of the journal in its place."""

    table_id: str
    seq: int
    line: str
    at: float


class Job(Generic[T]):
    """A line of the journal, a function of the connection, or both in one motion; and who waits for it."""

    __slots__ = ("done", "error", "lone", "result", "row", "work")

    def __init__(self, work: Callable[[Connection], T], row: PendingLine | None = None) -> None:
        self.row = row  # those that wait together are one statement
        self.work = work
        self.lone = work is _nothing_more
        self.result: T
        self.error: Exception | None = None
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.done.get_loop()

    def do(self, connection: Connection) -> None:
        """In the writer's thread, within its transaction."""
        self.result = self.work(connection)

    def tell(self) -> None:
        """In the event loop: whoever waits goes on, unless they have gone away."""
        done, error = self.done, self.error
        del self.done, self.error  # an error holds those it passed through, and they this
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(self.result)


class Writer:
    """The one thread that writes to the database; jobs that wait together share a commit."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._ready = 0.0
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def run(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self._put(Job(work))

    def append(self, row: PendingLine, then: Callable[[Connection], bool] | None) -> asyncio.Future[bool]:
        return self._put(Job(then or _nothing_more, row))

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    def _put(self, job: Job[T]) -> asyncio.Future[T]:
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            while group := self._next_group():
                self._commit(connection, group)
                self._ready = time.monotonic() + (GATHER if len(group) > 1 else 0.0)
                for loop, jobs in groupby(group, lambda job: job.loop):
                    _wake(loop, list(jobs))

    def _next_group(self) -> list[Job[Any]]:
        """All that waits right now, at least one; empty when the writer is closed."""
        job = self._jobs.get()
        time.sleep(max(0.0, self._ready - time.monotonic()))
        group: list[Job[Any]] = []
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._jobs.put(None)
        return group

    def _commit(self, connection: Connection, group: list[Job[Any]]) -> None:
        was_lost = connection.invalidated
        try:
            self._together(connection, group)
        except Exception as error:
            not_even_opened = was_lost and connection.invalidated
            self._one_by_one(connection, group, error if not_even_opened else None)

    def _one_by_one(self, connection: Connection, group: Sequence[Job[Any]], lost: Exception | None) -> None:
        """One of them is to blame: each alone. Unless the database is gone: then the others need not wait for it in turn,
        five seconds each where it does not even answer."""
        for job in group:
            if lost is None:
                self._alone(connection, job)
                lost = job.error if connection.invalidated else None
            else:
                job.error = lost

    def _together(self, connection: Connection, group: Sequence[Job[Any]]) -> None:
        rows = [job.row for job in group if job.row is not None]
        sqlite = connection.dialect.name == "sqlite"
        with nullcontext() if sqlite and all(job.lone for job in group) else connection.begin():
            try:
                if rows and sqlite:
                    _insert_all(connection, rows)
                elif rows:
                    connection.execute(insert(moves), [row._asdict() for row in rows])
            except TAKEN as error:
                raise Conflict from error
            for job in group:
                job.do(connection)

    def _alone(self, connection: Connection, job: Job[Any]) -> None:
        try:
            self._together(connection, [job])
        except Exception as error:
            job.error = error


def _nothing_more(connection: Connection) -> bool:
    """A line of the journal is written with the others that wait."""
    return True


def _insert_all(connection: Connection, rows: Sequence[PendingLine]) -> None:
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        driver.execute(ALL_AT_ONCE, (encode(rows).decode(),))
    except sqlite3.OperationalError as error:  # a full disk: named as SQLAlchemy names what it executes itself
        raise OperationalError(ALL_AT_ONCE, None, error) from error


def _wake(loop: asyncio.AbstractEventLoop, jobs: list[Job[Any]]) -> None:
    if not loop.is_closed():  # a server that stops no longer waits for its last lines; they are kept all the same
        loop.call_soon_threadsafe(_tell, jobs)


def _tell(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.tell()
