"""What one connection says: answered one message after the other, in the order they came."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

AHEAD = 8  # messages that wait before their sender is not listened to


class Source(Protocol):
    """Where messages come from."""

    def rest(self) -> None:
        """Read nothing for now."""

    def go_on(self) -> None: ...


def _dropped(_: str) -> None: ...


class Inbox:
    """Gives out one message after the other: the next when it is told that the last one is `answered`.

    Without a task: most are answered from one call to the next, and a task would cost more than finding the answer.
    """

    def __init__(self, take: Callable[[str], None], source: Source | None) -> None:
        self._take: Callable[[str], None] = take
        self._source = source
        self._waiting: deque[str] = deque()
        self._giving = False
        self._resting = False  # the source
        self._shut = False
        self._idle: asyncio.Event | None = None  # once somebody waits for it
        self.busy = False  # is something being answered?

    def put(self, text: str) -> None:
        if self._shut:
            return
        self._waiting.append(text)
        if not self.busy:
            self._give()
        elif self._source is not None and len(self._waiting) == AHEAD:
            self._resting = True
            self._source.rest()

    def answered(self) -> None:
        self.busy = False
        if not self._giving:
            self._give()

    def _give(self) -> None:
        """A loop, not a call from each to the next: a thousand may come at once, each answered before this goes on."""
        self._giving = True
        try:
            while self._waiting and not self.busy:
                text, self.busy = self._waiting.popleft(), True
                if self._resting and self._source is not None and not self._waiting:
                    self._resting = False
                    self._source.go_on()
                self._take(text)
        finally:
            self._giving = False
        if self._idle is not None and not self.busy:
            self._idle.set()

    def shut(self) -> None:
        """Nothing more is answered, and what waits is dropped."""
        self._shut, self._take = True, _dropped
        self._waiting.clear()

    async def done(self) -> None:
        """All that came is answered."""
        while self.busy:
            if self._idle is None or self._idle.is_set():
                self._idle = asyncio.Event()
            await self._idle.wait()


class TimedInbox(Inbox):
    """One that knows when each message came; only where somebody measures, the other has nothing to do for it."""

    def __init__(self, take: Callable[[str], None], source: Source | None) -> None:
        super().__init__(take, source)
        self._came: deque[float] = deque()

    def put(self, text: str) -> None:
        if not self._shut:
            self._came.append(time.perf_counter())
        super().put(text)

    def waited(self) -> float:
        """Seconds since the message came that was answered just now; once for each."""
        return time.perf_counter() - self._came.popleft()
