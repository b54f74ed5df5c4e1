"""A table in this server's memory: a cache of its journal and its seats, one lock, and the audiences that watch it.

Nothing here is the truth: a move is first committed, then told; on any doubt the room is read again from the store.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from sherwood.errors import BadChoice, IllegalChoice, RuleCrash, SherwoodError, StaleChoice
from sherwood.table.match import Match
from sherwood.table.store import Conflict, Store, journal, tables
from sherwood.table.store import snapshot as snapshots
from sherwood.table.store.rows import LOBBY, OPEN, OVER, RUNNING, Move, Seat, Table
from sherwood.table.store.snapshot import TAKE_BACK, Snapshot, Version, effective, follow, rebuild
from sherwood.web import present
from sherwood.web.channel import Audience, Channel
from sherwood.web.errors import Refused, not_found
from sherwood.web.server_log import problem
from sherwood.web.told import Told

T = TypeVar("T")
TRIES = 5


class Room:
    match: Match

    def __init__(self, store: Store, table: Table, seats: list[Seat]) -> None:
        self.store = store
        self.table = table
        self.seats = seats
        self.seq = -1
        self.chat: list[dict[str, Any]] = []
        self.since: dict[int, float] = {}
        self.asked_alone: int | None = None
        self.lock = asyncio.Lock()
        self.channels: dict[Audience, Channel] = {}
        self.told: dict[tuple[int, str], Told] = {}
        self.here: Counter[int] = Counter()
        self.quiet = 0
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.on_change: Callable[[Room], None] = lambda room: None

    # Reading from the store

    @classmethod
    async def open(cls, store: Store, table: str) -> Room:
        kept = await store.read(snapshots.find, table)
        if kept is None:
            raise not_found("table")
        room = cls(store, kept.table, kept.seats)
        await room._take(kept)
        return room

    async def reload(self) -> None:
        kept = await self.store.read(snapshots.find, self.table.id, self.seq)
        if kept is None:
            raise not_found("table")
        await self._take(kept)

    async def _take(self, kept: Snapshot) -> None:
        self.table, self.seats = kept.table, kept.seats
        self.chat = [{"n": one.n, "seat": one.seat, "name": one.name, "text": one.text} for one in kept.said]
        if self.table.status != LOBBY:
            await self._take_moves(kept.moves)
            await (
                self._maybe_finish()
            )  # a server may have fallen between the last line and the word that it was the last

    async def _take_moves(self, moves: list[Move]) -> None:
        """The tail since our last line; everything when we know nothing or something was taken back."""
        if self.seq >= 0 and all(move.line != TAKE_BACK for move in moves):
            self._follow(moves)
            return
        if self.seq >= 0:
            moves = await self.store.read(journal.lines, self.table.id)
        lines = effective(moves)
        try:
            self.match = await self.store.run(rebuild, lines[:-1] if len(lines) > 2 else lines)
        except SherwoodError as error:
            problem("journal", error, table=self.table.id)
            raise Refused("other-version") from error
        self.told.clear()
        self.asked_alone = None
        self.seq = moves[-1].seq
        if len(lines) > 2:
            self._follow([Move(self.seq, lines[-1], moves[-1].at)])
        self.since = dict.fromkeys(self.match.waiting, moves[-1].at)

    def _follow(self, moves: list[Move]) -> None:
        for move in moves:
            alone, public = _alone(self.match.waiting), self._public_face()
            follow(self.match, [move])
            self.seq, self.asked_alone = move.seq, alone
            self._set_clocks(move.at, self._public_face() != public)

    # Acting: each under the lock, each durable before anybody is told

    async def act(self, work: Callable[[], Awaitable[T]]) -> T:
        """Whatever happens to the visitor in the middle, what was committed is told, here or when the store is read."""
        async with self.lock:
            try:
                return await work()
            finally:  # a refused move may have found another server's moves: those are told too
                self.publish()
                self.on_change(self)

    async def play(self, seat: int, do: Sequence[Any], turn: int | None, lang: str = "en") -> None:
        await self.act(lambda: self._journal(lambda: self._play(seat, do, turn, lang)))

    async def take_back(self, seat: int) -> None:
        await self.act(lambda: self._journal(lambda: self._take_back(seat)))

    def _play(self, seat: int, do: Sequence[Any], turn: int | None, lang: str) -> str:
        try:
            self.match.play(seat, tuple(do), turn=turn)
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
        reason = self.why_no_take_back(seat)
        if reason is not None:
            raise Refused("take-back")
        self.match.take_back(seat)
        self.told.clear()
        return TAKE_BACK

    async def _journal(self, change: Callable[[], str]) -> None:
        """Change the match, commit the line, and only then let it be seen; somebody else's line in our place wins."""
        for _ in range(TRIES):
            self._must_be(RUNNING)
            alone, public = _alone(self.match.waiting), self._public_face()
            line = change()
            now = time.time()
            try:
                await self.store.append(self.table.id, self.seq + 1, line, now)
            except Conflict:
                await self._forget_and_reload()
                continue
            except BaseException:
                await self._forget_and_reload()
                raise
            self.seq += 1
            self.asked_alone = alone if line != TAKE_BACK else None
            self._set_clocks(now, self._public_face() != public)
            await self._maybe_finish()
            return
        raise Refused("busy", 503)

    async def _forget_and_reload(self) -> None:
        self.seq = -1
        await self.reload()

    async def _maybe_finish(self) -> None:
        if self.table.status == RUNNING and self.match.over:
            now = time.time()
            if await self.store.write(tables.set_status, self.table.id, RUNNING, OVER, finished=now):
                self.table = replace(self.table, status=OVER, version=self.table.version + 1, finished=now)
            else:  # another server was quicker
                await self.reload()

    async def change(self, work: Callable[..., T], *args: Any) -> T:
        """A change of seats, status or chat: written, read back, told."""

        async def job() -> T:
            result = await self.store.write(work, self.table.id, *args)
            await self.reload()
            return result

        return await self.act(job)

    def _must_be(self, status: str) -> None:
        if self.table.status != status:
            raise Refused(f"not-{status}")

    # Clocks: others must not learn from a clock that somebody did something in private

    def _public_face(self) -> Any:
        if self.table.pace == 0:
            return None
        return self.match.waiting, self.match.view(None), len(self.log(present.SPECTATOR, "en"))

    def _set_clocks(self, now: float, public: bool) -> None:
        kept = {} if public else self.since
        self.since = {seat: kept.get(seat, now) for seat in self.match.waiting}

    def deadline(self, seat: int) -> float | None:
        return self.since.get(seat, time.time()) + self.table.pace if self.table.pace else None

    def late(self, now: float) -> list[int]:
        """Seats of people who let the agreed time pass."""
        if self.table.status != RUNNING or self.table.pace == 0:
            return []
        return [seat for seat, at in self.since.items() if now > at + self.table.pace and not self.seats[seat].by_bot]

    def alarm(self) -> float | None:
        """When somebody must look at this table again although nobody is here."""
        if self.table.status != RUNNING or self.table.pace == 0:
            return None
        people = [at for seat, at in self.since.items() if not self.seats[seat].by_bot]
        return min(people) + self.table.pace if people else None

    # Facts

    @property
    def mark(self) -> Version:
        return Version(self.table.version, self.seq)

    def why_no_take_back(self, seat: int) -> str | None:
        """While several plan at once, even a refusal would tell that somebody moved; they revise by choices."""
        if self.table.status != RUNNING or self.asked_alone != seat:
            return "back-nothing"
        return self.match.can_take_back(seat)

    def log(self, seat: int, lang: str) -> list[dict[str, Any]]:
        return self.told.setdefault((seat, lang), Told()).up_to_date(self.match, seat, lang)

    def seat_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def is_here(self, seat: Seat) -> bool:
        """Or somebody of the same device: whoever shares one looks over its shoulder."""
        beside = [seat.seat, *self.seat_of(seat.person)]
        return any(self.here[one] > 0 for one in beside)

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def everybody_resigned_but_one(self) -> bool:
        return sum(not seat.resigned for seat in self.seats) == 1

    def bot_seats_to_move(self) -> list[int]:
        if self.table.status != RUNNING:
            return []
        return [seat for seat in self.match.waiting if self.seats[seat].by_bot]

    # Audiences

    def channel(self, who: Audience) -> Channel:
        """An audience's channel, up to date: one nobody listened to catches up in a single event."""
        channel = self.channels.setdefault(who, Channel(who))
        channel.publish(present.parts(self, who, channel))
        return channel

    def publish(self) -> None:
        heard = [(who, channel) for who, channel in self.channels.items() if channel.listeners]
        common = present.Common(self) if heard else None
        for who, channel in heard:
            channel.publish(present.parts(self, who, channel, common))

    def forget_silent(self) -> None:
        """Audiences that left: kept for a while so that a lost connection resumes, then dropped."""
        silent = [who for who, channel in self.channels.items() if not channel.listeners]
        for who in silent:
            if self.channels[who].grow_old():
                del self.channels[who]

    @property
    def watched(self) -> bool:
        """Does anybody here, person or bot, wait for news?"""
        return bool(self.channels or self.thinking)

    def quiet_for(self) -> int:
        """Asked now and then: how many times in a row has nobody needed this room?"""
        busy = self.watched or self.lock.locked()
        self.quiet = 0 if busy else self.quiet + 1
        return self.quiet


def _alone(waiting: list[int]) -> int | None:
    return waiting[0] if len(waiting) == 1 else None
