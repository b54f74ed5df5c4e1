"""How much a server bears: many tables at once through real sockets, every move durable before it is told.

    python tools/load.py --tables 200 --seconds 15

Two clients sit at every table and answer whatever they are asked with anything legal. A move's time runs from sending it
until what came of it is back with whoever moved: committed, published to all at the table, acknowledged. Measured are, as data
(what programs ask for) and with boards drawn and sentences written (what browsers want): full speed, how many moves a second
there can be; half of the speed that we want, how long a move takes then; full speed on PostgreSQL; and the heavy games.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import uvloop
from siege.postgres import Postgres
from wire import Wire

ROOT = Path(__file__).parent.parent
GAMES = {"romans": 22, "locksley": 30, "merrymen": 8}  # games opened beforehand for every place
LONG = 6  # of games that last longer
WANTED = {False: 5000.0, True: 2000.0}  # moves of Romans a second, as data and drawn
SEATED = 8.0  # seconds until everybody sits: they come one after the other, so that not all games end together
STEP = 0.004  # seconds between two strokes of the pace


@dataclass(frozen=True)
class Plan:
    """One measurement."""

    game: str
    tables: int
    seconds: float
    rate: float  # moves a second that all tables together may make; 0: as many as they can
    drawn: bool
    processes: int
    postgres: bool = False

    @property
    def games(self) -> int:
        return GAMES.get(self.game, LONG)

    def __str__(self) -> str:
        pace = f"{self.rate:,.0f} moves/s asked for" if self.rate else "full speed"
        wanted = "boards and sentences" if self.drawn else "data"
        database = "PostgreSQL" if self.postgres else "SQLite"
        return f"{self.game}, {self.tables} tables, {pace}, {wanted}, {self.processes} server process(es), {database}"


class Pace:
    """Lets those who are ready move, in the order they came, so many a second."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Callable[[], None]] = deque()

    def call(self, move: Callable[[], None]) -> None:
        if self.rate:
            self.ready.append(move)
        else:
            move()

    async def run(self) -> None:
        owed, last = 0.0, time.perf_counter()
        while self.rate:
            await asyncio.sleep(STEP)
            now = time.perf_counter()
            owed, last = owed + (now - last) * self.rate, now
            while owed >= 1 and self.ready:
                self.ready.popleft()()
                owed -= 1
            owed = min(owed, 1 + self.rate * STEP)  # what nobody was ready for is not made up for


class Choice(msgspec.Struct):
    do: msgspec.Raw
    revise: bool


class Prompt(msgspec.Struct):
    mine: bool
    turn: int
    choices: list[Choice]


class Status(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """Of what the server says, what a client must know to go on."""

    ok: int | None = None
    no: int | None = None
    table: Status | None = None
    prompt: Prompt | None = None


read = msgspec.json.Decoder(Message).decode
MOVE = b'{"type":"do","id":1,"turn":%d,"do":%b}'


class Client:
    """One seat of one table."""

    wire: Wire

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load = load
        wanted = "drawn=1" if load.plan.drawn else "drawn=0&told=0"
        self.address = f"{load.url}/tables/{table}/socket?seat={seat}&{wanted}"
        self.rng = random.Random(f"{table}{seat}")
        self.prompt: Prompt | None = None
        self.asking = False
        self.sent = 0.0

    async def run(self) -> None:
        headers = {"Cookie": self.load.cookie, "Origin": self.load.url}
        self.wire = await Wire.connect(self.address, headers, self.heard)
        await self.wire.closed

    def heard(self, wire: Wire, text: bytes) -> None:
        self.wire = wire  # it may speak before `run` has it
        message = read(text)
        if message.ok is not None or message.no is not None:
            self.load.answered(message.ok is not None, time.perf_counter() - self.sent)
            self.asking = False
        if (message.table and message.table.status == "over") or self.load.done:
            self.wire.close()
            return
        self.prompt = message.prompt or self.prompt
        if self.prompt and self.prompt.mine and not self.asking:
            self.asking = True
            self.load.pace.call(self.answer)

    def answer(self) -> None:
        assert self.prompt is not None
        choice = self.rng.choice([one for one in self.prompt.choices if not one.revise])
        self.sent = time.perf_counter()
        self.wire.send(MOVE % (self.prompt.turn, bytes(choice.do)))
        self.prompt = None


class Load:
    def __init__(self, url: str, plan: Plan) -> None:
        self.url, self.plan = url, plan
        self.pace = Pace(plan.rate)
        self.times: list[float] = []
        self.refused = 0
        self.done = False
        self.cookie = ""
        self.finished = 0
        self.idle = 0  # places whose games are all over: then the measurement was too long

    def answered(self, well: bool, seconds: float) -> None:
        if well:
            self.times.append(seconds)
        else:
            self.refused += 1

    async def open(self) -> list[list[str]]:
        """For every place in the prepared its games, one after the other: opening tables is not what is measured."""
        async with httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=60) as http:
            await http.put("/api/me", json={"name": "Load"})
            self.cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
            return [[await self._table(http) for _ in range(self.plan.games)] for _ in range(self.plan.tables)]

    async def _table(self, http: httpx.AsyncClient) -> str:
        seats = [{"kind": "person"}, {"kind": "person", "name": "Two"}]
        answer = await http.post("/api/tables", json={"game": self.plan.game, "seats": seats})
        answer.raise_for_status()
        return str(answer.json()["to"].rpartition("/")[2])

    async def sit(self, tables: list[str]) -> None:
        """Play at one place of the prepared; when a game is over, the next one begins."""
        await asyncio.sleep(random.uniform(0, SEATED - 1))
        for table in tables:
            await asyncio.gather(*(Client(self, table, seat).run() for seat in (0, 1)))
            self.finished += not self.done
        self.idle += not self.done

    async def play(self, halls: list[list[str]], meter: Meter) -> None:
        tasks = [asyncio.ensure_future(self.sit(tables)) for tables in halls]
        tasks.append(asyncio.ensure_future(self.pace.run()))
        await asyncio.sleep(SEATED)
        self.times.clear()
        self.finished = 0
        meter.start()
        await asyncio.sleep(self.plan.seconds)
        meter.stop(len(self.times))
        self.done = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Meter:
    """What the server and its database use while it is measured."""

    def __init__(self, pid: int, database: Path, postgres: Postgres | None = None) -> None:
        self.pid, self.database, self.postgres = pid, database, postgres
        self.empty = self.memory()

    def start(self) -> None:
        self.at, self.own, self.servers, self.bytes = time.perf_counter(), time.process_time(), self.cpu(), self.size()
        self.stored = self.database_cpu()

    def stop(self, moves: int) -> None:
        self.moves = max(moves, 1)
        self.spent = time.perf_counter() - self.at
        self.own, self.servers = time.process_time() - self.own, self.cpu() - self.servers
        self.stored = self.database_cpu() - self.stored
        self.bytes = self.size() - self.bytes

    def family(self) -> list[Path]:
        """The server's processes: the first, and those it started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [Path("/proc") / str(pid) for pid in (self.pid, *children)]

    def memory(self) -> int:
        """Resident bytes of the server."""
        return sum(_resident(process) for process in self.family())

    def largest(self) -> int:
        """Resident bytes of its largest process."""
        return max(_resident(process) for process in self.family())

    def cpu(self) -> float:
        return sum(spent(int(process.name)) for process in self.family())

    def database_cpu(self) -> float:
        """Of a database that is a server itself."""
        return sum(spent(pid) for pid in self.postgres.processes()) if self.postgres else 0.0

    def size(self) -> int:
        if self.postgres:
            return sum(path.stat().st_size for path in self.database.rglob("*") if path.is_file())
        return sum(path.stat().st_size for path in self.database.parent.glob(self.database.name + "*"))


def _resident(process: Path) -> int:
    status = (process / "status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS"))


def spent(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, meter: Meter, plan: Plan) -> None:
    load = Load(url, plan)
    tables = await load.open()
    seated = meter.memory()
    await load.play(tables, meter)
    times = sorted(load.times) or [0.0]
    print(f"\n{plan}")
    idle = f", {load.idle} PLACES IDLE AT THE END" if load.idle else ""
    print(
        f"  moves/s {meter.moves / meter.spent:,.0f}   ({load.finished} games finished, {load.refused} refused{idle})"
    )
    print(f"  from move to broadcast: p50 {per(times, 50):.1f} ms   p99 {per(times, 99):.1f} ms")
    print(
        f"  CPU a move: server {meter.servers / meter.moves * 1e6:.0f} us, these clients {meter.own / meter.moves * 1e6:.0f} us"
        + (f", PostgreSQL {meter.stored / meter.moves * 1e6:.0f} us" if plan.postgres else "")
    )
    print(
        f"  memory: {(seated - meter.empty) / plan.tables / plan.games / 1024:.0f} kB a table, server {meter.memory() / 2**20:.0f} MB, "
        f"its largest process {meter.largest() / 2**20:.0f} MB"
    )
    print(f"  database: {meter.bytes / meter.moves:.0f} bytes a move", flush=True)


def per(times: list[float], cent: int) -> float:
    """A percentile of sorted seconds, in milliseconds."""
    return 1000 * (statistics.median(times) if cent == 50 else times[len(times) * cent // 100])


def run(plan: Plan) -> None:
    """A server of its own for each measurement, on an empty database."""
    port = int(os.environ.get("PORT", "8499"))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as later:
        postgres = Postgres() if plan.postgres else None
        if postgres:
            later.callback(postgres.stop)
        database = postgres.data if postgres else Path(folder) / "load.sqlite"
        command = [sys.executable, "-m", "sherwood.cli", "serve", "--no-limits", "--port", str(port)]
        command += ["--database", postgres.url if postgres else str(database), "--processes", str(plan.processes)]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            uvloop.run(measure(url, Meter(server.pid, database, postgres), plan))
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str, tries: int = 200) -> None:
    for _ in range(tries):
        try:
            if httpx.get(f"{url}/api/health").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def yardstick() -> float:
    """How fast this machine is just now."""
    turns = 3_000_000
    started = time.perf_counter()
    for _ in range(turns):
        pass
    return (time.perf_counter() - started) / turns * 1e9


def plans(given: argparse.Namespace) -> list[Plan]:
    def plan(rate: float, drawn: bool, *, game: str = given.game, postgres: bool = given.postgres) -> Plan:
        return Plan(game, given.tables, given.seconds, rate, drawn, given.processes, postgres)

    if given.rate is not None or given.drawn or given.postgres:
        return [plan(given.rate or 0, given.drawn)]
    both = (False, True)
    first = [plan(rate, drawn) for drawn in both for rate in (0, WANTED[drawn] / 2)]
    stored = [plan(0, drawn, postgres=True) for drawn in both]
    return first + stored + [plan(0, drawn, game=game) for game in ("merrymen", "legend") for drawn in both]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--game", default="romans")
    parser.add_argument("--processes", type=int, default=2, help="of the server; tables are spread over them")
    parser.add_argument("--rate", type=float, help="only this: moves a second; 0 for full speed")
    parser.add_argument("--drawn", action="store_true", help="only this: boards drawn, sentences written")
    parser.add_argument("--postgres", action="store_true", help="only this: on PostgreSQL")
    given = parser.parse_args()
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before; server and clients share them")
    print(f"yardstick: {yardstick():.0f} ns for a turn of an empty Python loop (machines are noisy: compare with this)")
    for one in plans(given):
        run(one)


if __name__ == "__main__":
    main()
