"""Bots think in worker processes with a deadline, so that they never stall a server.

A worker reads lines of JSON and knows nothing else: a position in which all that its seat cannot know has been
dealt again. It cannot peek, because what it could peek at never reaches it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import select
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypedDict

from sherwood.bots.known import SEATED, STAND_IN
from sherwood.bots.turns import Turns
from sherwood.engine.bits import members
from sherwood.engine.chance import Rng
from sherwood.engine.game import Value
from sherwood.engine.wire import to_wire
from sherwood.table.journal import Do
from sherwood.table.match import Match

START = 20.0
GRACE = 1.0
LEAST = 0.02  # seconds in which even a bot that had to wait looks at its choices


class Guess(TypedDict):
    """A position as one seat may guess it, as plain data."""

    game: str
    seats: int
    options: dict[str, Value]
    state: object


class BotQuestion:
    """What a bot is asked: plain data for the worker, and the legal answers to fall back on."""

    def __init__(self, position: Guess, seat: int, level: str, legal: list[Do]) -> None:
        self.position = position
        self.seat = seat
        self.level = level
        self.legal = legal
        self.hurried = False  # it had to wait so long that less than half its time is left to think

    @classmethod
    def about(cls, match: Match, seat: int, level: str) -> BotQuestion:
        question = match.question
        legal = [question.verbs.do(question.action(seat, k)) for k in members(question.forward(seat))]
        guess = match.guess(seat, Rng(secrets.token_hex(16)))
        options = dict(match.options)
        position: Guess = {"game": match.game.id, "seats": match.seats, "options": options, "state": to_wire(guess)}
        return cls(position, seat, level, legal)

    def line(self, seconds: float) -> str:
        """As the worker reads it, with the time it may take."""
        return json.dumps({"position": self.position, "seat": self.seat, "level": self.level, "seconds": seconds})


class Worker:
    """One process and the pipes to it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sherwood.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            start_new_session=True,  # Ctrl-C is the server's business
        )

    def ask(self, question: BotQuestion, seconds: float, patience: float) -> Do:
        """The answer, or an error if the worker died or let the time pass."""
        return tuple(self.told(question.line(seconds), patience)["do"])

    def told(self, line: str, patience: float) -> Any:
        """What the worker says to a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        ready, _, _ = select.select([self.process.stdout], [], [], patience)
        if not ready:
            raise TimeoutError
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Pool:
    """The worker processes of a server. `await pool.ask(question)` gives an answer that is legal, and always in time."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.seconds = seconds
        self._own = own or {}  # bots of the host's, by the names under which they are seated
        self._threads = ThreadPoolExecutor(max(workers, 1), thread_name_prefix="bots")
        self._turns = Turns(max(workers, 1))
        self._lock = threading.Lock()
        self._busy: list[Worker] = []
        self._idle: list[Worker] = []

    def spec(self, level: str) -> str:
        """What a seat's level means here; a bot that is not offered any more is played for by the usual one."""
        return self._own.get(level) or (level if level in SEATED else STAND_IN)

    async def ask(self, question: BotQuestion, whose: str = "", people_wait: bool = True) -> Do:
        """The answer for a table of that person; those at which people wait come first."""
        if len(question.legal) == 1:
            return question.legal[0]
        since = time.monotonic()
        came = await self._turns.come(whose, people_wait)
        question.hurried = not came
        answer = await self._thought(question, since) if came else None
        return answer if answer in question.legal else secrets.choice(question.legal)

    async def _thought(self, question: BotQuestion, since: float) -> Do | None:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question, since)
        finally:
            self._turns.go()

    def _ask(self, question: BotQuestion, since: float) -> Do | None:
        """In a thread: the worker's answer, or None from one that crashed or slept past its deadline (and is ended).

        What a question has waited for a worker is taken off its time to think: a busy server plays a little worse, not
        later.
        """
        seconds = max(LEAST, self.seconds - (time.monotonic() - since))
        question.hurried = seconds < self.seconds / 2
        worker, start = self._take()
        try:
            answer = worker.ask(question, seconds, seconds + GRACE + start)
        except (TimeoutError, ValueError, KeyError, OSError):
            self._put_back(worker, usable=False)
            worker.close()
            return None
        self._put_back(worker, usable=True)
        return answer

    async def errand(self, line: str, patience: float) -> Any:
        """Something else than a move that a worker is asked for: its answer, or None if it gave none in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._errand, line, patience)

    def _errand(self, line: str, patience: float) -> Any:
        worker, start = self._take()
        try:
            said = worker.told(line, patience + start)
        except (TimeoutError, ValueError, OSError):
            self._put_back(worker, usable=False)
            worker.close()
            return None
        self._put_back(worker, usable=True)
        return None if "error" in said else said

    def _take(self) -> tuple[Worker, float]:
        """An idle worker, else a new one; and the time it needs to start. Threads ask at once: two must not take one."""
        with self._lock:
            worker, start = (self._idle.pop(), 0.0) if self._idle else (Worker(), START)
            self._busy.append(worker)
        return worker, start

    def _put_back(self, worker: Worker, usable: bool) -> None:
        with self._lock:
            self._busy.remove(worker)
            if usable:
                self._idle.append(worker)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            for worker in [*self._busy, *self._idle]:
                worker.close()
