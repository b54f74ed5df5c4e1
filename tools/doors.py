"""Two processes behind our own dispatcher, or two servers behind HAProxy: what does a move cost with each?

`python tools/doors.py [--tables 60] [--rate 400] [--seconds 10]`: SQLite and PostgreSQL, the same clients for all of them.
Both servers of a pair and whatever stands in front of them are counted; the database is not.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from cluster.parts import Haproxy
from load import Meter, Plan, measure, yardstick
from siege.house import House, free_port
from siege.postgres import Postgres


class Family(Meter):
    """Several programs and what they started, measured as one."""

    def __init__(self, pids: list[int], database: Path) -> None:
        self.pids = pids
        super().__init__(pids[0], database)

    def family(self) -> list[Path]:
        children = (Path(f"/proc/{pid}/task/{pid}/children").read_text().split() for pid in self.pids)
        return [Path("/proc") / str(pid) for pid in (*self.pids, *(one for some in children for one in some))]


def pid(program: House | Haproxy) -> int:
    assert program.process is not None
    return program.process.pid


@contextmanager
def dispatcher(database: str) -> Iterator[tuple[str, list[int], str]]:
    house = House("--no-limits", "--processes", "2", database=database).start()
    try:
        yield house.url, [pid(house)], house.database
    finally:
        house.stop()


@contextmanager
def haproxy(database: str) -> Iterator[tuple[str, list[int], str]]:
    channels = ("--channels", "postgresql") if "://" in database else ()
    flags = ("--no-limits", "--behind-proxy", *channels)
    first = House(*flags, database=database).start()
    second = House(*flags, database=first.database).start()
    door = Haproxy([first.port, second.port, free_port()])
    door.start()
    try:
        yield door.url, [pid(first), pid(second), pid(door)], first.database
    finally:
        door.stop()
        second.stop()
        first.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=400)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--again", type=int, default=1, help="how often all of it")
    given = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} before, yardstick {yardstick():.0f} ns", flush=True)
    plan = Plan("romans", given.tables, given.seconds, given.rate, False, 2)
    for _ in range(given.again):
        for kind in ("SQLite", "PostgreSQL"):
            for door in (dispatcher, haproxy):
                postgres = Postgres() if kind == "PostgreSQL" else None
                print(f"\n== {kind}, {door.__name__}", end="", flush=True)
                with door(postgres.url if postgres else "") as (url, pids, database):
                    uvloop.run(measure(url, Family(pids, Path(database)), plan))
                if postgres:
                    postgres.stop()


if __name__ == "__main__":
    main()
