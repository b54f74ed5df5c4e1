"""Somebody at a table: who listens, and who is seen to sit there, for as long as a block lasts."""

from __future__ import annotations

import asyncio

from sherwood.web import deeds
from sherwood.web.channel import Audience, Channel
from sherwood.web.playing import Playing


class Listening:
    """`async with`: an audience's channel; its listener is woken at every event."""

    def __init__(self, room: Playing, who: Audience, wake: asyncio.Event) -> None:
        self._room, self._who, self._wake = room, who, wake
        self._channel: Channel | None = None

    async def __aenter__(self) -> Channel:
        self._channel = channel = await deeds.join(self._room, self._who, self._wake)
        return channel

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        if self._channel is not None:
            self._room.leave(self._channel, self._wake)


class Sitting:
    """`async with`: others see that somebody is here; a spectator is not counted."""

    def __init__(self, room: Playing, seat: int) -> None:
        self._room, self._seat = room, seat

    async def __aenter__(self) -> None:
        try:
            await deeds.come(self._room, self._seat)
        except BaseException:
            await deeds.go(self._room, self._seat)
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        await deeds.go(self._room, self._seat)
