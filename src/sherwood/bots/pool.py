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
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sherwood.engine.chance import Rng
from sherwood.engine.wire import to_wire
from sherwood.table.match import Match

Do = tuple[Any, ...]
START = 20.0
GRACE = 1.0


class Question:
    """What a bot is asked: plain data for the worker, and the legal answers to fall back on."""

    def __init__(self, position: dict[str, Any], seat: int, level: str, legal: list[Do]) -> None:
        self.position = position
        self.seat = seat
        self.level = level
        self.legal = legal

    @classmethod
    def about(cls, match: Match, seat: int, level: str) -> Question:
        legal = [choice.do for choice in match.choices(seat) if not choice.revise]
        guess = match.guess(seat, Rng(secrets.token_hex(16)))
        frame = {"game": match.game.id, "seats": match.seats, "options": dict(match.options)}
        return cls({**frame, "state": to_wire(guess)}, seat, level, legal)

    def line(self, seconds: float) -> str:
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

    def ask(self, question: Question, seconds: float, patience: float) -> Do:
        """The answer, or an error if the worker died or let the time pass."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question.line(seconds) + "\n")
        ready, _, _ = select.select([self.process.stdout], [], [], patience)
        if not ready:
            raise TimeoutError
        return tuple(json.loads(self.process.stdout.readline())["do"])

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Pool:
    """`await pool.ask(question)`: always an answer that is legal, and always in time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(max(workers, 1), thread_name_prefix="bots")
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []

    async def ask(self, question: Question) -> Do:
        if len(question.legal) == 1:
            return question.legal[0]
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, self._ask, question)
        return answer if answer in question.legal else secrets.choice(question.legal)

    def _ask(self, question: Question) -> Do | None:
        """In a thread: the worker's answer, or None from one that crashed or slept past its deadline (and is ended)."""
        fresh = not self._idle
        worker = Worker() if fresh else self._idle.pop()
        self._workers.append(worker)
        try:
            answer = worker.ask(question, self.seconds, self.seconds + GRACE + (START if fresh else 0))
        except (TimeoutError, ValueError, KeyError, OSError):
            worker.close()
            return None
        finally:
            self._workers.remove(worker)
        self._idle.append(worker)
        return answer

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in [*self._workers, *self._idle]:
            worker.close()
