"""Reading a table's journal so that nothing fails: the match it leads to, or as far as it does, and what the trouble is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sherwood.errors import BrokenJournal, OtherVersion
from sherwood.table.match import Match
from sherwood.table.parting import Parting
from sherwood.table.sealed import secret_of, terms_of
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


def text(moves: Sequence[Move], master: str, table: str) -> str:
    """The journal of a game that is over as it was written, to be taken along; the seal of its dice is broken."""
    try:
        lines = effective(moves)
        return text_of(lines, _secret(lines[0], master, table))
    except (IndexError, ValueError):
        return "".join(f"{move.line}\n" for move in moves)


def _secret(header: str, master: str, table: str) -> str:
    """The secret of a table's dice, where its journal says that they were sealed."""
    try:
        terms = terms_of(json.loads(header).get("note"))
    except (ValueError, AttributeError, BrokenJournal):
        return ""
    return secret_of(master, table) if terms is not None and terms.table == table else ""
