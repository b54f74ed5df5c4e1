"""Does a server grow? Thousands of games, one after the other, and its memory every few hundred.

    python tools/soak.py --games 5000

Two clients play each game over sockets with anything legal, many games at once. A server that keeps something of every
game grows with their number; one that lets go stands where it stood. After each stage the server is left alone for as long
as it keeps finished games and silent audiences.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop
from load import Client, Load, Meter, Plan, wait_for

ROOT = Path(__file__).parent.parent
REST = 45.0  # seconds: two sweeps


class Soak(Load):
    """Games without end."""

    def __init__(self, url: str, plan: Plan, games: int) -> None:
        super().__init__(url, plan)
        self.left = games

    async def place(self, http: httpx.AsyncClient) -> None:
        while self.left > 0:
            self.left -= 1
            table = await self._table(http)
            await asyncio.gather(*(Client(self, table, seat).run() for seat in (0, 1)))
            self.finished += 1


async def stage(url: str, plan: Plan, games: int) -> int:
    soak = Soak(url, plan, games)
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60) as http:
        await http.put("/api/me", json={"name": f"Soak {random.random()}"})
        soak.cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        await asyncio.gather(*(soak.place(http) for _ in range(plan.tables)))
    return len(soak.times)


def run(given: argparse.Namespace) -> None:
    plan = Plan(given.game, given.tables, 0, 0, given.drawn, given.processes)
    port = int(os.environ.get("PORT", "8498"))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "soak.sqlite"
        command = [sys.executable, "-m", "sherwood.cli", "serve", "--no-limits", "--port", str(port)]
        command += ["--database", str(database), "--processes", str(given.processes)]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            curve(url, Meter(server.pid, database), plan, given.games, given.every)
        finally:
            server.terminate()
            server.wait()


def curve(url: str, meter: Meter, plan: Plan, games: int, every: int) -> None:
    print(f"{plan}\n{'games':>8} {'moves/s':>9} {'playing':>9} {'at rest':>9}   (largest process, MB)", flush=True)
    for done in range(every, games + 1, every):
        started = time.perf_counter()
        moves = uvloop.run(stage(url, plan, every))
        spent, playing = time.perf_counter() - started, meter.largest()
        time.sleep(REST)
        print(f"{done:>8} {moves / spent:>9,.0f} {playing / 2**20:>9.0f} {meter.largest() / 2**20:>9.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--every", type=int, default=500)
    parser.add_argument("--tables", type=int, default=60, help="at once")
    parser.add_argument("--game", default="romans")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--drawn", action="store_true", help="boards drawn, sentences written")
    run(parser.parse_args())


if __name__ == "__main__":
    main()
