"""One thread writes. Jobs that wait together share one transaction, so durability costs one sync for many moves."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from sherwood.table.store.schema import moves

GROUP = 256


class Conflict(Exception):
    """Another server wrote this place in the journal first."""


class Job:
    """Work for the writer: a function of the connection, or one row of the journal."""

    __slots__ = ("done", "row", "work")

    def __init__(self, work: Callable[[Connection], Any] | None, row: dict[str, Any] | None) -> None:
        self.work = work
        self.row = row
        self.done: Future[Any] = Future()


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def run(self, work: Callable[[Connection], Any]) -> Future[Any]:
        return self._put(Job(work, None))

    def append(self, row: dict[str, Any]) -> Future[None]:
        return self._put(Job(None, row))

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _put(self, job: Job) -> Future[Any]:
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            while group := self._next_group():
                self._commit(connection, group)

    def _next_group(self) -> list[Job]:
        """All that waits right now, at least one; empty when the writer is closed."""
        job = self._jobs.get()
        group: list[Job] = []
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

    def _commit(self, connection: Connection, group: list[Job]) -> None:
        try:
            results = self._together(connection, group)
        except Exception:  # one of them is to blame: find it by running each alone
            for job in group:
                self._alone(connection, job)
            return
        for job, result in zip(group, results, strict=True):
            job.done.set_result(result)

    def _together(self, connection: Connection, group: Sequence[Job]) -> list[Any]:
        with connection.begin():
            rows = [job.row for job in group if job.row is not None]
            if rows:
                connection.execute(insert(moves), rows)
            return [job.work(connection) if job.work else None for job in group]

    def _alone(self, connection: Connection, job: Job) -> None:
        try:
            result = self._together(connection, [job])
        except IntegrityError as error:
            job.done.set_exception(Conflict() if job.row is not None else error)
        except Exception as error:
            job.done.set_exception(error)
        else:
            job.done.set_result(result[0])
