"""All rooms of this server: finding them, letting bots and clocks move, noticing what other servers wrote."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

from sherwood.bots.pool import Pool
from sherwood.table.store import endings, leases, snapshot
from sherwood.table.store.rows import LOBBY
from sherwood.table.store.snapshot import Version
from sherwood.table.store.store import Store
from sherwood.web import steady
from sherwood.web.bot_players import BotPlayers
from sherwood.web.collector import Collector
from sherwood.web.desk import Desk
from sherwood.web.errands import AWAY, Errands, Pending, apart, ended, forever
from sherwood.web.errors import Refused
from sherwood.web.leases import Leases
from sherwood.web.memory import Memory, catch_up
from sherwood.web.news import News
from sherwood.web.partition import ALL, Partition
from sherwood.web.room import Room
from sherwood.web.server_log import problem

TICK = 1.0
RETRY = 60.0  # seconds until a clock that could not ring is tried again
LISTEN = 0.5  # seconds between looks at what other servers wrote, where they have no other way to tell
LISTEN_TOO = 5.0  # where news travels: some of it may be lost
SWEEP = 20
NOTHING_NEW = Version(-1, -2)  # news that a table may be free


class Rooms(Memory):
    """The rooms of this process, and the background work that keeps them going."""

    def __init__(self, store: Store, pool: Pool, partition: Partition = ALL, news: News | None = None) -> None:
        super().__init__(store)
        self.pool = pool
        self.desk = Desk(Pool(1, pool.seconds))
        self.partition = partition
        self.news = news or News()
        self.leases = Leases(store, self.news.server, self._granted) if self.news.shared else None
        self._grants = Pending()  # tables whose clocks are to be set here
        self._asleep = Pending()  # tables of ours with bots that nobody has woken yet
        self._changed_elsewhere: set[str] = set()  # tables of ours that other servers changed since the last sweep
        self._errands = Errands()
        self.bots = BotPlayers(pool, self.mine)
        self.alarms: dict[str, float] = {}
        self.known: dict[str, Version] = {}
        self._next_look = 0.0  # at all tables, also at those that surely stand as their journals say
        self.on_turn: Callable[[Room], None] = lambda room: None  # something changed: for those who send notices
        self.collector = Collector()
        self._duties: list[asyncio.Task[None]] = []

    # Who needs a room

    def _watched(self, room: Room) -> bool:
        return room.watched or self.bots.thinking(room.table.id)

    def _at_home(self, table: str) -> bool:
        return self.leases is not None or self.partition.mine(table)

    def _changed(self, room: Room) -> None:
        """After every change: bots that are waited for think, and the clock is set, where the table is at home."""
        table = room.table.id
        self.collector.moves += 1
        self._tell_others(room)
        mine = self.mine(table)
        if mine or self._is_free(table):
            self.on_turn(room)
        if not mine:
            self._leave_to_others(room)
            return
        if self._several:
            self.known[table] = room.version
        alarm = room.alarm()
        if alarm is not None:
            self.alarms[table] = alarm
        else:
            self.alarms.pop(table, None)
        self.bots.wake(room)

    # Which of several servers, or of several processes

    @property
    def _several(self) -> bool:
        return self.partition.processes > 1 or self.leases is not None

    @property
    def kept(self) -> int:
        """How many tables' bots and clocks are looked after here; where there are no leases, those that have any."""
        return len({*self.alarms.copy(), *self.bots.tables}) if self.leases is None else self.leases.held

    def mine(self, table: str) -> bool:
        """Do its bots think and its clocks ring here?"""
        return self.partition.mine(table) if self.leases is None else self.leases.mine(table)

    def speaks_for(self, table: str) -> bool:
        """Shall what the house says be said there by this server? Where visitors are, if nobody has duties there."""
        return self.mine(table) or self._is_free(table)

    def _is_free(self, table: str) -> bool:
        """Has no server any duties there?"""
        return self.leases is not None and not self.leases.is_elsewhere(table)

    def _leave_to_others(self, room: Room) -> None:
        if self.leases is None:
            self.partition.tell(room.table.id)
            return
        self.alarms.pop(room.table.id, None)
        if room.alarm() is not None or room.bot_seats_to_move():
            self.leases.want(room.table.id)

    def _granted(self, tables: Sequence[str]) -> None:
        self._grants.add(tables)
        self._errands.send("granted", self._look_after_grants)

    async def _look_after_grants(self) -> None:
        with self._grants.taken() as tables:
            await self._look_after(tables)

    async def _look_after(self, tables: Sequence[str] | None = None) -> None:
        """Clocks are set, and bots woken where there are some. Nobody else needs a game in memory before they ask for it."""
        found = [duty for duty in await self.store.read(leases.duties, tables) if self.mine(duty.table)]
        for duty in found:
            if duty.due is not None:
                self.alarms.setdefault(duty.table, duty.due)
            self.known.setdefault(duty.table, duty.version)
        self._asleep.add(duty.table for duty in found if duty.bots)
        self._errands.send("wake", self._wake_all)  # beside this: clocks of the next grants need not wait for it

    async def _wake_all(self) -> None:
        while self._asleep:
            began = time.monotonic()
            with self._asleep.taken(1) as [table]:
                if self.mine(table):
                    await self._wake(table)
            await asyncio.sleep(time.monotonic() - began)  # half of the time is the visitors'

    async def _wake(self, table: str) -> None:
        with apart("load", table):
            room = await self.room(table)
            self._changed(room)
            if room.trouble is None:
                self._forget(table)  # its clock is set and its bots think

    async def _let_go(self) -> None:
        """Tables that are played at another server now: their bots had better think there."""
        if self.leases is None:
            return
        heard, self._changed_elsewhere = self._changed_elsewhere, set()
        gone = [table for table in heard if self.mine(table) and not self._needed(table)]
        if gone:
            await self.leases.release(gone)
            for table in gone:
                self.alarms.pop(table, None)
                self.news.tell(table, NOTHING_NEW)

    def _needed(self, table: str) -> bool:
        room = self.loaded.get(table)
        return room is not None and self._watched(room)

    # News

    def _tell_others(self, room: Room) -> None:
        """After every change; those that found nothing new, or what others wrote, say nothing."""
        if self.news.shared and room.version.ahead_of(room.others_know):
            room.others_know = room.version
            self.news.tell(room.table.id, room.version)

    def _heard(self, table: str, version: Version) -> None:
        """Another server changed it; where nobody waits for news it is compared with the store before it is shown."""
        room = self.loaded.get(table)
        if self.mine(table):
            self._changed_elsewhere.add(table)
            self.heard_of(table)
        elif room is not None and self._watched(room):
            if version.ahead_of(room.version):
                self._errands.send(table, partial(self._follow, room, version))
            elif self.leases is not None:
                self.leases.may_be_free(table)
                self._changed(room)

    async def _follow(self, room: Room, version: Version) -> None:
        with apart("look", room.table.id):
            await room.catch_up(version)

    def _missed(self) -> None:
        """News may have been lost: everything that is watched or looked after here is looked at now."""
        self._errands.send("", self._look_everywhere)

    async def _look_everywhere(self) -> None:
        self._next_look = 0.0
        await self._listen()
        await self._ask_around()

    # Background work

    async def start(self) -> None:
        await self.news.start(self._heard, self._missed)
        listen, around = (LISTEN_TOO, LISTEN_TOO) if self.news.shared else (LISTEN, SWEEP)
        duties = ((self._tick, TICK), (self._listen, listen), (self._sweep, SWEEP), (self._ask_around, around))
        self._duties = [asyncio.ensure_future(forever(work, pause)) for work, pause in duties]
        if self.leases is None:
            self._errands.send("start", self._look_after)
        else:
            await self.leases.start()

    async def stop(self) -> None:
        """Nothing of ours runs on: first who wakes bots, then bots, then those who wait for a game to be read."""
        await self.news.stop()
        await self._errands.stop()
        await ended(self._duties)
        await self.bots.stop()
        await self._nobody_loads()
        if self.leases is not None:
            await self.leases.stop()

    async def _tick(self) -> None:
        """A seat whose agreed time has passed is played by a bot until its person comes back."""
        now = steady.now()
        for table in [table for table, at in self.alarms.items() if at < now]:
            try:
                await self._ring(table, now)
            except Refused:  # it cannot be opened any more: the room has told the host, and nobody needs its clock
                self.alarms.pop(table, None)
            except AWAY:  # the database is away: all of them are tried again at the next tick
                raise
            except Exception as error:  # tried again later: the clocks after it must ring meanwhile
                self.alarms[table] = now + RETRY
                problem("tick", error, table=table)

    async def _ring(self, table: str, now: float) -> None:
        room = await self.room(table)
        if late := room.late(now):
            await room.change(leases.ring, late, room.version, self.news.server if self.leases is not None else "")

    async def _listen(self) -> None:
        """What did other servers write? Only tables that somebody watches or waits at need to know, and seldom those at
        which somebody moved here since: what others had written there would have been in the way."""
        now = time.monotonic()
        if everywhere := now >= self._next_look:
            self._next_look = now + LISTEN_TOO
        rooms = [room for room in self._waited_at() if room.may_be_behind() or everywhere]
        if rooms:
            await self.look(rooms)

    def _waited_at(self) -> list[Room]:
        """The rooms at which somebody waits for news."""
        found = [self.loaded.get(table) for table in {*self._attended, *self.bots.tables}]
        return [room for room in found if room is not None and self._watched(room)]

    def heard_of(self, table: str) -> None:
        """Another process or server changed it, and says so once."""
        self._errands.send(table, partial(self._look_at, table))

    async def _look_at(self, table: str) -> None:
        with apart("look", table):
            await self.look([await self.room(table)])

    async def look(self, rooms: Sequence[Room]) -> None:
        """Read what other servers wrote at these tables."""
        versions = await self.store.read(snapshot.versions, [room.table.id for room in rooms])
        for room in rooms:
            with apart("look", room.table.id):
                await catch_up(room, versions.get(room.table.id))

    async def seats_changed_hands(self) -> None:
        """An account adopted a guest's seats: rooms in memory learn who sits there now."""
        if self.loaded:
            await self.look(list(self.loaded.values()))

    async def _sweep(self) -> None:
        self._forget_quiet()
        self.collector.sweep()
        await self._let_go()

    async def _ask_around(self) -> None:
        """What others said of a table can be lost on the way: what is looked after here is compared now and then."""
        if not self._several:
            return
        duties = await self.store.read(leases.duties, None, self.news.server if self.leases is not None else "")
        if self.leases is not None:
            self.leases.believe([duty.table for duty in duties])
        ours = {duty.table: duty.version for duty in duties if self.mine(duty.table)}
        self.known = {table: self.known[table] for table in ours if table in self.known}
        for table, version in ours.items():
            if table not in self.known or version.ahead_of(self.known[table]):
                await self._look_at(table)
            elif table in self.loaded:
                self.bots.wake(self.loaded[table])  # should one sleep whatever the reason: nobody waits for it for ever

    # Ends that are not the rules' business

    async def resign(self, room: Room, seat: int) -> None:
        """A bot's move may have ended the game while somebody made up their mind; resigning twice is resigning once."""
        if room.table.status == LOBBY:
            raise Refused("not-running")
        await room.change(endings.resign, seat, steady.now(), room.ending)
        if not room.seats[seat].resigned:
            raise Refused("already-over")
