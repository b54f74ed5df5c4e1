"""A real server in its own process, and people and programs that use it over real connections."""

from __future__ import annotations

import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

PATIENCE = 30.0
STARTING = 120.0  # seconds until a server answers, on a machine that is busy with other tests
OPENED: list[Person | Line] = []  # closed after each test


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`sherwood serve` on a database; can be killed and started again on the same port.

    Without a database it has the one that its environment names.
    """

    def __init__(
        self, database: str, folder: Path, *flags: str, port: int = 0, environ: Mapping[str, str] | None = None
    ) -> None:
        self.database, self.folder, self.flags = database, folder, flags or ("--no-limits",)
        self.environ = environ or {}
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        file = self.folder / f"server-{self.port}.log"
        return file.read_text() if file.exists() else ""  # one within this process has none

    def start(self) -> Server:
        command = [sys.executable, "-m", "sherwood.cli", "serve"]
        command += ["--port", str(self.port), *(["--database", self.database] if self.database else [])]
        environ = {**os.environ, **self.environ}
        with (self.folder / f"server-{self.port}.log").open("ab") as log:
            self.process = subprocess.Popen([*command, *self.flags], stdout=log, stderr=log, env=environ)
        until(self._answers, STARTING)
        return self

    def _answers(self) -> bool:
        if self.process is not None and self.process.poll() is not None:
            raise RuntimeError(self.log)
        try:
            return httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
            self.process = None


def until(fact: Any, patience: float = PATIENCE) -> Any:
    """Wait for something to become true."""
    end = time.monotonic() + patience
    while not (found := fact()):
        if time.monotonic() > end:
            raise TimeoutError("it never became true")
        time.sleep(0.02)
    return found


class Person:
    """Somebody with a browser's cookies and a browser's Origin."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE)
        OPENED.append(self)
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, expect: int | None = None, **more: Any) -> Any:
        response = self.http.request(method, path, json=body, **more)
        if expect is None:
            assert response.status_code < 300, (response.status_code, response.text)
        else:
            assert response.status_code == expect, (response.status_code, response.text)
        return response.json() if response.content and "json" in response.headers["content-type"] else response

    def table(self, game: str, seats: Sequence[str], **more: Any) -> str:
        """A new table's id. Seats: "me", "open", "bot" or "hot:Name"."""
        kinds = [_place(seat) for seat in seats]
        answer = self.ask("POST", "/api/tables", {"game": game, "seats": kinds, **more})
        return str(answer["to"].rpartition("/")[2])

    def view(self, table: str, seat: int) -> Any:
        return self.ask("GET", f"/api/tables/{table}/view?seat={seat}")

    def play(self, table: str, seat: int, do: Sequence[Any], turn: int, expect: int | None = None) -> Any:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}/moves", {"do": list(do), "turn": turn}, expect)

    def line(self, table: str, seat: int = -1, **query: Any) -> Line:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return Line(self.server, table, seat, {"Cookie": cookies}, query)


def _place(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(":")
    if kind == "bot":
        return {"kind": "bot", "level": name or "random"}
    return {"kind": "open"} if kind == "open" else {"kind": "person", "name": name}


class Line:
    """An open socket, and everything it was told, put together as the browser does."""

    def __init__(
        self, server: Server, table: str, seat: int, headers: dict[str, str], query: dict[str, Any], origin: str = ""
    ) -> None:
        asked = {"seat": seat, "drawn": 0, **query}
        words = "&".join(f"{key}={value}" for key, value in asked.items())
        self.events: list[dict[str, Any]] = []
        self.parts: dict[str, Any] = {}
        self.id = 0
        opened = connect(
            f"ws://127.0.0.1:{server.port}/tables/{table}/socket?{words}",
            additional_headers=headers,
            origin=Origin(origin or server.url),
        )
        self._open = ExitStack()
        self.socket = self._open.enter_context(opened)
        OPENED.append(self)

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if "n" in message:
            self._take(message)
        return message

    def _take(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        if event.get("whole"):
            self.parts = {}
        for key, value in event.items():
            if key in ("log", "chat"):
                value = self.parts.get(key, [])[: value["keep"]] + value["add"]
            self.parts[key] = value

    def until(self, fact: Any) -> dict[str, Any]:
        """Read until the parts satisfy something."""
        while not (self.parts and fact(self.parts)):
            self.read()
        return self.parts

    def quiet(self, seconds: float = 0.5) -> list[dict[str, Any]]:
        """Everything that comes until nothing comes for a while."""
        heard = []
        try:
            while True:
                heard.append(self.read(seconds))
        except TimeoutError:
            return heard

    def ask(self, **message: Any) -> dict[str, Any]:
        self.id += 1
        return self.raw(json.dumps({**message, "id": self.id}))

    def raw(self, text: str) -> dict[str, Any]:
        self.socket.send(text)
        while True:
            answer = self.read()
            if "ok" in answer or "no" in answer:
                return answer

    def do(self, choice: dict[str, Any]) -> dict[str, Any]:
        return self.ask(type="do", do=choice["do"], turn=self.parts["prompt"]["turn"])

    def vanish(self, last: str) -> None:
        """Say something and be gone without a word, as a shut laptop is."""
        self.socket.send(last)
        self.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._open.close()
