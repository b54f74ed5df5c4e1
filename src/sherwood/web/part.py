"""One of several processes of a services: the porter starts it, gives it its visitors and says what it should look at."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from sherwood.web.app import create_app
from sherwood.web.serve import MANNERS
from sherwood.web.server_log import log, set_up
from sherwood.web.services import Config, Services
from sherwood.web.share import MESSAGE, OPEN, VISITOR, Share, many_files, unpack


class Part(uvicorn.Server):
    """A server that does not listen: its connections come through a channel, already open."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket, services: Callable[[], Services]) -> None:
        super().__init__(config)
        self.channel = channel
        self.services = services
        self.guests: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        asyncio.get_running_loop().add_reader(self.channel, self._take)
        self.channel.send(OPEN)

    def _take(self) -> None:
        try:
            message, visitors, _, _ = socket.recv_fds(self.channel, MESSAGE, 1)
        except BlockingIOError:
            return
        except OSError:
            message, visitors = b"", []
        if not message:  # the porter is gone, and nobody will come any more
            asyncio.get_running_loop().remove_reader(self.channel)
            self.should_exit = True
        elif visitors:
            self._do(self._welcome(visitors[0]))
        elif message == VISITOR:
            log("no-file-for-a-visitor")
        else:
            self._do(self.services().rooms.look_at(unpack(message)))

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.guests.add(task)
        task.add_done_callback(self.guests.discard)

    async def _welcome(self, descriptor: int) -> None:
        visitor = socket.socket(fileno=descriptor)
        visitor.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def main() -> None:
    number, processes, descriptor = map(int, sys.argv[1:])
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Config)
    channel = socket.socket(fileno=descriptor)
    channel.setblocking(False)
    set_up()
    many_files()
    app = create_app(settings, Share(number, processes, channel))
    Part(uvicorn.Config(app, **MANNERS), channel, lambda: app.state.services).run()


if __name__ == "__main__":
    main()
