"""Which of several server processes a table belongs to: a function of its name alone.

Every process can serve every table, as two servers on one database can. But bots think and clocks ring only where a
table is at home, and whoever changes a table elsewhere says so there at once, through the dispatcher.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import NamedTuple
from zlib import crc32

from sherwood.web.link import pack


def home(table: str, processes: int) -> int:
    """The number of the process a table belongs to."""
    return crc32(table.encode()) % processes


class Partition(NamedTuple):
    """The tables of one process among several, and its link to the dispatcher; a single process has all of them."""

    number: int = 0
    processes: int = 1
    link: socket.socket | None = None

    def mine(self, table: str) -> bool:
        return home(table, self.processes) == self.number

    def tell(self, table: str) -> None:
        """Something happened here at a table that is at home elsewhere."""
        if self.link is not None:
            with suppress(OSError):  # the dispatcher is behind, or gone: processes also compare now and then
                self.link.send(pack(table))


ALL = Partition()
