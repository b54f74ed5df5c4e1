"""Three servers behind HAProxy on PostgreSQL and Valkey; `make cluster` kills every part of it again and again."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from cluster.parts import Cluster
from cluster.rounds import LIMIT, run


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        yield cluster.start()
    finally:
        cluster.stop()


def test_a_server_is_killed_and_play_goes_on(three: Cluster) -> None:
    """Through the very file of deploy/ that hosts get."""
    result = run(three, rounds=1, players=4)
    assert (result.lost, result.doubled, result.traces) == (0, 0, 0)
    assert result.acknowledged > 8
    assert max(result.stood["server"]) < LIMIT


def test_everybody_at_a_table_meets_at_one_server(three: Cluster) -> None:
    for number in range(6):
        for path in (f"/tables/nobodys-{number}", f"/api/tables/nobodys-{number}/view"):
            for _ in range(2):
                assert httpx.get(three.url + path).status_code == 404
        assert sum(f"nobodys-{number}" in house.log() for house in three.servers.values()) == 1
    assert sum("nobodys-" in house.log() for house in three.servers.values()) > 1
