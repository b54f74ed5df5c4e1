"""The rooms in a process's memory: read when somebody asks for them, one for each table, and forgotten in time."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from functools import partial

from sherwood.table.store import snapshot
from sherwood.table.store.rows import OVER
from sherwood.table.store.snapshot import Version
from sherwood.table.store.store import Store
from sherwood.web.errands import ended
from sherwood.web.room import Room

STAY = 15  # sweeps that a room outlives its last visitor: people come back, and a room is small
FINISHED = 24  # finished games that nobody watches and that are kept in memory all the same: the last ones looked at
MOST_QUIET = 500  # rooms that nobody needs: beyond so many they go at the next sweep


class Memory(ABC):
    """Rooms by the names of their tables; `Rooms` knows who waits for news there, and what is to be done about changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loaded: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._quiet: Counter[str] = Counter()  # sweeps in a row in which nobody needed a room
        self._attended: set[str] = set()  # tables where somebody listens: a few of thousands
        self._finished: OrderedDict[str, None] = OrderedDict()

    @abstractmethod
    def _changed(self, room: Room) -> None:
        """Somebody has acted there."""

    @abstractmethod
    def _watched(self, room: Room) -> bool:
        """Does anybody here, person or bot, wait for news?"""

    @abstractmethod
    def _at_home(self, table: str) -> bool:
        """Is this where whoever comes back will look for it?"""

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
            await catch_up(room, await self.store.glance(snapshot.version, table))
        return room

    async def _load(self, table: str) -> Room:
        room = await Room.open(self.store, table, self._changed)
        room.on_come, room.on_left = self._attend, self._settle
        room.others_know = room.version
        self.loaded[table] = room
        self._changed(room)
        self._settle(room)
        return room

    def _loaded(self, table: str, task: asyncio.Task[Room]) -> None:
        """Not before the loading has ended: one who waited and gave up must not let a second room be opened."""
        self._loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # told to whoever waits; nobody may be left

    async def _nobody_loads(self) -> None:
        await ended(list(self._loading.values()))

    def _attend(self, room: Room) -> None:
        self._attended.add(room.table.id)
        self.loaded.setdefault(room.table.id, room)  # it may have been forgotten while they came

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
            self._attended.discard(table)

    def _forget_quiet(self) -> None:
        """Audiences that left, and rooms that nobody needs in memory."""
        for table, room in list(self.loaded.items()):
            room.forget_silent()
            self._quiet[table] = 0 if room.busy or self._watched(room) else self._quiet[table] + 1
            if not room.watched:
                self._attended.discard(table)
        crowded = sum(sweeps > 0 for sweeps in self._quiet.values()) > MOST_QUIET
        for table, sweeps in list(self._quiet.items()):
            if sweeps > (STAY if self._stays(table) and not crowded else 1):
                self._forget(table)

    def _stays(self, table: str) -> bool:
        """Will somebody want it again soon? Of finished games only the last ones looked at are kept."""
        if table not in self.loaded or not self._at_home(table):
            return False
        return table in self._finished or self.loaded[table].table.status != OVER


async def catch_up(room: Room, version: Version | None) -> None:
    """Read the room again if its table has come further."""
    if version is not None and version.ahead_of(room.version):
        await room.catch_up(version)
