"""Several server processes behind one address: one process listens and hands each connection to the right one.

It reads the first line of a request without taking it away, passes the open connection to the process where the table
is at home, and has no part in what is said on it. A visitor who comes for no table goes to each process in turn.
"""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from itertools import cycle, islice

import msgspec

from sherwood.web.address import counted
from sherwood.web.link import MESSAGE, OPEN, VISITOR, many_files, unpack
from sherwood.web.partition import home
from sherwood.web.server_log import log, problem
from sherwood.web.services import Config

FIRST_LINE = 4096
PATIENCE = 10.0  # seconds: for a visitor's first word, for a process that does not take them, for one that shall stop
STARTING = 60.0  # for a process that is not open yet
SLOW = 0.5  # for the rest of a line that has begun: any process can serve whoever is slower
AGAIN = 0.02
REST, LONGEST_REST = 0.5, 30.0  # before a process that ended is started again; twice as long if it never opened
AT_THE_DOOR = 10_000  # visitors who are not handed over yet; half of the files at most
OF_ONE_ADDRESS = 100  # of those; unless a proxy stands in front, and all come from there
NEVER_OPENED = 3  # exit code
TABLE = re.compile(rb"[A-Z]+ /(?:api/)?tables/([^/?# ]+)")


class Child:
    """A server process (`process.py`) and the link to it."""

    def __init__(self, number: int, processes: int, settings: Config) -> None:
        self.number, self.processes, self.settings = number, processes, settings
        self.rest = REST
        self.opened = False  # ever
        self.ready = False  # since it was last started: what is handed to one that fails at its start is lost
        self.next = asyncio.Lock()  # held by whoever is handed over now; the others wait in their order

    def start(self) -> None:
        self.ready = False
        self.link, theirs = socket.socketpair()
        self.link.setblocking(False)
        with theirs:
            who = [str(self.number), str(self.processes), str(theirs.fileno())]
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sherwood.web.process", *who],
                stdin=subprocess.PIPE,  # the settings may hold a password: not for a command line
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # Ctrl-C is the dispatcher's business
            )
        assert self.process.stdin is not None
        with self.process.stdin as pipe:
            pipe.write(msgspec.json.encode(self.settings))

    async def give(self, message: bytes, *visitor: int) -> None:
        """Waits while the process has too much to take, or is just being started again; one that takes nobody for so
        long loses who is next."""
        async with self.next:
            end = time.monotonic() + (PATIENCE if self.ready else STARTING)
            while time.monotonic() < end:
                if not self.ready:
                    await asyncio.sleep(AGAIN)
                    continue
                try:
                    socket.send_fds(self.link, [message], visitor)
                except OSError:
                    await asyncio.sleep(AGAIN)
                else:
                    return
        log("process-busy", number=self.number)

    def hear(self) -> bytes | None:
        """A table that was changed there and is at home elsewhere; empty when the process has ended, None: no word."""
        try:
            return self.link.recv(MESSAGE)
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
        self.link.close()


class Dispatcher:
    """The process at the door: starts the server processes, keeps them running, and hands them their visitors."""

    def __init__(self, listener: socket.socket, settings: Config, processes: int) -> None:
        self.listener = listener
        self.children = [Child(number, processes, settings) for number in range(processes)]
        self.turns = cycle(self.children)
        self.errands: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(min(AT_THE_DOOR, many_files() // 2))
        self.told = asyncio.Event()
        self.counted = settings.limits and not settings.trust_proxy
        self.at_the_door: Counter[str] = Counter()

    async def run(self) -> int:
        """Until told to stop; a process that ends before that is started again. The exit code."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.told.set)
        for child in self.children:
            self._start(child)
        self._send(self._stand_at_the_door())
        await self.told.wait()
        for errand in self.errands:
            errand.cancel()
        for child in self.children:
            if child.link.fileno() >= 0:  # closed while a process is being started again
                loop.remove_reader(child.link)
            child.process.terminate()
        await asyncio.gather(*(loop.run_in_executor(None, child.end) for child in self.children))
        return 0 if any(child.opened for child in self.children) else NEVER_OPENED

    def _send(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # Processes

    def _start(self, child: Child) -> None:
        child.start()
        asyncio.get_running_loop().add_reader(child.link, self._heard, child)

    def _heard(self, child: Child) -> None:
        word = child.hear()
        if word is None:
            return
        if word == OPEN:
            child.opened = child.ready = True
            child.rest = REST
        elif word:
            self._send(self._home(unpack(word)).give(word))
        else:
            asyncio.get_running_loop().remove_reader(child.link)
            child.link.close()
            child.ready = False
            self._send(self._start_again(child))

    async def _start_again(self, child: Child) -> None:
        """Started again after a pause, longer each time it does not open; if none ever opened, we end and the host sees."""
        code = await asyncio.get_running_loop().run_in_executor(None, child.process.wait)
        log("process-ended", number=child.number, code=code)
        if not any(one.opened for one in self.children):
            self.told.set()
            return
        while True:
            await asyncio.sleep(child.rest)
            child.rest = min(2 * child.rest, LONGEST_REST)
            try:
                self._start(child)
            except OSError as error:
                problem("process-start", error, number=child.number)
            else:
                return

    def _home(self, table: str) -> Child:
        return self.children[home(table, len(self.children))]

    def _next(self) -> Child:
        """Each in turn; whoever comes for no table need not wait for a process that is being started."""
        for child in islice(self.turns, len(self.children)):
            if child.ready:
                return child
        return next(self.turns)

    # Visitors

    async def _stand_at_the_door(self) -> None:
        while True:
            await self.places.acquire()
            try:
                visitor, address = await asyncio.get_running_loop().sock_accept(self.listener)
            except OSError as error:  # too many files, or a visitor who turned round on the step
                self.places.release()
                problem("door", error)
                await asyncio.sleep(AGAIN)
            else:
                self._send(self._receive(visitor, counted(address[0])))

    async def _receive(self, visitor: socket.socket, address: str) -> None:
        with visitor:
            try:
                await self._lead(visitor, address)
            finally:
                self.places.release()

    async def _lead(self, visitor: socket.socket, address: str) -> None:
        self.at_the_door[address] += 1
        try:
            if self.counted and self.at_the_door[address] > OF_ONE_ADDRESS:
                return
            asked = TABLE.match(await first_line(visitor))
            child = self._home(asked[1].decode("latin-1")) if asked else self._next()
            await child.give(VISITOR, visitor.fileno())
        finally:  # not before they are handed over: a process that is being started again lets them wait here
            self.at_the_door[address] -= 1
            if not self.at_the_door[address]:
                del self.at_the_door[address]


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
