"""Somebody tries very hard: when one kind of refusal becomes frequent, one line of the log says so, and from where."""

from __future__ import annotations

import time
from collections import Counter

from sherwood.web.server_log import log

WINDOW = 60.0  # seconds in which refusals are counted together
MANY = 30  # of one kind before a line is written, and ten times as many before the next one
ADDRESSES = 1000  # that are told apart in a window


class Alarms:
    """Counts what is refused in this process."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._seen: dict[str, Counter[str]] = {}

    def note(self, reason: str, address: str) -> None:
        if time.monotonic() - self._since > WINDOW:
            self._since = time.monotonic()
            self._seen.clear()
        seen = self._seen.setdefault(reason, Counter())
        seen[address if address in seen or len(seen) < ADDRESSES else ""] += 1
        if _is_news(seen.total()):
            where, most = seen.most_common(1)[0]
            log("alert", reason=reason, n=seen.total(), addresses=len(seen), most=where, of_it=most)


def _is_news(n: int) -> bool:
    """Thirty, three hundred, three thousand …"""
    while n > MANY and n % 10 == 0:
        n //= 10
    return n == MANY
