"""The levels offered at a table, weakest first: a name people see and the bot behind it."""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, str]] = {"random": "random", "flat": "flat:400"}
