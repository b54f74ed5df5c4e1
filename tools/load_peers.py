"""boardgame.io beside us, in one run on one machine: how many moves a second each bears, with clients on the same processors.

    python tools/load_peers.py --tables 200 --seconds 10

Its game has nine places and one kind of move; ours is Romans, sent as data. In memory it keeps nothing when it falls; on files it
writes without waiting for the disk; ours is durable before it is told. It comes from npm, into .cache/load-peers.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile

import load

PEERS = load.ROOT / "tools" / "peers"
HOME = load.ROOT / ".cache" / "load-peers"
LONG = 100  # moves of one of its games: on files the whole log is written again with every move
WANTED = {
    "name": "load-peers",
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "3.1.3", "socket.io-client": "4.7.5"},
    "overrides": {"koa-compose": "4.1.0"},  # a later one no longer fits the Koa that it is written for
}


def fetch() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    wanted, package = json.dumps(WANTED), HOME / "package.json"
    if not (HOME / "node_modules").is_dir() or not package.exists() or package.read_text() != wanted:
        package.write_text(wanted)
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"], cwd=HOME, check=True
        )
    for script in PEERS.glob("*.cjs"):
        shutil.copy(script, HOME)  # where node finds what they require


def measured(command: list[str], server: int) -> tuple[dict[str, float], float]:
    """What the clients found, and the server's processor time meanwhile."""
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        clients.stdout.readline()  # all sit and play
        before = load.spent(server)
        found = clients.stdout.readline()
        return json.loads(found), load.spent(server) - before


def peer(port: int, folder: str, given: argparse.Namespace) -> None:
    """One server of theirs, and one process of clients."""
    env = {**os.environ, "PORT": str(port), "NODE_ENV": "production", "FOLDER": folder}
    with subprocess.Popen(["node", "server.cjs"], cwd=HOME, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            while "ready" not in (line := server.stdout.readline()):
                if not line:
                    raise SystemExit("boardgame.io did not start")
            command = ["node", "client.cjs", *map(str, (port, given.tables, given.seconds, LONG))]
            found, cpu = measured(command, server.pid)
        finally:
            server.terminate()
    kept = "on files" if folder else "in memory"
    print(f"\nboardgame.io 0.50.2, {kept}, nine places, {given.tables} tables, full speed, one process")
    print(f"  moves/s {found['moves']:,.0f}")
    print(f"  from move to broadcast: p50 {found['p50']:.1f} ms   p99 {found['p99']:.1f} ms")
    print(f"  CPU a move: server {1e6 * cpu / max(1, found['moves'] * given.seconds):.0f} us", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=int, default=10)
    given = asked.parse_args()
    fetch()
    port = int(os.environ.get("PORT", "8499"))
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before; yardstick {load.yardstick():.0f} ns")
    peer(port + 1, "", given)
    with tempfile.TemporaryDirectory() as folder:
        peer(port + 3, folder, given)
    for processes in (1, 2):
        load.run(load.Plan("romans", given.tables, given.seconds, 0, False, processes))


if __name__ == "__main__":
    main()
