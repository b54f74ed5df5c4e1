"""One seal for all tables of a tournament: seen before anybody joins it, long before any of its tables is open.

Whoever joins adds digits to the dice of tables that open by themselves, perhaps while they sleep. The names and seals of all
tables that there may be are therefore settled before, by the house's own secret, and hashed in pairs up to one seal. A table's journal
has the hashes that lead from its own seal there, so that it can be checked alone. docs/fair-dice.md is the derivation.
"""

from __future__ import annotations

import hmac
from functools import lru_cache

from sherwood.table.seal_path import MOST, Board, leaf, pair, place_of
from sherwood.table.sealed import commitment_to, secret_of

Levels = tuple[tuple[str, ...], ...]  # hashes of all tables first, the seal last


def name_of(master: str, tournament: str, round_: int, board: int) -> str:
    """The table's name: the same whenever its round is opened, and known to nobody before."""
    return hmac.digest(master.encode(), f"table:{tournament}:{round_}:{board}".encode(), "sha256").hex()[:16]


@lru_cache(maxsize=1 << 14)
def seal_of(master: str, tournament: str) -> str:
    """What is shown before somebody joins. So many are kept that whoever goes through all pages pays for each once."""
    return _levels(master, tournament)[-1][0]


def board_of(master: str, tournament: str, round_: int, number: int) -> Board:
    place, path = place_of(round_, number), list[str]()
    for level in _levels(master, tournament)[:-1]:
        path.append(level[place ^ 1])
        place //= 2
    return Board(round_, number, tuple(path))


@lru_cache(maxsize=4)
def _levels(master: str, tournament: str) -> Levels:
    """Tens of milliseconds, and a megabyte: kept for those whose rounds are being opened."""
    named = [name_of(master, tournament, n // MOST + 1, n % MOST + 1) for n in range(MOST * MOST)]
    levels = [tuple(leaf(table, commitment_to(secret_of(master, table))) for table in named)]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append(tuple(pair(below[n], below[n + 1]) for n in range(0, len(below), 2)))
    return tuple(levels)
