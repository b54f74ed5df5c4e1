"""Ratings: Plackett and Luce's model (openskill), game by game, in the order of the results. Counted again they are the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, or_, select

from sherwood.table.store.insert import insert_into
from sherwood.table.store.schema import people, ratings, results

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNSURE = 5.0  # a larger doubt is called provisional: some twenty games of two
MIDDLE, UNIT = 500, 40  # how the numbers are shown: a newcomer's 25 ± 8.3 reads 1500 ± 333
Played = Sequence[tuple[str, float]]  # a player and the part of the win, seat by seat


class Rating(msgspec.Struct, frozen=True):
    """How strong a player seems at a game, and how much in doubt that is."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> int:
        return round(MIDDLE + UNIT * self.mu)

    @property
    def doubt(self) -> int:
        return round(UNIT * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > UNSURE


class Rank(NamedTuple):
    """A place of the ladder: a person by name, or a level of bots."""

    rating: Rating
    name: str  # "" for bots


class Recount(NamedTuple):
    """What counting again came to: how many ratings there are, and how many were not as kept."""

    ratings: int
    mended: int


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # late: most of what opens a database rates nobody

    return PlackettLuce()


def rate(game: str, before: dict[str, Rating], played: Played) -> list[Rating]:
    """The ratings after a game. A level that sits at several seats counts once; where nobody won, or nobody lost, nothing changes."""
    won = {player: any(part > 0 for who, part in played if who == player) for player, _ in played}
    if len(won) < 2 or not any(won.values()):
        return []
    old = [before.get(player) or newcomer(game, player) for player in won]
    teams = [[model().rating(mu=one.mu, sigma=one.sigma)] for one in old]
    after = model().rate(teams, ranks=[0.0 if is_won else 1.0 for is_won in won.values()])
    return [
        Rating(game, one.player, team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(old, after, strict=True)
    ]


def newcomer(game: str, player: str) -> Rating:
    fresh = model().rating()
    return Rating(game, player, fresh.mu, fresh.sigma, 0)


_COLUMNS = (ratings.c.game, ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)


def count(db: Connection, game: str, played: Played) -> None:
    """One game more; the caller sees to it that games are counted one after the other."""
    who = [player for player, _ in played]
    known = {
        row[1]: Rating(*row)
        for row in db.execute(select(*_COLUMNS).where(ratings.c.game == game, ratings.c.player.in_(who)))
    }
    for one in sorted(rate(game, known, played), key=lambda one: one.player):
        _put(db, one)


def _put(db: Connection, one: Rating) -> None:
    """Whether or not it is there: between a look and an insert somebody else may have put it there."""
    values = {"mu": one.mu, "sigma": one.sigma, "games": one.games}
    new = insert_into(db, ratings)
    row = new.values(game=one.game, player=one.player, **values)
    db.execute(row.on_conflict_do_update(index_elements=[ratings.c.game, ratings.c.player], set_=values))


def of(db: Connection, player: str) -> list[Rating]:
    return [Rating(*row) for row in db.execute(select(*_COLUMNS).where(ratings.c.player == player))]


def ladder(db: Connection, game: str, limit: int = 100) -> list[Rank]:
    """The best at a game, those who are sure first: accounts that are let in, and bots."""
    known = or_(ratings.c.player.startswith("bot:"), people.c.login.is_not(None) & people.c.banned.is_(False))
    rows = (
        select(*_COLUMNS, people.c.name)
        .join(people, people.c.id == ratings.c.player, isouter=True)
        .where(ratings.c.game == game, known)
        .order_by(ratings.c.sigma > UNSURE, ratings.c.mu.desc(), ratings.c.player)
        .limit(limit)
    )
    return [Rank(Rating(*row[:-1]), row[-1] or "") for row in db.execute(rows)]


def counted(rows: Iterable[tuple[str, str, str, float]]) -> dict[tuple[str, str], Rating]:
    """All ratings, from results in their order: table, game, player, part of the win."""
    found: dict[tuple[str, str], Rating] = {}
    for (_, game), seats in groupby(rows, key=lambda row: (row[0], row[1])):
        played = [(row[2], row[3]) for row in seats]
        before = {player: found[game, player] for player, _ in played if (game, player) in found}
        found |= {(game, one.player): one for one in rate(game, before, played)}
    return found


def recount(db: Connection) -> Recount:
    """Count all rated games again, and keep that."""
    columns = (results.c.table_id, results.c.game, results.c.player, results.c.won)
    rows = db.execute(select(*columns).where(results.c.rated.is_(True)).order_by(results.c.n, results.c.seat))
    anew = counted((row[0], row[1], row[2], row[3]) for row in rows)
    kept = {(row[0], row[1]): Rating(*row) for row in db.execute(select(*_COLUMNS))}
    wrong = [key for key in anew.keys() | kept.keys() if anew.get(key) != kept.get(key)]
    for key in wrong:
        db.execute(delete(ratings).where(ratings.c.game == key[0], ratings.c.player == key[1]))
        if key in anew:
            _put(db, anew[key])
    return Recount(len(anew), len(wrong))
