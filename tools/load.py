"""How much a server bears: many tables at once through real sockets, every move durable before it is told.

    python tools/load.py --tables 200 --seconds 20

Two clients sit at every table and answer at once whatever they are asked. A move's time is from sending it until its
consequence has come back to the one who moved (after the commit) and, where the others may see it, to them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).parent.parent


class Client:
    """One seat of one table: plays anything legal, as fast as it is asked."""

    def __init__(self, load: Load, url: str, cookie: str, table: str, seat: int) -> None:
        self.load, self.table, self.seat, self.cookie = load, table, seat, cookie
        wanted = "drawn=1" if load.drawn else "drawn=0&told=0"
        self.address = f"{url.replace('http', 'ws')}/tables/{table}/socket?seat={seat}&{wanted}"
        self.origin = url
        self.rng = random.Random(f"{table}{seat}")
        self.over = False

    async def run(self) -> None:
        headers = {"Cookie": self.cookie, "Origin": self.origin}
        async with websockets.connect(self.address, additional_headers=headers, compression=None) as socket:
            prompt: dict[str, Any] | None = None
            sent = 0.0
            async for text in socket:
                message = json.loads(text)
                if "ok" in message or "no" in message:
                    self.load.answered(message, time.perf_counter() - sent)
                    sent = 0.0
                if message.get("table", {}).get("status") == "over":
                    return
                prompt = message.get("prompt", prompt)
                if sent == 0.0 and prompt and prompt["mine"] and not self.load.done:
                    if self.load.think:
                        await asyncio.sleep(self.rng.uniform(0, 2 * self.load.think))
                    await socket.send(json.dumps(self._answer(prompt)))
                    prompt, sent = None, time.perf_counter()
                if self.load.done:
                    return

    def _answer(self, prompt: dict[str, Any]) -> dict[str, Any]:
        choices = [one for one in prompt["choices"] if not one["revise"]]
        return {"type": "do", "id": 1, "turn": prompt["turn"], "do": self.rng.choice(choices)["do"]}


class Load:
    def __init__(self, url: str, given: argparse.Namespace) -> None:
        self.url, self.tables, self.game, self.drawn = url, given.tables, given.game, given.drawn
        self.think = float(given.think)
        self.times: list[float] = []
        self.refused = 0
        self.done = False
        self.cookie = ""
        self.finished = 0

    def answered(self, message: dict[str, Any], seconds: float) -> None:
        if "ok" in message:
            self.times.append(seconds)
        else:
            self.refused += 1

    async def open(self) -> list[str]:
        async with httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=60) as http:
            await http.put("/api/me", json={"name": "Load"})
            self.cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
            return [await self._table(http) for _ in range(self.tables)]

    async def _table(self, http: httpx.AsyncClient) -> str:
        seats = [{"kind": "person"}, {"kind": "person", "name": "Two"}]
        answer = await http.post("/api/tables", json={"game": self.game, "seats": seats})
        answer.raise_for_status()
        return str(answer.json()["to"].rpartition("/")[2])

    async def sit(self, http: httpx.AsyncClient, table: str) -> None:
        """Play at one place of the hall; when a game is over, the next one begins."""
        while not self.done:
            await asyncio.gather(*(Client(self, self.url, self.cookie, table, seat).run() for seat in (0, 1)))
            if not self.done:
                self.finished += 1
                table = await self._table(http)

    async def play(self, tables: list[str], seconds: float) -> float:
        headers = {"origin": self.url, "cookie": self.cookie}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60) as http:
            halls = [asyncio.ensure_future(self.sit(http, table)) for table in tables]
            await asyncio.sleep(2)  # everybody sits down
            self.times.clear()
            started = time.perf_counter()
            await asyncio.sleep(seconds)
            spent = time.perf_counter() - started
            self.done = True
            for hall in halls:
                hall.cancel()
            await asyncio.gather(*halls, return_exceptions=True)
        return spent


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def size(database: Path) -> int:
    return sum(path.stat().st_size for path in database.parent.glob(database.name + "*"))


async def measure(url: str, pid: int, database: Path, given: argparse.Namespace) -> None:
    empty = memory(pid)
    load = Load(url, given)
    tables = await load.open()
    seated = memory(pid)
    grown = size(database)
    before = cpu(pid)
    spent = await load.play(tables, given.seconds)
    moves = max(len(load.times), 1)
    times = sorted(load.times) or [0.0]
    drawn = "yes" if given.drawn else "no"
    print(f"tables {given.tables}, game {given.game}, boards drawn: {drawn}, thought {given.think} s a move")
    print(f"moves/s {moves / spent:,.0f}   ({moves} moves, {load.finished} games finished, {load.refused} refused)")
    print(f"p50 {statistics.median(times) * 1000:.1f} ms   p99 {times[int(len(times) * 0.99)] * 1000:.1f} ms")
    print(f"server CPU a move {(cpu(pid) - before) / moves * 1e6:.0f} microseconds")
    print(f"memory a table {(seated - empty) / given.tables / 1024:.0f} kB seated, server {memory(pid) / 2**20:.0f} MB")
    print(f"database {(size(database) - grown) / moves:.0f} bytes a move")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="romans")
    parser.add_argument("--think", type=float, default=0, help="seconds of thought a move, on average")
    parser.add_argument("--drawn", action="store_true", help="clients want the board drawn, as browsers do")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "load.sqlite"
        port = 8499
        command = [
            sys.executable,
            "-m",
            "sherwood.web",
            "--port",
            str(port),
            "--database",
            str(database),
            "--no-limits",
        ]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            asyncio.run(measure(url, server.pid, database, given))
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{url}/api/health").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
