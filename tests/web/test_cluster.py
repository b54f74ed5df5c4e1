"""Three servers behind HAProxy, and behind Caddy, on PostgreSQL and Valkey; `make cluster` kills every part of it again and again.

Both proxies have the very files of deploy/ that hosts get.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cluster import rolling
from cluster.newer import NEXT
from cluster.parts import PROXIES, Cluster
from cluster.players import Steadfast, compare
from cluster.rounds import LIMIT, PARTS, Result, run
from cluster.sleepers import Rung, judged

from sherwood.table.store.database import open_engine, version_of
from support.accounts import admin
from support.served import Person, Server, until


@pytest.fixture(scope="module", params=PROXIES)
def three(request: pytest.FixtureRequest) -> Iterator[Cluster]:
    cluster = Cluster(proxy=request.param)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@pytest.fixture
def door(three: Cluster, tmp_path: Path) -> Server:
    """All of it, as visitors see it."""
    return Server(three.postgres.url, tmp_path, port=three.proxy.port)


def test_a_move_tried_again_after_another_seats_is_one_move() -> None:
    """Two seats whose moves were not written, and both are made later: nothing of that is lost."""
    answers = iter([503, 503, 201, 201])
    one = Steadfast("http://nowhere", bot=False)
    one.http = httpx.Client(
        base_url="http://nowhere", transport=httpx.MockTransport(lambda _: httpx.Response(next(answers)))
    )
    for seat in (0, 1, 0, 1):
        one._play(seat, ["place", seat, 0], 5)
    asked = [(0, '["place", 0, 0]'), (1, '["place", 1, 0]')]
    assert compare(asked, one.attempts) == (0, 0)
    assert compare(asked[:1], one.attempts) == (1, 0), "one that was acknowledged, and is not there"
    assert compare([*asked, asked[0]], one.attempts) == (0, 1), "one that is there twice"


def test_each_part_is_killed_and_play_goes_on(three: Cluster) -> None:
    """Meanwhile clocks ring, each deadline once. What a proxy has no part in is tried behind one of them."""
    parts = PARTS if three.proxy.name == "haproxy" else ("server", "proxy", "server")
    result = run(three, rounds=len(parts), players=4, parts=parts)
    assert (result.lost, result.doubled, result.traces) == (0, 0, 0)
    assert result.acknowledged > 8 * len(parts)
    assert set(result.stood) == set(parts)
    assert three.proxy.name in result.rows()[0]
    assert max(max(times) for times in result.stood.values()) < LIMIT
    assert (result.rung.again, result.rung.missed) == (0, 0)
    assert result.rung.deadlines > 1
    assert result.held


def test_everybody_at_a_table_meets_at_one_server(three: Cluster) -> None:
    for number in range(6):
        for path in (f"/tables/nobodys-{number}", f"/api/tables/nobodys-{number}/view"):
            for _ in range(2):
                assert httpx.get(three.url + path).status_code == 404
        assert sum(f"nobodys-{number}" in house.log() for house in three.servers.values()) == 1
    assert sum("nobodys-" in house.log() for house in three.servers.values()) > 1


def test_a_socket_goes_through(door: Server) -> None:
    ann = Person(door, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    mine, other = ann.line(table, 0), ann.line(table, 1)
    choices = mine.until(lambda parts: "prompt" in parts)["prompt"]["choices"]
    assert "ok" in mine.do(choices[0])
    assert "ok" in mine.ask(type="chat", text="Your turn.")
    assert [one["text"] for one in other.until(lambda parts: parts["chat"])["chat"]] == ["Your turn."]


def test_a_visitor_is_who_the_proxy_saw_whatever_they_say(door: Server) -> None:
    """Servers count and ban by the last address that they are told."""

    def comes(address: str, said: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address)) as visitor:
            return visitor.get(f"{door.url}/tables/nobodys", headers={"x-forwarded-for": said}).status_code

    admin(door, "ban", "127.0.0.2")
    until(lambda: comes("127.0.0.2", said="127.0.0.2") == 403)
    assert comes("127.0.0.2", said="127.0.0.3") == 403
    assert comes("127.0.0.3", said="127.0.0.2") == 404


def test_a_broken_request_takes_nobodys_server_away(three: Cluster) -> None:
    """A proxy that held it against the server would send everybody elsewhere for a while, or nowhere."""
    head = f"host: 127.0.0.1:{three.proxy.port}\r\norigin: {three.url}\r\ntransfer-encoding: chunked"
    for number in range(3):
        path = f"/api/tables/broken-{number}"
        assert httpx.get(f"{three.url}{path}/view").status_code == 404
        with socket.create_connection(("127.0.0.1", three.proxy.port)) as line:
            line.sendall(f"POST {path}/chat HTTP/1.1\r\n{head}\r\n\r\n5\r\nabcdeXX\r\n".encode())
            assert line.recv(100)
        assert httpx.get(f"{three.url}{path}/view").status_code == 404
        assert sum(f"broken-{number}" in house.log() for house in three.servers.values()) == 1


@pytest.mark.parametrize("three", ["haproxy"], indirect=True)
def test_servers_are_upgraded_one_after_the_other_under_play(three: Cluster) -> None:
    """Old and new side by side on what the first new one has migrated. The last test of these servers: no old one is left."""
    rolled = rolling.run(three, players=2, settle=0.5)
    assert rolled.held, rolled
    assert rolled.acknowledged > 40
    engine = open_engine(three.postgres.url)
    with engine.connect() as db:
        assert version_of(db) == NEXT
    engine.dispose()


def test_a_trace_a_deadline_that_acted_twice_and_one_that_never_did_are_failures() -> None:
    assert Result().held
    assert not Result(traces=1).held
    once = [("a", 0, 100.0, 100.0, 103.0), ("a", 0, 110.0, 110.0, 112.1)]
    assert judged(once) == Rung(2, 0, 0, 1.0)
    assert Result(rung=judged(once)).held
    assert not Result(rung=judged([*once, ("a", 0, 110.0, 110.9, 112.9)])).held, "twice"
    assert not Result(rung=judged([*once, ("a", 0, 120.0, 120.0, 121.0)])).held, "too early"
    assert not Result(rung=judged(once, missed=1)).held
    assert not Result(rung=judged([("a", 0, 100.0, 100.0, 160.0)])).held, "too late"
