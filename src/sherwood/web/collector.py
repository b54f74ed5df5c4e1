"""When a server looks for circles of objects that nobody holds: seldom, and rather while it has nothing to do.

Neither a move nor a connection leaves any (`hangup.py`); a page or a query may. Whatever a table keeps lives long: to look through
all of it stops everybody for a good part of a second. So what is young is looked at twice, and the rest in quiet moments.
"""

from __future__ import annotations

import gc
from typing import Final

# Objects that came; such looks until the second one; never all of them by itself. Each look passes over all that tables show just
# then, however little has come: with 10,000 it took a twentieth of a busy server's time.
YOUNG: Final = (50_000, 10, 1_000_000)
WORTH, MOST = 400, 100_000  # closed connections after which a full look is worth a quiet moment, or any moment at all
QUIET = 50  # moves between two sweeps below which nobody minds


class Collector:
    """Counts closed connections and moves, and decides at every sweep."""

    def __init__(self) -> None:
        self.closed = 0
        self.moves = 0

    def sweep(self) -> bool:
        """Look through everything, if it is worth it now."""
        quiet, self.moves = self.moves < QUIET, 0
        if self.closed < (WORTH if quiet else MOST):
            return False
        self.closed = 0
        gc.collect()
        return True


def tune() -> None:
    """What was loaded at the start stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)
