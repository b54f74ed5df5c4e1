"""The least of a web socket that a measuring client needs: it must leave the processors to the server."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole messages, as our server sends them
MASKED = 0x80
NO_MASK = bytes(4)  # clients must mask, and nothing forbids a mask of zeros
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)


class Wire(asyncio.Protocol):
    """One connection; `heard` gets itself and every text message."""

    transport: asyncio.Transport

    def __init__(self, request: str, heard: Callable[[Wire, bytes], None]) -> None:
        self.request = request.encode()
        self.heard = heard
        self.buffer = bytearray()
        self.open = False
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, address: str, headers: dict[str, str], heard: Callable[[Wire, bytes], None]) -> Wire:
        url = urlsplit(address)
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        request = REQUEST.format(path=f"{url.path}?{url.query}", host=url.netloc, more=more)
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(request, heard), url.hostname or "127.0.0.1", url.port or 80)
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, bytearray(rest)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if a whole one is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0], buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = struct.unpack_from(">H" if start == 4 else ">Q", buffer, 2)[0]
        if len(buffer) < start + size:
            return False
        payload = bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        else:
            assert kind == CLOSE, hex(kind)
            self.close()
        return not self.transport.is_closing()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        if not self.transport.is_closing():
            self._send(CLOSE, struct.pack(">H", 1000))
            self.transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = struct.pack(">B", MASKED | size) if size < 126 else struct.pack(">BH", MASKED | 126, size)
        self.transport.write(b"%c%b%b%b" % (kind, length, NO_MASK, payload))
