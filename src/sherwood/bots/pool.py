"""Bots think in worker processes with a deadline, so that they never stall a server.

A worker is told only what its seat may know: a position in which everything else has been dealt again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from sherwood.engine.chance import Rng
from sherwood.engine.wire import to_wire
from sherwood.table.match import Match

Do = tuple[Any, ...]
START = 20.0
GRACE = 1.0


class Question:
    """What a bot is asked: plain data, and the legal answers to fall back on."""

    def __init__(self, position: dict[str, Any], seat: int, level: str, legal: list[Do]) -> None:
        self.position = position
        self.seat = seat
        self.level = level
        self.legal = legal

    @classmethod
    def about(cls, match: Match, seat: int, level: str) -> Question:
        legal = [choice.do for choice in match.choices(seat) if not choice.revise]
        guess = match.guess(seat, Rng(secrets.token_hex(16)))
        position = {**match.frame(), "state": to_wire(guess)}
        return cls(position, seat, level, legal)


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_work, args=(other,), name="sherwood-bot", daemon=True)
        self.process.start()
        other.close()

    def ask(self, question: Question, seconds: float, patience: float) -> Do:
        self.pipe.send((question.position, question.seat, question.level, seconds))
        if not self.pipe.poll(patience):
            raise TimeoutError
        answer = self.pipe.recv()
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return tuple(answer)

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Pool:
    """`await pool.ask(question)`: always an answer that is legal, and always in time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(max(workers, 1), thread_name_prefix="bots")
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(max(workers, 1)):
            self._idle.put_nowait(None)  # started when first needed

    async def ask(self, question: Question) -> Do:
        if len(question.legal) == 1:
            return question.legal[0]
        worker = await self._idle.get()
        try:
            worker, answer = await asyncio.get_running_loop().run_in_executor(
                self._threads, _ask, worker, question, self.seconds
            )
        except BaseException:
            if worker is not None:
                worker.close()
            self._idle.put_nowait(None)
            raise
        self._idle.put_nowait(worker)
        return answer if answer in question.legal else secrets.choice(question.legal)

    async def close(self) -> None:
        while not self._idle.empty():
            worker = self._idle.get_nowait()
            if worker is not None:
                worker.close()
        self._threads.shutdown(wait=False)


def _ask(worker: Worker | None, question: Question, seconds: float) -> tuple[Worker | None, Do | None]:
    """In a thread: the worker's answer, or None from one that crashed or slept past its deadline (and is ended)."""
    fresh = worker is None or not worker.process.is_alive()
    current = Worker() if worker is None or fresh else worker
    try:
        return current, current.ask(question, seconds, seconds + GRACE + (START if fresh else 0))
    except (TimeoutError, RuntimeError, EOFError, OSError):
        current.close()
        return None, None


def _work(pipe: Connection) -> None:
    """In the worker: answer until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            position, seat, level, seconds = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(_think(position, seat, level, seconds))
        except Exception as error:  # told to the server, which plays something legal instead
            pipe.send(repr(error))


def _think(position: dict[str, Any], seat: int, level: str, seconds: float) -> Do:
    raise NotImplementedError
