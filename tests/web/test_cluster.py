"""Three servers behind HAProxy on PostgreSQL and Valkey; `make cluster` kills every part of it again and again."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from cluster import rolling
from cluster.newer import NEXT
from cluster.parts import Cluster
from cluster.rounds import LIMIT, PARTS, Result, run
from cluster.sleepers import Rung, judged

from sherwood.table.store.database import open_engine, version_of


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        yield cluster.start()
    finally:
        cluster.stop()


def test_each_part_is_killed_and_play_goes_on(three: Cluster) -> None:
    """Through the very file of deploy/ that hosts get; meanwhile clocks ring, each deadline once."""
    result = run(three, rounds=len(PARTS), players=4)
    assert (result.lost, result.doubled, result.traces) == (0, 0, 0)
    assert result.acknowledged > 8 * len(PARTS)
    assert set(result.stood) == set(PARTS)
    assert max(max(times) for times in result.stood.values()) < LIMIT
    assert (result.rung.again, result.rung.missed) == (0, 0)
    assert result.rung.deadlines > 1
    assert result.held


def test_everybody_at_a_table_meets_at_one_server(three: Cluster) -> None:
    for number in range(6):
        for path in (f"/tables/nobodys-{number}", f"/api/tables/nobodys-{number}/view"):
            for _ in range(2):
                assert httpx.get(three.url + path).status_code == 404
        assert sum(f"nobodys-{number}" in house.log() for house in three.servers.values()) == 1
    assert sum("nobodys-" in house.log() for house in three.servers.values()) > 1


def test_servers_are_upgraded_one_after_the_other_under_play(three: Cluster) -> None:
    """Old and new side by side on what the first new one has migrated. The last test here: no old server is left."""
    rolled = rolling.run(three, players=2, settle=0.5)
    assert rolled.held, rolled
    assert rolled.acknowledged > 40
    engine = open_engine(three.postgres.url)
    with engine.connect() as db:
        assert version_of(db) == NEXT
    engine.dispose()


def test_a_trace_a_deadline_that_acted_twice_and_one_that_never_did_are_failures() -> None:
    assert Result().held
    assert not Result(traces=1).held
    once = [("a", 0, 100.0, 100.0, 103.0), ("a", 0, 110.0, 110.0, 112.1)]
    assert judged(once) == Rung(2, 0, 0, 1.0)
    assert Result(rung=judged(once)).held
    assert not Result(rung=judged([*once, ("a", 0, 110.0, 110.9, 112.9)])).held, "twice"
    assert not Result(rung=judged([*once, ("a", 0, 120.0, 120.0, 121.0)])).held, "too early"
    assert not Result(rung=judged(once, missed=1)).held
    assert not Result(rung=judged([("a", 0, 100.0, 100.0, 160.0)])).held, "too late"
