"""Work on a Ray cluster that a real head keeps: the same results as on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.served import free_port
from support.shell import Run

RAY = (sys.executable, "-m", "ray.scripts.scripts")
ENTRY = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}  # who knows it may send work


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A head of two cores, in a folder of its own; nothing of other clusters on this machine is touched."""
    port = free_port()
    folder = tmp_path_factory.mktemp("ray")
    environ = {**os.environ, **ENTRY, "RAY_USAGE_STATS_ENABLED": "0"}
    command = [*RAY, "start", "--head", "--block", "--num-cpus=2", f"--port={port}", "--include-dashboard=false"]
    size = ["--object-store-memory=80000000", f"--temp-dir={folder}"]
    with (folder / "head.log").open("w") as log:
        head = subprocess.Popen([*command, *size], env=environ, stdout=log, stderr=log)
    yield f"127.0.0.1:{port}"
    head.terminate()
    head.wait(20)


def test_a_study_is_the_same_to_the_byte(cluster: str, sherwood: Run, tmp_path: Path) -> None:
    sweep = ("lab", "sweep", "romans", "--games", 12, "--seed", 5, "--vary", "tie_rule=discard,carry_over")
    here = sherwood(*sweep, "--workers", 1, "--out", tmp_path / "here")
    there = sherwood(*sweep, "--ray", "auto", "--out", tmp_path / "there", RAY_ADDRESS=cluster, **ENTRY)
    assert here.returncode == 0, here.stderr
    assert (there.returncode, there.stderr) == (0, "")
    assert (tmp_path / "here/games.parquet").read_bytes() == (tmp_path / "there/games.parquet").read_bytes()


def test_a_contest_has_the_same_table(cluster: str, sherwood: Run) -> None:
    contest = ("arena", "locksley", "--bots", "tree:4,random", "--games", 6, "--seed", 7, "--json")
    here, there = sherwood(*contest), sherwood(*contest, "--ray", RAY_ADDRESS=cluster, **ENTRY)
    assert there.returncode == 0, there.stderr
    assert untimed(there.stdout) == untimed(here.stdout)


def untimed(said: str) -> Any:
    """The table without what depends on the machine."""
    table = json.loads(said)
    for row in table["standings"]:
        for key in ("ms_median", "ms_99", "simulations_per_second"):
            row.pop(key)
    return table
