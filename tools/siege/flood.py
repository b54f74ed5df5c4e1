"""Many at once: half requests, sockets. Source addresses are many, as those of a crowd are: all of 127.0.0.0/8 is ours."""

from __future__ import annotations

import asyncio
import socket
import time
from itertools import count as numbers

from wire import Wire

from siege.house import House
from siege.outcome import Outcome
from siege.visitors import Guest, Honest

HALVES = (
    b"GET / HT",
    b"GET /rules HTTP/1.1\r\nHost: x\r\nX-A: ",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
)
HELLO = (
    "GET /tables/{table}/socket?drawn={drawn} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Origin: http://{host}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
AT_ONCE = 50
_addresses = numbers(1)


def address() -> str:
    """Another one for every hundred connections."""
    n = next(_addresses) // 100
    return f"127.{1 + n // 250 % 250}.{1 + n % 250}.9"


def half(count: int) -> Outcome:
    """So many connections that say half a request, from many addresses, while honest visitors come."""
    out, house = Outcome("half requests", tries=count), House()
    house.start()
    try:
        _half_requests(house, count, out)
        out.traces, out.broken = house.traces(), out.broken + house.broken()
    finally:
        house.stop()
    return out


def _half_requests(house: House, count: int, out: Outcome) -> None:
    held: list[socket.socket] = []
    with Honest(house.url) as honest:
        for n in range(count):
            one = socket.socket()
            one.bind((address(), 0))
            try:
                one.connect(("127.0.0.1", house.port))
                one.sendall(HALVES[n % len(HALVES)])
                held.append(one)
            except OSError:
                one.close()
        time.sleep(35)  # a body has thirty seconds
        gone = sum(_is_closed(one) for one in held)
    for one in held:
        one.close()
    out.p99, out.broken = honest.p99, honest.broken
    out.notes.append(f"{honest.asked} honest requests; {gone} of {len(held)} halves ended by the server")


def _is_closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def sockets(count: int) -> Outcome:
    """So many spectators of one public table, each from an address of a crowd; somebody plays there meanwhile."""
    out, house = Outcome("sockets at once"), House("--processes", "2")
    house.start()
    try:
        before = house.memory()
        guest = Guest(house.url, "Watched")
        table = guest.table(public=True)
        with Honest(house.url) as honest:
            opened, told = asyncio.run(_crowd(house, guest, table, count))
            full = house.memory()
        guest.close()
        out.tries, out.lost, out.p99, out.broken = count, count - told, honest.p99, honest.broken
        time.sleep(25)
        out.notes.append(
            f"{opened:,} open, {told:,} told of a move; {before:.0f} MB before, {full:.0f} MB with all of them"
        )
        out.notes.append(f"{house.memory():.0f} MB after; {honest.asked} honest requests")
        out.traces, out.broken = house.traces(), out.broken + house.broken()
    finally:
        house.stop()
    return out


class Spectator(Wire):
    """Counts what it is told; pings are answered, and count for nothing."""

    def __init__(self, hello: str) -> None:
        super().__init__(hello, self._hear)
        self.told = 0

    def _hear(self, wire: Wire, text: bytes) -> None:
        self.told += 1

    @property
    def here(self) -> bool:
        return self.open and not self.transport.is_closing()


async def _crowd(house: House, guest: Guest, table: str, count: int) -> tuple[int, int]:
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(AT_ONCE)
    hello = HELLO.format(table=table, drawn=0, host=f"127.0.0.1:{house.port}")
    everybody: list[Spectator] = []

    async def come() -> None:
        async with gate:
            try:
                _, one = await loop.create_connection(
                    lambda: Spectator(hello), "127.0.0.1", house.port, local_addr=(address(), 0)
                )
                everybody.append(one)
                await asyncio.sleep(0.05)
            except OSError:
                pass

    await asyncio.gather(*(come() for _ in range(count)))
    await _settled(everybody)
    here = [one for one in everybody if one.here]
    before = [one.told for one in here]
    await asyncio.to_thread(_speak, guest, table)
    await _settled(here)
    told = sum(one.told > heard for one, heard in zip(here, before, strict=True))
    for one in everybody:
        one.transport.abort()
    return len(here), told


def _speak(guest: Guest, table: str) -> None:
    """The honest visitors ask from the same address: there may be a moment to wait."""
    for _ in range(5):
        answer = guest.http.post(f"/api/tables/{table}/chat", json={"text": "All of you: look!"})
        if answer.status_code != 429:
            break
        time.sleep(float(answer.headers["retry-after"]))
    answer.raise_for_status()


async def _settled(everybody: list[Spectator]) -> None:
    """Until nobody has heard anything for a while."""
    last = -1
    while (now := sum(one.told for one in everybody)) != last:
        last = now
        await asyncio.sleep(3)
