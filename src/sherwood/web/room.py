"""A table in this server's memory: a cache of its journal and its seats, one lock, and the audiences that watch it.

Nothing here is the truth: a move is first committed, then told; on any doubt the room is read again from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from sherwood.errors import BadChoice, IllegalChoice, RuleCrash, StaleChoice
from sherwood.table.ending import Ending
from sherwood.table.fair import go_on
from sherwood.table.helped import untold
from sherwood.table.match import Match
from sherwood.table.store import endings, journal
from sherwood.table.store import snapshot as snapshots
from sherwood.table.store.rows import LOBBY, OPEN, OVER, RUNNING, Mark, Move, Seat, Table
from sherwood.table.store.snapshot import CUT, TAKE_BACK, Snapshot, Version, follow, only_adds
from sherwood.table.store.store import Conflict, Store
from sherwood.web import present, steady
from sherwood.web.acting import Acting
from sherwood.web.audiences import Audiences
from sherwood.web.channel import Audience, Channel
from sherwood.web.clocks import Clocks
from sherwood.web.errors import Refused, not_found
from sherwood.web.parts import ChatPart, Moment, Parts
from sherwood.web.reading import read
from sherwood.web.server_log import log, problem
from sherwood.web.trouble import PARTED, Trouble

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 5
NOBODY: frozenset[int] = frozenset()


class Before(NamedTuple):
    """What is remembered of the position before a move."""

    asked_alone: int | None  # who, if it was one
    public: object  # all that everybody can see


def alone(seats: list[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None


class Room:
    """One table in memory: its match, its seats and everybody who watches it, changed by one action at a time."""

    def __init__(self, store: Store, table: Table, seats: list[Seat], on_change: Callable[[Room], None]) -> None:
        self.store = store
        self.table = table
        self.seats = seats
        self._on_change = on_change
        self.on_left: Callable[[Room], None] = lambda room: None  # somebody left, and the game is over
        self.trouble: Trouble | None = None  # why the match does not stand where its journal ends
        self._match: Match | None = None  # none while the table waits for players, or where its journal cannot be read
        self._ending: Ending | None = None  # of a finished game whose journal no longer leads there
        self._seq = -1  # the last line of the journal that the match has followed
        self._chat: list[ChatPart] = []
        self.marks: dict[str, Mark] = {}
        self.hurried: set[int] = set()  # bots that had little time to think when they last moved: the server is busy
        self._asked_alone: int | None = None
        self._clocks, self._audiences, self._lock = Clocks(), Audiences(), asyncio.Lock()
        self._here: tuple[frozenset[int], list[Seat], frozenset[int]] = NOBODY, [], NOBODY
        self.others_know = Version(-1, -2)  # how far other servers know this table to have come

    # Acting: under the lock, durable before anybody is told

    def acting(self) -> Acting:
        """`async with room.acting():` one action at a time, told when it is over."""
        return Acting(self, self._lock)

    async def _agree(self) -> None:
        if not self.agrees:
            await self.reload()

    @property
    def agrees(self) -> bool:
        """Is the match what the journal says? Not after a line that could not be written, until it is read again."""
        return self.table.status == LOBBY or self._seq >= 0

    def spread(self) -> None:
        """Tell what is new. Nothing is told that is not durable."""
        try:
            if self.agrees:
                self._publish()
        finally:
            self._on_change(self)

    async def play(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str = "en") -> None:
        async with self.acting():
            await self._commit(lambda: self._play(seat, do, turn, lang))

    async def take_back(self, seat: int) -> None:
        async with self.acting():
            await self._commit(lambda: self._take_back(seat))

    async def change(self, work: Callable[Concatenate[Connection, str, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A change of seats, status or chat: written, read back, told."""
        async with self.acting():
            result = await self.store.write(lambda db: work(db, self.table.id, *args, **kwargs))
            await self.reload()
        return result

    async def catch_up(self, version: Version) -> None:
        """Another server wrote up to there."""
        async with self.acting():
            if version.ahead_of(self.version):  # what was under way here a moment ago is no news
                await self.reload()
                self.others_know = self.version

    def _play(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str) -> str:
        try:
            self.match.play(seat, tuple(do), turn=turn, help=untold(self.match, seat, self.seats[seat].helped))
        except StaleChoice as error:
            raise Refused("stale") from error
        except RuleCrash as error:
            problem("rule", error, table=self.table.id)
            raise Refused("broken", 500) from error
        except IllegalChoice as error:
            why = self.match.why_not(seat, tuple(do), lang)
            raise Refused("illegal", say=why.say if why else "", rule=error.rule) from error
        except BadChoice as error:
            raise Refused("malformed", 400) from error
        return self.match.journal.lines[-1]

    def _take_back(self, seat: int) -> str:
        if self.moment().why_no_take_back(seat) is not None:
            raise Refused("take-back")
        self.match.take_back(seat)
        return TAKE_BACK

    async def _commit(self, change: Callable[[], str]) -> None:
        """Change the match and write the line it returns; where another server was quicker, read and try again."""
        for _ in range(TRIES):
            self._must_be(RUNNING)
            self._must_be_whole()
            before = self._before()
            line, now = change(), steady.now()
            # The last line and the end are one motion: nothing can fall between them.
            end = self._end(now) if self.match.over else None
            try:
                ended = await self.store.append(self.table.id, self._seq + 1, line, now, end)
            except BaseException as error:  # a match ahead of its journal is read again in any case
                self._seq = -1
                await self.reload()
                if isinstance(error, Conflict):  # that place was taken
                    continue
                raise
            self._moved(before, self._seq + 1, line, now)
            if end is not None:
                await self._finished(now, ended)
            return
        raise Refused("busy", 503)

    def _end(self, now: float) -> Callable[[Connection], bool]:
        return partial(endings.finish, table=self.table.id, at=now, ending=self.ending())

    async def _finished(self, now: float, ended: bool) -> None:
        if ended:
            self.table = replace(self.table, status=OVER, version=self.table.version + 1, finished=now)
            self.match.settle()
        else:  # another server was quicker
            await self.reload()

    # Where the rules have changed under a game

    async def cut(self) -> None:
        """From here on, the lines after the last moment that is sure no longer count."""
        kept = len(self.match.journal.records) + 1
        with suppress(Conflict):  # another server did it
            await self.store.append(self.table.id, self._seq + 1, f"{CUT}{kept}", steady.now())
        self._seq = -1
        await self.reload()

    def parted(self) -> Trouble:
        """The trouble that the people at the table can mend: the rules have changed, and some of the game is sure."""
        self._must_be(RUNNING)
        if self.trouble is None or self.trouble.reason != PARTED:
            raise Refused("not-parted")
        return self.trouble

    def _must_be_whole(self) -> None:
        if self.trouble is not None:
            raise Refused(self.trouble.reason)

    def _must_be(self, status: str) -> None:
        if self.table.status != status:
            raise Refused(f"not-{status}")

    # Reading from the store

    @classmethod
    async def open(cls, store: Store, table: str, on_change: Callable[[Room], None] = lambda room: None) -> Room:
        kept = await store.read(snapshots.find, table)
        if kept is None:
            raise not_found("table")
        room = cls(store, kept.table, kept.seats, on_change)
        await room._take(kept)
        return room

    async def reload(self) -> None:
        kept = await self.store.read(snapshots.find, self.table.id, self._seq)
        if kept is None:
            raise not_found("table")
        await self._take(kept)

    async def _take(self, kept: Snapshot) -> None:
        self.table, self.seats = kept.table, kept.seats
        self._chat = [{"n": one.n, "seat": one.seat, "name": one.name, "text": one.text} for one in kept.said]
        self.marks = kept.marks
        self._clocks.came_back({seat.seat: seat.back for seat in self.seats})
        if self.table.status != LOBBY:
            await self._take_moves(kept.moves)
            if self.trouble is None and self.table.status == RUNNING and self.match.over:
                await self._finish_late()

    async def _finish_late(self) -> None:
        """Its last line was written by a server of an earlier release, which fell before it had said that it was the last."""
        now = steady.now()
        try:
            ended = await self.store.write(self._end(now))
        except BaseException:
            self._seq = -1  # whoever looks next tries again
            raise
        await self._finished(now, ended)

    async def _take_moves(self, moves: list[Move]) -> None:
        """The tail since our last line; everything when we know nothing or something was taken back."""
        if self._seq >= 0 and (not moves or (self.trouble is None and all(map(only_adds, moves)))):
            self._follow(moves)
            return
        if self._seq >= 0:
            moves = await self.store.read(journal.lines, self.table.id)
        self._match, self.trouble = await self.store.run(read, moves)
        self._seq = moves[-1].seq if moves else 0
        if self.trouble is not None:
            log("journal", table=self.table.id, trouble=self.trouble.reason, detail=self.trouble.detail)
            self._ending = await self.store.read(endings.find, self.table.id)
        if self._match is not None:
            go_on(self._match, self.store.dice, self.table.id)
            self._asked_alone = alone(self._match.asked_before)
            self._clocks.restart(self._match.waiting, moves[-1].at)

    def _follow(self, moves: list[Move]) -> None:
        for move in moves:
            before = self._before()
            follow(self.match, [move])
            self._moved(before, move.seq, move.line, move.at)

    def _before(self) -> Before:
        self.match.watched = self._audiences.drawn  # scenes only where somebody looks
        return Before(alone(self.match.waiting), self._public())

    def _moved(self, before: Before, seq: int, line: str, at: float) -> None:
        """The match has followed a line: who was asked alone may take it back; clocks start again if everybody saw it."""
        self._seq = seq
        self._asked_alone = before.asked_alone if line != TAKE_BACK else alone(self.match.asked_before)
        if self._public() != before.public:
            self._clocks.restart(self.match.waiting, at)
        else:
            self._clocks.go_on(self.match.waiting, at)

    def _public(self) -> object:
        """All that everybody can see; not needed where no clock runs."""
        if self.table.pace == 0:
            return None
        return self.match.waiting, self.match.view(None), len(self.match.log_data(present.SPECTATOR, "en"))

    # Facts

    @property
    def match(self) -> Match:
        """The game as it stands; refused where there is none."""
        if self._match is None:
            raise Refused(self.trouble.reason if self.trouble else "not-running")
        return self._match

    def ending(self) -> Ending:
        """The game as it was told up to now, to be kept when it ends."""
        return Ending.of(self._match)

    @property
    def version(self) -> Version:
        return Version(self.table.version, self._seq)

    def moment(self) -> Moment:
        """The table as it stands, for those who show it."""
        return Moment(
            self.table,
            self.seats,
            self._match,
            self._chat,
            self._present(),
            self._clocks.deadlines(self.table.pace),
            self._asked_alone,
            self.trouble,
            self._ending,
            frozenset(self.hurried) if self.hurried else NOBODY,
        )

    def _present(self) -> frozenset[int]:
        """The seats that have a connection open, or another seat of the same person has: they share one screen."""
        seated, seats, _ = self._here
        if seated is not self._audiences.seated or seats is not self.seats:
            seated, seats = self._audiences.seated, self.seats
            here = {
                seat.seat for seat in seats if seat.seat in seated or not seated.isdisjoint(self.seat_of(seat.person))
            }
            self._here = seated, seats, frozenset(here)
        return self._here[2]

    def seat_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    @property
    def has_people(self) -> bool:
        """Does anybody sit here who is not played for by a bot?"""
        return any(not seat.by_bot for seat in self.seats)

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def bot_seats_to_move(self) -> list[int]:
        if not self._going_on:
            return []
        return [seat for seat in self.match.waiting if self.seats[seat].by_bot]

    def late(self, now: float) -> list[int]:
        """Seats of people who let the agreed time pass."""
        return self._clocks.late(self.table.pace, now, self._bots()) if self._going_on else []

    def late_now(self, seat: int) -> bool:
        """Is that seat's time over, whoever plays it?"""
        return seat in self._clocks.late(self.table.pace, steady.now(), ())

    def alarm(self) -> float | None:
        """When somebody must look at this table again although nobody is here."""
        return self._clocks.alarm(self.table.pace, self._bots()) if self._going_on else None

    @property
    def _going_on(self) -> bool:
        return self.table.status == RUNNING and self.trouble is None

    def _bots(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.by_bot]

    # Audiences

    def still(self) -> AbstractAsyncContextManager[object]:
        """`async with room.still():` nothing changes while one looks."""
        return self._lock

    async def shown(self, who: Audience) -> Parts:
        """What an audience sees now."""
        async with self._lock:
            await self._agree()
            return present.picture(present.Common(self.moment()), who).parts

    @asynccontextmanager
    async def listening(self, who: Audience, wake: asyncio.Event) -> AsyncIterator[Channel]:
        """An audience's channel; `wake` is set at every event until the end of the block."""
        async with self._lock:
            await self._agree()
            channel = self._audiences.channel(who, self.moment())
            channel.join(wake)
        try:
            yield channel
        finally:
            channel.leave(wake)
            if self.table.status == OVER:
                self._audiences.forget_silent(at_once=True)
                self.on_left(self)

    @asynccontextmanager
    async def sitting(self, seat: int) -> AsyncIterator[None]:
        """Others see that somebody is here; a spectator is not counted."""
        try:
            if seat >= 0 and self._audiences.come(seat):
                await self._tell()
            yield
        finally:
            if seat >= 0 and self._audiences.go(seat):
                await self._tell()

    async def _tell(self) -> None:
        async with self._lock:
            if self.agrees:
                self._publish()

    def _publish(self) -> None:
        self._audiences.publish(self.moment)

    def forget_silent(self) -> None:
        self._audiences.forget_silent()

    @property
    def watched(self) -> bool:
        """Does anybody wait for news?"""
        return bool(self._audiences)

    @property
    def busy(self) -> bool:
        """Is somebody acting just now?"""
        return self._lock.locked()
