"""A finished game as it was told: its result and its events, which outlive the rules that led there."""

from __future__ import annotations

import msgspec

from sherwood.engine.referee import Event
from sherwood.table.log import Told, told_of
from sherwood.table.match import Match


class Ending(msgspec.Struct, frozen=True):
    """How a game ended and all that was told in it; `rows` is the scoring, a key and a value for each seat."""

    winners: list[int] = []
    ending: str = ""
    rows: list[tuple[str, list[int | None]]] = []
    told: list[Told] = []

    @classmethod
    def of(cls, match: Match | None) -> Ending:
        """What there is to keep of a match, over or ended by people; nothing where there is none."""
        if match is None:
            return cls()
        if match.result is None:
            return cls(told=told_of(match.events))
        rows = [(row.key, list(row.values)) for row in match.game.score(match.state)]
        return cls(list(match.result.winners), match.result.ending, rows, told_of(match.events))

    def events(self) -> list[tuple[int, Event]]:
        return [(n, Event(kind, seat, args, audience)) for n, kind, seat, args, audience in self.told]
