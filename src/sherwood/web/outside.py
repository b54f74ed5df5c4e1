"""Requests to places that visitors name: only to the outside, by HTTPS, briefly, and never where an answer would lead.

Whoever subscribes says where their push service listens. Without this the server could be sent to addresses that only it
can reach. A name is resolved once, by threads of its own, and the connection goes to the very address that was judged.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 8.0  # seconds for all of it
LONGEST = 1000
ANSWER = 4096  # of an answer that are read
PUBLIC = IPv6Network("2000::/3")  # all that is given out; beyond it lie nets of one's own, some of them long forgotten
# Nobody's on the internet, whichever release of Python judges: for protocols, for relays, for examples.
NOBODYS = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"), IPv6Network("3fff::/20"))


class NotOutside(ValueError):
    """A place that the server does not go to."""


class NotNow(NotOutside):
    """A name that cannot be resolved at the moment; it says nothing about the place."""


class Target(NamedTuple):
    """Where a request goes: the name, the address that was judged, the port, and the path."""

    host: str
    address: str
    port: int
    path: str


def is_outside(address: str) -> bool:
    """An address of the public internet, also where another one is wrapped in it."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        wrapped: IPv4Address | None = (
            found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        )
        if found not in PUBLIC or (wrapped is not None and not is_outside(str(wrapped))):
            return False
    if any(found in net for net in NOBODYS if net.version == found.version):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def read(url: str, allowed: Collection[str] = ()) -> tuple[str, int, str]:
    """Host, port and path of an address that may be gone to, as far as its letters say; `allowed`: `host:port` of the host's own."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError as error:
        raise NotOutside("no address") from error
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or parts.scheme != "https":
        raise NotOutside("not https")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise NotOutside("no host")
    if port != 443 and f"{parts.hostname}:{port}" not in allowed:
        raise NotOutside("port")
    return parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


class Lookups:
    """Whoever names a place may choose one whose name is never answered: that keeps a thread here, and nobody else waiting."""

    def __init__(self, threads: int, most: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="lookup")
        self._most = most
        self._under_way: set[Future[list[str]]] = set()

    async def addresses(self, host: str, port: int) -> list[str]:
        if len(self._under_way) >= self._most:
            raise NotNow("busy")
        asked = self._threads.submit(_addresses, host, port)
        self._under_way.add(asked)
        asked.add_done_callback(self._under_way.discard)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(asked)
        except (OSError, TimeoutError, UnicodeError) as error:
            raise NotNow("unknown host") from error


def _addresses(host: str, port: int) -> list[str]:
    return [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


NEW, KNOWN = Lookups(4, 16), Lookups(8, 256)  # of places that are just being named, and of those judged before


async def judge(url: str, allowed: Collection[str] = (), lookups: Lookups = NEW) -> Target:
    """Resolve the name; every address it has must lie outside."""
    host, port, path = read(url, allowed)
    addresses = await lookups.addresses(host, port)
    if not addresses or (f"{host}:{port}" not in allowed and not all(map(is_outside, addresses))):
        raise NotOutside("inside")
    return Target(host, addresses[0], port, path)


async def post(url: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str] = ()) -> int:
    """The status of the answer, 0 where there was none; a redirection is an answer, and not followed."""
    target = await judge(url, allowed, KNOWN)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(target, headers, body)
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.IncompleteReadError):
        return 0


async def _post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    context = ssl.create_default_context()
    opened = asyncio.open_connection(
        target.address, target.port, ssl=context, server_hostname=target.host, limit=ANSWER
    )
    reader, writer = await opened
    try:
        host = target.host if target.port == 443 else f"{target.host}:{target.port}"
        lines = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        return int(status[1]) if len(status) > 1 else 0
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
