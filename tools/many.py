"""A server opens on a house with thousands of running games: how soon its first page, and any table?

`python tools/many.py [--tables 10000] [--database URL]`: fills a new database, starts a server on it, prints what it took.
With `--channels` also: until when all tables with a bot or a clock are looked after, and by how many of `--servers` that start
together; then one of them falls, and its tables are counted again.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from siege.house import House
from sqlalchemy import create_engine, insert, text

import sherwood
from sherwood.table.store.database import address, open_engine, upgrade
from sherwood.table.store.rows import BOT, PERSON, RUNNING
from sherwood.table.store.schema import moves, seats, tables

AT_ONCE = 1000
ASKED = 300  # tables that are looked at


def journal(choices: int) -> list[str]:
    """A game of Romans in its middle."""
    match = sherwood.new("romans", seats=2, seed=7)
    for _ in range(choices):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    return match.journal.lines


@dataclass(frozen=True)
class Mix:
    """Of a hundred tables: how many have a bot that is to move, and how many others a clock."""

    bots: int = 10
    clocks: int = 10

    def table(self, name: str) -> dict[str, object]:
        pace = 7 * 24 * 3600 if self.bots <= _kind(name) < self.bots + self.clocks else 0
        fixed = {"game": "romans", "options": {}, "status": RUNNING, "public": True, "version": 3}
        return {"id": name, "pace": pace, "created": time.time(), **fixed}

    def seat(self, name: str, seat: int) -> dict[str, object]:
        bot = seat == 1 and _kind(name) < self.bots
        said = {"name": f"Player {seat}", "level": "random" if bot else ""}
        return {"table_id": name, "seat": seat, "kind": BOT if bot else PERSON, "invite": f"{name}-{seat}", **said}

    def with_duties(self, names: Sequence[str]) -> list[str]:
        return [name for name in names if _kind(name) < self.bots + self.clocks]


USUAL = Mix()


def fill(database: str, count: int, mix: Mix = USUAL, choices: int = 40) -> list[str]:
    """Rows as a server would have written them."""
    engine, lines, ids = open_engine(database), journal(choices), [f"many-{number:06}" for number in range(count)]
    upgrade(engine)
    with engine.connect().execution_options(writes=True) as db:
        for start in range(0, count, AT_ONCE):
            with db.begin():
                some = ids[start : start + AT_ONCE]
                db.execute(insert(tables), [mix.table(name) for name in some])
                db.execute(insert(seats), [mix.seat(name, seat) for name in some for seat in (0, 1)])
                db.execute(insert(moves), [_move(name, seq, line) for name in some for seq, line in enumerate(lines)])
    engine.dispose()
    return ids


def _kind(name: str) -> int:
    return int(name[-2:])


def _move(name: str, seq: int, line: str) -> dict[str, object]:
    return {"table_id": name, "seq": seq, "line": line, "at": time.time()}


def first_page(house: House) -> tuple[float, float]:
    """Seconds from the start of the process, and seconds of a processor that it took for it."""
    began = time.monotonic()
    house.spawn()
    while time.monotonic() - began < 120:
        with suppress(httpx.HTTPError):
            if httpx.get(house.url, timeout=10).status_code == 200:
                return time.monotonic() - began, _cpu(house)
        time.sleep(0.01)
    raise RuntimeError(house.log()[-2000:])


def _cpu(house: House) -> float:
    assert house.process is not None
    fields = Path(f"/proc/{house.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ask(house: House, ids: Sequence[str]) -> list[float]:
    """Milliseconds for tables that nobody has looked at yet."""
    times = []
    with httpx.Client(base_url=house.url, timeout=30) as http:
        http.get("/")
        for name in random.Random(3).sample(ids, min(ASKED, len(ids))):
            began = time.perf_counter()
            http.get(f"/api/tables/{name}/view").raise_for_status()
            times.append(1000 * (time.perf_counter() - began))
    return sorted(times)


def kept(database: str, without: Sequence[str] = ()) -> dict[str, int]:
    """How many tables each server looks after; not counted are those that fell."""
    engine = create_engine(address(database))
    with engine.connect() as db:
        rows = db.execute(text("select server, count(*) from leases group by server")).all()
    engine.dispose()
    return {server: count for server, count in rows if server not in without}


def all_kept(database: str, count: int, began: float, without: Sequence[str] = ()) -> None:
    """Waits until all are looked after, and says how it went."""
    seen: Counter[int] = Counter()
    while (held := sum(kept(database, without).values())) < count:
        seen[int(time.monotonic() - began)] = held
        if time.monotonic() - began > 300:
            raise RuntimeError(f"{held:,} of {count:,} tables are looked after")
        time.sleep(0.05)
    took, by = time.monotonic() - began, sorted(kept(database, without).values())
    way = ", ".join(f"{held:,} after {second + 1} s" for second, held in seen.items() if held)
    print(f"{count:,} tables looked after {took:.1f} s later, by {by} ({way})", flush=True)


def takeover(houses: Sequence[House], count: int, began: float) -> None:
    """Everything is looked after soon; and again when the first server falls as in a power cut."""
    database = houses[0].database
    all_kept(database, count, began)
    if len(houses) > 1:
        before, one = kept(database), houses[0]
        one.kill()
        began = time.monotonic()
        while not (fallen := _fallen(database)):
            time.sleep(0.02)
        print(f"one fell with {sum(before.get(name, 0) for name in fallen):,} of them", flush=True)
        all_kept(database, count, began, fallen)


def _fallen(database: str) -> list[str]:
    engine = create_engine(address(database))
    with engine.connect() as db:
        now = "extract(epoch from clock_timestamp())" if "postgres" in database else "unixepoch('subsec')"
        found = list(db.execute(text(f"select id from servers where until < {now}")).scalars())
    engine.dispose()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--bots", type=int, default=Mix.bots, help="of a hundred tables")
    parser.add_argument("--clocks", type=int, default=Mix.clocks, help="of a hundred tables")
    parser.add_argument("--servers", type=int, default=1, help="with --channels: so many start together")
    parser.add_argument("--database", default="", help="an empty one; a new SQLite file if none is given")
    parser.add_argument("--channels", default="")
    given = parser.parse_args()
    flags = ("--no-limits", *(("--channels", given.channels) if given.channels else ()))
    house, mix = House(*flags, database=given.database), Mix(given.bots, given.clocks)
    houses = [house, *(House(*flags, database=house.database) for _ in range(given.servers - 1))]
    began = time.monotonic()
    ids = fill(house.database, given.tables, mix)
    print(f"{given.tables:,} running games written in {time.monotonic() - began:.0f} s", flush=True)
    try:
        began = time.monotonic()
        for other in houses[1:]:
            other.spawn()
        page, cpu = first_page(house)
        print(f"first page {page:.2f} s after the start of the process ({cpu:.2f} s of a processor)", flush=True)
        times = ask(house, ids)
        middle, high = times[len(times) // 2], times[len(times) * 99 // 100]
        print(
            f"{len(times)} tables at once after: median {middle:.0f} ms, 99 % within {high:.0f} ms, worst {times[-1]:.0f} ms"
        )
        if given.channels:
            takeover(houses, len(mix.with_duties(ids)), began)
    finally:
        for one in houses:
            one.stop()
        if not given.database:
            for path in Path(house.folder).glob("siege.sqlite*"):
                if path.is_file():
                    path.unlink()


if __name__ == "__main__":
    main()
