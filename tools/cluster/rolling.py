"""An upgrade under play: one server after the other is stopped, and started again as a later release."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from cluster.parts import Cluster
from cluster.players import Steadfast, judge, play_until

PAUSE = 1.0  # seconds between two servers, in which both releases serve
LIMIT = 5.0  # seconds within which anybody's move is acknowledged
NEWER = (str(Path(__file__).with_name("newer.py")),)


class Rolled(NamedTuple):
    """What came of it."""

    worst: float  # the longest time that anybody waited for a move to be acknowledged
    acknowledged: int
    lost: int
    doubled: int
    traces: int

    @property
    def held(self) -> bool:
        return not (self.lost or self.doubled or self.traces) and self.worst <= LIMIT

    def __str__(self) -> str:
        moves = (
            f"{self.acknowledged:,} moves acknowledged: {self.lost} lost, {self.doubled} doubled; {self.traces} traces"
        )
        return f"upgrade, one server after the other: nobody waited longer than {self.worst:.2f} s; {moves}"


def run(cluster: Cluster, players: int, say: Callable[[str], None] = print, settle: float = 3.0) -> Rolled:
    """The first one migrates the database under the others, which are of the release before."""
    crowd = [Steadfast(cluster.url, bot=False) for _ in range(players)]
    play_until(crowd, lambda: _until_all_play(crowd, settle))
    say(f"before, the longest wait was {_worst(crowd):.2f} s")

    def upgrade() -> None:
        for name, house in cluster.servers.items():
            house.stop()
            house.program = NEWER
            house.start()
            cluster.wait()
            say(f"{name} is back, of a later release; longest wait so far {_worst(crowd):.2f} s")
            time.sleep(PAUSE)

    for one in crowd:
        one.longest, one.last = 0.0, time.monotonic()
    play_until(crowd, upgrade)
    lost, doubled = judge(cluster.postgres.url, crowd)
    for one in crowd:
        one.close()
    return Rolled(_worst(crowd), sum(one.acknowledged for one in crowd), lost, doubled, cluster.traces())


def _until_all_play(crowd: list[Steadfast], settle: float) -> None:
    end = time.monotonic() + 60
    while any(one.acknowledged < 20 for one in crowd) and time.monotonic() < end:
        time.sleep(0.05)
    for one in crowd:
        one.longest = 0.0
    time.sleep(settle)


def _worst(crowd: list[Steadfast]) -> float:
    return max(one.longest for one in crowd)
