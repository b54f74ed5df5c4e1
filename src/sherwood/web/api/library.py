"""REST: the games, their rulebooks, replays, and the server's health."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Response, get, post

from sherwood.table.store import tables
from sherwood.web import catalogue, lobby, replay
from sherwood.web.api.wire import JournalText, Went
from sherwood.web.services import Services
from sherwood.web.session import Visitor


class Rule(msgspec.Struct):
    id: str
    status: str
    en: str
    fr: str
    option: str = ""


class LibraryApi(Controller):
    path = "/api"
    tags = ("library",)

    @get("/games")
    async def games(self, me: Visitor) -> list[dict[str, Any]]:
        return [catalogue.about(one, me.lang) for one in catalogue.games()]

    @get("/games/{game:str}")
    async def game(self, me: Visitor, game: str) -> dict[str, Any]:
        return catalogue.about(catalogue.game(game), me.lang)

    @get("/games/{game:str}/rules")
    async def rules(self, game: str, q: str = "") -> list[Rule]:
        """The rulebook's paragraphs, or those that hold every word of `q` in either language."""
        book = catalogue.rulebook(game)
        found = book.search(q) if q else book.paragraphs
        return [Rule(one.id, one.status, one.text("en"), one.text("fr"), one.option) for one in found]

    @get("/levels")
    async def levels(self) -> list[str]:
        """The bots that can take a seat, weakest first."""
        return lobby.levels()

    @get("/replays/{name:str}/{step:int}")
    async def moment(
        self, services: Services, me: Visitor, name: str, step: int, seat: int = -2, narrow: bool = False
    ) -> dict[str, Any]:
        """A finished game after `step` choices, as a seat saw it (-1 a spectator, -2 everything)."""
        text = await replay.text_of(services, name)
        return await services.store.run(replay.moment, text, step, seat, me.lang, narrow)

    @post("/replays", status_code=201)
    async def open_file(self, services: Services, data: JournalText) -> Went:
        """Open a journal made by the terminal or the library."""
        return Went(f"/replays/{await replay.open_file(services, data.journal)}")

    @get("/replays/{name:str}/journal", media_type="text/plain")
    async def download(self, services: Services, name: str) -> Response[str]:
        text = await replay.text_of(services, name)
        disposition = f"attachment; filename=sherwood-{name[:24]}.journal"
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    @get("/health")
    async def health(self, services: Services) -> dict[str, Any]:
        """Is the database there, and how busy is this server?"""
        counts = await services.store.read(tables.count_by_status)
        return {
            "ok": True,
            "tables": counts,
            "rooms": len(services.rooms.loaded),
            "process": services.rooms.share.number,
        }
