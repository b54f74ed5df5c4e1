"""REST: tournaments of a club evening."""

from __future__ import annotations

import msgspec
from litestar import Controller, delete, get, post

from sherwood.table import pairing
from sherwood.table.seal_path import SCHEME
from sherwood.table.store import tournaments as store
from sherwood.web import dice, tournaments
from sherwood.web.api.wire import Went
from sherwood.web.dice import Dice
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.tournaments import NewTournament


class StandingFacts(msgspec.Struct):
    """One line of the standings."""

    n: int
    name: str
    gone: bool
    points: float
    buchholz: float
    sonneborn: float
    byes: int


class BoardFacts(msgspec.Struct):
    """Who meets whom; no table is a bye, no `won` a game that goes on."""

    round: int
    table: str | None
    entrants: list[int]
    won: list[float | None]


class TournamentFacts(msgspec.Struct):
    """A tournament as everybody sees it who knows its address."""

    id: str
    name: str
    game: str
    status: str
    system: str
    round: int
    rounds: int
    changed: float
    standings: list[StandingFacts]
    boards: list[BoardFacts]


class Entry(msgspec.Struct):
    """How you join: with what you add to the dice of all your tables here, if you like."""

    dice: Dice | None = None


class TournamentDice(msgspec.Struct):
    """The seal of all tables of a tournament, to be seen before you join; `added` is what you have added yourself."""

    scheme: str
    commitment: str
    added: list[str]


async def facts(services: Services, tournament: str) -> TournamentFacts:
    found = await tournaments.find(services, tournament)
    people = {one.n: one for one in await services.store.read(store.who, tournament)}
    seats = await services.store.read(store.seats_of, tournament)
    rows = [
        StandingFacts(row.entrant, people[row.entrant].name, people[row.entrant].gone, *row[1:])
        for row in pairing.standings(list(people), store.played(seats))
    ]
    boards: dict[tuple[int, int], BoardFacts] = {}
    for one in seats:
        board = boards.setdefault((one.round, one.board), BoardFacts(one.round, one.table_id, [], []))
        board.entrants.append(one.entrant)
        board.won.append(one.won)
    return TournamentFacts(
        found.id,
        found.name,
        found.game,
        found.status,
        found.system,
        found.round,
        found.rounds,
        found.changed,
        rows,
        list(boards.values()),
    )


class TournamentsApi(Controller):
    """Handlers for tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @post("/", status_code=201)
    async def create(self, services: Services, me: Visitor, data: NewTournament) -> Went:
        """Open a tournament; people join until you start it, and a Swiss one afterwards too."""
        made = await tournaments.create(services, me.needed(), data)
        return Went(f"/tournaments/{made}")

    @get("/{tournament:str}")
    async def look(self, services: Services, tournament: str) -> TournamentFacts:
        return await facts(services, tournament)

    @get("/{tournament:str}/dice")
    async def dice(self, services: Services, me: Visitor, tournament: str) -> TournamentDice:
        """The seal of the dice of all its tables."""
        await tournaments.find(services, tournament)
        mine = tournaments.entrant_of(await services.store.read(store.who, tournament), me)
        seal = await dice.seal_of(services.store.dice, tournament)
        return TournamentDice(SCHEME, seal, [mine.dice] if mine and mine.dice else [])

    @post("/{tournament:str}/people", status_code=201)
    async def join(self, services: Services, me: Visitor, tournament: str, data: Entry | None = None) -> Went:
        """Play in it; in a Swiss tournament that has started, from the next round on."""
        await tournaments.join(services, me.needed(), tournament, data.dice if data else None)
        return Went(f"/tournaments/{tournament}")

    @delete("/{tournament:str}/people/{n:int}", status_code=200)
    async def leave(self, services: Services, me: Visitor, tournament: str, n: int) -> Went:
        """Leave, or send somebody away if you hold it. A game that is being played is given up."""
        await tournaments.leave(services, me, tournament, n)
        return Went(f"/tournaments/{tournament}")

    @post("/{tournament:str}/start", status_code=201)
    async def start(self, services: Services, me: Visitor, tournament: str) -> Went:
        """The first round opens its tables."""
        await tournaments.start(services, me, tournament)
        return Went(f"/tournaments/{tournament}")

    @post("/{tournament:str}/end", status_code=201)
    async def end(self, services: Services, me: Visitor, tournament: str) -> Went:
        """End it as it stands."""
        await tournaments.end(services, me, tournament)
        return Went(f"/tournaments/{tournament}")
