"""What goes between servers when a house grows: leases and news, simulated by events, thousands of servers on one machine.

    python tools/scale.py                       # the three sizes of docs/scale.md
    python tools/scale.py --tables 50000 --servers 40 --minutes 10

Each table has a lease of a server, worth what that server's sign of life is; whoever holds it thinks for the table's bots and
rings its clocks. With each sign a server reads who is alive; when somebody fell, at each beat while there are tables that nobody
has, and every so often anyway, it looks for those, and takes a page of its share first, then of anybody's. All of these are the
servers' own numbers (`web/leases.py`). Servers fall, come back, and now and then stand still for longer than a sign is good for.
Moves are news `(table, seq)`, heard by those who listen to the topic. Counted are statements, rows, messages, and how long tables
were without anybody.

Leases of one server that end together are one heap of so many: ten million tables need no ten million objects.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sherwood.table.store.leases import AT_ONCE
from sherwood.web import leases


@dataclass(frozen=True)
class Plan:
    """A house, and how it is run. Times in seconds."""

    tables: int
    servers: int
    minutes: float = 10.0
    beat: float = leases.BEAT  # between two signs of life
    life: float = leases.LIFE  # for how long each is good
    around: int = leases.AROUND  # beats between two looks for tables that nobody has
    most: int = AT_ONCE  # tables taken at one look
    moves: float = 0.1  # a second, of each table
    split: float = 0.02  # of tables, watched on a second server: a connection that was not handed on yet
    mean_life: float = 3600.0  # of a server until it falls
    down: float = 20.0  # until it is there again
    mean_stall: float = 1800.0  # between two pauses of a server
    stall: float = 3.0  # a pause, on average: longer than a sign of life is good for, now and then


@dataclass
class Counts:
    """What came of it."""

    beats: int = 0
    renewed: int = 0  # rows that would be written if every table had a sign of its own
    listed: int = 0  # rows read: who is alive
    looks: int = 0
    found: int = 0  # rows read: tables that nobody has
    taken: int = 0
    falls: int = 0
    stalls: int = 0
    lost: int = 0  # leases that a server lost while it stood still
    refused: int = 0  # acts of such a server that its own clock or the journal's key refused
    gaps: list[tuple[float, int]] = field(default_factory=list)  # seconds without holder, and how many tables
    most_without: int = 0


@dataclass
class Server:
    """One of them: how many leases it holds, until when, and whether it is there."""

    held: int = 0
    until: float = 0.0
    beats: int = 0
    found: bool = False  # at its last look there were tables that nobody had
    up: bool = True
    still: float = 0.0  # it stands still until then
    life: int = 0  # events of an earlier life are void


@dataclass(order=True)
class Heap:
    """Leases that end together; since when nobody does their work."""

    ends: float
    count: int
    since: float
    whole: int  # how many they were


Event = tuple[float, int, Callable[[float], None]]


class House:
    """The simulation."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.rng = plan, random.Random(seed)
        self.counts = Counts()
        self.servers = [Server() for _ in range(plan.servers)]
        self.orphans: list[Heap] = []  # a queue: those first that end first
        self.without = 0
        self.up = plan.servers
        self._queue: list[Event] = []
        self._number = itertools.count()
        self._deal()

    def _deal(self) -> None:
        """In the beginning everybody holds their share."""
        share, rest = divmod(self.plan.tables, self.plan.servers)
        for n, server in enumerate(self.servers):
            server.held, server.until = share + (n < rest), self.plan.life
            self._live(n, self.rng.uniform(0, self.plan.beat))

    def _at(self, when: float, what: Callable[[float], None]) -> None:
        heapq.heappush(self._queue, (when, next(self._number), what))

    def _live(self, n: int, now: float) -> None:
        """A life begins: beats, and at some time a fall or a pause."""
        server, plan = self.servers[n], self.plan
        server.life += 1
        life = server.life
        server.beats = self.rng.randrange(plan.around)
        self._at(now, lambda at: self._beat(n, life, at))
        self._at(now + self.rng.expovariate(1 / plan.mean_life), lambda at: self._fall(n, life, at))
        self._at(now + self.rng.expovariate(1 / plan.mean_stall), lambda at: self._stand_still(n, life, at))

    def run(self) -> Counts:
        end = self.plan.minutes * 60
        while self._queue and self._queue[0][0] < end:
            at, _, what = heapq.heappop(self._queue)
            what(at)
        held = sum(server.held for server in self.servers) + sum(heap.count for heap in self.orphans)
        assert held == self.plan.tables, "every lease is somebody's, or waits to be taken"
        return self.counts

    def _alive(self, n: int, life: int) -> bool:
        return self.servers[n].up and self.servers[n].life == life

    def _beat(self, n: int, life: int, at: float) -> None:
        server = self.servers[n]
        if not self._alive(n, life):
            return
        if at < server.still:
            self._at(server.still, lambda later: self._beat(n, life, later))
            return
        self.counts.beats += 1
        self.counts.renewed += server.held
        self.counts.listed += self.up
        server.until, server.beats = at + self.plan.life, server.beats + 1
        # A server whose life has just ended is seen to be missing in the list.
        if server.found or server.beats % self.plan.around == 0 or (self.orphans and self.orphans[0].ends <= at):
            self._look(server, at)
        self._at(at + self.plan.beat, lambda later: self._beat(n, life, later))

    def _orphan(self, server: Server, since: float) -> None:
        if server.held:
            heapq.heappush(self.orphans, Heap(server.until, server.held, since, server.held))
            self.without += server.held
            self.counts.most_without = max(self.counts.most_without, self.without)
        server.held = 0

    def _look(self, server: Server, at: float) -> None:
        seen = [heap for heap in self.orphans if heap.ends <= at]
        ended, share = sum(heap.count for heap in seen), math.ceil(sum(heap.whole for heap in seen) / self.up)
        self.counts.looks += 1
        self.counts.found += min(ended, self.plan.most * self.up)
        # Others have their share before their next beat; what is left at ours is anybody's.
        for taken, since in self._taken(at, min(self.plan.most, ended if server.found else share)):
            server.held += taken
            self.without -= taken
            self.counts.taken += taken
            self.counts.gaps.append((at - since, taken))
        server.found = ended > 0

    def _taken(self, at: float, room: int) -> Iterator[tuple[int, float]]:
        """Tables that nobody has, as many as one look may take."""
        while room and self.orphans and self.orphans[0].ends <= at:
            heap = self.orphans[0]
            taken = min(room, heap.count)
            heap.count -= taken
            room -= taken
            if not heap.count:
                heapq.heappop(self.orphans)
            yield taken, heap.since

    def _fall(self, n: int, life: int, at: float) -> None:
        if not self._alive(n, life):
            return
        server = self.servers[n]
        self.counts.falls += 1
        server.up, server.found = False, False
        self.up -= 1
        self._orphan(server, at)
        self._at(at + self.plan.down, lambda later: self._rise(n, later))

    def _rise(self, n: int, at: float) -> None:
        self.servers[n].up = True
        self.up += 1
        self._live(n, at)

    def _stand_still(self, n: int, life: int, at: float) -> None:
        if not self._alive(n, life):
            return
        server = self.servers[n]
        self.counts.stalls += 1
        server.still = at + self.rng.expovariate(1 / self.plan.stall)
        if server.still > server.until:
            self._at(server.until, lambda later: self._lapse(n, life, at, later))
        self._at(at + self.rng.expovariate(1 / self.plan.mean_stall), lambda later: self._stand_still(n, life, later))

    def _lapse(self, n: int, life: int, since: float, at: float) -> None:
        """It stands still for longer than its leases last: they are anybody's. What it wants to do when it wakes is refused."""
        if not self._alive(n, life):
            return
        server = self.servers[n]
        self.counts.lost += server.held
        self.counts.refused += round(server.held * self.plan.moves * (server.still - at))
        self._orphan(server, since)


@dataclass(frozen=True)
class News:
    """Messages a second: published, and delivered to servers that listen."""

    published: float
    one_topic: float  # everybody hears everything
    own_topics: float  # a topic a table: only who watches it, besides its own server
    each_hears: float  # of a server, with one topic


def news(plan: Plan) -> News:
    published = plan.tables * plan.moves
    return News(published, published * (plan.servers - 1), published * plan.split, published)


def share(gaps: list[tuple[float, int]], part: float) -> float:
    """The gap that so large a part of all taken leases did not exceed."""
    total, seen = sum(count for _, count in gaps), 0
    for gap, count in sorted(gaps):
        seen += count
        if seen >= part * total:
            return gap
    return 0.0


def told(plan: Plan, counts: Counts) -> Iterator[tuple[str, str]]:
    seconds, spread = plan.minutes * 60, news(plan)
    yield "tables, servers, simulated", f"{plan.tables:,}, {plan.servers:,}, {plan.minutes:g} min"
    yield "signs of life and looks a second", f"{(counts.beats + counts.looks) / seconds:,.1f}"
    yield "rows written a second, a sign of life a table", f"{(counts.renewed + counts.taken) / seconds:,.0f}"
    yield "rows written a second, a sign of life a server", f"{(counts.beats + counts.taken) / seconds:,.0f}"
    yield "rows read a second: who is alive", f"{counts.listed / seconds:,.0f}"
    yield "rows read a second: tables that nobody has", f"{counts.found / seconds:,.0f}"
    yield "servers that fell, that stood still", f"{counts.falls:,}, {counts.stalls:,}"
    yield "leases that changed hands", f"{counts.taken:,}"
    yield "leases lost by standing still; acts refused for it", f"{counts.lost:,}; {counts.refused:,}"
    yield "tables without holder at once, at most", f"{counts.most_without:,}"
    yield (
        "tables without work until taken: half, 99 %, longest",
        ", ".join(f"{share(counts.gaps, part):.1f} s" for part in (0.5, 0.99, 1.0)),
    )
    yield "news published a second", f"{spread.published:,.0f}"
    yield (
        "delivered a second, one topic for all",
        f"{spread.one_topic:,.0f} (each server hears {spread.each_hears:,.0f})",
    )
    yield "delivered a second, a topic a table", f"{spread.own_topics:,.0f}"


SIZES = (Plan(1_000, 2, minutes=120.0), Plan(100_000, 60), Plan(10_000_000, 5_000, minutes=3.0))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int)
    asked.add_argument("--servers", type=int)
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    plans: tuple[Plan, ...] = SIZES
    if given.tables or given.servers:
        tables, servers = given.tables or 1_000, given.servers or max(2, (given.tables or 1_000) // 2_000)
        plans = (Plan(tables, servers, given.minutes),)
    columns = [dict(told(plan, House(plan, given.seed).run())) for plan in plans]
    for row in columns[0]:
        print(f"{row:52}" + "".join(f"{column[row]:>46}" for column in columns))


if __name__ == "__main__":
    main()
