"""Connections that nobody can hold half open: whoever says half a request, or does not take an answer, is sent away."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sherwood.web.address import counted

HEAD = 10.0  # seconds for the head of a request
BODY = 30.0  # and for the rest of it
ANSWER = 30.0  # for taking more of an answer
LONGEST_HEAD = 32_768  # bytes of a request before its body
EACH = 256  # connections of one address that are not sockets


class Doors:
    """Who is at the door of this process: connections by address, and those that have not said what they want."""

    def __init__(self, each: int, files: int) -> None:
        self.each = each  # 0: a proxy is in front, and all come from one address
        self.most = files * 3 // 4
        self.by_address: Counter[str] = Counter()
        self.silent: OrderedDict[GuardedProtocol, None] = OrderedDict()

    def enter(self, visitor: GuardedProtocol) -> bool:
        self.by_address[visitor.address] += 1
        self.silent[visitor] = None
        if len(self.silent) > self.most:  # the files run out: who has been silent longest makes room
            next(iter(self.silent)).transport.abort()
        return not self.each or self.by_address[visitor.address] <= self.each

    def leave(self, visitor: GuardedProtocol) -> None:
        self.silent.pop(visitor, None)
        self.by_address[visitor.address] -= 1
        if not self.by_address[visitor.address]:
            del self.by_address[visitor.address]


class GuardedProtocol(HttpToolsProtocol):
    """Uvicorn's connection with a clock."""

    doors: ClassVar[Doors]
    address = ""
    _clock: asyncio.TimerHandle | None = None
    _entered = False
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = counted(self.client[0] if self.client else "")
        self._entered = True
        self._within(HEAD)
        if not self.doors.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._clock is None and (self.cycle is None or self.cycle.response_complete):
            self._within(HEAD)  # another request on the same connection
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD + len(data):
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self.doors.silent.pop(self, None)
        self._head = 0
        self._within(BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # a circle, which uvicorn cuts only where the connection is lost

    def pause_writing(self) -> None:
        self._within(ANSWER)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stop()
        super().resume_writing()

    def _within(self, seconds: float) -> None:
        self._stop()
        self._clock = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _go(self) -> None:
        self._stop()
        if self._entered:
            self._entered = False
            self.doors.leave(self)


def guarded(doors: Doors) -> type[GuardedProtocol]:
    """The protocol for one server: all its connections are counted together."""
    return type("Guarded", (GuardedProtocol,), {"doors": doors})
