"""What the dispatcher and a server process say to each other, through the socket pair between them.

Every message has the same length. From the dispatcher: an open connection, or the name of a table that was changed in
another process. From the process: that it is ready, or the name of a table it changed that is at home elsewhere.
"""

from __future__ import annotations

MESSAGE = 32
VISITOR = bytes(MESSAGE)  # comes with an open connection
OPEN = b"\1" * MESSAGE  # the process is ready


def pack(table: str) -> bytes:
    return table.encode()[:MESSAGE].ljust(MESSAGE, b"\0")


def unpack(message: bytes) -> str:
    return message.rstrip(b"\0").decode()


def many_files() -> int:
    """A server has a file for every visitor: as many as the system lets us have."""
    import resource  # not on Windows, where there is no dispatcher either

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
