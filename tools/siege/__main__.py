"""`python -m siege [parts] [--count N] [--short]`: lays siege and prints a table. Every part runs alone, too.

SIEGE_SEED=2 tries other things than SIEGE_SEED=1."""

from __future__ import annotations

import argparse
import sys
import time

from siege import asks, flood, journals, kills, messages, trouble
from siege.outcome import Part, head

# What there is, how often it is tried, and how often in the short form.
PARTS: dict[str, tuple[Part, int, int]] = {
    "kills": (kills.one, 100, 3),
    "kills-two": (kills.two, 100, 3),
    "kills-postgres": (kills.two_on_postgres, 100, 3),
    "postgres": (kills.database, 40, 3),
    "disk": (trouble.disk, 20, 2),
    "clock": (trouble.clock, 10, 5),
    "half": (flood.half, 4000, 300),
    "sockets": (flood.sockets, 5000, 300),
    "messages": (messages.messages, 1_000_000, 4000),
    "requests": (asks.asks, 100_000, 1500),
    "journals": (journals.journals, 100_000, 2000),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--count", type=int, help="how often, instead of what is usual")
    parser.add_argument("--short", action="store_true", help="seconds to a minute each")
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"no part {', '.join(sorted(unknown))}: there are {', '.join(PARTS)}")
    print(head(), flush=True)
    held = True
    for name in given.parts:
        part, usual, short = PARTS[name]
        started = time.monotonic()
        outcome = part(given.count or (short if given.short else usual))
        outcome.notes.append(f"{time.monotonic() - started:.0f} s")
        print(outcome.row(), flush=True)
        held = held and outcome.held
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
