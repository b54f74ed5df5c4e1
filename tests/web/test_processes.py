"""A house of two processes behind one porter: each table at home in one of them, nothing lost when one falls."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.table.store.kept import effective, rebuild
from sherwood.web.share import home
from support.kept import first_choice, rows
from support.served import Person, Server, until


@pytest.fixture
def house(sqlite: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(sqlite, tmp_path, "--no-limits", "--processes", "2").start()
    yield server
    server.stop()


def parts(server: Server) -> list[int]:
    """The processes behind the porter, in their order."""
    assert server.process is not None
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def tables_in_both(ann: Person) -> list[str]:
    """One table at home in each process."""
    found: dict[int, str] = {}
    while len(found) < 2:
        table = ann.table("romans", ["me", "hot:Bea"])
        found.setdefault(home(table, 2), table)
    return [found[0], found[1]]


def move(person: Person, table: str, seat: int) -> int:
    """Play anything; the turn that comes next."""
    shown = person.view(table, seat)
    played = person.play(table, seat, first_choice(shown) or [], shown["prompt"]["turn"])
    return int(played["prompt"]["turn"])


def test_a_connection_that_comes_for_a_table_reaches_the_process_where_it_is_at_home(house: Server) -> None:
    ann = Person(house, "Ann")
    for number, table in enumerate(tables_in_both(ann)):
        for path in (f"/api/tables/{table}", f"/tables/{table}"):
            visitor = Person(house)
            visitor.ask("GET", path)
            assert visitor.ask("GET", "/api/health")["process"] == number  # on the same connection


def test_visitors_without_a_table_go_to_each_process_in_turn(house: Server) -> None:
    assert {Person(house).ask("GET", "/api/health")["process"] for _ in range(4)} == {0, 1}


def test_what_is_done_through_another_process_is_told_at_home(house: Server) -> None:
    ann = Person(house, "Ann")
    lines = [(table, ann.line(table, 0)) for table in tables_in_both(ann)]
    for table, line in lines:
        line.until(lambda parts: parts.get("prompt"))
        turn = move(ann, table, 0)  # all on one connection: one of the two tables is not at home where it ends
        line.until(lambda parts, turn=turn: parts["prompt"]["turn"] == turn)


def test_bots_think_in_one_process_only(house: Server) -> None:
    ann = Person(house, "Ann")
    tables = [ann.table("romans", ["bot", "bot"]) for _ in range(6)]
    lines = [ann.line(table) for table in tables]  # at home; the tables were opened all in one process
    for table, line in zip(tables, lines, strict=True):
        line.until(lambda parts: parts["table"]["status"] == "over")
        assert rebuild(effective(rows(house.database, table))).over
    assert "bot-refused" not in house.log


def test_a_process_that_falls_is_started_again_and_nothing_is_lost(house: Server) -> None:
    ann = Person(house, "Ann")
    tables = tables_in_both(ann)
    turns = [move(ann, table, 0) for table in tables]
    fallen, other = parts(house)
    os.kill(fallen, signal.SIGKILL)
    visitors = [Person(house) for _ in tables]
    for visitor in visitors:
        visitor.http.cookies = ann.http.cookies
    assert [one.view(table, 0)["prompt"]["turn"] for one, table in zip(visitors, tables, strict=True)] == turns
    assert other in parts(house)
    assert fallen not in parts(house)
    assert "process-ended" in house.log
    assert "Traceback" not in house.log


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_no_process_outlives_the_porter(house: Server, end: object) -> None:
    both = parts(house)
    assert all(map(alive, both))
    assert callable(end)
    end(house)
    until(lambda: not any(map(alive, both)))


def test_a_visitor_who_says_nothing_or_half_a_line_keeps_nobody_out(house: Server) -> None:
    with (
        socket.create_connection(("127.0.0.1", house.port)),
        socket.create_connection(("127.0.0.1", house.port)) as slow,
    ):
        slow.sendall(b"GET /api/hea")
        assert Person(house).ask("GET", "/api/health")["ok"]
        slow.sendall(b"lth HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
