"""Help is told: what a seat was told before it chose is kept in a word, until a choice that everybody sees tells it.

`12 hint coach`: at its choice 12 it asked for a hint, and the coach spoke.
"""

from __future__ import annotations

from sherwood.table.match import Match


def untold(match: Match, seat: int, helped: str) -> tuple[str, ...]:
    """What its next choice has to tell: nothing, where one since then has told it. A choice that was taken back has not."""
    if not helped:
        return ()
    turn, *kinds = helped.split()
    since = [record for record in match.journal.records if record.seat == seat][int(turn) :]
    return () if any(record.help for record in since) else tuple(kinds)


def with_help(match: Match, seat: int, helped: str, kind: str) -> str:
    """The word after more help."""
    had = untold(match, seat, helped)
    turn = helped.split()[0] if had else str(match.turn(seat))
    return " ".join([turn, *dict.fromkeys([*had, kind])])
