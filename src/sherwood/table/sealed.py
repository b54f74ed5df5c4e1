"""Dice that anybody can check: sealed before the game, mixed with what every person adds, shown when it is over.

The house knows a table's secret, and shows its hash before anybody sits down. Every person adds random digits of their
own. The key of the game is made of both; each record's chance is made of the key and the record's number alone, so that
neither who plays it, nor what, nor a server that is started again changes it. docs/fair-dice.md is the whole derivation.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from sherwood.engine.game import Ruleset
from sherwood.errors import BrokenJournal
from sherwood.table.seal_path import Board, is_hash, read_board

SCHEME = "sherwood-dice-1"
NOTE = "dice"  # where a journal's header keeps what was sealed and added
_ADDED = re.compile(r"[0-9a-f]{0,64}")


def is_added(text: object) -> bool:
    """Can a person add this? Up to 64 hexadecimal digits; none, where somebody added nothing."""
    return isinstance(text, str) and _ADDED.fullmatch(text) is not None


def secret_of(master: str, table: str) -> str:
    """The secret of one table: as good as random to whoever does not know the house's own."""
    return hmac.digest(master.encode(), f"dice:{table}".encode(), "sha256").hex()


def commitment_to(secret: str) -> str:
    """What is shown before the game: it fits one secret only, and says nothing about it."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Terms:
    """What a header says of a game's dice: the table, the hash of its secret, what each seat added, and in a tournament where."""

    table: str
    commitment: str
    added: tuple[str, ...]
    board: Board | None = None

    @property
    def seal(self) -> str:
        """The tournament's, which those who play in it were shown before they joined; none at other tables."""
        return self.board.seal(self.table, self.commitment) if self.board else ""

    def note(self) -> dict[str, object]:
        sealed: dict[str, object] = {
            "scheme": SCHEME,
            "table": self.table,
            "commitment": self.commitment,
            "added": list(self.added),
        }
        return {**sealed, "tournament": self.board.note()} if self.board else sealed

    def key(self, secret: str) -> Key:
        """All dice of the game, for whoever knows the secret."""
        return Key(sha256("\n".join([SCHEME, secret, self.table, *self.added]).encode()).hexdigest())


@dataclass(frozen=True, repr=False)
class Key:
    """All dice of a game: never shown while it goes on."""

    digits: str

    def seed(self, n: int, rules: Ruleset) -> str:
        """The chance of record n. The rules are part of it: a game that goes back to go on by other rules rolls anew."""
        return f"{self.digits}:{n}:{rules.version}:{rules.data}"

    def __repr__(self) -> str:
        return "<Key of a game's dice>"


def terms_of(note: Mapping[str, object] | None) -> Terms | None:
    """The terms in a header's note; none where the dice were not sealed. BrokenJournal where they cannot be read."""
    given = (note or {}).get(NOTE)
    if given is None:
        return None
    if not isinstance(given, Mapping) or given.get("scheme") != SCHEME:
        raise BrokenJournal("scheme")
    table, commitment, added = given.get("table"), given.get("commitment"), given.get("added")
    sound = isinstance(table, str) and is_hash(commitment)
    if not sound or not isinstance(added, list) or not all(map(is_added, added)):
        raise BrokenJournal("dice")
    return Terms(str(table), str(commitment), tuple(added), read_board(given.get("tournament")))
