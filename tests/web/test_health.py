"""A server says whether it can do its work, and its host reads one line of JSON for everything that happens."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sherwood.web.steady import LEAP, Steady
from support.served import Person, Server, until


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/api/health", timeout=20).status_code


def test_a_server_that_cannot_write_is_not_well(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path).start()
    ann = Person(server, "Ann")
    with closing(sqlite3.connect(sqlite, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        until(lambda: health(server) == 503)
        ann.ask("GET", "/api/me")
        other.execute("ROLLBACK")
    until(lambda: health(server) == 200)
    server.stop()


@pytest.mark.parametrize(
    "database", ["/nowhere/at/all.sqlite", "postgresql://sherwood:geheim@127.0.0.1:1/sherwood", "nonsense://x"]
)
def test_a_database_that_is_not_there_is_said_in_a_sentence(database: str) -> None:
    command = [sys.executable, "-m", "sherwood.cli", "serve", "--port", "1", "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "geheim" not in done.stderr


def test_the_log_is_one_line_of_json_for_everything(sqlite: str, tmp_path: Path) -> None:
    server = Server(sqlite, tmp_path).start()
    with socket.create_connection(("127.0.0.1", server.port)) as one:
        one.sendall(b"\x16\x03\x01 what is this\r\n\r\n")
        one.recv(100)
    Person(server, "Ann").http.get("/tables/nowhere")
    server.stop()
    lines = [line for line in server.log.splitlines() if not line.startswith("Sherwood: ")]
    assert all("what" in json.loads(line) for line in lines)
    assert any("Invalid HTTP request" in line for line in lines), "another package's words are a line too"


def test_a_clock_that_leaps_puts_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    steady, real = Steady(), time.time
    before = steady.now()
    monkeypatch.setattr(time, "time", lambda: real() + 7200)
    assert abs(steady.now() - before) < LEAP
    monkeypatch.setattr(time, "time", lambda: real() - 7200)
    assert abs(steady.now() - before) < LEAP
    monkeypatch.setattr(time, "time", lambda: real() + LEAP / 2)
    assert steady.now() - before > LEAP / 4, "one that is put right a little is followed"
