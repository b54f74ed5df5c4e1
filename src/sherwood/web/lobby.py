"""What people do around a game, the same for pages, REST and sockets: open tables, sit, leave, speak, start again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sherwood.bots.known import SEATED
from sherwood.bots.levels import LEVELS
from sherwood.engine.game import Value
from sherwood.table import fair, seals
from sherwood.table.match import Match
from sherwood.table.sealed import secret_of
from sherwood.table.store import journal, tables, tournaments
from sherwood.table.store.rows import BOT, LOBBY, OPEN, PERSON, RUNNING, Mark, Person, SeatPlan
from sherwood.table.store.schema import moves
from sherwood.web import catalogue, dice, present, rights, steady
from sherwood.web.dice import Dice, NewDice
from sherwood.web.errors import Refused
from sherwood.web.rights import seats_of
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.words import say

# Seconds somebody may be waited for before a bot plays for them; 0 is without a clock.
PACES = (0, 60, 180, 600, 12 * 3600, 24 * 3600, 3 * 24 * 3600, 7 * 24 * 3600)
LONGEST_SAYING = 500
LONGEST_NAME = 32

T = TypeVar("T")
Begin = Callable[[list[str]], Match]  # the game that is begun when nobody is missing, by the names of who sits there


def clean_name(name: str) -> str:
    """One line, no control characters, not endless."""
    shown = one_line(name)[:LONGEST_NAME].strip()
    if not shown:
        raise Refused("empty-name", 400)
    return shown


def one_line(text: str) -> str:
    """Without what cannot be printed: a database may refuse it, and a reader sees nothing."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def levels(services: Services) -> list[str]:
    """The bots that may be seated: ours, weakest first, and those the host of this server allows."""
    return [*LEVELS, *services.settings.own_bots()]


def check_level(services: Services, level: str) -> str:
    if level not in SEATED and level not in levels(services):
        raise Refused("unknown-level", 400)
    return level


def level_name(level: str, lang: str) -> str:
    """Ours have names of their own, a host's are called as their file and function are."""
    return level if ":" in level else say(lang, f"level-{level}")


def my_seat(room: Room, me: Visitor, seat: int) -> int:
    if seat not in seats_of(room, me):
        raise Refused("not-your-seat", 403)
    return seat


async def create(
    services: Services,
    me: Person,
    game: str,
    given: Mapping[str, Value],
    plan: list[SeatPlan],
    public: bool,
    pace: int,
    lang: str,
    begin: Begin | None = None,
    rated: bool = False,
    added: NewDice | None = None,
) -> str:
    if pace not in PACES:
        raise Refused("pace", 400)
    if rated:
        check_rated(me, [one.kind for one in plan].count(PERSON), len(plan))
    options = catalogue.options(game, given, len(plan), lang)
    await services.quotas.open_table(services.store, me, plan)
    names = [one for one in plan if one.kind == PERSON]
    if any(one.person not in (None, me.id) for one in names):
        raise Refused("not-your-seat", 403)
    seats = dice.with_dice([_named(services, one, me, lang) for one in plan], added.added if added else "")
    known = dice.redeem(services.store.dice, added)
    table = await opened(
        services.store.write(
            tables.create,
            game=game,
            options=options,
            plan=seats,
            public=public,
            pace=pace,
            host=me.id,
            rated=rated,
            table=known,
        )
    )
    await start_if_full(services, await services.rooms.room(table), begin)
    return table


def check_rated(me: Person, own: int, seats: int) -> None:
    """A rating is an account's, and says how one does against others."""
    if me.login is None:
        raise Refused("rated-account", 403)
    if own > 1 or seats < 2:
        raise Refused("rated-alone", 400)


def _named(services: Services, plan: SeatPlan, me: Person, lang: str) -> SeatPlan:
    if plan.kind == BOT:
        return SeatPlan(BOT, None, bot_name(check_level(services, plan.level), lang), plan.level)
    if plan.kind == PERSON:
        return SeatPlan(PERSON, me.id, clean_name(plan.name or me.name))
    if plan.kind == OPEN:
        return SeatPlan()
    raise Refused("unknown-kind", 400)


def bot_name(level: str, lang: str) -> str:
    return say(lang, "bot-name", level=level_name(level, lang))


async def start_if_full(services: Services, room: Room, begin: Begin | None = None) -> None:
    """The game begins when nobody is missing. Whichever server writes the first line of the journal has started it."""
    if room.table.status != LOBBY or not room.full:
        return
    names = _distinct([present.seat_name(seat, "en") for seat in room.seats])
    added = [seat.dice for seat in room.seats]
    match = begin(names) if begin else await _fresh(services, room, names, added)
    await room.change(_start, names, match.journal.lines, added)


async def _fresh(services: Services, room: Room, names: list[str], added: list[str]) -> Match:
    table, master = room.table, services.store.dice
    place = await services.store.read(tournaments.place_of, table.id)
    board = await asyncio.to_thread(seals.board_of, master, *place) if place else None
    secret = secret_of(master, table.id)
    return fair.new_match(table.game, table.options, names, secret, table.id, added, board)


def _distinct(names: list[str]) -> list[str]:
    """Two of one name would make the log unreadable."""
    return [
        name if names.index(name) == n else f"{name} ({names[: n + 1].count(name)})" for n, name in enumerate(names)
    ]


def _start(db: Connection, table: str, names: list[str], lines: list[str], added: list[str]) -> None:
    found = tables.find(db, table)
    if found is None or found[0].status != LOBBY or any(seat.kind == OPEN for seat in found[1]):
        return
    if [seat.dice for seat in found[1]] != added:  # somebody else sat down meanwhile: their own server starts the game
        return
    tables.set_status(db, table, LOBBY, RUNNING)
    tables.set_names(db, table, names)
    at = steady.now()
    db.execute(moves.insert(), [{"table_id": table, "seq": n, "line": line, "at": at} for n, line in enumerate(lines)])


def check_seat(room: Room, seat: int) -> int:
    if not 0 <= seat < len(room.seats):
        raise Refused("unknown-seat", 404)
    return seat


async def sit(services: Services, room: Room, me: Person, seat: int, name: str = "", added: Dice | None = None) -> None:
    check_seat(room, seat)
    mine = dice.answers(services.store.dice, room.table.id, added)
    if room.marks.get(me.id, Mark("")).removed:
        raise Refused("sent-away", 403)
    if room.table.rated:
        check_rated(me, 1 + len([one for one in room.seat_of(me.id) if one != seat]), len(room.seats))
    if not await room.change(tables.sit, seat, me.id, clean_name(name or me.name), mine):
        raise Refused("seat-taken")
    await start_if_full(services, room)


async def set_bot(services: Services, room: Room, me: Person, seat: int, level: str, lang: str) -> None:
    _host(room, me)
    check_seat(room, seat)
    if not await room.change(tables.set_bot, seat, check_level(services, level), bot_name(level, lang)):
        raise Refused("seat-taken")
    await start_if_full(services, room)


def _host(room: Room, me: Person) -> None:
    if room.table.host != me.id:
        raise Refused("not-host", 403)
    if room.table.status != LOBBY:
        raise Refused("not-lobby")


async def leave(room: Room, me: Visitor, seat: int) -> None:
    """Before the game the seat is free again; during it a bot plays on until its person comes back."""
    my_seat(room, me, seat)
    if room.seats[seat].kept:
        await room.change(tables.decline, seat, str(room.seats[seat].person))
    elif room.table.status == LOBBY:
        await room.change(tables.stand_up, seat, room.seats[seat].person)
    elif room.table.status == RUNNING:
        await room.change(tables.leave, seat)


async def come_back(room: Room, me: Visitor, seat: int) -> None:
    my_seat(room, me, seat)
    if room.seats[seat].resigned:
        raise Refused("resigned")
    await room.change(tables.come_back, seat, steady.now(), room.late_now(seat))


async def speak(services: Services, room: Room, me: Visitor, seat: int, text: str) -> None:
    line = one_line(text)
    if not line or len(line) > LONGEST_SAYING:
        raise Refused("chat-length", 400)
    mine = seats_of(room, me)
    if seat not in mine:
        seat = mine[0] if mine else -1
    if seat < 0:
        me.needed()
    rights.talk(room, me)
    services.quotas.talk(me.id or me.token)
    name = room.seats[seat].name if seat >= 0 else me.needed().name
    await room.change(journal.say, seat, name, line, me.id)


async def opened(work: Awaitable[T]) -> T:
    """A table of that name may be open already: a ticket is good for one."""
    try:
        return await work
    except IntegrityError as error:
        raise Refused("dice-ticket", 409) from error
