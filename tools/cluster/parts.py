"""The parts of a cluster, each in a process of its own: started, killed as a power cut would, started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import ClassVar

import httpx
from siege.house import ROOT, House, free_port
from siege.postgres import Postgres

SERVERS = ("one", "two", "three")


class Program:
    """A program of the system's packages that listens on a port."""

    def __init__(self, name: str, *other_names: str) -> None:
        found = next(filter(None, map(shutil.which, (name, *other_names))), None)
        if found is None:  # Debian keeps some of them where only root looks
            found = next((one for one in (f"/usr/sbin/{name}",) if Path(one).exists()), None)
        assert found, f"{name} is needed: make system installs it"
        self.path, self.port = found, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"sherwood-{name}-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def environment(self) -> dict[str, str]:
        return {}

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            env = {**os.environ, **self.environment()}
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=env)
        end = time.monotonic() + 20
        while not self._listens():
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Valkey(Program):
    """Valkey, or Redis which it came from; it keeps nothing."""

    def __init__(self) -> None:
        super().__init__("valkey-server", "redis-server")
        self.url = f"valkey://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [self.path, *where, "--save", "", "--appendonly", "no"]


class Proxy(Program):
    """Stands in front of the servers, with the very file that hosts get."""

    name: ClassVar[str]

    def __init__(self, ports: list[int]) -> None:
        super().__init__(self.name)
        self.ports = ports
        self.url = f"http://127.0.0.1:{self.port}"

    def environment(self) -> dict[str, str]:
        return {f"SHERWOOD_{name.upper()}": f"127.0.0.1:{port}" for name, port in zip(SERVERS, self.ports, strict=True)}


class Haproxy(Proxy):
    name = "haproxy"

    def command(self) -> list[str]:
        return [self.path, "-db", "-f", str(ROOT / "deploy" / "haproxy.cfg")]

    def environment(self) -> dict[str, str]:
        more = {"SHERWOOD_REQUESTS": "1000000", "SHERWOOD_CONNECTIONS": "10000"}  # everybody here has one address
        return {"SHERWOOD_BIND": f"127.0.0.1:{self.port}", **super().environment(), **more}


class Caddy(Proxy):
    name = "caddy"

    def command(self) -> list[str]:
        return [self.path, "run", "--adapter", "caddyfile", "--config", str(ROOT / "deploy" / "Caddyfile")]

    def environment(self) -> dict[str, str]:
        own = {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder), "CADDY_ADMIN": "off"}
        return {"SHERWOOD_ADDRESS": self.url, **super().environment(), **own}  # another Caddy may run on this machine


PROXIES: dict[str, type[Proxy]] = {kind.name: kind for kind in (Haproxy, Caddy)}


class Cluster:
    """All of it. `--channels` is Valkey's address, or `postgresql`."""

    def __init__(self, *flags: str, channels: str = "valkey", proxy: str = "haproxy") -> None:
        self.postgres, self.valkey = Postgres(), Valkey()
        self.valkey.start()
        how = self.valkey.url if channels == "valkey" else channels
        flags = (*(flags or ("--no-limits",)), "--behind-proxy", "--channels", how)
        self.servers = {name: House(*flags, database=self.postgres.url) for name in SERVERS}
        self.proxy = PROXIES[proxy]([house.port for house in self.servers.values()])

    @property
    def url(self) -> str:
        return self.proxy.url

    def start(self) -> Cluster:
        first, *others = self.servers.values()
        first.start()
        for house in others:
            house.spawn()
        for house in others:
            house.wait()
        self.proxy.start()
        self.wait()
        return self

    def wait(self, seconds: float = 60.0) -> None:
        """Until every server and the way to them is well."""
        end = time.monotonic() + seconds
        while not (self.answers() and all(house.answers() for house in self.servers.values())):
            if time.monotonic() > end:
                away = {name: house for name, house in self.servers.items() if not house.answers()}
                said = "\n".join(f"{name}: {house.log()[-2000:]}" for name, house in away.items())
                raise RuntimeError(f"a part does not come back: {', '.join(away) or self.proxy.name}\n{said}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self) -> None:
        self.proxy.stop()
        for house in self.servers.values():
            if house.process is not None:
                house.process.terminate()  # all together: each takes a while
        for house in self.servers.values():
            house.stop()
        self.valkey.stop()
        self.postgres.stop()

    def keep_logs(self, folder: Path) -> None:
        """What every part wrote, for whoever looks for what went wrong; a part's own folder goes with it."""
        folder.mkdir(parents=True, exist_ok=True)
        own = {self.proxy.name: self.proxy.folder, "valkey": self.valkey.folder, "postgres": self.postgres.folder}
        for name, place in {**own, **{name: house.folder for name, house in self.servers.items()}}.items():
            if (place / "log").exists():
                shutil.copy(place / "log", folder / f"{name}.log")

    def traces(self) -> int:
        return sum(house.traces() for house in self.servers.values())
