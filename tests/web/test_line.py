"""Messages straight to a socket: as the standard has them, for those who want them uncompressed and those who are slow."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sherwood.web.line import Ear
from support.served import Line, Person, Server


def test_a_line_that_breaks_is_left_to_the_slow_way() -> None:
    """It must not keep a table from telling the others."""

    def break_off() -> bool:
        raise RuntimeError("the handler is closed")

    ear = Ear(break_off)
    ear.set()
    assert ear.is_set()


@contextmanager
def spectator(server: Server, table: str) -> Iterator[ClientConnection]:
    """Somebody who takes no compression, has little room for what comes, and reads when they like."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    where = f"ws://127.0.0.1:{server.port}/tables/{table}/socket?drawn=1"
    how: dict[str, Any] = {"compression": None, "max_queue": 1, "max_size": None}
    with connect(where, sock=narrow, origin=Origin(server.url), **how) as line:
        yield line


def patched(parts: dict[str, Any], event: dict[str, Any]) -> None:
    """The board and the log as a page keeps them."""
    for board in [*(one["board"] for one in event.get("moments", [])), event.get("board", {})]:
        if "live" in board:
            parts["live"] = list(board["live"])
        for at, cut, put in board.get("lines", []):
            parts["live"][at : at + cut] = put
    if "log" in event:
        parts["log"] = parts.get("log", [])[: event["log"]["keep"]] + event["log"]["add"]


def to_the_end(line: Line) -> None:
    while line.parts["table"]["status"] == "running":
        if line.parts["prompt"]["mine"]:
            line.do(next(one for one in line.parts["prompt"]["choices"] if not one["revise"]))
        else:
            line.read()


def test_whoever_is_slow_gets_the_same_in_the_end(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"], public=True)
    with spectator(server, table) as slow:
        line = ann.line(table, 0)
        line.until(lambda parts: "prompt" in parts)
        to_the_end(line)
        fresh: dict[str, Any] = {}
        with spectator(server, table) as other:
            patched(fresh, json.loads(other.recv(30)))
        late: dict[str, Any] = {}
        n = 0
        while late != fresh:
            event = json.loads(slow.recv(30))
            assert event.get("whole") or event["n"] == n + 1, "none was left out"
            n = event["n"]
            patched(late, event)
