"""What came of one part of the siege."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

COLUMNS = ("part", "tries", "lost", "doubled", "5xx", "traces", "p99 ms", "what")


@dataclass
class Outcome:
    """Counts of what must not happen, and what honest visitors felt meanwhile."""

    part: str
    tries: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0  # answers of 500 and more that nothing excuses
    traces: int = 0
    p99: float | None = None  # milliseconds, of honest visitors meanwhile
    notes: list[str] = field(default_factory=list)

    @property
    def held(self) -> bool:
        return not (self.lost or self.doubled or self.broken or self.traces)

    def row(self) -> str:
        p99 = "" if self.p99 is None else f"{self.p99:,.0f}"
        cells = (self.part, f"{self.tries:,}", self.lost, self.doubled, self.broken, self.traces, p99)
        return "| " + " | ".join(str(cell) for cell in (*cells, "; ".join(self.notes))) + " |"


Part = Callable[[int], Outcome]


def head() -> str:
    return "| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS)
