"""REST: dice that anybody can check. Seals before the game, what each person added, and every die made again after it."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post

from sherwood.errors import SherwoodError, UnfairDice
from sherwood.table.broken import in_words
from sherwood.table.sealed import SCHEME, Terms, terms_of
from sherwood.table.store.rows import LOBBY
from sherwood.table.verify import Verified, verify
from sherwood.text.speech import Speech
from sherwood.web import dice, replay, rights
from sherwood.web.dice import Ticket
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor


class Seal(msgspec.Struct):
    """The hash of the secret of a table's dice, which is the same before, during and after the game."""

    scheme: str
    table: str
    commitment: str


class OfTournament(msgspec.Struct):
    """Where in a tournament a table stands, and the seal that its people were shown before they joined."""

    seal: str
    round: int
    board: int


class TableDice(msgspec.Struct, omit_defaults=True):
    """A table's seal, and what each seat added: nothing for bots, and for people whose program adds nothing."""

    sealed: bool
    commitment: str
    added: list[str]
    tournament: OfTournament | None = None


class Checked(msgspec.Struct):
    """A finished game's dice made again: the secret that was sealed, how many of each kind, or why they do not agree."""

    ok: bool
    say: str
    commitment: str = ""
    added: list[str] = []
    names: list[str] = []
    dice: int = 0
    draws: int = 0
    picks: int = 0
    secret: str = ""
    tournament: OfTournament | None = None


class DiceApi(Controller):
    """Handlers for sealed dice."""

    path = "/api"
    tags = ("dice",)

    @post("/dice", status_code=201)
    async def ticket(self, services: Services) -> Ticket:
        """The name of a table that you may open within the hour, and its seal, to be seen before you add to its dice."""
        return dice.give_out(services.store.dice)

    @get("/dice/{table:str}")
    async def seal(self, services: Services, table: str) -> Seal:
        """The seal of a table, to be seen before you sit down. It says nothing about the table, not even that there is one."""
        return Seal(SCHEME, table, dice.commitment_of(services.store.dice, table))

    @get("/tables/{table:str}/dice")
    async def of_table(self, services: Services, me: Visitor, table: str) -> TableDice:
        """The seal of a table, and what each seat has added so far."""
        room = await services.rooms.room(table)
        rights.watch(room, me)
        return of_room(services, room)

    @get("/replays/{name:str}/dice")
    async def check(self, services: Services, me: Visitor, name: str) -> Checked:
        """Every die, draw and pick of a finished game made again, and compared with its journal."""
        text = await replay.text_of(services, name)
        return await services.replays.run(checked, text, me.lang)


def of_room(services: Services, room: Room) -> TableDice:
    if room.table.status == LOBBY:
        seal = dice.commitment_of(services.store.dice, room.table.id)
        return TableDice(True, seal, [seat.dice for seat in room.seats])
    terms = terms_of(room.match.note)
    if terms is None:
        return TableDice(False, "", [])
    return TableDice(True, terms.commitment, list(terms.added), _tournament(terms))


def _tournament(terms: Terms) -> OfTournament | None:
    return OfTournament(terms.seal, terms.board.round, terms.board.number) if terms.board else None


def checked(text: str, lang: str) -> Checked:
    """What came of it, in words."""
    try:
        found = verify(text)
    except UnfairDice as error:
        return Checked(False, Speech(None, lang).say(f"complaint-{error.key}", **error.said))
    except SherwoodError as error:
        return Checked(False, Speech(None, lang).say("complaint-journal-broken", detail=in_words(error, lang)))
    counted = found.counted
    return Checked(
        True,
        _said(found, lang),
        found.terms.commitment,
        list(found.terms.added),
        list(found.names),
        counted.dice,
        counted.draws,
        counted.picks,
        found.secret,
        _tournament(found.terms),
    )


def _said(found: Verified, lang: str) -> str:
    speech, counted = Speech(None, lang), found.counted
    made = speech.say("verified-counts", dice=counted.dice, draws=counted.draws, picks=counted.picks)
    return made if any(found.terms.added) else f"{made} {speech.say('verified-alone')}"
