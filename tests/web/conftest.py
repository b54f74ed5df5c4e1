"""Fixtures of the web tests: a running server on SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.postgres import postgres_url
from support.served import Server, close_all

__all__ = ["postgres_url"]


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Both kinds of database run every test of the table."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("db") / "table.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process on SQLite, as `make play` has it; two on PostgreSQL, as a host who grows."""
    processes = "1" if database.endswith(".sqlite") else "2"
    running = Server(database, tmp_path_factory.mktemp("log"), "--no-limits", "--processes", processes).start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "own.sqlite")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as hosts start it, with its limits."""
    folder = tmp_path_factory.mktemp("limited")
    server = Server(str(folder / "own.sqlite"), folder, "--workers", "1").start()
    yield server
    server.stop()
