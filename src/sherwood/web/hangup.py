"""How a socket ends: with a code that says why, whoever is still there to read it."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Protocol

from litestar.exceptions import WebSocketDisconnect

from sherwood.web.session import Socket

GONE = (WebSocketDisconnect, OSError)  # somebody shut the laptop: nothing to tell the host
BROKEN, LATER = 1011, 1013
FOREIGN, UNKNOWN, FLOOD = 4403, 4404, 4429


class Closing(Protocol):
    """What can be closed."""

    def close(self, code: int, reason: str | None) -> Awaitable[None]: ...


async def hang_up(socket: Closing, code: int, why: str | None = None) -> None:
    with suppress(*GONE, RuntimeError):  # it may be closing already
        await socket.close(code, why)


async def _gone(*message: object) -> Any:
    raise WebSocketDisconnect(detail="gone")


def part(socket: Socket) -> None:
    """Its two ways hold the socket that holds them: a circle, which is found seldom."""
    socket.receive = socket.send = _gone
