"""The time by which seats are waited for: it follows the machine's clock, but not when that leaps."""

from __future__ import annotations

import time

from sherwood.web.server_log import log

LEAP = 5.0  # seconds by which the clock may be off before we believe our own count instead


class Steady:
    """Seconds since 1970, counted on from the start wherever the system's clock was set forward or back."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        off = time.time() - time.monotonic()
        if abs(off - self._offset) <= LEAP:
            self._offset = off  # a clock that is being put right little by little
        elif not self._leapt(off):
            log("clock-leapt", seconds=round(off - self._offset))
        return time.monotonic() + self._offset

    _last_leap = 0.0

    def _leapt(self, off: float) -> bool:
        """Has it been told already? Once for each leap."""
        known = abs(off - self._last_leap) <= LEAP
        self._last_leap = off
        return known


now = Steady().now
