"""Tables that programs play at: each of their seats has a key, and bots sit in the others."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from threading import RLock

from sherwood.bots import BadBot, Bot, answer, parse
from sherwood.bots.known import SEATED
from sherwood.engine.chance import Rng
from sherwood.errors import BadChoice
from sherwood.table.match import Match
from sherwood.table.setup import find_game
from sherwood.table.start import new_match
from sherwood.text.sentences import spoken

MOST = 64  # seats with a key; whose table was opened first goes first


@dataclass
class Table:
    """A match, and the bots that sit at it. One acts at a time."""

    match: Match
    bots: Mapping[int, Bot]
    rng: Rng
    lock: RLock = field(default_factory=RLock)

    def go_on(self) -> None:
        """Every bot that is waited for answers, until programs are waited for or the game is over."""
        while asked := [seat for seat in self.match.waiting if seat in self.bots]:
            self.match.play(asked[0], answer(self.bots[asked[0]], self.match, asked[0], self.rng))


@dataclass
class Chair:
    """A seat at a table as the program sees it that holds its key."""

    table: Table
    seat: int
    lang: str
    read: int = 0  # lines of the log that it has been told

    @property
    def match(self) -> Match:
        return self.table.match


class Tables:
    """All tables of this server. Whoever has a key has that seat, and sees what that seat may see."""

    def __init__(self) -> None:
        self._chairs: OrderedDict[str, Chair] = OrderedDict()

    def open(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, object],
        seed: object = None,
        lang: str = "en",
    ) -> dict[int, str]:
        """A new table; each seat is a bot by its name, or "" for a program: the keys of the latter."""
        card = find_game(game)
        # By name only: a file's name would be run, and a budget of one's own could think for ever.
        if unknown := [name for name in seats if name and name not in SEATED]:
            raise BadBot(f"no bot {unknown[0]!r} sits here: there are {', '.join(SEATED)}")
        bots = {seat: parse(name, card) for seat, name in enumerate(seats) if name}
        match = new_match(game, seats=len(seats), options=options, seed=seed)
        table = Table(match, bots, Rng(secrets.token_hex(16) if seed is None else f"bots:{seed}"))
        table.go_on()
        return {seat: self._give(Chair(table, seat, spoken(lang))) for seat, name in enumerate(seats) if not name}

    def _give(self, chair: Chair) -> str:
        key = secrets.token_urlsafe(12)
        self._chairs[key] = chair
        while len(self._chairs) > MOST:
            self._chairs.popitem(last=False)
        return key

    def chair(self, key: str) -> Chair:
        """The seat that belongs to a key."""
        found = self._chairs.get(key)
        if found is None:
            raise BadChoice("no seat has this key: open_table gives one")
        return found
