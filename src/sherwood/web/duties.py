"""What a server does by itself now and then, whoever visits: sessions that ended, bans, what nobody needs any more."""

from __future__ import annotations

import asyncio

from sherwood.table import crash
from sherwood.table.store import expiry, journal, results
from sherwood.table.store.hosts import Announcement
from sherwood.text.sentences import SOURCE
from sherwood.web import tournaments
from sherwood.web.errands import Work, ended, forever
from sherwood.web.server_log import log
from sherwood.web.services import Services
from sherwood.web.words import say

LOOK = 2.0  # seconds until a session that ended, or a ban, is noticed in every process
EXPIRE = 3600.0
SETTLE = 600.0


class Duties:
    """The tasks of one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._told = Announcement()

    async def start(self) -> None:
        await self._services.bans.renew(self._services.store)
        self._told = self._services.bans.announced
        duties: list[tuple[Work, float]] = [(self._look, LOOK)]
        if self._services.rooms.partition.number == 0:
            duties += [(self._expire, EXPIRE), (self._settle, SETTLE), (self._tournaments, LOOK)]
        if self._services.notices is not None:
            duties.append((self._services.notices.look, self._services.notices.every))
        self._tasks = [asyncio.ensure_future(forever(work, pause)) for work, pause in duties]

    async def stop(self) -> None:
        await ended(self._tasks)

    async def _look(self) -> None:
        services = self._services
        await services.sockets.check(services.store)
        await services.bans.renew(services.store)
        await services.sockets.end_from(services.bans)
        if services.bans.announced != self._told:
            self._told = services.bans.announced
            await self._tell(self._told.text)

    async def _tell(self, text: str) -> None:
        """Whoever is at a table reads it there; pages show it by themselves."""
        rooms = self._services.rooms
        watched = [room for table, room in rooms.loaded.items() if room.watched and rooms.speaks_for(table)]
        lang = SOURCE  # one line for all who read it
        for room in watched if text else []:
            await room.change(journal.say, -1, say(lang, "the-house"), text)

    async def _expire(self) -> None:
        forgotten = await self._services.store.write(expiry.sweep)
        log("expired", **forgotten, crashes=crash.tidy())

    async def _tournaments(self) -> None:
        await tournaments.look_after(self._services)

    async def _settle(self) -> None:
        """Games that ended under an older server have no results yet: some of them at a time."""
        store = self._services.store
        while found := await store.read(results.missing):
            if not await store.write(results.settle_all, found):
                return
            await asyncio.sleep(1)
