"""A PostgreSQL of our own, to be killed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from siege.house import free_port


class Postgres:
    """Started from the system's packages in a folder of its own; as root it runs as `postgres`."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        self.bin = found[-1] if found else Path(str(shutil.which("initdb"))).parent
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="sherwood-siege-postgres-")), free_port()
        self.user = "postgres" if os.getuid() == 0 else None
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "sherwood")
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sherwood", "sherwood")
        self.url = f"postgresql://sherwood@127.0.0.1:{self.port}/sherwood"

    def start(self) -> None:
        where = f"-p {self.port} -k {self.folder}"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", where, "start")

    def processes(self) -> list[int]:
        postmaster = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        return [postmaster, *map(int, children)]

    def kill(self) -> None:
        """All of its processes at once."""
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        time.sleep(0.3)
        # These name a process that is dead, though nobody may have buried it yet.
        for left in (self.data / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            left.unlink(missing_ok=True)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *args: str, check: bool = True) -> None:
        command = [str(self.bin / program), *args]
        quiet = subprocess.DEVNULL
        subprocess.run(command, user=self.user, cwd=self.folder, stdout=quiet, stderr=quiet, check=check)
