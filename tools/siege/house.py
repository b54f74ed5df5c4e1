"""A server of our own to lay siege to: started, killed, started again on the same port, its log read."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class House:
    """`sherwood serve` in a process of its own."""

    def __init__(self, *flags: str, database: str = "", env: Mapping[str, str] | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sherwood-siege-"))
        self.database = database or str(self.folder / "siege.sqlite")
        self.flags, self.env = flags, {**os.environ, **(env or {})}
        self.port = free_port()
        self.program: tuple[str, ...] = ("-m", "sherwood.cli")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> House:
        self.spawn()
        self.wait()
        return self

    def spawn(self) -> None:
        """Started; it may not answer yet."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.flags]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT, env=self.env)

    def wait(self, seconds: float = 60.0) -> None:
        end = time.monotonic() + seconds
        while not self.answers():
            if time.monotonic() > end or (self.process and self.process.poll() is not None):
                raise RuntimeError(self.log()[-2000:])
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def family(self) -> list[int]:
        """The process, and those it started to serve; those in which bots think are not counted."""
        assert self.process is not None
        pid = self.process.pid
        children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        return [pid, *(one for one in children if b"sherwood.web.process" in _command(one))]

    def kill(self, pid: int | None = None) -> None:
        """As a power cut would; or only one of its processes."""
        assert self.process is not None
        os.kill(pid or self.process.pid, signal.SIGKILL)
        if pid in (None, self.process.pid):
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def traces(self) -> int:
        return self.log().count('"trace":') + self.log().count("\nTraceback")

    def broken(self, excused: tuple[int, ...] = ()) -> int:
        """Answers of 500 and more in the log."""
        statuses = [_status(line) for line in self.log().splitlines() if '"what":"request"' in line]
        return sum(status >= 500 and status not in excused for status in statuses)

    def memory(self) -> float:
        """Resident megabytes of the largest process."""
        return max(_resident(pid) for pid in self.family()) / 2**20


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _status(line: str) -> int:
    try:
        return int(json.loads(line)["status"])
    except (ValueError, KeyError):
        return 0


def _resident(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))
