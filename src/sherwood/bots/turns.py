"""Whose bot thinks next: those whom people wait for first, and of each person one after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

PATIENCE = 10.0  # seconds until somebody who waits gets anything legal instead


class Queue:
    """Who waits, by the person for whom it is done: everybody has a turn before anybody has a second one."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, whose: str) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[None] | None:
        """Whoever has waited longest for a turn and still waits."""
        while self._waiting:
            whose, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns  # again behind all others
            if not turn.done():
                return turn
        return None


class Turns:
    """So many may think at once; the others wait, people's tables before those of bots only."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._people, self._bots = Queue(), Queue()

    async def come(self, whose: str, people_wait: bool) -> bool:
        """Wait for a turn; false if it took too long while people waited. Whoever had one calls `go`."""
        if self._free:
            self._free -= 1
            return True
        turn = (self._people if people_wait else self._bots).add(whose)
        try:
            await asyncio.wait_for(turn, PATIENCE if people_wait else None)
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self.go()  # it came at the very moment somebody gave up
            if isinstance(error, TimeoutError):
                return False
            raise
        return True

    def go(self) -> None:
        turn = self._people.next() or self._bots.next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)
