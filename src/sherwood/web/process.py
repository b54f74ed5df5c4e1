"""One of several server processes: the dispatcher starts it, hands it connections and says which tables changed."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress

import msgspec
import uvicorn

from sherwood.web.app import create_app, shielded
from sherwood.web.dispatcher import NEVER_OPENED
from sherwood.web.link import MESSAGE, OPEN, VISITOR, unpack
from sherwood.web.partition import Partition
from sherwood.web.serve import uvicorn_config
from sherwood.web.server_log import log, set_up
from sherwood.web.services import Config, Services


class ServerProcess(uvicorn.Server):
    """A web server that does not listen: its connections come through a link, already open."""

    def __init__(self, config: uvicorn.Config, link: socket.socket, services: Callable[[], Services]) -> None:
        super().__init__(config)
        self.link = link
        self.services = services
        self._tasks: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        asyncio.get_running_loop().add_reader(self.link, self._take)
        with suppress(OSError):  # the dispatcher fell meanwhile: the reader notices, and this process ends
            self.link.send(OPEN)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """What others changed is of no interest any more: the store is closed next."""
        asyncio.get_running_loop().remove_reader(self.link)
        for task in self._tasks:
            task.cancel()
        await super().shutdown(sockets)

    def _take(self) -> None:
        try:
            message, visitors, _, _ = socket.recv_fds(self.link, MESSAGE, 1)
        except BlockingIOError:
            return
        except OSError:
            message, visitors = b"", []
        if not message:  # the dispatcher is gone, and nobody will come any more
            asyncio.get_running_loop().remove_reader(self.link)
            self.should_exit = True
        elif visitors:
            self._do(self._welcome(visitors[0]))
        elif message == VISITOR:
            log("no-file-for-a-visitor")
        else:
            self.services().rooms.heard_of(unpack(message))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _welcome(self, descriptor: int) -> None:
        visitor = socket.socket(fileno=descriptor)
        visitor.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)

    def _protocol(self) -> asyncio.Protocol:
        kind = self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]


def main() -> None:
    number, processes, descriptor = map(int, sys.argv[1:])
    told = sys.stdin.buffer.read()
    if not told:  # the dispatcher fell before it had said anything
        sys.exit(NEVER_OPENED)
    settings = msgspec.json.decode(told, type=Config)
    link = socket.socket(fileno=descriptor)
    link.setblocking(False)
    set_up()
    partition = Partition(number, processes, link)
    app = create_app(settings, partition)
    served = uvicorn_config(shielded(app, settings, partition), settings)
    ServerProcess(served, link, lambda: app.state.services).run()


if __name__ == "__main__":
    main()
