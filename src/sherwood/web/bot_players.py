"""Bots at the tables of this server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from sherwood.bots.pool import BotQuestion, Pool
from sherwood.table.journal import Do
from sherwood.web.errands import AWAY
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.server_log import log, problem

REST, LONGEST_REST = 0.05, 30.0  # seconds before something that went wrong is tried again
LONGEST_AWAY = 1.0  # while the database is away: whoever plays waits for that, and not long for the bot besides


class BotPlayers:
    """The tasks that play for bots, one for each bot's seat that a table waits for."""

    def __init__(self, pool: Pool, mine: Callable[[str], bool] = lambda table: True) -> None:
        self._pool = pool
        self._mine = mine  # another server may have taken a table over
        self._tasks: dict[str, dict[int, asyncio.Task[bool]]] = {}
        self._stopped = False

    def wake(self, room: Room) -> None:
        """Let every bot think that the table waits for."""
        if self._stopped:
            return
        table = room.table.id
        for seat in room.bot_seats_to_move():
            tasks = self._tasks.setdefault(table, {})
            if seat not in tasks:
                tasks[seat] = asyncio.ensure_future(self._think(room, seat))
                tasks[seat].add_done_callback(partial(self._done, room, seat))

    def thinking(self, table: str) -> bool:
        return table in self._tasks

    @property
    def tasks(self) -> list[asyncio.Task[bool]]:
        return [task for tasks in self._tasks.values() for task in tasks.values()]

    @property
    def asked(self) -> int:
        """How many think or wait to; may be asked from another thread."""
        return sum(map(len, list(self._tasks.values())))

    @property
    def tables(self) -> list[str]:
        """Those at which somebody thinks or waits to."""
        return list(self._tasks)

    async def stop(self) -> None:
        """For good: whatever still changes at a table wakes nobody, and no task outlives its event loop."""
        self._stopped, tasks = True, self.tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, room: Room, seat: int, task: asyncio.Task[bool]) -> None:
        table = room.table.id
        self._tasks[table].pop(seat)
        if not self._tasks[table]:
            del self._tasks[table]
        if not task.cancelled() and task.result() and self._mine(table):
            self.wake(room)  # it may have been asked again before anybody knew that it had finished

    async def _think(self, room: Room, seat: int) -> bool:
        """One bot seat moves until it is no longer waited for; what goes wrong is tried again, later and later."""
        rest = REST
        while self._waited_for(room, seat):
            try:
                await self._move(room, seat)
                rest = REST
            except Refused as refusal:  # a person took the seat back, or another server was quicker
                log("bot-refused", table=room.table.id, reason=refusal.reason)
                rest = await _rested(rest, LONGEST_REST)
            except Exception as error:  # nobody else would wake this bot
                problem("bot", error, table=room.table.id)
                rest = await _rested(rest, LONGEST_AWAY if isinstance(error, AWAY) else LONGEST_REST)
        return True

    def _waited_for(self, room: Room, seat: int) -> bool:
        """Here and now, or perhaps: what could not be written is not known before it is read again."""
        return self._mine(room.table.id) and (not room.agrees or seat in room.bot_seats_to_move())

    async def _move(self, room: Room, seat: int) -> None:
        async with room.still():
            if seat not in room.bot_seats_to_move():
                return
            turn = room.match.turn(seat)
            question = BotQuestion.about(room.match, seat, self._pool.spec(room.seats[seat].level))
        do = await self._pool.ask(question, room.table.host or room.table.id, room.has_people)
        self._say_how(room, seat, question.hurried)
        await self._write(room, seat, do, turn)

    async def _write(self, room: Room, seat: int, do: Do, turn: int) -> None:
        """What it has thought of is kept while the database is away: a full disk lets nobody think again and again."""
        rest = REST
        while self._waited_for(room, seat):
            try:
                return await room.play(seat, do, turn)
            except AWAY as error:
                problem("bot", error, table=room.table.id)
                rest = await _rested(rest, LONGEST_AWAY)

    def _say_how(self, room: Room, seat: int, hurried: bool) -> None:
        """A busy server says so, at the table and to its host: a bot that had to wait thinks less, and is not late."""
        if hurried:
            log("bot-hurried", table=room.table.id)
            room.hurried.add(seat)
        else:
            room.hurried.discard(seat)


async def _rested(rest: float, longest: float) -> float:
    """Wait; how long to wait the next time."""
    await asyncio.sleep(min(rest, longest))
    return min(2 * rest, longest)
