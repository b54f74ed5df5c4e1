"""From a table's seal to its tournament's: what anybody can make again from a journal, without the house's secret."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from sherwood.errors import BrokenJournal

SCHEME = "sherwood-tournament-1"
LEVELS = 6
MOST = 1 << LEVELS  # rounds of a tournament, and boards of a round, that a seal holds for
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Board:
    """Where in a tournament a table stands, and the hashes that lead from its own seal to the tournament's."""

    round: int
    number: int
    path: tuple[str, ...]

    def note(self) -> dict[str, object]:
        return {"round": self.round, "board": self.number, "path": list(self.path)}

    def seal(self, table: str, commitment: str) -> str:
        """The tournament's, if this table was one of those that it was made of."""
        found, place = leaf(table, commitment), place_of(self.round, self.number)
        for other in self.path:
            found = pair(other, found) if place % 2 else pair(found, other)
            place //= 2
        return found


def place_of(round_: int, board: int) -> int:
    """Among all tables of the tournament, from 0."""
    return (round_ - 1) * MOST + board - 1


def leaf(table: str, commitment: str) -> str:
    return sha256(f"{SCHEME}\n{table}\n{commitment}".encode()).hexdigest()


def pair(left: str, right: str) -> str:
    return sha256(f"{left}\n{right}".encode()).hexdigest()


def is_hash(text: object) -> bool:
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def read_board(given: object) -> Board | None:
    """What a header says of it; None at tables of no tournament. BrokenJournal where it cannot be read."""
    if given is None:
        return None
    body: Mapping[str, object] = given if isinstance(given, Mapping) else {}
    path = body.get("path")
    board = Board(_number(body.get("round")), _number(body.get("board")), tuple(path if isinstance(path, list) else ()))
    if not board.round or not board.number or len(board.path) != 2 * LEVELS or not all(map(is_hash, board.path)):
        raise BrokenJournal("tournament")
    return board


def _number(given: object) -> int:
    """A round or a board; 0 for what is none."""
    return given if isinstance(given, int) and given is not True and 1 <= given <= MOST else 0
