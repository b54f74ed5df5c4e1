"""The tests play a fifth game as well: a very small one, registered as anybody's would be, beside those already named."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from support.served import Server

HERE = str(Path(__file__).parent)

# Servers, terminals and bots that the tests start find it too.
os.environ["SHERWOOD_GAMES"] = ",".join(filter(None, ("games.purses", os.environ.get("SHERWOOD_GAMES", ""))))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (HERE, os.environ.get("PYTHONPATH", ""))))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads that a test failed reads what its servers said."""
    report = yield
    if report.when == "call" and report.failed:
        for one in getattr(item, "funcargs", {}).values():
            if isinstance(one, Server):
                report.sections.append((f"server {one.port}", one.log[-6000:]))
    return report
