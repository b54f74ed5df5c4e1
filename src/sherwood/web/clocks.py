"""How long each seat of a table has been waited for."""

from __future__ import annotations

from collections.abc import Container, Iterable

LIVE = 3600  # seconds a move: with more the game is at leisure


class Clocks:
    """The clocks of one table. Others must not learn from one that somebody did something in private."""

    def __init__(self) -> None:
        self._since: dict[int, float] = {}
        self._back: dict[int, float] = {}

    def restart(self, waiting: Iterable[int], now: float) -> None:
        """Something happened that everybody saw: all who are waited for have their whole time again."""
        self._since = dict.fromkeys(waiting, now)

    def go_on(self, waiting: Iterable[int], now: float) -> None:
        """Nothing that others saw: whoever is still waited for keeps the time they had."""
        self._since = {seat: self._since.get(seat, now) for seat in waiting}

    def came_back(self, seats: dict[int, float]) -> None:
        """Whoever took their seat again after their time was over has the whole of it from then on."""
        self._back = seats

    def deadlines(self, pace: int) -> dict[int, float]:
        """When each seat that is waited for must have decided; none at a table without a clock."""
        return {seat: max(at, self._back.get(seat, 0.0)) + pace for seat, at in self._since.items()} if pace else {}

    def late(self, pace: int, now: float, bots: Container[int]) -> list[int]:
        """Seats of people who let the agreed time pass."""
        return [seat for seat, at in self.deadlines(pace).items() if now > at and seat not in bots]

    def alarm(self, pace: int, bots: Container[int]) -> float | None:
        """When the first person will be late."""
        return min((at for seat, at in self.deadlines(pace).items() if seat not in bots), default=None)
