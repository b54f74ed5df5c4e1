"""A Valkey (or Redis, which it came from) of our own, started from Debian's packages and thrown away afterwards."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

from support.served import free_port, until


class Valkey:
    """Can be killed and started again on the same port; it keeps nothing on disk."""

    def __init__(self) -> None:
        program = shutil.which("valkey-server") or shutil.which("redis-server")
        assert program, "Valkey or Redis is needed: apt-get install redis-server"
        self.program, self.port = program, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="sherwood-valkey-"))
        self.url = f"valkey://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [self.program, *settings, "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._answers)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as one:
                one.sendall(b"PING\r\n")
                return one.recv(5) == b"+PONG"
        except OSError:
            return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
