"""All rooms of this server: finding them, letting bots and clocks move, noticing what other servers wrote."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from sherwood.bots.pool import Pool
from sherwood.table.store import endings, snapshot, tables
from sherwood.table.store.rows import OVER, RUNNING
from sherwood.table.store.snapshot import Version
from sherwood.table.store.store import Store
from sherwood.web import steady
from sherwood.web.bot_players import BotPlayers
from sherwood.web.desk import Desk
from sherwood.web.errors import Refused
from sherwood.web.forever import Errands, forever
from sherwood.web.news import News
from sherwood.web.partition import ALL, Partition
from sherwood.web.room import Room
from sherwood.web.server_log import problem

TICK = 1.0
RETRY = 60.0  # seconds until a clock that could not ring is tried again
LISTEN = 0.5  # seconds between looks at what other servers wrote, where they have no other way to tell
LISTEN_TOO = 5.0  # where news travels: some of it may be lost
SWEEP = 20
STAY = 15  # sweeps that a room outlives its last visitor: people come back, and a room is small
FINISHED = 24  # finished games that nobody watches and that are kept in memory all the same: the last ones looked at
MOST_QUIET = 500  # rooms that nobody needs: beyond so many they go at the next sweep
GARBAGE = 400  # connections after whose end a full collection is worth its time


class Rooms:
    """The rooms in this process's memory, and the background work that keeps them going."""

    def __init__(self, store: Store, pool: Pool, partition: Partition = ALL, news: News | None = None) -> None:
        self.store = store
        self.pool = pool
        self.desk = Desk(Pool(1, pool.seconds))
        self.partition = partition
        self.news = news or News()
        self._ahead: dict[str, Version] = {}  # what others said of rooms that are just being brought there
        self._errands = Errands()
        self.bots = BotPlayers(pool)
        self.loaded: dict[str, Room] = {}
        self.alarms: dict[str, float] = {}
        self.known: dict[str, Version] = {}
        self._quiet: Counter[str] = Counter()  # sweeps in a row in which nobody needed a room
        self._finished: OrderedDict[str, None] = OrderedDict()
        self.closed = 0  # connections since the last full collection
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._duties: list[asyncio.Task[None]] = []

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if it is not in memory; one, however many ask at once."""
        if table in self.loaded:
            return await self._up_to_date(self.loaded[table])
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(partial(self._loaded, table))
        return await asyncio.shield(self._loading[table])

    async def _up_to_date(self, room: Room) -> Room:
        """Nobody listens for other servers at a table that nobody watches: it is compared with the store first."""
        table = room.table.id
        self._quiet.pop(table, None)
        self._settle(room)
        if not self._watched(room):
            await _catch_up(room, await self.store.glance(snapshot.versions, [table]))
        return room

    async def _load(self, table: str) -> Room:
        room = await Room.open(self.store, table, self._changed)
        room.on_left = self._settle
        room.others_know = room.version
        self.loaded[table] = room
        self._changed(room)
        self._settle(room)
        return room

    def _settle(self, room: Room) -> None:
        """Of finished games that nobody watches a few stay in memory, the last ones looked at."""
        if room.table.status != OVER:
            return
        table = room.table.id
        self._finished[table] = None
        self._finished.move_to_end(table)
        while len(self._finished) > FINISHED:
            self._forget(self._finished.popitem(last=False)[0])

    def _forget(self, table: str) -> None:
        room = self.loaded.get(table)
        if room is not None and not room.busy and not self._watched(room):
            del self.loaded[table]
            self._quiet.pop(table, None)

    def _loaded(self, table: str, task: asyncio.Task[Room]) -> None:
        """Not before the loading has ended: one who waited and gave up must not let a second room be opened."""
        self._loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # told to whoever waits; nobody may be left

    def _watched(self, room: Room) -> bool:
        """Does anybody here, person or bot, wait for news?"""
        return room.watched or self.bots.thinking(room.table.id)

    def _changed(self, room: Room) -> None:
        """After every change: bots that are waited for think, and the clock is set, where the table is at home."""
        table = room.table.id
        self._tell_others(room)
        if not self.partition.mine(table):
            self.partition.tell(table)
            return
        if self.partition.processes > 1:
            self.known[table] = room.version
        alarm = room.alarm()
        if alarm is not None:
            self.alarms[table] = alarm
        else:
            self.alarms.pop(table, None)
        self.bots.wake(room)

    # News

    def _tell_others(self, room: Room) -> None:
        """After every change; those that found nothing new, or what others wrote, say nothing."""
        if self.news.shared and room.version.ahead_of(room.others_know):
            room.others_know = room.version
            self.news.tell(room.table.id, room.version)

    def _heard(self, table: str, version: Version) -> None:
        """Another server changed it; where nobody waits for news it is compared with the store before it is shown."""
        room = self.loaded.get(table)
        if room is not None and self._watched(room) and version.ahead_of(room.version):
            self._ahead[table] = version
            self._errands.send(table, partial(self._follow, room))

    async def _follow(self, room: Room) -> None:
        """Until the room is where others know it to be; what is told meanwhile is read with it."""
        while (far := self._ahead.pop(room.table.id, None)) is not None:
            with suppress(Refused):  # it is gone meanwhile, or cannot be opened: the room has told the host
                await room.catch_up(far)

    def _missed(self) -> None:
        """News may have been lost: everything that is watched is looked at now."""
        self._errands.send("", self._listen)

    # Background work

    async def start(self) -> None:
        await self.news.start(self._heard, self._missed)
        listen = LISTEN_TOO if self.news.shared else LISTEN
        duties = ((self._tick, TICK), (self._listen, listen), (self._sweep, SWEEP), (self._ask_around, SWEEP))
        self._duties = [asyncio.ensure_future(forever(work, pause)) for work, pause in duties]
        for table in filter(self.partition.mine, await self.store.read(tables.running_ids)):
            try:
                if (await self.room(table)).trouble is None:
                    self._forget(table)  # its clock is set and its bots think: nobody else needs it yet
            except Refused:
                pass  # a journal that cannot be continued: the room has told the host
            except Exception as error:
                problem("load", error, table=table)

    async def stop(self) -> None:
        self.bots.stop()
        await self.news.stop()
        await self._errands.stop()
        for task in self._duties:
            task.cancel()
        await asyncio.gather(*self._duties, return_exceptions=True)

    async def _tick(self) -> None:
        """A seat whose agreed time has passed is played by a bot until its person comes back."""
        now = steady.now()
        for table in [table for table, at in self.alarms.items() if at < now]:
            try:
                await self._ring(table, now)
            except Refused:  # it cannot be opened any more: the room has told the host, and nobody needs its clock
                self.alarms.pop(table, None)
            except Exception as error:  # tried again later: the clocks after it must ring meanwhile
                self.alarms[table] = now + RETRY
                problem("tick", error, table=table)

    async def _ring(self, table: str, now: float) -> None:
        room = await self.room(table)
        for seat in room.late(now):
            await room.change(tables.leave, seat)

    async def _listen(self) -> None:
        """What did other servers write? Only tables that somebody watches or waits at need to know."""
        watched = [room for room in self.loaded.values() if self._watched(room)]
        if watched:
            await self.look(watched)

    async def look_at(self, table: str) -> None:
        """Another process of this server changed it."""
        try:
            await self.look([await self.room(table)])
        except Refused:
            pass  # it is gone meanwhile, or cannot be opened: the room has told the host
        except Exception as error:
            problem("look", error, table=table)

    async def look(self, rooms: Sequence[Room]) -> None:
        """Read what other servers wrote at these tables; one that cannot be read is no trouble to the others."""
        versions = await self.store.read(snapshot.versions, [room.table.id for room in rooms])
        for room in rooms:
            try:
                await _catch_up(room, versions)
            except Exception as error:
                problem("look", error, table=room.table.id)

    async def seats_changed_hands(self) -> None:
        """An account adopted a guest's seats: rooms in memory learn who sits there now."""
        if self.loaded:
            await self.look(list(self.loaded.values()))

    async def _sweep(self) -> None:
        """Forget audiences that left and rooms nobody needs in memory."""
        for table, room in list(self.loaded.items()):
            room.forget_silent()
            self._quiet[table] = 0 if room.busy or self._watched(room) else self._quiet[table] + 1
        crowded = sum(sweeps > 0 for sweeps in self._quiet.values()) > MOST_QUIET
        for table, sweeps in list(self._quiet.items()):
            if sweeps > (STAY if self._stays(table) and not crowded else 1):
                self._forget(table)
        self._collect()

    def _stays(self, table: str) -> bool:
        """Will somebody want it again soon? Of finished games only the last ones looked at are kept."""
        if table not in self.loaded or not self.partition.mine(table):
            return False
        return table in self._finished or self.loaded[table].table.status != OVER

    def _collect(self) -> None:
        """A closed connection is a circle of objects, and too old for the small collections to look at."""
        if self.closed >= GARBAGE:
            self.closed = 0
            gc.collect()

    async def _ask_around(self) -> None:
        """What another process said of a table can be lost with that process: what runs here is compared now and then."""
        if self.partition.processes == 1:
            return
        running = list(filter(self.partition.mine, await self.store.read(tables.running_ids)))
        self.known = {table: self.known[table] for table in running if table in self.known}
        for table, version in (await self.store.read(snapshot.versions, running)).items():
            if table not in self.known or version.ahead_of(self.known[table]):
                await self.look_at(table)

    # Ends that are not the rules' business

    async def resign(self, room: Room, seat: int) -> None:
        if room.table.status != RUNNING:
            raise Refused("not-running")
        await room.change(endings.resign, seat, steady.now(), room.ending)


async def _catch_up(room: Room, versions: Mapping[str, Version]) -> None:
    version = versions.get(room.table.id)
    if version is not None and version.ahead_of(room.version):
        await room.catch_up(version)
