"""`python -m cluster [--rounds N] [--players N] [--channels valkey|postgresql]`: prints what came of it."""

from __future__ import annotations

import argparse
import sys

from cluster import rolling
from cluster.parts import Cluster
from cluster.rounds import PARTS, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--channels", choices=("valkey", "postgresql"), default="valkey")
    parser.add_argument("--part", choices=PARTS, help="only this one falls, instead of each in turn")
    parser.add_argument("--rolling", action="store_true", help="instead of kills, one server after the other restarts")
    given = parser.parse_args()
    parts = (given.part,) if given.part else PARTS
    cluster = Cluster(channels=given.channels)
    try:
        cluster.start()
        if given.rolling:
            worst, lost, doubled = rolling.run(cluster, given.players, lambda line: print(line, flush=True))
            print(f"rolling restart: nobody waited longer than {worst:.2f} s; {lost} lost, {doubled} doubled")
            sys.exit(1 if lost or doubled else 0)
        result = run(cluster, given.rounds, given.players, given.seed, lambda line: print(line, flush=True), parts)
    finally:
        cluster.stop()
    print("\n".join(result.rows()), flush=True)
    sys.exit(0 if result.held else 1)


if __name__ == "__main__":
    main()
