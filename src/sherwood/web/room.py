"""A table in this server's memory: a cache of its journal and its seats, one lock, and the audiences that watch it.

Nothing here is the truth: a move is first committed, then told; on any doubt the room is read again from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection

from sherwood.errors import BadChoice, IllegalChoice, RuleCrash, StaleChoice
from sherwood.table.fair import go_on
from sherwood.table.helped import untold
from sherwood.table.store import endings, journal
from sherwood.table.store import snapshot as snapshots
from sherwood.table.store.rows import LOBBY, OVER, RUNNING, Move, Seat, Table
from sherwood.table.store.snapshot import CUT, TAKE_BACK, Snapshot, Version, follow, only_adds
from sherwood.table.store.store import Conflict, Store
from sherwood.web import present, steady
from sherwood.web.acting import Acting
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused, not_found
from sherwood.web.facts import Facts
from sherwood.web.motion import Before, Motion, Then, alone
from sherwood.web.parts import Parts
from sherwood.web.reading import read
from sherwood.web.server_log import log, problem
from sherwood.web.trouble import PARTED, Trouble
from sherwood.web.turns import Turns

T = TypeVar("T")
P = ParamSpec("P")
TRIES = 5


class Room(Facts):
    """One table in memory: its match, its seats and everybody who watches it, changed by one action at a time."""

    def __init__(self, store: Store, table: Table, seats: list[Seat], on_change: Callable[[Room], None]) -> None:
        super().__init__(table, seats)
        self.store = store
        self._on_change = on_change
        self.on_left: Callable[[Room], None] = lambda room: None  # somebody left, and the game is over
        self._turns = Turns()
        self._mending: asyncio.Task[None] | None = None  # a move that goes another way than most
        self.others_know = Version(-1, -2)  # how far other servers know this table to have come
        self._wrote = False  # a line, since somebody asked whether it may be behind

    # Acting: under the lock, durable before anybody is told

    def acting(self) -> Acting:
        """`async with room.acting():` one action at a time, told when it is over."""
        return Acting(self, self._turns)

    async def _agree(self) -> None:
        """After a line that could not be written somebody else may be waited for than it seemed: a bot, say."""
        if not self.agrees:
            await self.reload()
            self.spread()

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

    def play_then(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str, then: Then) -> None:
        """`play` from one call to the next, without a task: so most moves are made."""
        self._turns.take(partial(self._begin, partial(self._play, seat, do, turn, lang), then))

    def _begin(self, change: Callable[[], str], then: Then) -> None:
        if not self.agrees:
            self._mending = asyncio.ensure_future(self._mend(self._read_and_commit(change), then))
            return
        try:
            motion = self._move(change)
        except Exception as error:
            self._leave(then, error)
        else:
            motion.kept.add_done_callback(partial(self._kept, change, motion, then))

    def _kept(self, change: Callable[[], str], motion: Motion, then: Then, kept: asyncio.Future[bool]) -> None:
        if kept.cancelled() or kept.exception() is not None or (motion.ends and not kept.result()):
            self._mending = asyncio.ensure_future(self._mend(self._commit(change, motion), then))
            return
        try:
            self._stands(motion, ended=True)
        except Exception as error:
            self._leave(then, error)
        else:
            self._leave(then)

    async def _mend(self, work: Awaitable[None], then: Then) -> None:
        """The other moves: what the journal says is not what it seemed."""
        try:
            await work
        except Exception as error:
            self._leave(then, error)
        except BaseException:
            self._leave(then, Refused("busy", 503))
            raise
        else:
            self._leave(then)

    async def _read_and_commit(self, change: Callable[[], str]) -> None:
        await self.reload()
        await self._commit(change)

    def _leave(self, then: Then, failed: Exception | None = None) -> None:
        """The end of `acting`, for whoever did not wait for its beginning."""
        try:
            self.spread()
        except Exception as error:
            self._turns.leave()
            then(error)
        else:
            self._turns.leave()
            then(failed)

    async def take_back(self, seat: int) -> None:
        async with self.acting():
            await self._commit(lambda: self._take_back(seat))

    async def change(self, work: Callable[Concatenate[Connection, str, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A change of seats, status or chat: written, read back, told."""
        async with self.acting():
            result = await self.store.write(lambda db: work(db, self.table.id, *args, **kwargs))
            await self.reload()
        return result

    def may_be_behind(self) -> bool:
        """Not where a line was written here since this was asked last: it had the place right after those known here."""
        wrote, self._wrote = self._wrote, False
        return not wrote

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

    def _move(self, change: Callable[[], str]) -> Motion:
        """Change the match; the line that says how is on its way."""
        self._must_be(RUNNING)
        self._must_be_whole()
        before = self._before()
        line, now = change(), steady.now()
        end = self._end(now) if self.match.over else None
        kept = asyncio.ensure_future(self.store.append(self.table.id, self._seq + 1, line, now, end))
        return Motion(before, line, now, end is not None, kept)

    async def _commit(self, change: Callable[[], str], motion: Motion | None = None) -> None:
        """Change the match and write the line; where another server was quicker, read and try again."""
        for _ in range(TRIES):
            motion = motion or self._move(change)
            try:
                ended = await motion.kept
            except BaseException as error:  # a match ahead of its journal is read again in any case
                self._seq = -1
                motion = None  # it holds the error, and that this frame: a circle, and the table in it
                await self.reload()
                if not isinstance(error, Conflict):
                    raise
                continue  # that place was taken
            self._stands(motion, ended)
            if motion.ends and not ended:  # another server was quicker
                await self.reload()
            return
        raise Refused("busy", 503)

    def _stands(self, motion: Motion, ended: bool) -> None:
        """The line is written."""
        self._wrote = True
        self._moved(motion.before, self._seq + 1, motion.line, motion.at)
        if motion.ends and ended:
            self._over(motion.at)

    def _end(self, now: float) -> Callable[[Connection], bool]:
        return partial(endings.finish, table=self.table.id, at=now, ending=self.ending())

    def _over(self, now: float) -> None:
        self.table = replace(self.table, status=OVER, version=self.table.version + 1, finished=now)
        self.match.settle()

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
        if ended:
            self._over(now)
        else:  # another server was quicker
            await self.reload()

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
        if not self.table.pace:
            return  # no clock runs
        if self._public() != before.public:
            self._clocks.restart(self.match.waiting, at)
        else:
            self._clocks.go_on(self.match.waiting, at)

    def _public(self) -> object:
        """All that everybody can see; not needed where no clock runs."""
        if not self.table.pace:
            return None
        return self.match.waiting, self.match.view(None), len(self.match.log_data(present.SPECTATOR, "en"))

    # Audiences

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """`async with room.still():` it is as the journal says, and nothing changes while one looks."""
        async with self._turns:
            await self._agree()
            yield

    async def shown(self, who: Audience) -> Parts:
        """What an audience sees now."""
        async with self.still():
            return present.picture(present.Common(self.moment()), who).parts

    @asynccontextmanager
    async def listening(self, who: Audience, wake: asyncio.Event) -> AsyncIterator[Channel]:
        """An audience's channel; `wake` is set at every event until the end of the block."""
        async with self.still():
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
        async with self._turns:
            if self.agrees:
                self._publish()

    def _publish(self) -> None:
        self._audiences.publish(self.moment)

    def forget_silent(self) -> None:
        self._audiences.forget_silent()

    @property
    def busy(self) -> bool:
        """Is somebody acting just now?"""
        return self._turns.taken
