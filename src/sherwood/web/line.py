"""Messages straight to a socket: a table tells all who watch it at once, without waking anybody.

The usual way of a message, through framework and server, costs more than finding what to say. Whoever is slow, or not
there any more, is left to that way: it waits, and it notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.protocol import OPEN

from sherwood.web.frames import ends_whole, head, lone_text

EXTENSION = "sherwood.line"
# A board repeats itself far apart: to look back farther and try less is three times as quick, and smaller.
FAR, QUICK = 15, {"level": 1, "memLevel": 5}


class LineProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, which lends itself to whoever serves it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.hears: Callable[[str], None] | None = None  # text messages, from when on somebody wants them at once
        self._between_frames = True
        for one in self.conn.available_extensions or ():
            if isinstance(one, ServerPerMessageDeflateFactory):
                one.server_max_window_bits, one.compress_settings = FAR, QUICK

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        extensions[EXTENSION] = {"line": self}
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]  # a circle

    def data_received(self, data: bytes) -> None:
        """One whole text, by far the most that clients send, needs no parser, as long as that stands between two frames."""
        if self._between_frames and self.hears is not None:
            message = lone_text(data)
            if message is not None and not self.close_sent and self.conn.state is OPEN and self._heard(message):
                return
        if self.handshake_complete and self._between_frames:
            self._between_frames = ends_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Straight to whoever hears; uvicorn's way, through its queue, costs more than many an answer."""
        if self.curr_msg_data_type == "text" and not self.close_sent and self._heard(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _heard(self, message: bytes) -> bool:
        """False where nobody hears yet. Who sends what is no text is hung up on, without a word in the log."""
        if self.hears is None:
            return False
        try:
            self.hears(message.decode())
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        return True

    def rest(self) -> None:
        """Somebody says more than is answered."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

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

    def deafen(self) -> None:
        """Nobody is there any more."""
        self._at_once = bool

    def _went(self) -> bool:
        """Whatever is the matter with one connection, the table goes on and tells the others."""
        try:
            return self._at_once()
        except (RuntimeError, OSError, ProtocolError, InvalidState):
            return False
