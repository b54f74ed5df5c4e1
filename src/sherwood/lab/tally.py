"""What a simulation counts. Adding up is the same in any order, so workers do not change a result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TypedDict

from sherwood.engine.game import Value
from sherwood.lab.stats import wilson


class Counted(TypedDict):
    """A tally as plain data."""

    decisions: int
    wins: list[int]
    shared_wins: list[int]
    nobody: int
    win_rates: list[dict[str, float]]
    endings: dict[str, int]
    lengths: dict[str, float]


class Report(Counted):
    """A simulation as plain data: what was played, and what was counted."""

    game: str
    version: int
    games: int
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Value]
    saved: str | None
    build: str
    workers: int
    seconds: float
    decisions_per_second: int


@dataclass(frozen=True)
class Played:
    """One game: who won, how it ended, how many decisions it took, who began, and everybody's points."""

    winners: tuple[int, ...]
    ending: str
    decisions: int
    first: int = -1
    points: tuple[int, ...] = ()


@dataclass
class Tally:
    """Many games. A win is somebody's alone; a shared one counts as shared for each of the winners."""

    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    nobody: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.shortest = min(self.shortest, played.decisions) if self.games else played.decisions
        self.longest = max(self.longest, played.decisions)
        self.games += 1
        self.decisions += played.decisions
        self.nobody += not played.winners
        self.endings[played.ending] += 1
        for seat in played.winners:
            (self.wins if len(played.winners) == 1 else self.shared)[seat] += 1

    def join(self, other: Tally) -> None:
        """Count another's games too."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.nobody += other.nobody
        self.wins.update(other.wins)
        self.shared.update(other.shared)
        self.endings.update(other.endings)

    def share(self, seat: int) -> dict[str, float]:
        """The seat's share of games won, alone or shared, with Wilson's 95 % interval."""
        won = self.wins[seat] + self.shared[seat]
        low, high = wilson(won, self.games)
        return {"rate": round(won / max(1, self.games), 6), "low": round(low, 6), "high": round(high, 6)}

    def report(self) -> Counted:
        """Plain data, the same for the same games."""
        seats = range(self.seats)
        return {
            "decisions": self.decisions,
            "wins": [self.wins[seat] for seat in seats],
            "shared_wins": [self.shared[seat] for seat in seats],
            "nobody": self.nobody,
            "win_rates": [self.share(seat) for seat in seats],
            "endings": dict(sorted(self.endings.items())),
            "lengths": {
                "min": self.shortest,
                "mean": round(self.decisions / max(1, self.games), 3),
                "max": self.longest,
            },
        }
