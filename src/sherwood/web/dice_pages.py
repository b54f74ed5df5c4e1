"""The page about a table's dice: how they were sealed, who added what, and, after the game, whether all of them agree."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Redirect

from sherwood.table.store.rows import OVER
from sherwood.web import present, replay, rights
from sherwood.web.api.dice import TableDice, checked, of_room
from sherwood.web.pages import page
from sherwood.web.services import Services
from sherwood.web.session import Visitor


@get("/tables/{table:str}/dice", include_in_schema=False)
async def table_dice(services: Services, me: Visitor, table: str) -> Response[str] | Redirect:
    room = await services.rooms.room(table)
    rights.watch(room, me)
    if room.table.status == OVER:
        return Redirect(f"/replays/{table}/dice")
    names = [present.seat_name(seat, me.lang) for seat in room.seats]
    return page(
        "dice",
        me,
        table=table,
        found=of_room(services, room),
        names=names,
        checked=None,
        seated=bool(room.seat_of(me.id)),
        back=f"/tables/{table}",
    )


@get("/replays/{name:str}/dice", include_in_schema=False)
async def replay_dice(services: Services, me: Visitor, name: str) -> Response[str]:
    text = await replay.text_of(services, name)
    found = await services.replays.run(checked, text, me.lang)
    seal = TableDice(found.ok, found.commitment, found.added)
    return page(
        "dice",
        me,
        table=name,
        found=seal,
        names=found.names,
        checked=found,
        seated=await _sat_there(services, me, name),
        back=f"/replays/{name}",
    )


async def _sat_there(services: Services, me: Visitor, name: str) -> bool:
    """Did this visitor play? Only then must what their browser noted be among what was added."""
    return not name.startswith(replay.FILE) and bool((await services.rooms.room(name)).seat_of(me.id))


DICE_PAGES = [table_dice, replay_dice]
