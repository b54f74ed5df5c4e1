"""Messages straight to a socket: a table tells all who watch it at once, without waking anybody.

The usual way of a message, through framework and server, costs more than finding what to say. Whoever is slow, or not
there any more, is left to that way: it waits, and it notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.protocol import OPEN

EXTENSION = "sherwood.line"
TEXT = 0x80 | Opcode.TEXT  # a whole message in one frame
SHORT, LONG, LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
# A board repeats itself far apart: to look back farther and try less is three times as quick, and smaller.
FAR, QUICK = 15, {"level": 1, "memLevel": 5}
AHEAD = 8  # messages of one client that wait before it is not listened to


class LineProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which lends itself to whoever serves it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        for one in self.conn.available_extensions or ():
            if isinstance(one, ServerPerMessageDeflateFactory):
                one.server_max_window_bits, one.compress_settings = FAR, QUICK

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"line": self}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops listening at every message until it is taken: here only when several wait."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= AHEAD:
            self.read_paused = False

    @property
    def free(self) -> bool:
        """Would a message leave at once?"""
        there = self.handshake_complete and not self.close_sent and not self.disconnected
        return there and self.conn.state is OPEN and self.writable.is_set() and not self.transport.is_closing()

    def post(self, message: bytes) -> None:
        """Write a text message, as bytes; only while `free`."""
        if self.conn.extensions:  # it is compressed
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(head(len(message)) + message)


def head(length: int) -> bytes:
    """What stands before a message of a server (RFC 6455, 5.2)."""
    if length < 126:
        return SHORT(TEXT, length)
    return LONG(TEXT, 126, length) if length < 1 << 16 else LONGEST(TEXT, 127, length)


def line_of(scope: Scope) -> LineProtocol | None:
    """The socket itself; none where another server than ours carries it."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return cast("dict[str, LineProtocol]", found)["line"] if found else None


class Ear(asyncio.Event):
    """Set when there is news: tried at once first, and only what could not leave wakes whoever waits."""

    def __init__(self, at_once: Callable[[], bool]) -> None:
        super().__init__()
        self._at_once = at_once

    def set(self) -> None:
        if not self._went():
            super().set()

    def _went(self) -> bool:
        """Whatever is the matter with one connection, the table goes on and tells the others."""
        try:
            return self._at_once()
        except (RuntimeError, OSError, ProtocolError, InvalidState):
            return False
