"""The levels offered at a table, weakest first: a name people see and the bot behind it.

Budgets are in time: a table must go on at the same pace in a light game and in a heavy one.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, str]] = {"random": "random", "flat": "flat:150ms"}
