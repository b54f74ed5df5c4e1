"""The command line is tested as people meet it: real processes, real pipes, real files."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

COMMAND = [sys.executable, "-m", "sherwood.cli"]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment whose games are kept out of the way, in English unless asked otherwise."""
    environ = {
        name: value for name, value in os.environ.items() if not name.startswith(("SHERWOOD_LANG", "LC_", "LANG"))
    }
    return environ | {"XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "100"}


@pytest.fixture
def sherwood(home: dict[str, str], tmp_path: Path) -> Run:
    """Run one command to its end."""

    def run(*args: object, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        words = [*COMMAND, *map(str, args)]
        return subprocess.run(
            words, input=typed, env=home | environ, cwd=tmp_path, capture_output=True, text=True, timeout=120
        )

    return run


def complaint(done: subprocess.CompletedProcess[str], code: int) -> str:
    """The one sentence that a refused command says."""
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0].replace("\u202f", " ")


def heeding() -> None:
    """Ctrl-C means something, even where whoever runs the tests was told not to listen to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _at_a_keyboard() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    heeding()


class Terminal:
    """A real terminal with a program in it: what is shown, and a keyboard."""

    def __init__(
        self, args: list[str], environ: dict[str, str], folder: Path, rows: int = 40, columns: int = 100
    ) -> None:
        self.screen = ""
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end inside a letter
        self.here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            env={**environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows)},
            cwd=folder,
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
            preexec_fn=_at_a_keyboard,
        )
        os.close(there)

    def until(self, words: str, seconds: float = 30) -> str:
        """Read until these words are shown; all that came since the last time."""
        start = len(self.screen)
        while words not in self.screen[start:]:
            ready, _, _ = select.select([self.here], [], [], seconds)
            more = self._read() if ready else b""
            if not more:
                self._fail(f"{words!r} was not shown within {seconds} seconds:\n{self.screen[start:]}")
            self.screen += self.letters.decode(more)
        return self.screen[start:]

    def _read(self) -> bytes:
        try:
            return os.read(self.here, 65536)
        except OSError:  # Linux says so when the other side has closed
            return b""

    def _fail(self, why: str) -> NoReturn:
        self.process.kill()  # or a later test would be blamed for a program still running
        self.process.wait()
        os.close(self.here)
        raise AssertionError(why)

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self.here, f"{line}\n".encode())

    def press(self, key: str) -> None:
        os.write(self.here, key.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        while more := self._read():
            self.screen += self.letters.decode(more)
        os.close(self.here)
        return self.process.wait(30)
