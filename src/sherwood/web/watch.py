"""Who measures this server, if anybody: nothing is counted until a host wants it (`metrics.py`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Watch:
    """Called after every request: its path, its status, the seconds it took."""

    request: Callable[[str, int, float], None] | None = None
