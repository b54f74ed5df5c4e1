"""A rolling restart under play: one server after the other is stopped and started again, as an upgrade does it."""

from __future__ import annotations

import time
from collections.abc import Callable

from cluster.parts import Cluster
from cluster.players import Steadfast, judge, play_until

PAUSE = 1.0  # seconds between two servers


def run(cluster: Cluster, players: int, say: Callable[[str], None] = print) -> tuple[float, int, int]:
    """The longest time that anybody waited for a move to be acknowledged; moves lost, moves doubled."""
    crowd = [Steadfast(cluster.url, bot=False) for _ in range(players)]
    play_until(crowd, lambda: _until_all_play(crowd))
    usual = _worst(crowd)

    def restart() -> None:
        for name, house in cluster.servers.items():
            house.stop()
            house.start()
            cluster.wait()
            say(f"{name} is back; longest wait so far {_worst(crowd):.2f} s")
            time.sleep(PAUSE)

    for one in crowd:
        one.longest, one.last = 0.0, time.monotonic()
    play_until(crowd, restart)
    lost, doubled = judge(cluster.postgres.url, crowd)
    say(f"before, the longest wait was {usual:.2f} s; {sum(one.acknowledged for one in crowd):,} moves")
    for one in crowd:
        one.close()
    return _worst(crowd), lost, doubled


def _until_all_play(crowd: list[Steadfast]) -> None:
    end = time.monotonic() + 60
    while any(one.acknowledged < 20 for one in crowd) and time.monotonic() < end:
        time.sleep(0.05)
    for one in crowd:
        one.longest = 0.0
    time.sleep(3.0)


def _worst(crowd: list[Steadfast]) -> float:
    return max(one.longest for one in crowd)
