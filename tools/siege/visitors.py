"""Honest visitors: somebody who plays, and somebody who looks around, in a process of their own. How long do they wait?"""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import httpx

PAUSE = 0.05
PATIENCE = 30.0


class Guest:
    """Somebody with a browser's cookies and Origin."""

    def __init__(self, url: str, name: str = "Guest") -> None:
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        self.http.put("/api/me", json={"name": name}).raise_for_status()

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)

    def table(self, game: str = "romans", **more: Any) -> str:
        seats = [{"kind": "person"}, {"kind": "person", "name": "Two"}]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        answer.raise_for_status()
        return str(answer.json()["to"].rpartition("/")[2])

    def view(self, table: str, seat: int) -> Any:
        answer = self.http.get(f"/api/tables/{table}/view?seat={seat}")
        answer.raise_for_status()
        return answer.json()

    def play(self, table: str, seat: int, do: list[Any], turn: int) -> int:
        return self.http.post(f"/api/tables/{table}/seats/{seat}/moves", json={"do": do, "turn": turn}).status_code


def choice(shown: Any) -> tuple[list[Any], int] | None:
    """The first thing a seat can do, and its turn."""
    prompt = shown.get("prompt")
    if not prompt or not prompt["mine"]:
        return None
    dos = [one["do"] for one in prompt["choices"] if not one["revise"]]
    return (dos[0], prompt["turn"]) if dos else None


def _visit(url: str, line: Connection) -> None:
    times, broken = [], 0
    guest = Guest(url, "Honest")
    table = guest.table()
    paths = ["/", f"/tables/{table}", "/rules/romans", f"/api/tables/{table}/view?seat=0", "/api/games"]
    while not line.poll(PAUSE):
        for path in paths:
            started = time.perf_counter()
            try:
                broken += guest.http.get(path).status_code >= 500
            except httpx.HTTPError:
                broken += 1
            times.append(time.perf_counter() - started)
    guest.close()
    line.send((times, broken))


class Honest:
    """`with Honest(url) as honest: …`, then `honest.p99` in milliseconds, `honest.broken`, `honest.asked`."""

    def __init__(self, url: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_visit, args=(url, theirs))
        self.p99, self.broken, self.asked = 0.0, 0, 0

    def __enter__(self) -> Honest:
        self._process.start()
        time.sleep(2.0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.send("enough")
        if self._line.poll(60):
            times, self.broken = self._line.recv()
            self.asked = len(times)
            self.p99 = 1000 * sorted(times)[len(times) * 99 // 100] if times else 0.0
        self._process.join(10)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self._line.close()
