"""What a contest comes to: wins by bot and side with intervals, points, endings, ratings, and what thinking cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, quantiles
from typing import TypedDict

from sherwood.engine.game import Value
from sherwood.extras import extra
from sherwood.lab.arena import Bout, Contest
from sherwood.lab.stats import wilson


class Share(TypedDict):
    """Games won out of games played (a shared win counts as its part), with Wilson's 95 % interval."""

    games: int
    won: float
    rate: float
    low: float
    high: float


class Standing(TypedDict):
    """One bot's figures. The last three are of this run: they differ from machine to machine."""

    bot: str
    total: Share
    sides: dict[str, Share]  # by seat, counted from 1
    survived: Share  # games that somebody won: where all can lose together this is the first thing to look at
    points: float
    rating: float
    doubt: float
    decisions: int
    simulations: int
    ms_median: float
    ms_99: float
    simulations_per_second: int


class Standings(TypedDict):
    """A contest as plain data."""

    game: str
    version: int
    games: int
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Value]
    build: str
    endings: dict[str, int]
    nobody: int
    standings: list[Standing]


def share(won: float, games: int) -> Share:
    low, high = wilson(round(won), games)
    rate = won / max(1, games)
    return {"games": games, "won": round(won, 3), "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def standings(job: Contest, version: int, build: str, bouts: Sequence[Bout]) -> Standings:
    """All of it, the best bot first."""
    bots = list(dict.fromkeys(job.bots))
    ratings = rated(bots, bouts)
    rows = [standing(bot, bouts, ratings[bot]) for bot in bots]
    return {
        "game": job.game,
        "version": version,
        "games": len(bouts),
        "seats": job.seats,
        "seed": job.seed,
        "bots": list(job.bots),
        "options": dict(job.options),
        "build": build,
        "endings": dict(sorted(Counter(bout.ending for bout in bouts).items())),
        "nobody": sum(not bout.winners for bout in bouts),
        "standings": sorted(rows, key=lambda row: (-row["total"]["rate"], row["bot"])),
    }


def part_of(bout: Bout, seat: int) -> float:
    return 1 / len(bout.winners) if seat in bout.winners else 0.0


def standing(bot: str, bouts: Sequence[Bout], rating: tuple[float, float]) -> Standing:
    """One bot's row."""
    seated = [(bout, seat) for bout in bouts for seat, spec in enumerate(bout.seating) if spec == bot]
    spent = [ms for bout, seat in seated for ms in bout.milliseconds[seat]]
    simulations = sum(bout.simulations[seat] for bout, seat in seated)
    tables = [bout for bout in bouts if bot in bout.seating]
    return {
        "bot": bot,
        "total": share(sum(part_of(bout, seat) for bout, seat in seated), len(seated)),
        "sides": {str(side + 1): _side(seated, side) for side in sorted({seat for _, seat in seated})},
        "survived": share(sum(bool(bout.winners) for bout in tables), len(tables)),
        "points": round(mean([bout.points[seat] for bout, seat in seated] or [0]), 2),
        "rating": round(rating[0], 2),
        "doubt": round(rating[1], 2),
        "decisions": len(spent),
        "simulations": simulations,
        "ms_median": round(_quantile(spent, 50), 3),
        "ms_99": round(_quantile(spent, 99), 3),
        "simulations_per_second": round(1000 * simulations / sum(spent)) if sum(spent) else 0,
    }


def _side(seated: Sequence[tuple[Bout, int]], side: int) -> Share:
    games = [bout for bout, seat in seated if seat == side]
    return share(sum(part_of(bout, side) for bout in games), len(games))


def _quantile(values: Sequence[float], percent: int) -> float:
    if len(values) < 2:
        return values[0] if values else 0.0
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def rated(bots: Sequence[str], bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings, game by game; a bot that sits at a table twice is rated by its first seat there."""
    with extra("lab"):
        from openskill.models import PlackettLuce  # a package that only those need who compare bots
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for bout in bouts:
        first = {bot: bout.seating.index(bot) for bot in bots if bot in bout.seating}
        if len(first) > 1:
            ranks = [0.0 if seat in bout.winners else 1.0 for seat in first.values()]
            teams = model.rate([[ratings[bot]] for bot in first], ranks=ranks)
            ratings |= {bot: team[0] for bot, team in zip(first, teams, strict=True)}
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
