"""REST: tables, seats, and everything a client or somebody's bot needs to play."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.di import Provide
from litestar.params import Parameter

from sherwood.bots.known import USUAL
from sherwood.table.store import tables
from sherwood.table.store.rows import BOT, OVER, PERSON, Seat, SeatPlan, Table
from sherwood.web import catalogue, coach, consent, lobby, pointing, present, rematch, replay, rights
from sherwood.web.api.people import guest
from sherwood.web.api.wire import (
    PARTS,
    Again,
    Agreed,
    Asked,
    BotSeat,
    ChatText,
    Coached,
    Considered,
    Foreseen,
    HintFacts,
    Move,
    NewTable,
    PlayNow,
    SeatFacts,
    Shown,
    SitDown,
    TableFacts,
    Thing,
    Token,
    Went,
)
from sherwood.web.channel import Audience
from sherwood.web.desk import MANY
from sherwood.web.errors import Refused
from sherwood.web.parts import Parts
from sherwood.web.room import Room
from sherwood.web.seat_pages import SeatPage, pages_of
from sherwood.web.services import Services
from sherwood.web.session import Visitor, session_cookie
from sherwood.web.words import say

LONGEST_WAIT = 25.0
OfParts = Annotated[str, Parameter(max_length=200, description=f"Only these, with commas: {', '.join(PARTS)}.")]
Since = Annotated[int, Parameter(description="The log from this line on: `lines` of the last answer.")]


def what_is_asked_for(parts: OfParts = "", since: Since = 0) -> Asked:
    return Asked.read(parts, since)


ASKED = {"asked": Provide(what_is_asked_for, sync_to_thread=False)}


def facts(table: Table, seats: list[Seat], me: Visitor) -> TableFacts:
    shown = [
        SeatFacts(one.seat, present.seat_name(one, me.lang), one.kind, one.level, one.away, one.resigned)
        for one in seats
    ]
    mine = [one.seat for one in seats if me.id is not None and one.person == me.id]
    return TableFacts(
        table.id, table.game, table.status, table.public, table.pace, table.options, shown, mine, table.rated
    )


class TablesApi(Controller):
    """Handlers for tables and seats."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def open_tables(self, services: Services, me: Visitor, mine: bool = False) -> list[TableFacts]:
        """Public tables that wait for players or are being played; with `mine`, your own."""
        found = (
            await services.store.read(tables.tables_of, me.needed().id)
            if mine
            else await services.store.read(tables.open_tables)
        )
        return [facts(table, seats, me) for table, seats in found]

    @post("/", status_code=201)
    async def create(self, services: Services, me: Visitor, data: NewTable) -> Went:
        """Open a table. It starts when no seat is open."""
        plan = [SeatPlan(one.kind, None, one.name, one.level) for one in data.seats]
        table = await lobby.create(
            services,
            me.needed(),
            data.game,
            dict(data.options),
            plan,
            data.public,
            data.pace,
            me.lang,
            rated=data.rated,
            added=data.dice,
        )
        return Went(f"/tables/{table}")

    @post("/now", status_code=201)
    async def play_now(self, services: Services, me: Visitor, data: PlayNow) -> Response[Went]:
        """One click: you against bots, with the game's own defaults."""
        person = await guest(services, me, say(me.lang, "guest-name"))
        seats = catalogue.game(data.game).seats
        level = USUAL
        plan = [SeatPlan(PERSON), *[SeatPlan(BOT, None, "", level)] * (max(seats[0], min(3, seats[1])) - 1)]
        table = await lobby.create(services, person, data.game, {}, plan, False, 0, me.lang, added=data.dice)
        cookies = [] if me.person else [await session_cookie(services.store, person, services.settings.secure)]
        return Response(Went(f"/tables/{table}"), cookies=cookies)

    @get("/{table:str}")
    async def look(self, services: Services, me: Visitor, table: str) -> TableFacts:
        room = await _watched(services, me, table)
        found = facts(room.table, room.seats, me)
        found.yours = rights.seats_of(room, me)
        return found

    @get("/{table:str}/pages")
    async def pages(self, services: Services, me: Visitor, table: str) -> list[SeatPage]:
        """Where the names of the seats lead: to the pages of those who have one."""
        room = await _watched(services, me, table)
        return await pages_of(services.store, room.seats, me)

    @get("/{table:str}/view", dependencies=ASKED)
    async def view(
        self,
        services: Services,
        me: Visitor,
        table: str,
        asked: Asked,
        seat: int = -1,
        turn: int | None = None,
        wait: float = 0,
    ) -> Shown:
        """The table as a seat sees it. With `wait`, answers when the seat is asked something newer than `turn`."""
        room = await _watched(services, me, table)
        if me.holds and seat < 0:
            seat = me.holds[1]
        if seat >= 0:
            lobby.my_seat(room, me, seat)
        if wait > 0 and seat >= 0:  # a spectator is never asked anything
            await _until_asked(room, seat, turn, min(wait, LONGEST_WAIT))
        return Shown.of(await room.shown(Audience(max(seat, -1), me.lang, drawn=False)), asked)

    @post("/{table:str}/seats/{seat:int}/moves", status_code=201, dependencies=ASKED)
    async def move(self, services: Services, me: Visitor, table: str, seat: int, data: Move, asked: Asked) -> Shown:
        """Play one of the choices of your prompt. Durable when this answers."""
        room = await _mine(services, me, table, seat)
        if room.seats[seat].by_bot:
            raise Refused("played-by-bot")
        await room.play(seat, data.do, data.turn, me.lang)
        return Shown.of(await room.shown(Audience(seat, me.lang, drawn=False)), asked)

    @post("/{table:str}/seats/{seat:int}/brings", status_code=200)
    async def brings(
        self,
        services: Services,
        me: Visitor,
        table: str,
        seat: int,
        data: Move,
        drawn: bool = False,
        narrow: bool = False,
    ) -> Foreseen:
        """What one of the choices of your prompt would bring: sure things, odds, what is final. Nothing is played."""
        room = await _mine(services, me, table, seat)
        found = pointing.brings(room, seat, data.do, data.turn, me.lang)
        return Foreseen.of(found, pointing.sure(room, seat, data.do, me.lang, narrow=narrow) if drawn else [])

    @get("/{table:str}/things")
    async def inspect(
        self, services: Services, me: Visitor, table: str, ref: Annotated[str, Parameter(max_length=80)], seat: int = -1
    ) -> Thing:
        """What a thing on the board is (`ref` as the drawing names it): its name, what it does, the paragraphs."""
        room = await _watched(services, me, table)
        if seat >= 0:
            lobby.my_seat(room, me, seat)
        found = pointing.inspect(room, ref, seat if seat >= 0 else None, me.lang)
        return Thing.of(found, room.match.game, me.lang)

    @post("/{table:str}/seats/{seat:int}/take-back", status_code=201)
    async def take_back(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """Unsay your last choice, while nothing was learned from it."""
        room = await _mine(services, me, table, seat)
        await room.take_back(seat)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/person", status_code=201)
    async def sit(self, services: Services, me: Visitor, table: str, seat: int, data: SitDown) -> Went:
        """Take an open seat."""
        room = await services.rooms.room(table)
        if not room.table.public and not rights.is_owner(room, me) and not rights.seats_of(room, me):
            raise Refused("by-invitation", 403)
        await lobby.sit(services, room, me.needed(), seat, data.name, data.dice)
        return Went(f"/tables/{table}")

    @delete("/{table:str}/seats/{seat:int}/person", status_code=200)
    async def leave(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """Leave: a bot plays on for you, and you may come back."""
        room = await services.rooms.room(table)
        await lobby.leave(room, me, seat)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/return", status_code=201)
    async def come_back(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """Take your seat back from the bot."""
        room = await services.rooms.room(table)
        await lobby.come_back(room, me, seat)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/resign", status_code=201)
    async def resign(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """Give up for good; a bot plays on, or the game ends if only one is left."""
        room = await _mine(services, me, table, seat)
        await services.rooms.resign(room, seat)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/agree", status_code=201)
    async def agree(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """The rules have changed under this game: go on by them from the last moment that is sure, if all agree."""
        room = await _mine(services, me, table, seat)
        await consent.agree(room, seat)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/end", status_code=201)
    async def end(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """The rules have changed, or the journal is damaged: end this game as it stands."""
        room = await _mine(services, me, table, seat)
        await consent.end(room)
        return Went(f"/tables/{table}")

    @put("/{table:str}/seats/{seat:int}/bot")
    async def set_bot(self, services: Services, me: Visitor, table: str, seat: int, data: BotSeat) -> Went:
        """Host: let a bot take an open seat."""
        room = await services.rooms.room(table)
        await lobby.set_bot(services, room, me.needed(), seat, data.level, me.lang)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/token", status_code=201)
    async def token(self, services: Services, me: Visitor, table: str, seat: int) -> Token:
        """A bearer token for your seat, so that your own program can play it. Shown once; a new one replaces it."""
        room = await _mine(services, me, table, seat)
        token = secrets.token_urlsafe(24)
        await room.change(tables.set_token, seat, token)
        return Token(token)

    @delete("/{table:str}/seats/{seat:int}/token", status_code=200)
    async def revoke_token(self, services: Services, me: Visitor, table: str, seat: int) -> Went:
        """No program plays your seat any more."""
        room = await _mine(services, me, table, seat)
        await room.change(tables.revoke_token, seat)
        await services.sockets.check(services.store)
        return Went("/account")

    @put("/{table:str}/seats/{seat:int}/advice")
    async def allow_advice(self, services: Services, me: Visitor, table: str, seat: int, data: Agreed) -> Went:
        """Agree to hints and the coach at this table, or no longer: where several people play, all must."""
        room = await _mine(services, me, table, seat)
        await consent.allow_advice(room, seat, data.agreed)
        return Went(f"/tables/{table}")

    @post("/{table:str}/seats/{seat:int}/hint", status_code=200)
    async def hint(self, services: Services, me: Visitor, table: str, seat: int) -> list[HintFacts]:
        """What a master would consider in your seat, best first; your next choice tells everybody that you asked."""
        room = await _mine(services, me, table, seat)
        found = await services.rooms.desk.hint(room, seat, me.lang, me.address)
        await consent.note_help(room, seat, "hint")
        return msgspec.convert(found, list[HintFacts])

    @post("/{table:str}/seats/{seat:int}/coach", status_code=200)
    async def coach(self, services: Services, me: Visitor, table: str, seat: int, data: Considered) -> Coached:
        """Is a choice clearly worse than another? Without one, only thinks ahead. Where the coach speaks, it is told."""
        room = await _mine(services, me, table, seat)
        if data.turn != room.match.turn(seat):
            raise Refused("stale")
        found = await services.rooms.desk.hint(room, seat, me.lang, me.address, MANY)
        better = coach.better(found, tuple(data.do)) if data.do else None
        if better is None:
            return Coached()
        await consent.note_help(room, seat, "coach")
        brings = pointing.brings(room, seat, better.do, data.turn, me.lang)
        return Coached(better.say, better.chance, better.own, brings.lines)

    @post("/{table:str}/chat", status_code=201)
    async def speak(self, services: Services, me: Visitor, table: str, data: ChatText) -> Went:
        room = await services.rooms.room(table)
        await lobby.speak(services, room, me, -1, data.text)
        return Went(f"/tables/{table}")

    @post("/{table:str}/rematch", status_code=201)
    async def rematch(self, services: Services, me: Visitor, table: str, data: Again | None = None) -> Went:
        """The same again, everybody one seat further: offer it, or accept what somebody else has offered."""
        room = await services.rooms.room(table)
        added = (data.join or data.open) if data else None
        return Went(f"/tables/{await rematch.accept(services, room, me, added)}")

    @delete("/{table:str}/rematch", status_code=200)
    async def no_rematch(self, services: Services, me: Visitor, table: str) -> Went:
        """Not again: the seat that was kept for you is free for others."""
        room = await services.rooms.room(table)
        await rematch.decline(services, room, me)
        return Went(f"/tables/{table}")

    @get("/{table:str}/journal", media_type="text/plain")
    async def journal(self, services: Services, table: str) -> Response[str]:
        """The whole truth of a finished game. A running game's journal holds everybody's secrets and is refused."""
        room = await services.rooms.room(table)
        text = await replay.journal_of(services, room)
        name = f"attachment; filename={room.table.game}-{table}.journal"
        return Response(text, media_type="text/plain", headers={"content-disposition": name})


@post("/api/invites/{invite:str}", status_code=201, tags=["tables"])
async def accept_invite(services: Services, me: Visitor, invite: str, data: SitDown) -> Went:
    """Sit down at the seat an invitation names."""
    found = await services.store.read(tables.by_invite, invite)
    if found is None:
        raise Refused("unknown-invite", 404)
    room = await services.rooms.room(found[0])
    await lobby.sit(services, room, me.needed(), found[1], data.name, data.dice)
    return Went(f"/tables/{found[0]}")


async def _mine(services: Services, me: Visitor, table: str, seat: int) -> Room:
    room = await services.rooms.room(table)
    lobby.my_seat(room, me, seat)
    return room


async def _watched(services: Services, me: Visitor, table: str) -> Room:
    room = await services.rooms.room(table)
    rights.watch(room, me)
    return room


async def _until_asked(room: Room, seat: int, turn: int | None, seconds: float) -> None:
    """Wait for the seat's next question, told by its own channel only."""
    wake = asyncio.Event()
    who = Audience(max(seat, -1), "en", drawn=False)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds), room.listening(who, wake) as channel:
            while not _asked(channel.parts, turn):
                wake.clear()
                await wake.wait()


class Question(msgspec.Struct):
    """Of a prompt: whether its seat is asked, and how many decisions it had made."""

    mine: bool
    turn: int


def _asked(parts: Parts, turn: int | None) -> bool:
    if parts["table"]["status"] == OVER:
        return True
    written = parts.get("prompt")
    prompt = msgspec.json.decode(written, type=Question) if written else None
    return bool(prompt and prompt.mine and (turn is None or prompt.turn > turn))
