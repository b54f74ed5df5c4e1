"""Reading a table's journal so that nothing fails: the match it leads to, or as far as it does, and what the trouble is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sherwood.errors import OtherVersion
from sherwood.table.match import Match
from sherwood.table.parting import Parting
from sherwood.table.store.rows import Move
from sherwood.table.store.snapshot import effective, rebuild, text_of
from sherwood.web.trouble import DAMAGED, OTHER_RULES, PARTED, Trouble


class Reading(NamedTuple):
    """The match as far as the journal leads, and the trouble where that is not to its end."""

    match: Match | None
    trouble: Trouble | None = None


def read(moves: Sequence[Move]) -> Reading:
    """Whatever stands in the rows, this answers."""
    try:
        match = rebuild(effective(moves))
    except OtherVersion as error:
        parting = error.parting if isinstance(error.parting, Parting) else None
        return Reading(None, Trouble(OTHER_RULES, parting, str(error)))
    except Exception as error:  # rows may hold anything
        return Reading(None, Trouble(DAMAGED, None, str(error) or type(error).__name__))
    if match.parting is None:
        return Reading(match)
    return Reading(match, Trouble(PARTED, match.parting, match.parting.say("en")))


def text(moves: Sequence[Move]) -> str:
    """The journal as it was written, to be taken along."""
    try:
        return text_of(effective(moves))
    except (IndexError, ValueError):
        return "".join(f"{move.line}\n" for move in moves)
