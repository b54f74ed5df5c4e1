"""Where a visitor comes from: what limits, quotas and bans count by. A proxy is believed only where the host says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

UNKNOWN = "?"


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """The address as it is counted: whoever has one address of version 6 has the other 2^64 of its network too."""
    try:
        found = ip_address(address)
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def client(peer: str | None, headers: Mapping[str, str], behind_proxy: bool) -> str:
    """The last address in X-Forwarded-For is the one that our own proxy wrote; those before it anybody can write."""
    forwarded = headers.get("x-forwarded-for", "") if behind_proxy else ""
    return counted(forwarded.rpartition(",")[2].strip() if forwarded else peer or "")
