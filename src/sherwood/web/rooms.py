"""All rooms of this server: finding them, letting bots and clocks move, noticing what other servers wrote."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from sherwood.bots.pool import Pool, Question
from sherwood.table.store import Store, snapshot, tables
from sherwood.table.store.rows import OVER, RUNNING
from sherwood.table.store.snapshot import Version
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.server_log import log, problem
from sherwood.web.share import ALL, Share

TICK = 1.0
LISTEN = 0.5
SWEEP = 20
STAY = 15  # sweeps that a room outlives its last visitor: people come back, and a room is small
STAND_IN = "flat"  # plays for people who are away or have resigned


class Rooms:
    def __init__(self, store: Store, pool: Pool, share: Share = ALL) -> None:
        self.store = store
        self.pool = pool
        self.share = share
        self.loaded: dict[str, Room] = {}
        self.alarms: dict[str, float] = {}
        self.known: dict[str, Version] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # Rooms

    async def room(self, table: str) -> Room:
        if table in self.loaded:
            return await self._up_to_date(self.loaded[table])
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _up_to_date(self, room: Room) -> Room:
        """Nobody listens for other servers at a table that nobody watches: whoever comes makes us look."""
        room.quiet = 0
        if not room.watched:
            marks = await self.store.glance(snapshot.versions, [room.table.id])
            await self._compare([room], marks)
        return room

    async def _load(self, table: str) -> Room:
        room = await Room.open(self.store, table)
        room.on_change = self._changed
        self.loaded[table] = room
        self._changed(room)
        return room

    def _changed(self, room: Room) -> None:
        """After every change: bots that are waited for think, and the clock is set, where the table is at home."""
        if not self.share.mine(room.table.id):
            self.share.tell(room.table.id)
            return
        if self.share.processes > 1:
            self.known[room.table.id] = room.mark
        alarm = room.alarm()
        if alarm is not None:
            self.alarms[room.table.id] = alarm
        else:
            self.alarms.pop(room.table.id, None)
        for seat in room.bot_seats_to_move():
            if seat not in room.thinking:
                task = asyncio.ensure_future(self._think(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(_thought, room, seat))

    # Bots

    async def _think(self, room: Room, seat: int) -> None:
        """One bot seat moves until it is no longer waited for."""
        try:
            while seat in room.bot_seats_to_move():
                await self._bot_move(room, seat)
        except Exception as error:
            problem("bot", error, table=room.table.id)

    async def _bot_move(self, room: Room, seat: int) -> None:
        async with room.lock:
            if seat not in room.bot_seats_to_move():
                return
            turn = room.match.turn(seat)
            question = Question.about(room.match, seat, room.seats[seat].level or STAND_IN)
        do = await self.pool.ask(question)
        try:
            await room.play(seat, do, turn)
        except Refused as refusal:  # a person took the seat back, or another server was quicker
            log("bot-refused", table=room.table.id, reason=refusal.reason)
            await asyncio.sleep(0.05)

    # Background work

    async def start(self) -> None:
        self._tasks = [asyncio.ensure_future(self._forever(work, pause)) for work, pause in self._duties()]
        for table in filter(self.share.mine, await self.store.read(tables.running_ids)):
            try:
                await self.room(table)
            except Exception as error:
                problem("load", error, table=table)

    def _duties(self) -> list[tuple[Callable[[], Any], float]]:
        return [(self._tick, TICK), (self._listen, LISTEN), (self._sweep, SWEEP), (self._ask_around, SWEEP)]

    async def stop(self) -> None:
        for task in [*self._tasks, *(task for room in self.loaded.values() for task in room.thinking.values())]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _forever(self, work: Callable[[], Any], pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except Exception as error:
                problem("duty", error)

    async def _tick(self) -> None:
        """A seat whose agreed time has passed is played by a bot until its person comes back."""
        now = time.time()
        for table in [table for table, at in self.alarms.items() if at < now]:
            room = await self.room(table)
            for seat in room.late(now):
                await room.change(tables.set_away, seat, True)

    async def _listen(self) -> None:
        """What did other servers write? Only tables that somebody watches or waits at need to know."""
        watched = [room for room in self.loaded.values() if room.watched]
        if watched:
            await self.look(watched)

    async def look_at(self, table: str) -> None:
        """Another process of this house changed it."""
        try:
            await self.look([await self.room(table)])
        except Exception as error:
            problem("look", error, table=table)

    async def look(self, rooms: Sequence[Room]) -> None:
        await self._compare(rooms, await self.store.read(snapshot.versions, [room.table.id for room in rooms]))

    async def _compare(self, rooms: Sequence[Room], marks: Mapping[str, Version]) -> None:
        for room in rooms:
            mark = marks.get(room.table.id)
            if mark is not None and mark.ahead_of(room.mark):
                await self._read_up_to(room, mark)

    async def _read_up_to(self, room: Room, mark: Version) -> None:
        async def job() -> None:
            if mark.ahead_of(room.mark):  # what was under way here a moment ago is no news
                await room.reload()

        await room.act(job)

    async def seats_changed_hands(self) -> None:
        """An account adopted a guest's seats: rooms in memory learn who sits there now."""
        if self.loaded:
            await self.look(list(self.loaded.values()))

    async def _sweep(self) -> None:
        """Forget audiences that left and rooms nobody needs in memory."""
        for room in list(self.loaded.values()):
            room.forget_silent()
            if room.quiet_for() > (STAY if self.share.mine(room.table.id) else 1):
                self.loaded.pop(room.table.id, None)

    async def _ask_around(self) -> None:
        """News from another process of this house can be lost with that process: what runs here is compared now and then."""
        if self.share.processes == 1:
            return
        running = list(filter(self.share.mine, await self.store.read(tables.running_ids)))
        self.known = {table: self.known[table] for table in running if table in self.known}
        for table, mark in (await self.store.read(snapshot.versions, running)).items():
            if table not in self.known or mark.ahead_of(self.known[table]):
                await self.look_at(table)

    # Ends that are not the rules' business

    async def resign(self, room: Room, seat: int) -> None:
        if room.table.status != RUNNING:
            raise Refused("not-running")
        await room.change(tables.resign, seat)
        if room.everybody_resigned_but_one:
            await room.change(_end_by_resignation)


def _thought(room: Room, seat: int, _: asyncio.Task[None]) -> None:
    room.thinking.pop(seat, None)


def _end_by_resignation(db: Any, table: str) -> bool:
    return tables.set_status(db, table, RUNNING, OVER, resigned=True)
