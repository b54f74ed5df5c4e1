"""A carrier of news in a thread of its own, with Python's own event loop.

libpq closes its socket by itself when the database falls. The loop that serves our visitors (libuv's) may be about to watch
that socket, and then ends the whole process, as libuv does with files that are closed behind its back; Python's only complains.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Coroutine, Iterable
from contextlib import suppress
from typing import TypeVar

from litestar.channels.backends.base import ChannelsBackend

T = TypeVar("T")
Event = tuple[str, bytes]


class Apart(ChannelsBackend):
    """Another backend, which lives there from its start to its end."""

    def __init__(self, inner: ChannelsBackend) -> None:
        self._inner = inner
        self._loop: asyncio.AbstractEventLoop | None = None

    async def on_startup(self) -> None:
        self._loop = asyncio.SelectorEventLoop()
        threading.Thread(target=_live, args=(self._loop,), name="news", daemon=True).start()
        await self._there(self._inner.on_startup())

    async def on_shutdown(self) -> None:
        if self._loop is None:
            return
        try:
            await self._there(self._inner.on_shutdown())
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._loop = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._there(self._inner.publish(data, channels))

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._there(self._inner.subscribe(channels))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self._there(self._inner.unsubscribe(channels))

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._there(self._inner.get_history(channel, limit))

    async def stream_events(self) -> AsyncGenerator[Event, None]:
        here, heard = asyncio.get_running_loop(), asyncio.Queue[Event | Exception]()
        assert self._loop is not None
        passing = asyncio.run_coroutine_threadsafe(_pass_on(self._inner, here, heard), self._loop)
        try:
            while True:
                event = await heard.get()
                if isinstance(event, Exception):
                    raise event
                yield event
        finally:
            passing.cancel()

    async def _there(self, work: Coroutine[None, None, T]) -> T:
        if self._loop is None:
            work.close()
            raise ConnectionError("nobody carries news any more")
        try:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))
        except asyncio.CancelledError:
            asker = asyncio.current_task()
            if asker is not None and asker.cancelling():
                raise
            raise ConnectionError("what carried news has ended") from None  # not whoever asked


async def _pass_on(
    inner: ChannelsBackend, to: asyncio.AbstractEventLoop, heard: asyncio.Queue[Event | Exception]
) -> None:
    with suppress(RuntimeError):  # the server has closed meanwhile
        try:
            async for event in inner.stream_events():
                to.call_soon_threadsafe(heard.put_nowait, event)
        except Exception as error:
            to.call_soon_threadsafe(heard.put_nowait, error)


def _live(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    finally:
        loop.close()
