"""Ctrl-C and closed pipes, on real processes."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from support.shell import COMMAND, Run, complaint, heeding


def started(home: dict[str, str], folder: Path, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *args],
        env=home | {"PYTHONUNBUFFERED": "1"},
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heeding,
    )


def finished(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def heard(process: subprocess.Popen[str], word: str) -> None:
    """Read until a word is said."""
    assert process.stdout is not None
    for line in process.stdout:
        if word in line:
            return
    raise AssertionError(f"{word!r} was never said: {process.communicate()}")


def test_ctrl_c_keeps_the_game(home: dict[str, str], tmp_path: Path, sherwood: Run) -> None:
    process = started(
        home, tmp_path, "play", "romans", "--bots", "random", "--seats", "2", "--plain", "--save", "g.journal"
    )
    heard(process, "further choices")
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    heard(process, "further choices")
    process.send_signal(signal.SIGINT)
    said = complaint(finished(process), 130)
    assert said.startswith("Stopped. The game is kept in g.journal")
    assert sherwood("replay", "g.journal", "--verify").returncode == 0
    again = sherwood("play", "--resume", "g.journal", "--plain", typed="l\nq\n")
    assert "in place 2" in again.stdout
    assert "At the table: Player 1 (a person) and Bot 2 (random)." in again.stdout


def test_a_killed_terminal_loses_nothing(home: dict[str, str], tmp_path: Path, sherwood: Run) -> None:
    process = started(
        home, tmp_path, "play", "romans", "--bots", "random", "--seats", "2", "--plain", "--save", "g.journal"
    )
    heard(process, "further choices")
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    heard(process, "further choices")
    process.kill()
    finished(process)
    assert sherwood("replay", "g.journal", "--verify").returncode == 0
    assert "in place 2" in sherwood("play", "--resume", "g.journal", "--plain", typed="q\n").stdout


def test_ctrl_c_ends_a_simulation_and_its_workers(home: dict[str, str], tmp_path: Path) -> None:
    args = ("sim", "romans", "--games", "100000", "--bots", "flat:50", "--workers", "2", "--save", "runs")
    process = started(home, tmp_path, *args)
    while not list((tmp_path / "runs").glob("*.journal")):
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert complaint(finished(process), 130) == "Stopped."
    assert not [line for line in processes() if str(process.pid) == line]


def processes() -> list[str]:
    """The parents of all processes that run."""
    stats = [Path("/proc") / pid / "stat" for pid in os.listdir("/proc") if pid.isdigit()]
    return [path.read_text().rpartition(")")[2].split()[1] for path in stats if path.exists()]


def abandoned(process: subprocess.Popen[str], lines: int = 0) -> tuple[int, str]:
    """Read some lines, go away, and hear what is said about it."""
    with process:
        assert process.stdout is not None
        for _ in range(lines):
            process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        said = process.stderr.read().strip()
    return process.returncode, said


@pytest.mark.parametrize("args", [("rules", "romans"), ("games",), ("sim", "romans", "--games", "3"), ("version",)])
def test_a_reader_that_goes_away(home: dict[str, str], tmp_path: Path, args: tuple[str, ...]) -> None:
    assert abandoned(started(home, tmp_path, *args)) == (141, "Nobody reads the output any more: stopped.")


def test_a_reader_that_goes_away_in_mid_game(home: dict[str, str], tmp_path: Path, sherwood: Run) -> None:
    args = ("play", "romans", "--people", "0", "--bots", "random,random", "--save", "g.journal")
    code, said = abandoned(started(home, tmp_path, *args), lines=1)
    assert code == 141
    assert "is kept in g.journal" in said
    assert sherwood("replay", "g.journal", "--verify").returncode == 0
