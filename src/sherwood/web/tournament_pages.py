"""Pages of tournaments: the list, a new one, and one with its standings and rounds."""

from __future__ import annotations

from itertools import groupby
from typing import TypedDict

from litestar import Response, get

from sherwood.table.pairing import SYSTEMS
from sherwood.table.store import people, tournaments
from sherwood.table.store.rows import RUNNING
from sherwood.web import catalogue, dice, lobby
from sherwood.web import tournaments as play
from sherwood.web.api.tournaments import BoardFacts, facts
from sherwood.web.pages import page
from sherwood.web.seat_pages import has_page
from sherwood.web.services import Services
from sherwood.web.session import Visitor


@get("/tournaments", include_in_schema=False)
async def tournament_list(services: Services, me: Visitor) -> Response[str]:
    found = await services.store.read(tournaments.some, me.id)
    games = {one.id: catalogue.about(one, me.lang) for one in catalogue.games()}
    return page("tournaments", me, tournaments=found, games=games)


@get("/tournaments/new/{game:str}", include_in_schema=False)
async def new_tournament(me: Visitor, game: str) -> Response[str]:
    about = catalogue.about(catalogue.game(game), me.lang)
    return page("new_tournament", me, game=about, paces=lobby.PACES, systems=SYSTEMS, most=play.MOST_ROUNDS)


class Round(TypedDict):
    """The boards of one round."""

    number: int
    boards: list[BoardFacts]


@get("/tournaments/{tournament:str}", include_in_schema=False)
async def tournament_page(services: Services, me: Visitor, tournament: str) -> Response[str]:
    found = await play.find(services, tournament)
    shown = await facts(services, tournament)
    entrants = await services.store.read(tournaments.who, tournament)
    known = await services.store.read(people.standing, [one.person for one in entrants if one.person])
    mine = play.entrant_of(entrants, me)
    rounds: list[Round] = [
        {"number": number, "boards": list(boards)}
        for number, boards in groupby(shown.boards, key=lambda one: one.round)
    ]
    return page(
        "tournament",
        me,
        tournament=found,
        facts=shown,
        names={one.n: one.name for one in entrants},
        pages={one.n: one.person for one in entrants if one.person in known and has_page(known[one.person], me)},
        rounds=rounds[::-1],
        mine=mine,
        why_not=tournaments.why_not_join(found, entrants, me.id),
        needs_account=found.rated and not (me.person and me.person.login),
        joinable=not tournaments.why_not_join(found, entrants, None),
        holds=play.holds(found, me),
        my_table=_my_table(shown.boards, mine.n if mine and found.status == RUNNING else 0),
        game=catalogue.about(catalogue.game(found.game), me.lang),
        seal=await dice.seal_of(services.store.dice, found.id),
    )


def _my_table(boards: list[BoardFacts], n: int) -> str | None:
    """The table of somebody whose game goes on."""
    now = [one for one in boards if n in one.entrants and one.table and None in one.won]
    return now[-1].table if now else None


TOURNAMENT_PAGES = [tournament_list, new_tournament, tournament_page]
