"""What cannot be seen from outside: a server in a thread of this process, used over real connections."""

from __future__ import annotations

import gc
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from litestar import WebSocket
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from sherwood.table.store import writer
from sherwood.web import talking
from sherwood.web.app import create_app, shielded
from sherwood.web.connection import Connection
from sherwood.web.errors import Refused
from sherwood.web.guard import GuardedProtocol
from sherwood.web.hangup import BROKEN, FLOOD
from sherwood.web.line import LineProtocol
from sherwood.web.listener import Listener
from sherwood.web.serve import uvicorn_config
from sherwood.web.services import Config, Services
from sherwood.web.sockets import Sockets
from support.served import Line, Person, Server, free_port, until

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Inside(Server):
    """`sherwood serve` without a process of its own."""

    def start(self) -> Inside:
        settings = Config(database=self.database, limits=False, workers=1)
        self._app = create_app(settings)
        self._server = uvicorn.Server(uvicorn_config(shielded(self._app, settings), settings, port=self.port))
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        until(lambda: self._server.started)
        return self

    @property
    def sockets(self) -> Sockets:
        services: Services = self._app.state.services
        return services.sockets

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """A server collects what is lost in its own way, and leaves it so."""
    thresholds = gc.get_threshold()
    server = Inside(f"{tmp_path}/inside.sqlite", tmp_path, port=free_port()).start()
    yield server
    server.stop()
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def seated(server: Server) -> Line:
    ann = Person(server, "Ann")
    line = ann.line(ann.table("romans", ["me", "hot:Bob"]), 0)
    line.until(lambda parts: "prompt" in parts)
    ann.close()  # her other connection
    return line


KINDS = (Connection, WebSocket, LineProtocol, GuardedProtocol)  # a connection, from the table down to the wire


def connections() -> int:
    return sum(isinstance(one, KINDS) for one in gc.get_objects())


def test_what_is_left_of_a_connection_does_not_wait_for_the_collector(inside: Inside) -> None:
    """It holds a table and all that its audience was shown, and the collector comes seldom."""
    gc.collect()
    others = connections()  # of tests before, whatever still holds them
    line = seated(inside)
    line.do(line.parts["prompt"]["choices"][0])
    gc.disable()
    assert connections() >= others + 3
    line.close()
    until(lambda: connections() == others)


def test_nor_where_its_last_move_could_not_be_written(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error holds those it passed through: none of them may hold the error."""
    gc.collect()
    others = connections()
    line = seated(inside)

    def away(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(writer, "_insert_all", away)
    gc.disable()
    assert line.do(line.parts["prompt"]["choices"][0])["reason"] == "no-store"
    line.close()
    until(lambda: not len(inside.sockets))  # who looks at all there is while it falls apart holds it together
    until(lambda: connections() == others)


def test_nor_where_somebody_has_too_many(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(inside, "Ann")
    table = ann.table("romans", ["me", "hot:Bob"])
    gc.collect()
    others = connections()

    def full(*_: object) -> None:
        raise Refused("too-many-sockets", 429)

    monkeypatch.setattr(Sockets, "enter", full)
    gc.disable()
    line = ann.line(table)
    with pytest.raises(ConnectionClosed) as closed:
        line.read()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == FLOOD
    line.close()
    until(lambda: connections() == others)


def test_what_is_told_while_a_slow_answer_leaves_leaves_too(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts on leaving with the answer, which has gone just then: whoever waits must not wait for the next event."""
    line, send = seated(inside), talking._send_new

    async def slow(one: Listener, answer: bytes | None = None) -> None:
        await send(one, answer)
        if answer:
            one.room._chat = [{"n": 1, "seat": 0, "name": "Ann", "text": "just then"}]
            one.room.spread()

    monkeypatch.setattr(talking, "_send_new", slow)
    monkeypatch.setattr(LineProtocol, "free", property(lambda _: False))
    line.ask(type="ping")
    line.until(lambda parts: parts["chat"])


def test_a_connection_whose_answer_cannot_be_sent_is_closed(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its client would wait for ever: so it comes again, and is told everything."""
    line = seated(inside)

    def fail(_: LineProtocol, message: bytes) -> None:
        raise ValueError("this cannot be written")

    monkeypatch.setattr(LineProtocol, "post", fail)
    with pytest.raises(ConnectionClosed) as closed:
        line.do(line.parts["prompt"]["choices"][0])
    assert closed.value.rcvd
    assert closed.value.rcvd.code == BROKEN
