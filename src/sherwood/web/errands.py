"""What a server does beside its visitors: duties again and again, errands once, and neither is lost when the database is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError

from sherwood.web.errors import Refused
from sherwood.web.server_log import log, problem

Work = Callable[[], Awaitable[None]]
T = TypeVar("T")
# The database is away, or its disk is full: nothing of ours is broken, and what was to be done can be done later.
AWAY: Final = (OperationalError, InterfaceError, InternalError)
AGAIN = 0.25  # seconds until an errand that it kept from being done is tried again


async def forever(work: Work, pause: float) -> None:
    """A duty: done again and again, whatever becomes of it."""
    while True:
        await asyncio.sleep(pause)
        await _once(work)


async def _once(work: Work) -> bool:
    """False where it can be done later."""
    try:
        await work()
    except AWAY as error:
        _say(error)
        return False
    except Exception as error:
        problem("duty", error)
    return True


def _say(error: DBAPIError) -> None:
    log("store", error=repr(error.orig)[:300])


async def _until_done(work: Work) -> None:
    while not await _once(work):
        await asyncio.sleep(AGAIN)


async def ended(tasks: Sequence[asyncio.Task[T]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def apart(what: str, table: str) -> Iterator[None]:
    """What is wrong with one table is told to the host and no trouble to the others; a database that is away is everybody's."""
    try:
        yield
    except Refused:
        pass  # it is gone meanwhile, or its journal cannot be continued: the room has told the host
    except AWAY:
        raise
    except Exception as error:
        problem(what, error, table=table)


class Errands:
    """Work that nobody waits for, one of a name at a time; what is sent meanwhile is done once more afterwards. While the
    database is away it is tried again."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._next: dict[str, Work] = {}
        self._stopped = False

    def send(self, name: str, work: Work) -> None:
        if self._stopped:
            return
        if name in self._tasks:
            self._next[name] = work
        else:
            self._tasks[name] = asyncio.ensure_future(_until_done(work))
            self._tasks[name].add_done_callback(lambda _: self._done(name))

    def _done(self, name: str) -> None:
        self._tasks.pop(name)
        work = self._next.pop(name, None)
        if work is not None:
            self.send(name, work)

    async def stop(self) -> None:
        """For good: what is sent afterwards is not done, for nobody would wait for its end."""
        self._stopped = True
        self._next.clear()
        await ended(list(self._tasks.values()))


class Pending:
    """Tables that something is to be done for, those first that came first. Whoever does it takes them out; where the
    database is away they go to the end of the queue."""

    def __init__(self) -> None:
        self._tables: dict[str, None] = {}

    def __bool__(self) -> bool:
        return bool(self._tables)

    def add(self, tables: Iterable[str]) -> None:
        self._tables.update(dict.fromkeys(tables))

    @contextmanager
    def taken(self, most: int | None = None) -> Iterator[list[str]]:
        taken = list(islice(self._tables, most))
        for table in taken:
            del self._tables[table]
        try:
            yield taken
        except AWAY:
            self.add(taken)
            raise
