"""What clients say, frame by frame: at sight where it is one whole text, through the parser in every other way it can come."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sherwood.web.frames import MOST, ends_whole, head, lone_text
from support.served import Person, Server


def said(message: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, message, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 5, 125, 126, 65_535, 65_536])
def test_a_message_begins_as_the_standard_says(length: int) -> None:
    message = b"x" * length
    assert head(length) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, MOST])
def test_one_whole_text_is_taken_at_sight(length: int) -> None:
    message = bytes(n % 251 for n in range(length))
    assert lone_text(said(message)) == message


ELSE = {
    "nothing": b"",
    "its end is missing": said(b"a")[:-1],
    "half a head": said(b"abc")[:3],
    "two": said(b"a") + said(b"b"),
    "bytes": said(b"a", Opcode.BINARY),
    "ping": said(b"a", Opcode.PING),
    "goodbye": said(b"\x03\xe8", Opcode.CLOSE),
    "the beginning of more": said(b"a", fin=False),
    "the end of more": said(b"a", Opcode.CONT),
    "long": said(b"x" * (MOST + 1)),
    "longest": said(b"x" * 65_536),
    "unmasked": Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    "compressed": bytes([said(b"packed")[0] | 0x40]) + said(b"packed")[1:],
}


@pytest.mark.parametrize("case", ELSE)
def test_anything_else_is_left_to_the_parser(case: str) -> None:
    assert lone_text(ELSE[case]) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_536])
def test_the_parser_stands_between_two_frames_after_whole_ones(length: int) -> None:
    frame = said(b"x" * length)
    assert ends_whole(frame)
    assert ends_whole(said(b"ping", Opcode.PING) + frame)
    for cut in {1, 2, len(frame) // 2, len(frame) - 1}:
        assert not ends_whole(frame[:cut])
        assert not ends_whole(frame + frame[:cut])
    assert not ends_whole(said(b"x" * length, fin=False))
    assert not ends_whole(said(b"x" * length, Opcode.CONT))


@contextmanager
def raw(server: Server, table: str) -> Iterator[tuple[ClientConnection, socket.socket]]:
    """A connection, and the wire below it: what is written there, the server gets byte by byte."""
    wire = socket.create_connection(("127.0.0.1", server.port))
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    where = f"ws://127.0.0.1:{server.port}/tables/{table}/socket?drawn=0"
    with connect(where, sock=wire, origin=Origin(server.url), compression=None) as line:
        line.recv(30)
        yield line, wire


def pieces(number: int) -> list[list[bytes]]:
    """One message in every way it may come; each piece is written by itself."""
    message = json.dumps({"type": "ping", "id": number}).encode()
    frame, half = said(message), len(message) // 2
    return [
        [frame],
        [frame[:1], frame[1:9], frame[9:]],
        [said(b"hello", Opcode.PING) + frame],
        [said(message[:half], fin=False), said(b"between", Opcode.PING), said(message[half:], Opcode.CONT)],
        [frame[:-1], frame[-1:]],
        [frame],
    ]


@pytest.mark.parametrize("first", range(6))
def test_messages_are_answered_however_they_come(server: Server, first: int) -> None:
    """In any order: what was cut in two must not spoil what comes at sight afterwards."""
    table = Person(server, "Ann").table("locksley", ["me", "bot"], public=True)
    with raw(server, table) as (line, wire):
        for number in range(6):
            for piece in pieces(number)[(first + number) % 6]:
                wire.sendall(piece)
                time.sleep(0.01)  # so that they are not read together
            while json.loads(line.recv(30)).get("ok") != number:
                pass


def pings(*numbers: int) -> bytes:
    return b"".join(said(b'{"type":"ping","id":%d}' % number) for number in numbers)


def test_many_at_once_are_answered_in_their_order(server: Server) -> None:
    """A house lets one connection say sixty things at once; after the first few it is not read until they are answered."""
    table = Person(server, "Ann").table("locksley", ["me", "bot"], public=True)
    with raw(server, table) as (line, wire):
        answers: list[int] = []
        for some in (range(50), range(50, 55)):
            wire.sendall(pings(*some))
            while len(answers) <= some[-1]:
                answers += [answer["ok"]] if "ok" in (answer := json.loads(line.recv(30))) else []
        assert answers == list(range(55))


def test_a_flood_ends_the_connection_once(limited: Server) -> None:
    """However much of it has come already."""
    table = Person(limited, "Ann").table("locksley", ["me", "bot"], public=True)
    with raw(limited, table) as (line, wire):
        wire.sendall(pings(*range(5_000)))
        answers = told(line)
        assert line.close_code == 4429
        assert 60 <= len(answers) < 200
    assert "Traceback" not in limited.log


def told(line: ClientConnection) -> list[str | bytes]:
    """All that is still said until the server hangs up."""
    answers: list[str | bytes] = []
    with suppress(ConnectionClosed):
        while True:
            answers.append(line.recv(30))
    return answers


def test_what_is_no_text_ends_the_connection(server: Server) -> None:
    table = Person(server, "Ann").table("locksley", ["me", "bot"], public=True)
    with raw(server, table) as (line, wire):
        wire.sendall(said(b'{"type":"\xff"}'))
        told(line)
        assert line.close_code == 1007
    assert "UnicodeDecodeError" not in server.log
