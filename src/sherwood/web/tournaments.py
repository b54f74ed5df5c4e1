"""Tournaments as people hold them: opened, joined, started, left; rounds open their tables by themselves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sherwood.engine.game import Value
from sherwood.table.pairing import ROBIN
from sherwood.table.store import hosts, tournaments
from sherwood.table.store.rows import OVER, RUNNING, Person
from sherwood.table.store.tournaments import Entrant, Options, Tournament
from sherwood.web import catalogue, dice, lobby
from sherwood.web.dice import Dice
from sherwood.web.errors import Refused, not_found
from sherwood.web.server_log import log, problem
from sherwood.web.services import Services
from sherwood.web.session import Visitor

LONGEST_NAME = 60
MOST_ROUNDS = 12


class NewTournament(msgspec.Struct):
    """A tournament to be opened: `seats` at a board (two for a round robin); `rounds` 0 is as many as it takes."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    game: Annotated[str, Meta(max_length=32)]
    seats: int = 2
    system: Literal["swiss", "robin"] = "swiss"
    rounds: int = 0
    pace: int = 0
    public: bool = True
    rated: bool = False
    options: dict[str, Value] = {}


async def create(services: Services, me: Person, asked: NewTournament) -> str:
    name = lobby.one_line(asked.name).strip()
    if not name:
        raise Refused("empty-name", 400)
    if asked.pace not in lobby.PACES:
        raise Refused("pace", 400)
    low, high = catalogue.game(asked.game).seats
    two = asked.system != ROBIN or asked.seats == 2
    if not max(2, low) <= asked.seats <= high or not two or not 0 <= asked.rounds <= MOST_ROUNDS:
        raise Refused("tournament-shape", 400)
    if asked.rated and me.login is None:
        raise Refused("rated-account", 403)
    checked = catalogue.options(asked.game, asked.options, asked.seats, "en")
    options = {key: value for key, value in checked.items() if key in asked.options}
    await services.quotas.open_tournament(services.store, me)
    kept = msgspec.structs.replace(asked, name=name, options=options)
    return await services.store.write(tournaments.create, owner=me.id, **msgspec.structs.asdict(kept))


async def find(services: Services, tournament: str) -> Tournament:
    found = await services.store.read(tournaments.find, tournament)
    if found is None:
        raise not_found("tournament")
    return found


def options_of(found: Tournament) -> Options:
    """The options of its tables by how many sit there: smaller boards only where the house rules allow them."""
    fitting: dict[int, dict[str, Value]] = {}
    low = max(2, catalogue.game(found.game).seats[0])
    for seats in range(found.seats, low - 1, -1):
        try:
            fitting[seats] = catalogue.options(found.game, found.options, seats, "en")
        except Refused:
            break
    return fitting


async def join(services: Services, me: Person, tournament: str, added: Dice | None = None) -> None:
    found = await find(services, tournament)
    if found.rated and me.login is None:
        raise Refused("rated-account", 403)
    mine = await dice.to_tournament(services.store.dice, tournament, added)
    if refused := await services.store.write(tournaments.join, tournament, me.id, me.name, mine):
        raise Refused(refused)


async def leave(services: Services, me: Visitor, tournament: str, n: int) -> None:
    """One leaves, or is sent away by whoever holds it; a game that is being played is given up."""
    found = await find(services, tournament)
    people = await services.store.read(tournaments.who, tournament)
    entrant = next((one for one in people if one.n == n), None)
    if entrant is None:
        raise not_found("person")
    if entrant.person != me.needed().id and not holds(found, me):
        raise Refused("not-tournament-owner", 403)
    await services.store.write(tournaments.leave, tournament, n)
    await _give_up(services, tournament, n)
    await advance(services, found)


async def _give_up(services: Services, tournament: str, n: int) -> None:
    playing = await services.store.read(tournaments.seat_now, tournament, n)
    if playing is None:
        return
    room = await services.rooms.room(playing[0])
    await lobby.start_if_full(services, room)  # a round that has just been paired: the other one wins it
    if room.table.status == RUNNING and not room.seats[playing[1]].resigned:
        await services.rooms.resign(room, playing[1])


async def _give_up_for_the_gone(services: Services, tournament: str) -> None:
    """A server may fall, or a round be paired, between somebody's leaving and their game's being given up."""
    for one in await services.store.read(tournaments.who, tournament):
        if one.gone:
            await _give_up(services, tournament, one.n)


def entrant_of(people: list[Entrant], me: Visitor) -> Entrant | None:
    return next((one for one in people if me.id is not None and one.person == me.id and not one.gone), None)


def holds(found: Tournament, me: Visitor) -> bool:
    return me.id is not None and (found.owner == me.id or hosts.is_host(me.person))


async def held(services: Services, me: Visitor, tournament: str) -> Tournament:
    found = await find(services, tournament)
    if not holds(found, me):
        raise Refused("not-tournament-owner", 403)
    return found


async def start(services: Services, me: Visitor, tournament: str) -> None:
    found = await held(services, me, tournament)
    if not await services.store.write(tournaments.start, tournament, options_of(found)):
        raise Refused("tournament-few")
    await begin_games(services)


async def end(services: Services, me: Visitor, tournament: str) -> None:
    found = await held(services, me, tournament)
    if found.status == OVER or not await services.store.write(tournaments.end, tournament):
        raise Refused("tournament-closed")


async def look_after(services: Services) -> None:
    """A duty: what has ended is written down, rounds are opened. One that fails is no trouble to the others."""
    for found in await services.store.read(tournaments.running):
        try:
            await _give_up_for_the_gone(services, found.id)
            await advance(services, found)
        except Exception as error:
            problem("tournament", error, tournament=found.id)
    await begin_games(services)


async def advance(services: Services, found: Tournament) -> None:
    if found.status == RUNNING and await services.store.write(tournaments.advance, found.id, options_of(found)):
        log("tournament", tournament=found.id)
        await begin_games(services)


async def begin_games(services: Services) -> None:
    for table in await services.store.read(tournaments.unstarted):
        try:
            await lobby.start_if_full(services, await services.rooms.room(table))
        except Exception as error:
            problem("tournament-table", error, table=table)
