"""Several processes, one services: each table is the business of one of them, told by its name alone.

Every process can serve every table, as two servers on one database can. But bots think and clocks ring only where a
table is at home, and whoever changes a table elsewhere says so there at once, through the porter.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

# What goes through a channel between the porter and a process: always so many bytes. A table's name is news of it.
MESSAGE = 32
VISITOR = bytes(MESSAGE)  # comes with an open connection
OPEN = b"\1" * MESSAGE  # a process says so when it is ready


def home(table: str, processes: int) -> int:
    """The number of the process a table belongs to."""
    return crc32(table.encode()) % processes


def pack(table: str) -> bytes:
    return table.encode()[:MESSAGE].ljust(MESSAGE, b"\0")


def unpack(message: bytes) -> str:
    return message.rstrip(b"\0").decode()


class Share(NamedTuple):
    """The tables of this process; of the only one there is: all."""

    number: int = 0
    processes: int = 1
    channel: socket.socket | None = None

    def mine(self, table: str) -> bool:
        return home(table, self.processes) == self.number

    def tell(self, table: str) -> None:
        """Something happened here at a table that is at home elsewhere."""
        if self.channel is not None:
            with suppress(OSError):  # the porter is behind, or gone: each process looks for lost news now and then
                self.channel.send(pack(table))


ALL = Share()


def many_files() -> int:
    """A server has a file for every visitor: as many as the system lets us have."""
    import resource  # not on Windows, where there is no porter either

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
