"""Nobody can make the server work, wait or keep without bound: what is sent, how often, how slowly, how much at once."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

import sherwood
from sherwood.games import shelf
from sherwood.table import crash
from sherwood.text.rulebook import load
from sherwood.web import guard, quotas, sockets
from sherwood.web.address import client, counted
from sherwood.web.alarms import Alarms
from sherwood.web.bans import Bans
from sherwood.web.catalogue import LONGEST_QUERY
from sherwood.web.kept import Kept
from sherwood.web.middleware import RATES, HttpMiddleware, Tokens, wanted
from support.accounts import BETTER, GOOD, admin
from support.served import Person, Server, until

# D1: what is searched for


def test_words_said_again_and_again_are_searched_for_once() -> None:
    book = load(shelf()["romans"].folder / "rulebook.toml")
    assert book.search("fort " * 20_000) == book.search("fort") != []


@pytest.mark.parametrize("path", ["/rules?q=", "/rules/romans?q=", "/api/games/romans/rules?q="])
def test_what_is_searched_for_is_cut_to_a_length(server: Server, path: str) -> None:
    words = "fort " * 40
    kept = " ".join(words[:LONGEST_QUERY].split())
    beyond = Person(server).http.get(path + f"{words[:LONGEST_QUERY]}zzzznowhere")
    assert beyond.status_code == 200
    assert beyond.text == Person(server).http.get(path + words[:LONGEST_QUERY]).text, "what is beyond it is not read"
    assert "zzzznowhere" not in beyond.text
    assert kept


# D4: what is brought


def test_names_and_notes_of_journals_have_an_end() -> None:
    with pytest.raises(sherwood.errors.BadOption):
        sherwood.new("romans", seats=2, names=["A" * 900_000, "B"])
    with pytest.raises(sherwood.errors.BadOption):
        sherwood.new("romans", seats=2, note={"note": "x" * 1_900_000})


def test_a_person_brings_so_many_journals_and_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Person(server, "Ann")
    answers = [_bring(ann, number) for number in range(42)]
    assert answers[:40] == [201] * 40
    assert answers[40:] == [429, 429]
    assert _bring(ann, 0) == 201, "what is there already is not counted again"
    assert _bring(Person(server, "Bob"), 100) == 201


def _bring(person: Person, seed: int) -> int:
    text = sherwood.new("romans", seats=2, seed=seed, note={"by": person.server.port, "n": seed}).save()
    return person.http.post("/api/replays", json={"journal": text}).status_code


def test_what_is_kept_of_replays_is_bounded_by_weight() -> None:
    kept: Kept[int, str] = Kept(100)
    for number in range(50):
        assert kept.get(number, partial("made {}".format, number), 30) == f"made {number}"
        assert kept.weight <= 100
    assert kept.get(49, lambda: "made again", 30) == "made 49"
    assert kept.get(3, lambda: "made again", 30) == "made again"
    kept.get(99, lambda: "too heavy", 1000)
    assert kept.weight == 0


def test_crash_files_are_bounded_by_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHERWOOD_CRASHES", str(tmp_path))
    monkeypatch.setattr(crash, "MOST", 5)
    for number in range(12):
        crash.keep(f"journal {number}")
    left = [path.read_text() for path in sorted(tmp_path.iterdir())]
    assert left == [f"journal {number}" for number in range(7, 12)], "the newest, whenever a second began"


# D5: where somebody comes from


def test_a_proxy_is_believed_only_when_the_host_says_so() -> None:
    said = {"x-forwarded-for": "1.2.3.4, 5.6.7.8"}
    assert client("127.0.0.1", said, behind_proxy=False) == "127.0.0.1"
    assert client("127.0.0.1", said, behind_proxy=True) == "5.6.7.8", "the last one, which our proxy wrote"
    assert counted("2001:db8::1") == counted("2001:db8::ffff") != counted("2001:db8:1::1")
    assert counted("::ffff:9.9.9.9") == "9.9.9.9"


def test_another_forwarded_address_at_each_try_opens_no_door(limited: Server) -> None:
    tries = (
        httpx.post(
            f"{limited.url}/api/session",
            json={"login": "ann", "password": "wrong-password"},
            headers={"x-forwarded-for": f"10.0.0.{number}"},
        ).status_code
        for number in range(60)
    )
    assert 429 in tries, "after a few; a busy machine tries slowly"


# D6: half requests, and too many


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # no database has a part in it, and it takes its time
def test_half_a_request_is_waited_for_so_long_and_no_longer(server: Server) -> None:
    with ExitStack() as stack:
        said = [
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        ]
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in said]
        started = time.monotonic()
        for one, words in zip(slow, said, strict=True):
            one.settimeout(3 * guard.BODY)
            one.sendall(words)
        for one in slow[:2]:
            assert _ended(one)
        assert time.monotonic() - started < guard.HEAD + guard.BODY / 2
        assert _ended(slow[2])


def _ended(one: socket.socket) -> bool:
    try:
        return one.recv(100) == b""
    except ConnectionResetError:
        return True


def test_a_head_without_end_is_cut_off(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert _cut_off(one, b"X-More: " + b"y" * 1000 + b"\r\n")


def _cut_off(one: socket.socket, words: bytes) -> bool:
    try:
        for _ in range(10_000):
            one.sendall(words)
            time.sleep(0.0005)
    except OSError:
        return True
    return False


def test_one_address_has_so_many_connections(limited: Server) -> None:
    with ExitStack() as stack:
        for _ in range(guard.EACH + 40):
            stack.enter_context(socket.create_connection(("127.0.0.1", limited.port)))
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{limited.url}/api/health", timeout=5)
    until(lambda: _answers(limited))


def _answers(server: Server) -> bool:
    try:
        return httpx.get(f"{server.url}/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def test_one_person_has_so_many_sockets(limited: Server) -> None:
    ann = Person(limited, "Ann")
    table = ann.table("romans", ["me", "open"])
    lines = [ann.line(table, 0) for _ in range(sockets.EACH_PERSON)]
    assert lines[-1].read()["whole"]
    with pytest.raises(ConnectionClosed) as closed:
        ann.line(table, 0).read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    lines[0].close()
    until(lambda: json.loads(ann.line(table, 0).socket.recv(5))["whole"])


def test_one_address_opens_so_many_sockets_and_then_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening one costs the server a look at its store, so it is refused before anything is looked up."""
    opened: list[str] = []
    closed: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        opened.append(scope["path"])

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        closed.append(message)

    async def crowd(shield: HttpMiddleware, address: str, number: int) -> None:
        scope: Any = {"type": "websocket", "path": "/tables/x/socket", "headers": [], "client": (address, 1)}
        for _ in range(number):
            await shield(scope, receive, send)

    shield = HttpMiddleware(app, limits=True, trust_proxy=False, bans=Bans(), alarms=Alarms(), tokens=Tokens())
    burst = int(RATES["socket"][1])
    asyncio.run(crowd(shield, "10.0.0.1", burst + 50))
    assert burst <= len(opened) < burst + 10
    assert {message["type"] for message in closed} == {"websocket.close"}
    opened.clear()
    asyncio.run(crowd(shield, "10.0.0.2", 5))
    assert len(opened) == 5, "others are let in"


def test_many_refusals_are_one_line_that_says_from_where(caplog: pytest.LogCaptureFixture) -> None:
    alarms = Alarms()
    with caplog.at_level(logging.INFO, "sherwood"):
        for n in range(2999):
            alarms.note("too-fast", "10.0.0.9" if n % 2 else f"10.0.1.{n % 200}")
        alarms.note("wrong-password", "10.0.0.1")
    lines = [json.loads(record.getMessage()) for record in caplog.records]
    assert [(line["what"], line["reason"], line["n"], line["most"]) for line in lines] == [
        ("alert", "too-fast", 30, "10.0.0.9"),
        ("alert", "too-fast", 300, "10.0.0.9"),
    ]


# Quotas


def test_one_person_has_so_many_tables_of_bots_only(limited: Server) -> None:
    ann = Person(limited, "Ann")
    for _ in range(quotas.BOT_TABLES):
        ann.table("legend", ["bot:flat", "bot:flat"])
    refused = ann.ask(
        "POST", "/api/tables", {"game": "legend", "seats": [{"kind": "bot", "level": "flat"}] * 2}, expect=429
    )
    assert refused["refused"] == "too-many-bots"
    assert str(quotas.BOT_TABLES) in refused["say"]
    ann.table("romans", ["me", "bot"])


def test_nobody_says_too_much_at_once(limited: Server) -> None:
    ann = Person(limited, "Ann")
    table = ann.table("romans", ["me", "open"])
    said = [ann.http.post(f"/api/tables/{table}/chat", json={"text": f"line {n}"}).status_code for n in range(12)]
    assert said[0] == 201
    assert said[-1] == 429


def test_who_is_kept_out_by_somebodys_guessing_still_gets_in(tmp_path: Path) -> None:
    """Tries of a login are counted wherever they come from; its owner has a signed-in browser, or a code of the host."""
    server = Server(str(tmp_path / "own.sqlite"), tmp_path, "--behind-proxy").start()
    try:
        ann, eve, lost = Person(server, "Ann"), Person(server), Person(server)
        for person, address in ((ann, "10.0.0.1"), (lost, "10.0.0.2")):
            person.http.headers["x-forwarded-for"] = address
        ann.ask("POST", "/api/account", {"login": "ann", "password": GOOD})
        for n in range(24):
            eve.http.headers["x-forwarded-for"] = f"10.0.1.{n % 4}"
            eve.http.post("/api/session", json={"login": "ann", "password": "wrong"})
        assert lost.ask("POST", "/api/session", {"login": "ann", "password": GOOD}, expect=429)
        ann.ask("PUT", "/api/account/password", {"password": GOOD, "new": BETTER})
        lost.ask("POST", "/api/account/reset", {"login": "ann", "code": admin(server, "code", "ann"), "new": GOOD})
        assert lost.ask("GET", "/api/me")["login"] == "ann"
    finally:
        server.stop()


def test_going_on_from_a_lesson_counts_as_a_guest_and_a_table() -> None:
    """It opens both, like Play now."""
    counted = set(wanted("/api/learn/romans/first/table", has_cookie=False))
    assert counted == {"unsafe", "guest", "table"} == set(wanted("/api/tables/now", has_cookie=False))
    assert set(wanted("/api/learn/romans/first/brings", has_cookie=False)) == {"unsafe"}


def test_one_person_holds_three_at_a_time(limited: Server) -> None:
    ann = Person(limited, "Ann")
    for _ in range(3):
        ann.ask("POST", "/api/tournaments", {"name": "x", "game": "locksley"})
    assert (
        ann.ask("POST", "/api/tournaments", {"name": "x", "game": "locksley"}, 429)["refused"] == "too-many-tournaments"
    )
