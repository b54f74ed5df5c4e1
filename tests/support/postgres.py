"""A PostgreSQL of our own, started from Debian's packages and thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from sherwood.table.store.database import address
from support.served import free_port


def binaries() -> Path:
    """Where Debian puts them, newest version first; else wherever `initdb` is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    assert initdb, "PostgreSQL is needed: apt-get install postgresql"
    return Path(initdb).parent


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """PostgreSQL refuses to run as root, so root runs it as `postgres`, in a folder of its own.

    Not in pytest's: every other test run on the machine that starts meanwhile closes that one to other users.
    """
    folder, port = Path(tempfile.mkdtemp(prefix="sherwood-postgres-")), free_port()
    user: str | None = None
    if os.getuid() == 0:
        user = "postgres"
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)

    def run(program: str, *args: str) -> None:
        command = [str(binaries() / program), *args]
        subprocess.run(command, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", "sherwood", "--no-sync")
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-p {port} -k {folder}", "start")
    run("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "sherwood", "sherwood")
    yield f"postgresql://sherwood@127.0.0.1:{port}/sherwood"
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder)


def new_database(url: str, how: str = "") -> str:
    """An empty database beside the one every test uses; `how` is what CREATE DATABASE is told besides."""
    name = f"new_{secrets.token_hex(4)}"
    engine = create_engine(address(url), isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        db.execute(text(f"CREATE DATABASE {name} {how}"))
    engine.dispose()
    return url.rpartition("/")[0] + f"/{name}"
