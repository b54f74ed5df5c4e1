"""Bots at the tables of this server."""

from __future__ import annotations

import asyncio
from functools import partial

from sherwood.bots.known import STAND_IN
from sherwood.bots.pool import BotQuestion, Pool
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.server_log import log, problem


class BotPlayers:
    """The tasks that play for bots, one for each bot's seat that a table waits for."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._tasks: dict[str, dict[int, asyncio.Task[bool]]] = {}

    def wake(self, room: Room) -> None:
        """Let every bot think that the table waits for."""
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

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    def _done(self, room: Room, seat: int, task: asyncio.Task[bool]) -> None:
        table = room.table.id
        self._tasks[table].pop(seat)
        if not self._tasks[table]:
            del self._tasks[table]
        if not task.cancelled() and task.result():
            self.wake(room)  # it may have been asked again before anybody knew that it had finished

    async def _think(self, room: Room, seat: int) -> bool:
        """One bot seat moves until it is no longer waited for; False if that went wrong."""
        try:
            while seat in room.bot_seats_to_move():
                await self._move(room, seat)
        except Exception as error:
            problem("bot", error, table=room.table.id)
            return False
        return True

    async def _move(self, room: Room, seat: int) -> None:
        async with room.still():
            if seat not in room.bot_seats_to_move():
                return
            turn = room.match.turn(seat)
            question = BotQuestion.about(room.match, seat, room.seats[seat].level or STAND_IN)
        do = await self._pool.ask(question)
        try:
            await room.play(seat, do, turn)
        except Refused as refusal:  # a person took the seat back, or another server was quicker
            log("bot-refused", table=room.table.id, reason=refusal.reason)
            await asyncio.sleep(0.05)
