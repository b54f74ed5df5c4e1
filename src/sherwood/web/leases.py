"""The tables that this server looks after, among several: their bots think here, and their clocks ring here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection

from sherwood.table.store import leases
from sherwood.table.store.store import Store
from sherwood.web.errands import Errands, Pending, ended, forever
from sherwood.web.server_log import log

BEAT = 0.5  # seconds between signs of life
LIFE = 2.5  # for how long each of them holds
MARGIN = 0.4  # by which we ourselves believe in it for less long than others do
AROUND = 10  # beats between looks for tables that nobody has; while some are found, every beat
MOST_KNOWN = 20_000


class Leases:
    """Asked for when a table needs somebody; kept by one sign of life for all; another server's when that stays away."""

    def __init__(self, store: Store, server: str, granted: Callable[[list[str]], None]) -> None:
        self.server = server
        self._store = store
        self._granted = granted
        self._held: set[str] = set()
        self._writing = asyncio.Lock()  # what is written of leases and what we believe of them change together
        self._until = 0.0  # of our own life, by our own clock
        self._alive: list[str] = []
        self._elsewhere: dict[str, str] = {}
        self._wanted = Pending()
        self._errands = Errands()
        self._beats = 0
        self._searching = True  # for tables that nobody has: at the next beat
        self._found = False  # some, at our last look
        self._lapsed = False  # others may have thought that we had fallen, and it is not known yet what they took
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._beat()
        self._tasks = [asyncio.ensure_future(forever(self._beat, BEAT))]

    async def stop(self) -> None:
        await ended(self._tasks)
        await self._errands.stop()
        alive, self._until = time.monotonic() < self._until, 0.0
        if not alive:  # the database was away, or is: others know that we are gone
            return
        try:
            await self._store.write(leases.retire, self.server)
        except Exception as error:  # the database is away: others find out by themselves
            log("store", error=repr(error)[:300])

    @property
    def held(self) -> int:
        return len(self._held)

    def mine(self, table: str) -> bool:
        return table in self._held and time.monotonic() < self._until

    def want(self, table: str) -> None:
        """It needs somebody; where another server is known to have it, the news will reach that one."""
        if table not in self._held and not self.is_elsewhere(table):
            self._wanted.add([table])
            self._errands.send("take", self._take)

    def is_elsewhere(self, table: str) -> bool:
        return self._elsewhere.get(table) in self._alive

    def may_be_free(self, table: str) -> None:
        """Whoever had it may have let it go."""
        self._elsewhere.pop(table, None)

    def believe(self, tables: Collection[str]) -> None:
        """These are ours, as the database has it: those of which we do not know it are asked for, and looked after."""
        for table in tables:
            if table not in self._held:
                self.may_be_free(table)
                self.want(table)

    async def release(self, tables: list[str]) -> None:
        async with self._writing:
            self._held.difference_update(tables)
            await self._store.write(leases.release, tables, self.server)

    async def _take(self) -> None:
        while self._wanted:
            async with self._writing:
                with self._wanted.taken() as wanted:  # none, if whoever was writing took them along
                    found = await self._store.write(leases.take, wanted, self.server) if wanted else {}
                ours = [table for table, server in found.items() if server == self.server]
                self._held.update(ours)
            if len(self._elsewhere) > MOST_KNOWN:
                self._elsewhere.clear()
            self._elsewhere.update((table, server) for table, server in found.items() if server != self.server)
            if ours:
                self._granted(ours)

    async def _beat(self) -> None:
        started, until = time.monotonic(), self._until
        beat = await self._store.write(leases.beat, self.server, LIFE)
        self._until = started + LIFE - MARGIN
        fallen, self._alive = set(self._alive) - set(beat.alive), beat.alive
        if fallen:
            log("servers-fallen", n=len(fallen))
        self._beats += 1
        self._searching |= bool(fallen) or self._beats % AROUND == 0
        self._lapsed |= self._beats > 1 and (beat.lapsed or time.monotonic() > until)
        if self._lapsed:
            await self._begin_again()
        if self._searching:
            self._errands.send("look", self._look_around)  # beside the beats: a slow look must not cost us our life

    async def _begin_again(self) -> None:
        """For a while nobody knew that we live: what others did not take is still ours."""
        log("lease-lapsed", held=len(self._held))
        async with self._writing:
            self._held = await self._store.read(leases.held, self.server)
        self._lapsed = False
        self._granted(list(self._held))

    async def _look_around(self) -> None:
        """Tables that nobody has: a page of our share of them, the next one at the next beat. What others leave is
        anybody's, but not before they had a beat to take it: after a fall all of them look at once."""
        share = leases.Share(self._alive.index(self.server), len(self._alive))
        orphans = await self._store.read(leases.orphans, share)
        wanted = orphans.ours or (orphans.others if self._found else [])
        self._searching = self._found = bool(orphans.ours or orphans.others)
        if wanted:
            log("orphans", n=len(wanted))
            self._wanted.add(wanted)
            await self._take()
