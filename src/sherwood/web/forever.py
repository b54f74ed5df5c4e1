"""Work that is done again and again, whatever becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DBAPIError

from sherwood.web.server_log import log, problem

Work = Callable[[], Awaitable[None]]


async def forever(work: Work, pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        await once(work)


async def once(work: Work) -> None:
    try:
        await work()
    except DBAPIError as error:  # the database is away: nothing of ours is broken
        log("store", error=repr(error.orig)[:300])
    except Exception as error:
        problem("duty", error)


async def until_done(work: Work, pause: float) -> None:
    """Tried again while the database is away."""
    while True:
        try:
            return await work()
        except DBAPIError as error:
            log("store", error=repr(error.orig)[:300])
        await asyncio.sleep(pause)


class Errands:
    """Work that nobody waits for, one of a name at a time; what is sent meanwhile is done once more afterwards."""

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
            self._tasks[name] = asyncio.ensure_future(once(work))
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
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
