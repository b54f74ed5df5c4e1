"""A match whose dice are sealed: how it begins, and how it goes on after its journal was read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sherwood.errors import BrokenJournal
from sherwood.table.match import Match
from sherwood.table.seal_path import Board
from sherwood.table.sealed import NOTE, Terms, commitment_to, secret_of, terms_of
from sherwood.table.setup import find_game


def new_match(
    game: str,
    options: Mapping[str, object],
    names: Sequence[str],
    secret: str,
    table: str,
    added: Sequence[str],
    board: Board | None = None,
) -> Match:
    """A new match with sealed dice, set up and waiting; who sits where has added this. `board`: of a tournament."""
    terms = Terms(table, commitment_to(secret), tuple(added), board)
    match = Match(find_game(game), len(names), options, names, note={NOTE: terms.note()})
    match.sealed = terms.key(secret)
    match.start()
    return match


def go_on(match: Match, master: str, table: str) -> None:
    """A match read from its journal rolls on with its own dice, where they were sealed here."""
    try:
        terms = terms_of(match.note)
    except BrokenJournal:  # a damaged header: the game can be played, its dice cannot be checked
        return
    if terms is None or terms.table != table:
        return
    secret = secret_of(master, table)
    if terms.commitment == commitment_to(secret):
        match.sealed = terms.key(secret)
