"""`python -m cluster [--rounds N] [--players N] [--channels valkey|postgresql] [--proxy haproxy|caddy]`: parts are killed,
then all servers are upgraded one after the other; prints what came of it."""

from __future__ import annotations

import argparse
import sys

from cluster import rolling
from cluster.parts import PROXIES, Cluster
from cluster.players import LOGS
from cluster.rounds import PARTS, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--channels", choices=("valkey", "postgresql"), default="valkey")
    parser.add_argument("--proxy", choices=PROXIES, default="haproxy")
    parser.add_argument("--part", choices=PARTS, help="only this one falls, instead of each in turn")
    parser.add_argument(
        "--rolling", action="store_true", help="no kills, only the upgrade of one server after the other"
    )
    given = parser.parse_args()
    parts = (given.part,) if given.part else PARTS
    cluster = Cluster(channels=given.channels, proxy=given.proxy)
    held = False
    try:
        cluster.start()
        survived = True
        if not given.rolling:
            result = run(cluster, given.rounds, given.players, given.seed, _say, parts)
            _say("\n".join(result.rows()))
            survived = result.held
        rolled = rolling.run(cluster, given.players, _say)
        _say(f"\n{rolled}")
        held = survived and rolled.held
    finally:
        if not held:
            cluster.keep_logs(LOGS)
            _say(f"the logs of all parts: {LOGS}")
        cluster.stop()
    sys.exit(0 if held else 1)


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
