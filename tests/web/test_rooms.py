"""Rooms in memory: one for a table, however many ask; and one that cannot be opened is nobody else's trouble."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sherwood.table import crash
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.table.store import endings, journal, people, results, sessions
from sherwood.table.store.rows import BOT, OVER, RUNNING, Person, SeatPlan
from sherwood.table.store.sessions import hashed
from sherwood.table.store.snapshot import Version
from sherwood.web import lobby, memory, steady
from sherwood.web import rooms as rooms_module
from sherwood.web.app import crash_folder
from sherwood.web.channel import Audience, encode
from sherwood.web.errors import Refused
from sherwood.web.hangup import FOREIGN
from sherwood.web.present import Common
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.sockets import Sockets
from support.kept import first_choice, rewrite
from support.rooms import with_rooms
from support.served import Person as Visiting
from support.served import Server


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
    ann = Visiting(own, "Ann")
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
        code = room.match.choices(seat)[0]
        async with room.listening(Audience(seat, "en", drawn=False), asyncio.Event()) as channel:
            before, whole = channel.n, channel.whole()
            with monkeypatch.context() as away:
                away.setattr(services.store, "append", gone)
                away.setattr(services.store, "read", gone)
                for _ in range(2):
                    with pytest.raises(OSError, match="away"):
                        await room.play(seat, code.do, None)
                with pytest.raises(OSError, match="away"):
                    await room.shown(Audience(-1, "en", drawn=False))
                async with room.sitting(0):  # somebody comes and goes meanwhile, and others would be told that
                    pass
            assert (channel.n, channel.whole()) == (before, whole)
            await room.play(seat, code.do, None)
            assert channel.n == before + 1
            assert bytes(channel.parts["view"]) == encode(room.match.view(seat))
            assert room.match.seq == 1

    with_rooms(sqlite, job)


def test_the_last_move_and_the_end_are_one_motion(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that falls just then must not leave a game that nobody can play and that never ends."""

    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        with monkeypatch.context() as broken:
            broken.setattr(results, "settle", away)
            with pytest.raises(OSError, match="away"):
                await play_on(room)
            assert not room.match.over, "the move is not in the journal either"
            with pytest.raises(OSError, match="away"):
                await play_on(room)
        assert (await Room.open(services.store, table)).table.status == RUNNING
        await play_on(room)
        assert (await Room.open(services.store, table)).table.status == OVER
        assert room.table.status == OVER

    with_rooms(sqlite, job)


def test_an_end_that_could_not_be_written_is_written_when_somebody_looks(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server before had fallen after the last line, and wrote line and end one after the other."""

    async def job(services: Services, table: str) -> None:
        room = await services.rooms.room(table)
        match = room.match.copy()
        while not match.over:
            match.play(match.waiting[0], forward(match))
            await services.store.append(table, match.seq + 1, match.journal.lines[-1], steady.now())
        with monkeypatch.context() as broken:
            broken.setattr(results, "settle", away)
            with pytest.raises(OSError, match="away"):
                await room.catch_up(Version(room.version.version, match.seq + 1))
        assert (await room.shown(Audience(-1, "en", drawn=False)))["table"]["status"] == OVER

    with_rooms(sqlite, job)


def test_what_others_write_at_a_table_where_much_is_moved_is_seen_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a line was written here its place was free: such a table is asked about seldom, any other at every look."""
    monkeypatch.setattr(rooms_module, "LISTEN_TOO", 0.5)

    async def job(services: Services, table: str) -> None:
        rooms, room = services.rooms, await services.rooms.room(table)

        async def heard(text: str, moving: bool) -> bool:
            """Another server writes it down; is it known here after the next look?"""
            await services.store.write(journal.say, table, 0, "Ann", text)
            if moving:
                await room.play(room.match.waiting[0], forward(room.match), None)
            await rooms._listen()
            return any(one["text"] == text for one in room.moment().chat)

        async with room.listening(Audience(-1, "en", drawn=False), asyncio.Event()):
            await rooms._listen()
            assert await heard("quiet", moving=False)
            assert not await heard("hush", moving=True)
            await asyncio.sleep(0.6)
            assert await heard("at last", moving=True)

    with_rooms(sqlite, job)


async def play_on(room: Room) -> None:
    while not room.match.over:
        seat = room.match.waiting[0]
        await room.play(seat, forward(room.match), None)


def forward(match: Match) -> Do:
    return next(one.do for one in match.choices(match.waiting[0]) if not one.revise)


def away(*_: object) -> None:
    raise OSError("the database is away")


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


def test_a_busy_server_says_which_bots_it_hurried(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(services: Services, table: str) -> None:
        ann = await services.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan(BOT, None, "Bea", "novice")]
        free = threading.Event()
        services.rooms.bots._pool._threads.submit(free.wait)  # the one place to think is taken
        room = await services.rooms.room(await lobby.create(services, ann, "romans", {}, plan, False, 0, "en"))
        told = []
        append = services.store.append

        def written(table: str, seq: int, *line: Any) -> Awaitable[bool]:
            told.append([one["hurried"] for one in Common(room.moment()).seats("en")])
            return append(table, seq, *line)

        monkeypatch.setattr(services.store, "append", written)
        await asyncio.sleep(0.9)
        free.set()
        await asyncio.gather(*services.rooms.bots.tasks)
        assert told[0] == [False, True], "it had waited for most of its time"

    with_rooms(sqlite, job)


def test_no_bot_moves_for_the_one_whose_resigning_ended_the_game(sqlite: str) -> None:
    async def job(services: Services, table: str) -> None:
        rooms, ann = services.rooms, await services.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, name) for name in ("Ann", "Bea", "Cleo")]
        room = await rooms.room(await lobby.create(services, ann, "romans", {}, plan, False, 0, "en"))
        await rooms.resign(room, 0)
        assert room.table.status == RUNNING, "two go on"
        await asyncio.gather(*rooms.bots.tasks)
        before = room.match.seq
        await rooms.resign(room, 1)
        assert room.table.status == OVER
        assert room.table.resigned
        assert not rooms.bots.tasks
        assert room.match.seq == before

    with_rooms(sqlite, job)


def test_whoever_resigns_while_the_game_ends_is_told_so_and_has_not_resigned(sqlite: str) -> None:
    """The last move is being written while somebody gives up."""

    async def job(services: Services, table: str) -> None:
        rooms, ann = services.rooms, await services.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        room = await rooms.room(await lobby.create(services, ann, "romans", {}, plan, False, 0, "en"))
        ends = room.change(endings.finish, steady.now(), room.ending())
        _, late = await asyncio.gather(ends, rooms.resign(room, 0), return_exceptions=True)
        assert isinstance(late, Refused)
        assert late.reason == "already-over"
        assert not room.seats[0].resigned
        assert not room.table.resigned

    with_rooms(sqlite, job)


def test_resigning_twice_is_resigning_once(sqlite: str) -> None:
    """Two clicks, or two windows: the second finds what was wanted."""

    async def job(services: Services, table: str) -> None:
        rooms, ann = services.rooms, await services.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        room = await rooms.room(await lobby.create(services, ann, "romans", {}, plan, False, 0, "en"))
        await asyncio.gather(rooms.resign(room, 0), rooms.resign(room, 0))
        assert [seat.resigned for seat in room.seats] == [True, False]
        assert room.table.resigned

    with_rooms(sqlite, job)


def test_finished_games_that_nobody_watches_leave_the_memory(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "FINISHED", 1)

    async def job(services: Services, table: str) -> None:
        rooms, ann = services.rooms, await services.store.write(people.add_guest, "Ann")
        plan = [SeatPlan("person", None, "Ann"), SeatPlan("person", None, "Bea")]
        tables = [await lobby.create(services, ann, "romans", {}, plan, False, 0, "en") for _ in range(3)]
        watched = await rooms.room(tables[0])
        async with watched.listening(Audience(-1, "en", drawn=False), asyncio.Event()):
            for name in tables:
                await rooms.resign(await rooms.room(name), 0)
                await rooms.room(name)
            await asyncio.gather(*rooms.bots.tasks)
            for _ in range(2):
                await rooms._sweep()
            assert set(rooms.loaded) == {tables[0], tables[2]}, "one that is watched, and the last one looked at"
        assert not watched.watched, "its audience went with the last listener"
        await rooms.room(table)
        await rooms.room(tables[1])
        for _ in range(2):
            await rooms._sweep()
        assert set(rooms.loaded) == {table, tables[1]}, "one that goes on stays"

    with_rooms(sqlite, job)


class Came:
    """A socket: whose it is, and whether it was ended."""

    welcome = True

    def __init__(self, person: Person, session: str) -> None:
        self.me = Visitor(person, None, "en", session=session)
        self.code = 0

    @property
    def socket(self) -> Came:
        return self

    async def close(self, code: int, reason: str | None) -> None:
        self.code = code


def test_who_comes_in_while_sockets_are_looked_over_stays(sqlite: str) -> None:
    async def job(services: Services, table: str) -> None:
        ann, bob = [await services.store.write(people.add_guest, name) for name in ("Ann", "Bob")]
        cookies = [await services.store.write(sessions.begin, one.id) for one in (ann, bob)]
        here, late = (Came(one, hashed(cookie)) for one, cookie in zip((ann, bob), cookies, strict=True))
        gone = Came(ann, "ended long ago")
        sockets = Sockets(limits=True)
        sockets.enter(here)
        sockets.enter(gone)
        looking = asyncio.ensure_future(sockets.check(services.store))
        await asyncio.sleep(0)
        sockets.enter(late)
        await looking
        assert [one.code for one in (here, gone, late)] == [0, FOREIGN, 0]

    with_rooms(sqlite, job)
