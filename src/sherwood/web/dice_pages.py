"""The page about a table's dice: how they were sealed, who added what, and, after the game, whether all of them agree."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Redirect

from sherwood.table.store import tournaments
from sherwood.table.store.rows import LOBBY, OVER
from sherwood.web import present, replay, rights
from sherwood.web.api.dice import TableDice, checked, of_room
from sherwood.web.pages import page
from sherwood.web.services import Services
from sherwood.web.session import Visitor

PROOFS = AT_TABLE, IN_TOURNAMENT, ALONE = (
    "table",
    "tournament",
    "alone",
)  # what a seal proves, each in sentences of its own


@get("/tables/{table:str}/dice", include_in_schema=False)
async def table_dice(services: Services, me: Visitor, table: str) -> Response[str] | Redirect:
    room = await services.rooms.room(table)
    rights.watch(room, me)
    if room.table.status == OVER:
        return Redirect(f"/replays/{table}/dice")
    found = of_room(services, room)
    return page(
        "dice",
        me,
        table=table,
        found=found,
        proof=_proof(found, room.table.status != LOBBY),
        names=[present.seat_name(seat, me.lang) for seat in room.seats],
        checked=None,
        seated=bool(room.seat_of(me.id)),
        tournament=await _entered(services, me, table, found),
        back=f"/tables/{table}",
    )


@get("/replays/{name:str}/dice", include_in_schema=False)
async def replay_dice(services: Services, me: Visitor, name: str) -> Response[str]:
    text = await replay.text_of(services, name)
    found = await services.replays.run(checked, text, me.lang)
    seal = TableDice(found.ok, found.commitment, found.added, found.tournament)
    return page(
        "dice",
        me,
        table=name,
        found=seal,
        proof=_proof(seal, True),
        names=found.names,
        checked=found,
        seated=await _sat_there(services, me, name),
        tournament=await _entered(services, me, name, seal),
        back=f"/replays/{name}",
    )


def _proof(found: TableDice, begun: bool) -> str:
    """Which sentences say what the seal proves: another promise where nobody added anything, none where nothing was sealed."""
    if not found.sealed:
        return ""
    if begun and not any(found.added):
        return ALONE
    return IN_TOURNAMENT if found.tournament else AT_TABLE


async def _entered(services: Services, me: Visitor, table: str, found: TableDice) -> str:
    """The tournament for which this visitor's browser noted what it added. Others are not told: its name is an invitation."""
    place = await services.store.read(tournaments.place_of, table) if found.tournament and me.id else None
    if place is None:
        return ""
    people = await services.store.read(tournaments.who, place[0])
    return place[0] if any(one.person == me.id for one in people) else ""


async def _sat_there(services: Services, me: Visitor, name: str) -> bool:
    """Did this visitor play? Only then must what their browser noted be among what was added."""
    return not name.startswith(replay.FILE) and bool((await services.rooms.room(name)).seat_of(me.id))


DICE_PAGES = [table_dice, replay_dice]
