"""What one connection says: answered one message after the other, in the order they came."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

AHEAD = 8  # messages that wait before their sender is not listened to


class Source(Protocol):
    """Where messages come from."""

    def rest(self) -> None:
        """Read nothing for now."""

    def go_on(self) -> None: ...


async def _unanswered(_: str) -> None: ...


class Inbox:
    """A task for whatever comes to somebody idle: it is shorter than a way through framework and server."""

    def __init__(self, answer: Callable[[str], Awaitable[None]], source: Source | None) -> None:
        self._answer: Callable[[str], Awaitable[None]] = answer
        self._source = source
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._shut = False

    @property
    def busy(self) -> bool:
        """Is something being answered?"""
        return self._task is not None

    def put(self, text: str) -> None:
        if self._shut:
            return
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work(text))
            return
        self._waiting.append(text)
        if self._source is not None and len(self._waiting) == AHEAD:
            self._source.rest()

    async def _work(self, text: str) -> None:
        try:
            await self._answer(text)
            while self._waiting:
                await self._answer(self._waiting.popleft())
                if self._source is not None and not self._waiting:
                    self._source.go_on()
        finally:
            self._task = None

    def shut(self) -> None:
        """Nothing more is answered, and what waits is dropped."""
        self._shut, self._answer = True, _unanswered
        self._waiting.clear()

    async def done(self) -> None:
        """All that came is answered."""
        while self._task is not None:
            await asyncio.wait({self._task})


class TimedInbox(Inbox):
    """One that knows when each message came; only where somebody measures, the other has nothing to do for it."""

    def __init__(self, answer: Callable[[str], Awaitable[None]], source: Source | None) -> None:
        super().__init__(answer, source)
        self._came: deque[float] = deque()

    def put(self, text: str) -> None:
        if not self._shut:
            self._came.append(time.perf_counter())
        super().put(text)

    def waited(self) -> float:
        """Seconds since the message came that was answered just now; once for each."""
        return time.perf_counter() - self._came.popleft()
