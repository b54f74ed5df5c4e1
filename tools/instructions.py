"""What a move costs a server, counted in instructions: the same to within two in a hundred on a busy machine and a quiet one.

    python tools/instructions.py --moves 3000 --keep counted.out    # then: callgrind_annotate --inclusive=yes counted.out

A server runs under Valgrind's callgrind (Debian: valgrind), which is switched on when the tables are warm. Python's own functions are
not told apart, those of compiled modules and libraries are. What the kernel does is not counted, nor how long memory takes.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import load
import uvloop

PORT = 8498
PATIENCE = 2000  # tries: under Valgrind a server takes its time


class Counted(NamedTuple):
    """What was played while it was counted."""

    moves: int
    games: int  # that ended, and others that began


async def played(url: str, plan: load.Plan, warm: int, moves: int, server: int) -> Counted:
    """Play until the server is warm, then so many moves with the counter on."""
    house = load.Load(url, plan)
    tasks = [asyncio.ensure_future(house.sit(tables)) for tables in await house.open()]
    await reached(house, warm)
    switch(server, "on")
    before, games = len(house.times), house.finished
    await reached(house, before + moves)
    switch(server, "off")
    found = Counted(len(house.times) - before, house.finished - games)
    house.done = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return found


def switch(server: int, state: str) -> None:
    command = ["callgrind_control", "-i", state, str(server)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def reached(house: load.Load, moves: int) -> None:
    while len(house.times) < moves:
        if house.idle:
            raise SystemExit("all games are over: ask for fewer moves, or for more tables")
        await asyncio.sleep(0.05)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="romans")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument(
        "--warm", type=int, default=500, help="moves before it is counted; boards remember, so give them thousands"
    )
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--drawn", action="store_true")
    parser.add_argument("--keep", type=Path, help="where callgrind's file shall stay")
    given = parser.parse_args()
    plan = load.Plan(given.game, given.tables, 1, 0.0, given.drawn, 1)
    with tempfile.TemporaryDirectory() as folder:
        out = given.keep or Path(folder) / "counted"
        serve = [
            "-m",
            "sherwood.cli",
            "serve",
            "--no-limits",
            "--port",
            str(PORT),
            "--database",
            f"{folder}/counted.sqlite",
        ]
        callgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        with (Path(folder) / "log").open("wb") as log:
            server = subprocess.Popen(
                [*callgrind, sys.executable, *serve, "--processes", "1"], stdout=log, stderr=log, cwd=load.ROOT
            )
        try:
            url = f"http://127.0.0.1:{PORT}"
            load.wait_for(url, PATIENCE)
            found = uvloop.run(played(url, plan, given.warm, given.moves, server.pid))
        finally:
            server.terminate()
            server.wait()
        total = re.search(r"^totals: (\d+)", out.read_text(), re.MULTILINE)
        assert total is not None
        counted = int(total[1]) / found.moves
    print(
        f"{plan}: {counted / 1000:,.0f} thousand instructions a move ({found.moves} moves, {found.games} games ended)"
    )


if __name__ == "__main__":
    main()
