"""Rounds of killing: which part, and how long until everybody plays on."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from cluster.parts import Cluster
from cluster.players import Steadfast, judge, play_until
from cluster.sleepers import Rung, Sleepers

DOWN = 0.5  # seconds until whoever looks after a machine starts a part again
PARTS = ("server", "proxy", "valkey", "postgres")
LIMIT = (
    5.0  # seconds within which play goes on after a part fell (a database or a proxy that is away: after it is back)
)


class Part(Protocol):
    """What can be killed and started again."""

    def kill(self) -> None: ...

    def start(self) -> None: ...


@dataclass
class Result:
    """What came of it."""

    proxy: str = ""  # which one stood in front
    rounds: int = 0
    lost: int = 0
    doubled: int = 0
    acknowledged: int = 0
    stood: dict[str, list[float]] = field(default_factory=dict)  # seconds, by part
    traces: int = 0
    rung: Rung = field(default_factory=Rung)

    @property
    def held(self) -> bool:
        late = any(max(times) > LIMIT for times in self.stood.values() if times)
        return not (self.lost or self.doubled or late or self.traces) and self.rung.held

    def rows(self) -> list[str]:
        head = [f"| part (proxy: {self.proxy}) | kills | play stood still, median | at worst |", "|---|---|---|---|"]
        for part, times in sorted(self.stood.items()):
            middle = sorted(times)[len(times) // 2]
            head.append(f"| {part} | {len(times)} | {middle:.1f} s | {max(times):.1f} s |")
        tail = f"{self.rounds} rounds, {self.acknowledged:,} moves acknowledged: {self.lost} lost, {self.doubled} doubled; {self.traces} traces"
        clocks = f"{self.rung.deadlines} deadlines acted: {self.rung.again} twice or too early, {self.rung.missed} never; at most {self.rung.latest:.1f} s late"
        return [*head, "", tail, clocks]


def run(
    cluster: Cluster,
    rounds: int,
    players: int,
    seed: int = 1,
    say: Callable[[str], None] = print,
    parts: Sequence[str] = PARTS,
) -> Result:
    chance, result = random.Random(seed), Result(cluster.proxy.name)
    crowd = [Steadfast(cluster.url, bot=number % 2 == 1) for number in range(players)]
    sleepers = Sleepers(cluster.url, cluster.postgres.url, max(1, players // 2))
    for number in range(rounds):
        part = parts[number % len(parts)]
        stood = play_until([*crowd, *sleepers.all], partial(_fall, cluster, part, crowd, chance))
        result.stood.setdefault(part, []).append(stood)
        lost, doubled = judge(cluster.postgres.url, crowd)
        result.rounds, result.lost, result.doubled = result.rounds + 1, result.lost + lost, result.doubled + doubled
        say(f"{number + 1}: {part}, stood {stood:.1f} s, lost {lost}, doubled {doubled}")
        if stood > LIMIT:  # to be looked for in the logs
            say("".join(f"  at {time.time():.3f}: {one.waits()}\n" for one in crowd).rstrip())
    result.acknowledged = sum(one.acknowledged for one in crowd)
    result.rung = sleepers.judge()
    result.traces = cluster.traces()
    sleepers.close()
    for one in crowd:
        one.close()
    return result


def _fall(cluster: Cluster, part: str, crowd: list[Steadfast], chance: random.Random) -> float:
    """Kill a part under play, start it again; how long somebody could not play."""
    began = time.monotonic()
    _all_moved(crowd, began, 60.0)  # everybody plays
    time.sleep(chance.uniform(0.1, 0.6))
    fell = time.monotonic()
    if part == "server":
        house = chance.choice(list(cluster.servers.values()))
        house.kill()
        stood = _all_moved(crowd, fell)  # while it is down: the others take over
        house.spawn()
    else:
        others: dict[str, Part] = {"proxy": cluster.proxy, "valkey": cluster.valkey, "postgres": cluster.postgres}
        other = others[part]
        other.kill()
        time.sleep(DOWN)
        other.start()
        # Nobody can play without a proxy or a database: counted from when it is there again.
        stood = _all_moved(crowd, fell if part == "valkey" else time.monotonic())
    cluster.wait()
    return stood


def _all_moved(crowd: list[Steadfast], since: float, patience: float = 30.0) -> float:
    """Seconds until everybody's next move after `since` was acknowledged."""
    while any(one.last <= since for one in crowd):
        if time.monotonic() - since > patience:
            break
        time.sleep(0.01)
    return time.monotonic() - since
