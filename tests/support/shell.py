"""The command line is tested as people meet it: real processes, real pipes, real files."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

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
