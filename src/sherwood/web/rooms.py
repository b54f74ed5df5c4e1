"""All rooms of this server: finding them, letting bots and clocks move, noticing what other servers wrote."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError

from sherwood.bots.pool import Pool
from sherwood.table.store import endings, leases, snapshot
from sherwood.table.store.rows import LOBBY, OVER
from sherwood.table.store.snapshot import Version
from sherwood.table.store.store import Store
from sherwood.web import steady
from sherwood.web.bot_players import BotPlayers
from sherwood.web.collector import Collector
from sherwood.web.desk import Desk
from sherwood.web.errors import Refused
from sherwood.web.forever import Errands, forever, until_done
from sherwood.web.leases import Leases
from sherwood.web.news import News
from sherwood.web.partition import ALL, Partition
from sherwood.web.room import Room
from sherwood.web.server_log import problem

T = TypeVar("T")
TICK = 1.0
RETRY = 60.0  # seconds until a clock that could not ring is tried again
AGAIN = 0.25  # seconds until what a database that was away kept from being done is tried again
LISTEN = 0.5  # seconds between looks at what other servers wrote, where they have no other way to tell
LISTEN_TOO = 5.0  # where news travels: some of it may be lost
SWEEP = 20
STAY = 15  # sweeps that a room outlives its last visitor: people come back, and a room is small
FINISHED = 24  # finished games that nobody watches and that are kept in memory all the same: the last ones looked at
MOST_QUIET = 500  # rooms that nobody needs: beyond so many they go at the next sweep
NOTHING_NEW = Version(-1, -2)  # news that a table may be free


class Rooms:
    """The rooms in this process's memory, and the background work that keeps them going."""

    def __init__(self, store: Store, pool: Pool, partition: Partition = ALL, news: News | None = None) -> None:
        self.store = store
        self.pool = pool
        self.desk = Desk(Pool(1, pool.seconds))
        self.partition = partition
        self.news = news or News()
        self.leases = Leases(store, self.news.server, self._granted) if self.news.shared else None
        self._ahead: dict[str, Version] = {}  # what others said of rooms that are just being brought there
        self._grants: set[str] = set()
        self._asleep: dict[str, None] = {}  # tables of ours with bots that nobody has woken yet, the first ones first
        self._heard_of: set[str] = set()  # tables of ours that other servers changed since the last sweep
        self._errands = Errands()
        self.bots = BotPlayers(pool, self.mine)
        self.loaded: dict[str, Room] = {}
        self.alarms: dict[str, float] = {}
        self.known: dict[str, Version] = {}
        self._quiet: Counter[str] = Counter()  # sweeps in a row in which nobody needed a room
        self._finished: OrderedDict[str, None] = OrderedDict()
        self.on_turn: Callable[[Room], None] = lambda room: None  # something changed: for those who send notices
        self.collector = Collector()
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
        self.collector.moves += 1
        self._tell_others(room)
        if self.speaks_for(table):
            self.on_turn(room)
        if not self.mine(table):
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
        return self.mine(table) or (self.leases is not None and not self.leases.is_elsewhere(table))

    def _leave_to_others(self, room: Room) -> None:
        if self.leases is None:
            self.partition.tell(room.table.id)
            return
        self.alarms.pop(room.table.id, None)
        if room.alarm() is not None or room.bot_seats_to_move():
            self.leases.want(room.table.id)

    def _granted(self, tables: Sequence[str]) -> None:
        self._grants.update(tables)
        self._errands.send("granted", partial(until_done, self._look_after_grants, AGAIN))

    async def _look_after_grants(self) -> None:
        tables, self._grants = self._grants, set()
        try:
            await self._look_after(sorted(tables))
        except BaseException:
            self._grants |= tables
            raise

    async def _look_after(self, tables: Sequence[str] | None = None) -> None:
        """Clocks are set, and bots woken where there are some. Nobody else needs a game in memory before they ask for it."""
        found = [duty for duty in await self.store.read(leases.duties, tables) if self.mine(duty.table)]
        for duty in found:
            if duty.due is not None:
                self.alarms.setdefault(duty.table, duty.due)
            self.known.setdefault(duty.table, duty.version)
        self._asleep.update((duty.table, None) for duty in found if duty.bots)
        wake = partial(until_done, self._wake_all, AGAIN)
        self._errands.send("wake", wake)  # beside this: clocks of the next grants need not wait for it

    async def _wake_all(self) -> None:
        while self._asleep:
            table = next(iter(self._asleep))
            del self._asleep[table]
            began = time.monotonic()
            if self.mine(table):
                await self._wake(table)
            await asyncio.sleep(time.monotonic() - began)  # half of the time is the visitors'

    async def _wake(self, table: str) -> None:
        try:
            room = await self.room(table)
            self._changed(room)
            if room.trouble is None:
                self._forget(table)  # its clock is set and its bots think
        except Refused:
            pass  # a journal that cannot be continued: the room has told the host
        except DBAPIError:
            self._asleep[table] = None
            raise
        except Exception as error:
            problem("load", error, table=table)

    async def _let_go(self) -> None:
        """Tables that are played at another server now: their bots had better think there."""
        if self.leases is None:
            return
        heard, self._heard_of = self._heard_of, set()
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
            self._heard_of.add(table)
            self._errands.send(table, partial(self.look_at, table))
        elif room is not None and self._watched(room):
            if version.ahead_of(room.version):
                self._ahead[table] = version
                self._errands.send(table, partial(until_done, partial(self._follow, room), AGAIN))
            elif self.leases is not None:
                self.leases.may_be_free(table)
                self._changed(room)

    async def _follow(self, room: Room) -> None:
        """Until the room is where others know it to be; what is told meanwhile is read with it."""
        while (far := self._ahead.pop(room.table.id, None)) is not None:
            try:
                await room.catch_up(far)
            except Refused:
                pass  # it is gone meanwhile, or cannot be opened: the room has told the host
            except DBAPIError:
                self._ahead.setdefault(room.table.id, far)
                raise

    def _missed(self) -> None:
        """News may have been lost: everything that is watched or looked after here is looked at now."""
        self._errands.send("", partial(until_done, self._look_everywhere, TICK))

    async def _look_everywhere(self) -> None:
        await self._listen()
        await self._ask_around()

    # Background work

    async def start(self) -> None:
        await self.news.start(self._heard, self._missed)
        listen, around = (LISTEN_TOO, LISTEN_TOO) if self.news.shared else (LISTEN, SWEEP)
        duties = ((self._tick, TICK), (self._listen, listen), (self._sweep, SWEEP), (self._ask_around, around))
        self._duties = [asyncio.ensure_future(forever(work, pause)) for work, pause in duties]
        if self.leases is None:
            self._errands.send("start", partial(until_done, self._look_after, TICK))
        else:
            await self.leases.start()

    async def stop(self) -> None:
        """Nothing of ours runs on: first who wakes bots, then bots, then those who wait for a game to be read."""
        await self.news.stop()
        await self._errands.stop()
        await _cancelled(self._duties)
        await self.bots.stop()
        await _cancelled(list(self._loading.values()))
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
            except OperationalError:  # the database is away: all of them are tried again at the next tick
                raise
            except Exception as error:  # tried again later: the clocks after it must ring meanwhile
                self.alarms[table] = now + RETRY
                problem("tick", error, table=table)

    async def _ring(self, table: str, now: float) -> None:
        room = await self.room(table)
        if late := room.late(now):
            await room.change(leases.ring, late, room.version, self.news.server if self.leases is not None else "")

    async def _listen(self) -> None:
        """What did other servers write? Only tables that somebody watches or waits at need to know."""
        watched = [room for room in self.loaded.values() if self._watched(room)]
        if watched:
            await self.look(watched)

    async def look_at(self, table: str) -> None:
        """Another process or server changed it, and says so once: while the database is away it is tried again."""
        await until_done(partial(self._look_at, table), AGAIN)

    async def _look_at(self, table: str) -> None:
        try:
            await self.look([await self.room(table)])
        except DBAPIError:
            raise
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
            except DBAPIError:
                raise
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
        self.collector.sweep()
        await self._let_go()

    def _stays(self, table: str) -> bool:
        """Will somebody want it again soon? Of finished games only the last ones looked at are kept."""
        if table not in self.loaded or (self.leases is None and not self.partition.mine(table)):
            return False
        return table in self._finished or self.loaded[table].table.status != OVER

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


async def _cancelled(tasks: Sequence[asyncio.Task[T]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _catch_up(room: Room, versions: Mapping[str, Version]) -> None:
    version = versions.get(room.table.id)
    if version is not None and version.ahead_of(room.version):
        await room.catch_up(version)
