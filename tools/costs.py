"""What the parts of a table cost, one by one, for docs/scale.md: a socket, a bot's move, a line kept, a lease renewed, news.

    python tools/costs.py                                   # sockets, bots, lines on SQLite
    python tools/costs.py --database postgresql://…         # lines, leases and news on a PostgreSQL (an empty one)

Figures are processor time where it is ours to count, else time on the clock: a busy machine makes those worse.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from load import Meter, wait_for
from sqlalchemy import text
from wire import Wire

import sherwood
from sherwood.bots.bot import answer
from sherwood.bots.known import parse
from sherwood.bots.levels import LEVELS
from sherwood.table.store.store import Store

SOCKETS, LINES, AT_ONCE = 400, 8_000, 200
LEASES, RENEWED = 20_000, 2_000  # rows of leases; of them one server's, renewed in one statement
LINE = '{"at":"0123456789abcdef","chance":[3],"do":["place",3,0],"n":17,"seat":0,"sum":"0123456789abcdef"}'


async def sockets(folder: Path, port: int) -> None:
    """Memory of a socket at its own table, and of a second at the same one."""
    database = folder / "sockets.sqlite"
    command = [
        sys.executable,
        "-m",
        "sherwood.cli",
        "serve",
        "--no-limits",
        "--port",
        str(port),
        "--database",
        str(database),
    ]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url)
        meter = Meter(server.pid, database)
        async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60) as http:
            await http.put("/api/me", json={"name": "Costs"})
            cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
            seats = [{"kind": "person"}, {"kind": "person", "name": "Two"}]
            made = [await http.post("/api/tables", json={"game": "romans", "seats": seats}) for _ in range(SOCKETS)]
        tables = [one.json()["to"] for one in made]
        before = meter.memory()
        print(f"a running table in memory: {(before - meter.empty) / SOCKETS / 1024:.0f} kB")
        headers = {"Cookie": cookie, "Origin": url}
        opened: list[Wire] = []
        for seat in (0, 1):
            before, spent = meter.memory(), meter.cpu()
            for table in tables:
                opened.append(await Wire.connect(f"{url}{table}/socket?seat={seat}&drawn=1", headers, lambda *_: None))
            await asyncio.sleep(2)
            kilobytes, cpu = (meter.memory() - before) / SOCKETS / 1024, (meter.cpu() - spent) / SOCKETS
            print(f"socket {seat + 1} of a table, with its board: {kilobytes:.0f} kB, {1000 * cpu:.1f} ms to open")
        for wire in opened:
            wire.close()
    finally:
        server.terminate()
        server.wait()


def bots() -> None:
    """Processor time of a decision, by game and level."""
    for game in sherwood.games():
        told = []
        for level in LEVELS:
            match, spent = sherwood.new(game, seats=2, seed=5), list[float]()
            rng, players = sherwood.Rng("costs"), [parse(level, sherwood.game(game)).seated(seat) for seat in range(2)]
            while not match.over and len(spent) < 60:
                seat = match.waiting[0]
                began = time.process_time()
                match.play(seat, answer(players[seat], match, seat, rng))
                spent.append(time.process_time() - began)
            told.append(f"{level} {1000 * statistics.mean(spent):.1f}")
        print(f"a bot's decision at {game}, ms: {', '.join(told)}")


async def lines(url: str) -> None:
    """Durable lines a second, many tables at once, as moves are written."""
    store = Store(url)
    with store.engine.begin() as db:
        for n in range(AT_ONCE):
            made = {
                "id": f"t{n}",
                "game": "romans",
                "options": "{}",
                "status": "running",
                "public": False,
                "pace": 0,
                "at": 0.0,
            }
            columns = "id, game, options, status, public, pace, created"
            db.execute(
                text(f"insert into tables ({columns}) values (:id, :game, :options, :status, :public, :pace, :at)"),
                made,
            )

    async def one(table: int) -> None:
        for seq in range(LINES // AT_ONCE):
            await store.append(f"t{table}", seq, LINE, time.time())

    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(one(table) for table in range(AT_ONCE)))
    spent, cpu = time.perf_counter() - began, time.process_time() - cpu
    print(
        f"{store.engine.dialect.name}: {LINES / spent:,.0f} durable lines a second, {1e6 * cpu / LINES:.0f} us of our processor each"
    )
    store.close()


def often(what: Callable[[], object], seconds: float = 3.0) -> float:
    """How many times a second."""
    began, times = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        what()
        times += 1
    return times / (time.perf_counter() - began)


def leases(url: str) -> None:
    """A lease a table, renewed in one statement a server; a lease a server; and news by NOTIFY."""
    store = Store(url)
    with store.engine.begin() as db:
        db.execute(text("create table costs_leases (id integer primary key, holder integer, ends float)"))
        rows = [{"id": n, "holder": n // RENEWED} for n in range(LEASES)]
        db.execute(text("insert into costs_leases values (:id, :holder, 0)"), rows)
    renew = text("update costs_leases set ends = :ends where holder = :holder")
    one = text("update costs_leases set ends = :ends where id = :id")
    news = text("select pg_notify('costs', 'table 17')")

    def done(statement: object, **values: object) -> None:
        with store.engine.begin() as db:
            db.execute(statement, values)  # type: ignore[call-overload]

    print(
        f"leases renewed: {RENEWED * often(lambda: done(renew, ends=time.time(), holder=3)):,.0f} rows a second in statements of {RENEWED:,}"
    )
    print(f"a lease a server: {often(lambda: done(one, ends=time.time(), id=3)):,.0f} statements a second")
    print(f"news: {often(lambda: done(news)):,.0f} NOTIFY a second, one at a time on one connection")
    with store.engine.begin() as db:
        db.execute(text("drop table costs_leases"))
    store.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--database", default="")
    given = asked.parse_args()
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    if given.database:
        asyncio.run(lines(given.database))
        leases(given.database)
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(sockets(Path(folder), int(os.environ.get("PORT", "8499"))))
        asyncio.run(lines(str(Path(folder) / "lines.sqlite")))
    bots()


if __name__ == "__main__":
    main()
