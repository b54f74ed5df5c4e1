"""Where people ask for advice: hints at tables where nobody else is fooled by them, and games looked back on."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from sherwood.bots.explain import FEW
from sherwood.bots.pool import Guess, Pool
from sherwood.bots.turns import Turns
from sherwood.engine.chance import Rng
from sherwood.engine.wire import to_wire
from sherwood.table.match import Match
from sherwood.web.errors import Refused
from sherwood.web.helped import advised
from sherwood.web.room import Room

HINT_SECONDS = 1.0
HINT_PATIENCE = HINT_SECONDS + 3
PATIENCE = 30.0  # for a whole game: the longest of random play take two seconds
KEPT = 64  # answers that are not thought about twice
WAITING = 32  # questions at once, and so many of one address
EACH = 4
MANY = 64  # candidates, best first: all of them are thought of once, whoever wants how many

Key = tuple[object, ...]


class Desk:
    """Its own process, so that no bot waits for it. Hints before games, and of each address one after the other."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._turns = Turns(1)
        self._kept: OrderedDict[Key, Any] = OrderedDict()
        self._asked: dict[Key, asyncio.Task[Any]] = {}
        self._by: Counter[str] = Counter()

    @property
    def asked(self) -> Counter[str]:
        """How many of each kind are thought about or wait; may be asked from another thread."""
        return Counter(str(key[0]) for key in list(self._asked))

    async def hint(self, room: Room, seat: int, lang: str, whose: str, few: int = FEW) -> list[dict[str, Any]]:
        """What a master would consider; only where nobody else is fooled by it."""
        if room.table.rated or not advised(room.seats):
            raise Refused("no-hint", 403)
        match = room.match
        if seat not in match.waiting:
            raise Refused("not-asked")
        key = ("hint", room.table.id, match.journal.records[-1].at, seat, lang)
        said = await self._answer(key, whose, partial(_about, match, seat, lang), HINT_PATIENCE)
        found: list[dict[str, Any]] = said["candidates"]
        return found[:few]

    async def look_back(self, name: str, journal: str, lang: str, whose: str) -> Any:
        """A finished game's analysis; it never changes, so it is made once."""
        line = partial(json.dumps, {"journal": journal, "lang": lang})
        return await self._answer(("game", name, lang), whose, line, PATIENCE)

    async def _answer(self, key: Key, whose: str, line: Callable[[], str], patience: float) -> Any:
        """What is known already, or thought of once for all who ask; who gives up waiting takes it from nobody."""
        if key in self._kept:
            return self._kept[key]
        if key not in self._asked:
            self._let_in(whose)
            task = asyncio.ensure_future(self._think(key, whose, line, patience))
            self._asked[key] = task
            self._by[whose] += 1
            task.add_done_callback(partial(self._done, key, whose))
        return await asyncio.shield(self._asked[key])

    def _let_in(self, whose: str) -> None:
        if self._by[whose] >= EACH:
            raise Refused("too-fast", 429)
        if len(self._asked) >= WAITING:
            raise Refused("busy", 503)

    async def _think(self, key: Key, whose: str, line: Callable[[], str], patience: float) -> Any:
        if not await self._turns.come(whose, people_wait=key[0] == "hint"):
            raise Refused("busy", 503)
        try:
            said = await self._pool.errand(line(), patience)
        finally:
            self._turns.go()
        if said is None:
            raise Refused("busy", 503)
        self._kept[key] = said
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return said

    def _done(self, key: Key, whose: str, task: asyncio.Task[Any]) -> None:
        del self._asked[key]
        self._by -= Counter([whose])  # whoever has nothing left is forgotten
        if not task.cancelled():
            task.exception()  # told to whoever waits; nobody may be left

    async def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        await self._pool.close()


def _about(match: Match, seat: int, lang: str) -> str:
    """The question for a hint: a position in which all that the seat cannot know has been dealt again."""
    position: Guess = {
        "game": match.game.id,
        "seats": match.seats,
        "options": dict(match.options),
        "state": to_wire(match.guess(seat, Rng(secrets.token_hex(16)))),
    }
    return json.dumps({"position": position, "seat": seat, "seconds": HINT_SECONDS, "hint": lang, "few": MANY})
