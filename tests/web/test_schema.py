"""The REST interface as documented at /schema, tried by schemathesis: whatever comes, no server error.

On PostgreSQL only, which refuses more than SQLite does (letters it cannot keep, numbers too large), and two processes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.served import Person, Server

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_no_documented_request_breaks_the_server(server: Server, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    ann.table("romans", ["me", "bot"])
    run = subprocess.run(
        [
            str(SCHEMATHESIS),
            "run",
            f"{server.url}/schema",
            *("--checks", "not_a_server_error", "--max-examples", "10", "--request-timeout", "60", "--no-color"),
            *("-H", f"Origin: {server.url}", "-H", f"Cookie: sherwood={ann.http.cookies['sherwood']}"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert '"error"' not in server.log, "nothing may go wrong inside either"
