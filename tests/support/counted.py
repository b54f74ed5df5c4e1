"""A door in front of the server that counts what really goes through the wire to a browser."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from contextlib import suppress

from support.served import Server


class Door:
    """Listens on a port of its own and passes everything on, both ways."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.bytes = 0
        self.frames: list[int] = []  # the size of each message over a socket, as it was sent
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._start(self._welcome)

    def _start(self, work: Callable[..., None], *args: object) -> None:
        self._threads.append(threading.Thread(target=work, args=args, daemon=True))
        self._threads[-1].start()

    def close(self) -> None:
        for end in (self._listener, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in (self._listener, *self._ends):
            end.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                guest, _ = self._listener.accept()
                host = socket.create_connection(("127.0.0.1", self.server.port))
                self._ends += [guest, host]
                self._start(self._pass, guest, host, None)
                self._start(self._pass, host, guest, Frames(self.frames))

    def _pass(self, here: socket.socket, there: socket.socket, frames: Frames | None) -> None:
        with suppress(OSError):
            while data := here.recv(65536):
                if frames is not None:
                    self.bytes += len(data)
                    frames.read(data)
                there.sendall(data)
        for end in (here, there):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Frames:
    """Finds the messages in what a server sends after it has agreed to speak WebSocket."""

    def __init__(self, found: list[int]) -> None:
        self.found, self.rest, self.upgraded = found, b"", False

    def read(self, data: bytes) -> None:
        self.rest += data
        if not self.upgraded:
            head, end, body = self.rest.partition(b"\r\n\r\n")
            self.upgraded = bool(end) and head.startswith(b"HTTP/1.1 101")
            self.rest = body if self.upgraded else b""
        while self.upgraded and (size := self._frame()) <= len(self.rest):
            self.found.append(size)
            self.rest = self.rest[size:]

    def _frame(self) -> int:
        """How many bytes the frame at the beginning has, its head included; more than there are if the head is cut."""
        if len(self.rest) < 10 and (len(self.rest) < 2 or self.rest[1] >= 126):
            return len(self.rest) + 1
        short = self.rest[1] & 127
        extra = {126: 2, 127: 8}.get(short, 0)
        return 2 + extra + (int.from_bytes(self.rest[2 : 2 + extra], "big") if extra else short)
