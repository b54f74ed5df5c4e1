"""Rooms in memory: one for a table, however many ask; and one that cannot be opened is nobody else's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from sherwood.bots.pool import Pool
from sherwood.table import crash
from sherwood.table.store import people
from sherwood.table.store.rows import SeatPlan
from sherwood.table.store.store import Store
from sherwood.web import lobby
from sherwood.web.app import crash_folder
from sherwood.web.rooms import Rooms
from sherwood.web.services import Config, Services
from support.kept import first_choice, rewrite
from support.served import Person, Server


def with_rooms(database: str, job: Callable[[Services, str], Awaitable[None]]) -> None:
    """A table in the store, and rooms that have not read it yet."""

    async def main() -> None:
        store, pool = Store(database), Pool(1, 1.0)
        first = Services(Config(database=database), store, Rooms(store, pool))
        ann = await store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        table = await lobby.create(first, ann, "romans", {}, plan, False, 0, "en")
        await job(Services(first.settings, store, Rooms(store, pool)), table)
        await pool.close()
        store.close()

    asyncio.run(main())


def test_whoever_gives_up_waiting_lets_no_second_room_be_opened(sqlite: str) -> None:
    async def job(services: Services, table: str) -> None:
        rooms = services.rooms
        waiting = [asyncio.ensure_future(rooms.room(table)) for _ in range(2)]
        await asyncio.sleep(0)  # both wait for one loading
        waiting[0].cancel()
        with suppress(asyncio.CancelledError):
            await waiting[0]
        assert not waiting[1].done(), "still loading when the third one asks"
        late = await rooms.room(table)
        assert late is await waiting[1] is await rooms.room(table)
        assert rooms._loading == {}

    with_rooms(sqlite, job)


def test_a_loading_that_failed_is_tried_again(sqlite: str) -> None:
    async def job(services: Services, table: str) -> None:
        for _ in range(2):
            with pytest.raises(Exception, match="unknown-table"):
                await services.rooms.room("nowhere")
        assert services.rooms._loading == {}

    with_rooms(sqlite, job)


def damaged(lines: list[str]) -> list[str]:
    return ["no journal" for _ in lines]


@pytest.fixture
def own(sqlite: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(sqlite, tmp_path).start()
    yield server
    server.stop()


def test_a_table_that_cannot_be_read_is_listed_and_locks_nobody_out(sqlite: str, own: Server) -> None:
    ann = Person(own, "Ann")
    bad, good = (ann.table("romans", ["me", "hot:Bea"], public=True) for _ in range(2))
    own.stop()
    rewrite(sqlite, bad, damaged)
    own.start()
    page = ann.http.get("/")
    assert page.status_code == 200
    assert page.text.count("badge is-over") == 1
    assert f"/tables/{bad}" in page.text
    assert page.text.count("badge is-turn") == 1
    assert len(ann.ask("GET", "/api/tables?mine=true")) == 2
    assert ann.http.get("/replays").status_code == 200
    shown = ann.view(good, 0)
    ann.play(good, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    assert ann.view(bad, 0)["trouble"]["reason"] == "damaged"
    assert ann.http.get(f"/tables/{bad}").status_code == 200
    assert ann.play(bad, 0, ["confirm"], 0, expect=409)["refused"] == "damaged"
    assert own.log.count('"what":"journal"') == 1, "the host is told once"
    assert "Traceback" not in own.log


def test_a_server_keeps_its_crash_files_beside_its_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHERWOOD_CRASHES", raising=False)
    monkeypatch.setattr(crash, "_own", None)
    assert crash.folder().name == "sherwood-crashes"
    crash.keep_in(crash_folder("/srv/table.sqlite"))
    assert crash.folder() == Path("/srv/table.sqlite-crashes")
    assert crash_folder("postgresql://sherwood@db/sherwood") == Path("sherwood-crashes")
    monkeypatch.setenv("SHERWOOD_CRASHES", "/var/crashes")
    assert crash.folder() == Path("/var/crashes")


def test_a_move_that_could_not_be_written_is_told_to_nobody_and_never_happened(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        seat = room.match.waiting[0]
        before, code = room.match.hash, room.match.choices(seat)[0]
        told: list[str] = []
        monkeypatch.setattr(room, "_publish", lambda: told.append(room.match.hash))
        with monkeypatch.context() as away:
            away.setattr(services.store, "append", gone)
            away.setattr(services.store, "read", gone)
            for _ in range(2):
                with pytest.raises(OSError, match="away"):
                    await room.play(seat, code.do, None)
        assert told == []
        await room.play(seat, code.do, None)
        assert len(told) == 1
        assert before not in told
        assert room.match.seq == 1

    with_rooms(sqlite, job)


async def gone(*_: object, **__: object) -> None:
    raise OSError("the database is away")


def test_a_clock_that_cannot_ring_stops_no_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(services: Services, table: str) -> None:
        rooms, rung = services.rooms, []

        async def ring(name: str, now: float) -> None:
            if name == "broken":
                raise OSError("the database is away")
            rung.append(name)

        monkeypatch.setattr(rooms, "_ring", ring)
        rooms.alarms = {"broken": 0.0, table: 0.0}
        await rooms._tick()
        assert rung == [table]
        assert rooms.alarms["broken"] > 0, "it is tried again, later"

    with_rooms(sqlite, job)
