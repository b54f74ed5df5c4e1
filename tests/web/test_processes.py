"""Two server processes behind one dispatcher: each table at home in one of them, nothing lost when one falls."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from sherwood.bots.pool import Pool
from sherwood.table.store import people
from sherwood.table.store.rows import SeatPlan
from sherwood.table.store.snapshot import effective, rebuild
from sherwood.table.store.store import Store
from sherwood.web import dispatcher, lobby
from sherwood.web.dispatcher import Child, Dispatcher
from sherwood.web.link import MESSAGE, OPEN, pack, unpack
from sherwood.web.partition import Partition, home
from sherwood.web.rooms import Rooms
from sherwood.web.services import Config, Services
from support.kept import first_choice, rows
from support.served import Person, Server, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(str(folder / "house.sqlite"), folder, "--no-limits", "--processes", "2").start()
    yield server
    server.stop()


@pytest.fixture
def services(sqlite: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(sqlite, tmp_path, "--no-limits", "--processes", "2").start()
    yield server
    server.stop()


def children(server: Server) -> list[int]:
    """The processes behind the dispatcher, in their order."""
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
        table = ann.table("romans", ["me", "hot:Bea"], public=True)
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
    def both() -> bool:
        return {Person(house).ask("GET", "/api/health")["process"] for _ in range(4)} == {0, 1}

    until(both)  # one that is not open yet is passed over
    assert both()


def test_what_is_done_through_another_process_is_told_at_home(house: Server) -> None:
    ann = Person(house, "Ann")
    lines = [(table, ann.line(table, 0)) for table in tables_in_both(ann)]
    for table, line in lines:
        line.until(lambda parts: parts.get("prompt"))
        turn = move(ann, table, 0)  # all on one connection: one of the two tables is not at home where it ends
        line.until(lambda parts, turn=turn: parts["prompt"]["turn"] == turn)


def test_a_proxy_may_not_use_a_connection_for_another_table(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path, "--no-limits", "--processes", "2", "--behind-proxy").start()
    assert Person(server).http.get("/api/health").headers["connection"] == "close"
    server.stop()


def test_bots_think_in_one_process_only(house: Server) -> None:
    ann = Person(house, "Ann")
    tables = [ann.table("romans", ["bot", "bot"]) for _ in range(6)]
    lines = [ann.line(table) for table in tables]  # at home; the tables were opened all in one process
    for table, line in zip(tables, lines, strict=True):
        line.until(lambda parts: parts["table"]["status"] == "over")
        assert rebuild(effective(rows(house.database, table))).over
    assert "bot-refused" not in house.log


def test_a_process_that_falls_is_started_again_and_nothing_is_lost(services: Server) -> None:
    ann = Person(services, "Ann")
    tables = tables_in_both(ann)
    turns = [move(ann, table, 0) for table in tables]
    fallen, other = children(services)
    os.kill(fallen, signal.SIGKILL)
    visitors = [Person(services) for _ in tables]
    for visitor in visitors:
        visitor.http.cookies = ann.http.cookies
    assert [one.view(table, 0)["prompt"]["turn"] for one, table in zip(visitors, tables, strict=True)] == turns
    assert other in children(services)
    assert fallen not in children(services)
    assert "process-ended" in services.log
    assert "Traceback" not in services.log


def test_stopping_while_a_process_is_started_again_is_quiet(services: Server) -> None:
    os.kill(children(services)[0], signal.SIGKILL)
    until(lambda: "process-ended" in services.log)
    assert services.process is not None
    services.process.terminate()
    assert services.process.wait(20) == 0
    assert "Traceback" not in services.log


def test_a_house_that_cannot_open_says_so_and_ends(tmp_path: Path) -> None:
    server = Server("/proc/none/table.sqlite", tmp_path, "--processes", "2")
    with pytest.raises(RuntimeError):
        server.start()
    assert server.process is not None
    assert server.process.wait() == 1
    assert "/proc/none/table.sqlite" in server.log
    assert "Traceback" not in server.log


def test_an_address_that_is_taken_is_one_sentence(house: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sherwood.cli", "serve", "--port", str(house.port), "--processes", "2"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr == f"Sherwood: 127.0.0.1:{house.port}: Address already in use\n"


def test_more_silent_visitors_than_there_are_files_do_not_close_the_door(services: Server) -> None:
    assert services.process is not None
    resource.prlimit(services.process.pid, resource.RLIMIT_NOFILE, (64, 64))
    silent = [socket.create_connection(("127.0.0.1", services.port)) for _ in range(120)]
    until(lambda: '"what":"door"' in services.log)
    for one in silent:
        one.close()
    assert Person(services).ask("GET", "/api/health")["ok"]


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_no_process_outlives_the_dispatcher(services: Server, end: object) -> None:
    both = children(services)
    assert all(map(alive, both))
    assert callable(end)
    end(services)
    until(lambda: not any(map(alive, both)))


def test_a_visitor_who_says_nothing_or_half_a_line_keeps_nobody_out(services: Server) -> None:
    with (
        socket.create_connection(("127.0.0.1", services.port)),
        socket.create_connection(("127.0.0.1", services.port)) as slow,
    ):
        slow.sendall(b"GET /api/hea")
        assert Person(services).ask("GET", "/api/health")["ok"]
        slow.sendall(b"lth HTTP/1.1\r\nHost: x\r\n\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 200")


def test_news_that_was_lost_is_found_all_the_same(sqlite: str) -> None:
    async def main() -> None:
        store = Store(sqlite)
        pool = Pool(1, 1.0)
        away, at_home = (Rooms(store, pool, Partition(number, 2)) for number in (0, 1))  # no link: all news is lost
        ann = await store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("bot", None, "", "random")]
        services = Services(Config(database=sqlite), store, away)
        tables = [await lobby.create(services, ann, "romans", {}, plan, False, 0, "en") for _ in range(8)]
        theirs = {table for table in tables if home(table, 2) == 1}
        await at_home._ask_around()
        assert set(at_home.loaded) == theirs
        await asyncio.gather(*at_home.bots.tasks)
        assert all(room.match.waiting == [0] for room in at_home.loaded.values())
        await pool.close()
        store.close()

    asyncio.run(main())


@pytest.mark.parametrize("told", [True, False])
def test_a_process_whose_dispatcher_falls_while_it_opens_ends_without_a_trace(sqlite: str, told: bool) -> None:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "sherwood.web.process", "0", "2", str(theirs.fileno())]
    ours.close()
    settings = msgspec.json.encode(Config(database=sqlite)) if told else b""
    with theirs:
        done = subprocess.run(
            command, input=settings, capture_output=True, pass_fds=[theirs.fileno()], timeout=60, check=False
        )
    assert b"Traceback" not in done.stderr
    assert (b'"what":"open"' in done.stderr) == told


def test_a_crowd_waits_for_a_busy_process_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is not sent away while the process takes others; it is not asked by all of them again and again."""
    monkeypatch.setattr(dispatcher, "PATIENCE", 0.4)
    crowd = [f"{number:04}" for number in range(1500)]

    async def main() -> list[str]:
        child = Child(0, 2, Config())
        child.link, theirs = socket.socketpair()
        child.link.setblocking(False)
        child.ready = True
        waiting = asyncio.gather(*(child.give(pack(name)) for name in crowd))
        taken: list[str] = []
        with child.link, theirs:
            theirs.setblocking(False)
            for _ in range(100):
                if len(taken) == len(crowd):
                    break
                await asyncio.sleep(0.1)  # busy with something else
                with suppress(BlockingIOError):
                    for _ in range(120):
                        taken.append(unpack(theirs.recv(MESSAGE)))
            await waiting
        return taken

    assert asyncio.run(main()) == crowd


def test_nobody_is_handed_to_a_process_that_is_not_open_yet() -> None:
    """If it failed at its start, what it was handed would be lost with it."""

    async def main() -> None:
        child = Child(0, 2, Config())
        child.link, theirs = socket.socketpair()
        child.link.setblocking(False)
        theirs.setblocking(False)
        with child.link, theirs:
            waiting = asyncio.ensure_future(child.give(pack("early")))
            await asyncio.sleep(0.1)
            with pytest.raises(BlockingIOError):
                theirs.recv(MESSAGE)
            child.ready = True
            await waiting
            assert unpack(theirs.recv(MESSAGE)) == "early"

    asyncio.run(main())


def test_one_address_cannot_fill_the_door_while_a_process_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has said what they want, and waits for a process that is not open, still counts as being at the door."""
    monkeypatch.setattr(dispatcher, "OF_ONE_ADDRESS", 3)

    async def main() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            listener.setblocking(False)
            door = Dispatcher(listener, Config(), 1)
            child = door.children[0]
            child.link, theirs = socket.socketpair()
            child.link.setblocking(False)
            standing = asyncio.ensure_future(door._stand_at_the_door())
            crowd = [socket.create_connection(listener.getsockname()) for _ in range(8)]
            for one in crowd:
                one.sendall(b"GET /tables/a HTTP/1.1\r\n")
                one.setblocking(False)
            await asyncio.sleep(0.3)
            turned_away = sum(map(_has_ended, crowd))
            waiting = door.at_the_door["127.0.0.1"]
            child.ready = True
            await asyncio.gather(*door.errands)
            standing.cancel()
            for one in (*crowd, child.link, theirs):
                one.close()
            assert (waiting, turned_away) == (3, 5)
            assert not door.at_the_door

    asyncio.run(main())


def _has_ended(one: socket.socket) -> bool:
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_process_that_ends_has_no_ear_for_what_others_changed(sqlite: str, tmp_path: Path) -> None:
    """The dispatcher falls with hundreds of words under way: they are not looked up in a store that is closed."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "sherwood.web.process", "0", "2", str(theirs.fileno())]
    with (tmp_path / "log").open("wb") as log:
        with theirs:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=log, pass_fds=[theirs.fileno()])
        assert process.stdin is not None
        with process.stdin as pipe:
            pipe.write(msgspec.json.encode(Config(database=sqlite)))
        with ours:
            assert ours.recv(MESSAGE) == OPEN
            for number in range(100):
                ours.sendall(pack(f"table-{number}"))
        process.wait(60)
    assert '"trace"' not in (tmp_path / "log").read_text()
