"""What a server is told by its environment: everybody on the machine reads command lines, and passwords are not for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from support.postgres import new_database
from support.served import Person, Server, free_port, until

HUSH = "a-word-that-nobody-reads"
WORKER, PROCESS = "sherwood.bots.worker", "sherwood.web.process"


def below(pid: int) -> dict[int, str]:
    """A process and all that it has started, as `ps` shows them."""
    task = Path(f"/proc/{pid}")
    try:
        said = task.joinpath("cmdline").read_bytes().replace(b"\0", b" ").decode()
        children = [int(child) for one in task.glob("task/*/children") for child in one.read_text().split()]
    except OSError:  # it has just ended
        return {}
    found = {pid: said}
    for child in children:
        found |= below(child)
    return found


def shown(server: Server) -> dict[int, str]:
    assert server.process is not None
    return below(server.process.pid)


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sherwood.cli", *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environ})
    assert done.returncode == 0, done.stderr
    return done


def test_no_process_shows_the_databases_password(postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url).replace("sherwood@", f"sherwood:{HUSH}@")
    told = {"SHERWOOD_DATABASE": url, "SHERWOOD_PROCESSES": "2", "SHERWOOD_CHANNELS": "postgresql", "SHERWOOD_MAIL": ""}
    server = Server("", tmp_path, "--no-limits", environ=told).start()
    table = Person(server, "Ann").table("romans", ["me", "bot:adept", "bot:adept"])
    until(lambda: WORKER in " ".join(shown(server).values()) and "channels-open" in server.log)
    lines = shown(server)
    assert len([line for line in lines.values() if PROCESS in line]) == 2
    assert not [line for line in lines.values() if HUSH in line]
    for pid in (pid for pid, line in lines.items() if WORKER in line):
        assert HUSH.encode() not in Path(f"/proc/{pid}/environ").read_bytes(), "bots need no database"
    assert table in run("admin", "tables", SHERWOOD_DATABASE=url).stdout
    run("backup", str(tmp_path / "house.backup"), SHERWOOD_DATABASE=url)
    server.stop()
    assert HUSH not in server.log
    new = str(tmp_path / "new.sqlite")
    run("restore", str(tmp_path / "house.backup"), SHERWOOD_DATABASE=new)
    assert table in run("admin", "tables", "--database", new, SHERWOOD_DATABASE=url).stdout, "a flag comes first"


def test_empty_variables_are_as_none(sqlite: str, tmp_path: Path) -> None:
    """So one file of variables serves whoever has several servers and whoever has one."""
    names = ("CHANNELS", "METRICS", "PROCESSES", "SECURE", "BEHIND_PROXY", "MAIL", "MAIL_FROM", "SITE", "PUSH")
    empty = {f"SHERWOOD_{name}": "" for name in names}
    server = Server("", tmp_path, environ={**empty, "SHERWOOD_DATABASE": sqlite}).start()
    assert Path(sqlite).exists()
    assert not [line for line in shown(server).values() if PROCESS in line]
    assert "secure" not in httpx.put(f"{server.url}/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "channels-open" not in server.log
    server.stop()


def test_figures_and_https_are_set_by_variables_too(sqlite: str, tmp_path: Path) -> None:
    port = free_port()
    told = {"SHERWOOD_DATABASE": sqlite, "SHERWOOD_METRICS": f"127.0.0.1:{port}", "SHERWOOD_SECURE": "1"}
    server = Server("", tmp_path, environ=told).start()
    assert "sherwood_sockets" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert "secure" in httpx.put(f"{server.url}/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    server.stop()
