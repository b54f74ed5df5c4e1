"""The porter: one process that listens, and hands every visitor to the process where their table is at home.

It reads the first line of a request without taking it away, passes the open connection on, and has no part in what is
said on it. A visitor who comes for no table goes to each process in turn.
"""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine
from itertools import cycle
from typing import Any

import msgspec

from sherwood.web.server_log import log, problem
from sherwood.web.services import Config
from sherwood.web.share import MESSAGE, OPEN, VISITOR, home, many_files, unpack

FIRST_LINE = 4096
PATIENCE = 10.0  # seconds: for a visitor's first word, for a process that does not take them, for one that shall stop
SLOW = 0.5  # for the rest of a line that has begun: any process can serve whoever is slower
AGAIN = 0.02
REST, LONGEST_REST = 0.5, 30.0  # before a process that ended is started again; twice as long if it never opened
AT_THE_DOOR = 10_000  # visitors who have not said yet where they want to go; half of the files at most
NEVER_OPENED = 3  # exit code
TABLE = re.compile(rb"[A-Z]+ /(?:api/)?tables/([^/?# ]+)")


class Process:
    """One of those that serve (`part.py`), and the channel to it."""

    def __init__(self, number: int, processes: int, settings: Config) -> None:
        self.number, self.processes, self.settings = number, processes, settings
        self.rest = REST
        self.opened = False

    def start(self) -> None:
        self.channel, theirs = socket.socketpair()
        self.channel.setblocking(False)
        with theirs:
            who = [str(self.number), str(self.processes), str(theirs.fileno())]
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sherwood.web.part", *who],
                stdin=subprocess.PIPE,  # the settings may hold a password: not for a command line
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # Ctrl-C is the porter's business
            )
        assert self.process.stdin is not None
        with self.process.stdin as pipe:
            pipe.write(msgspec.json.encode(self.settings))

    async def give(self, message: bytes, *visitor: int) -> None:
        """Waits while the process has too much to take, or is just being started again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.send_fds(self.channel, [message], visitor)
            except OSError:
                await asyncio.sleep(AGAIN)
            else:
                return
        log("process-busy", number=self.number)

    def hear(self) -> bytes | None:
        """A table that was changed there and is at home elsewhere; empty when the process has ended, None: no word."""
        try:
            return self.channel.recv(MESSAGE)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def end(self) -> None:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.channel.close()


class Porter:
    def __init__(self, listener: socket.socket, settings: Config, processes: int) -> None:
        self.listener = listener
        self.parts = [Process(number, processes, settings) for number in range(processes)]
        self.turns = cycle(self.parts)
        self.errands: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(min(AT_THE_DOOR, many_files() // 2))
        self.told = asyncio.Event()

    async def run(self) -> int:
        """Until told to stop; a process that ends before that is started again. The exit code."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.told.set)
        for part in self.parts:
            self._start(part)
        self._send(self._stand_at_the_door())
        await self.told.wait()
        for errand in self.errands:
            errand.cancel()
        for part in self.parts:
            if part.channel.fileno() >= 0:  # closed while a process is being started again
                loop.remove_reader(part.channel)
            part.process.terminate()
        await asyncio.gather(*(loop.run_in_executor(None, part.end) for part in self.parts))
        return 0 if any(part.opened for part in self.parts) else NEVER_OPENED

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # Processes

    def _start(self, part: Process) -> None:
        part.start()
        asyncio.get_running_loop().add_reader(part.channel, self._heard, part)

    def _heard(self, part: Process) -> None:
        word = part.hear()
        if word is None:
            return
        if word == OPEN:
            part.opened, part.rest = True, REST
        elif word:
            self._send(self._home(unpack(word)).give(word))
        else:
            asyncio.get_running_loop().remove_reader(part.channel)
            part.channel.close()
            self._send(self._start_again(part))

    async def _start_again(self, part: Process) -> None:
        """Whoever never opened will not do better at once; if nobody ever did, the host must know."""
        code = await asyncio.get_running_loop().run_in_executor(None, part.process.wait)
        log("process-ended", number=part.number, code=code)
        if not any(one.opened for one in self.parts):
            self.told.set()
            return
        while True:
            await asyncio.sleep(part.rest)
            part.rest = min(2 * part.rest, LONGEST_REST)
            try:
                self._start(part)
            except OSError as error:
                problem("process-start", error, number=part.number)
            else:
                return

    def _home(self, table: str) -> Process:
        return self.parts[home(table, len(self.parts))]

    # Visitors

    async def _stand_at_the_door(self) -> None:
        while True:
            await self.places.acquire()
            try:
                visitor, _ = await asyncio.get_running_loop().sock_accept(self.listener)
            except OSError as error:  # too many files, or a visitor who turned round on the step
                self.places.release()
                problem("door", error)
                await asyncio.sleep(AGAIN)
            else:
                self._send(self._receive(visitor))

    async def _receive(self, visitor: socket.socket) -> None:
        with visitor:
            try:
                asked = TABLE.match(await first_line(visitor))
            finally:
                self.places.release()
            part = self._home(asked[1].decode("latin-1")) if asked else next(self.turns)
            await part.give(VISITOR, visitor.fileno())


async def first_line(visitor: socket.socket) -> bytes:
    """What a visitor says first, left where it is; what there is of it when they are slow."""
    end = time.monotonic() + PATIENCE
    said = b""
    while time.monotonic() < end:
        try:
            said = visitor.recv(FIRST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            await _readable(visitor, end - time.monotonic())
            continue
        except OSError:
            return b""
        if not said or b"\n" in said or len(said) == FIRST_LINE:
            break
        end = min(end, time.monotonic() + SLOW)
        await asyncio.sleep(AGAIN)
    return said


async def _readable(visitor: socket.socket, seconds: float) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(visitor, ready.set)
    try:
        await asyncio.wait_for(ready.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        loop.remove_reader(visitor)
