"""REST: the games, their rulebooks, replays, and the server's health."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get, post

from sherwood.text.rulebook import Paragraph
from sherwood.web import catalogue, lobby, replay
from sherwood.web.api.wire import JournalText, Went
from sherwood.web.errors import Refused, not_found
from sherwood.web.services import Services
from sherwood.web.session import Visitor


class Rule(msgspec.Struct):
    """A paragraph of a rulebook; `text` by language (`{"en": …, "fr": …}`), `source` its place in the book of a language."""

    id: str
    status: str
    text: dict[str, str]
    option: str = ""
    source: dict[str, str] = {}


class Health(msgspec.Struct):
    """How busy this server is: tables by status; of the process that answers, rooms, sockets and its number."""

    ok: bool
    tables: dict[str, int]
    rooms: int
    sockets: int
    process: int


class LibraryApi(Controller):
    """Handlers for games, rulebooks, replays and health."""

    path = "/api"
    tags = ("library",)

    @get("/games")
    async def games(self, me: Visitor) -> list[catalogue.About]:
        return [catalogue.about(one, me.lang) for one in catalogue.games()]

    @get("/games/{game:str}")
    async def game(self, me: Visitor, game: str) -> catalogue.About:
        return catalogue.about(catalogue.game(game), me.lang)

    @get("/games/{game:str}/rules")
    async def rules(self, game: str, q: str = "") -> list[Rule]:
        """The rulebook's paragraphs, or those that hold every word of `q` in any language."""
        book = catalogue.rulebook(game)
        found = book.search(q[: catalogue.LONGEST_QUERY]) if q else book.paragraphs
        return [_rule(one) for one in found]

    @get("/games/{game:str}/rules/{rule:str}")
    async def rule(self, game: str, rule: str) -> Rule:
        """One paragraph."""
        found = next((one for one in catalogue.rulebook(game).paragraphs if one.id == rule), None)
        if found is None:
            raise not_found("rule")
        return _rule(found)

    @get("/levels")
    async def levels(self, services: Services) -> list[str]:
        """The bots that can take a seat, weakest first."""
        return lobby.levels(services)

    @get("/replays/{name:str}/{step:int}")
    async def moment(
        self, services: Services, me: Visitor, name: str, step: int, seat: int = -2, narrow: bool = False
    ) -> replay.MomentPart:
        """A finished game after `step` choices, as a seat saw it (-1 a spectator, -2 everything)."""
        text = await replay.text_of(services, name)
        return await services.replays.run(replay.moment, text, step, seat, me.lang, narrow)

    @post("/replays", status_code=201)
    async def open_file(self, services: Services, me: Visitor, data: JournalText) -> Went:
        """Open a journal made by the terminal or the library."""
        return Went(f"/replays/{await replay.open_file(services, me, data.journal)}")

    @get("/replays/{name:str}/journal", media_type="text/plain")
    async def download(self, services: Services, name: str) -> Response[str]:
        text = await replay.text_of(services, name)
        disposition = f"attachment; filename=sherwood-{name[:24]}.journal"
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    @get("/health")
    async def health(self, services: Services) -> Health:
        """Can this server do its work (503 where nothing can be written), and how busy is it?"""
        if not await services.health.well():
            raise Refused("no-store", 503)
        counts = await services.health.counts()
        rooms, sockets = len(services.rooms.loaded), len(services.sockets)
        return Health(True, counts, rooms, sockets, services.rooms.partition.number)


def _rule(one: Paragraph) -> Rule:
    return Rule(one.id, one.status, {lang: one.text(lang) for lang in one.words}, one.option, dict(one.source))
