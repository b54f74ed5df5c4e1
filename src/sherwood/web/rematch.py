"""Playing again: whoever asks first opens the table, everybody one seat further; seats are kept for the others until they answer."""

from __future__ import annotations

from sqlalchemy import Connection

from sherwood.table.store import tables
from sherwood.table.store.rows import BOT, LOBBY, NO, OPEN, OVER, PERSON, YES, Person, SeatPlan
from sherwood.web import dice, lobby
from sherwood.web.dice import Dice, NewDice
from sherwood.web.errors import Refused
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor


async def accept(services: Services, room: Room, me: Visitor, added: NewDice | Dice | None = None) -> str:
    """Offer a rematch, or take the seat that is kept; the table of it."""
    person, mine = _sat_here(room, me)
    if room.table.rematch is None:
        await _offer(services, room, person, added if isinstance(added, NewDice) else None)
    table = str(room.table.rematch)
    again = await services.rooms.room(table)
    free = [seat for seat in mine if again.seats[next_seat(seat, len(room.seats))].kind == OPEN]
    mine_to_add = _for_table(services, table, added) if free else None
    for seat in free:
        there = next_seat(seat, len(room.seats))
        await lobby.sit(services, again, person, there, room.seats[seat].name, mine_to_add)
    await room.change(tables.answer_rematch, person.id, YES)
    return table


async def decline(services: Services, room: Room, me: Visitor) -> None:
    """The others are told, at both tables; whoever opened the new one may seat somebody else, or a bot."""
    person, mine = _sat_here(room, me)
    if room.table.rematch is None:
        raise Refused("no-rematch")
    again = await services.rooms.room(room.table.rematch)
    for seat in mine if again.table.status == LOBBY else []:
        there = again.seats[next_seat(seat, len(room.seats))]
        if there.person == person.id and there.kind == PERSON:
            await again.change(tables.stand_up, there.seat, person.id)
        await again.change(tables.decline, there.seat, person.id)
    await room.change(tables.answer_rematch, person.id, NO)


def _sat_here(room: Room, me: Visitor) -> tuple[Person, list[int]]:
    person = me.needed()
    mine = room.seat_of(person.id)
    if room.table.status != OVER:
        raise Refused("not-over")
    if not mine:
        raise Refused("not-your-seat", 403)
    return person, mine


def _for_table(services: Services, table: str, added: NewDice | Dice | None) -> Dice | None:
    """What somebody adds to the dice of the table it was meant for. Whoever offered a moment too late has not seen the seal of the
    table that somebody else opened: they are told so, and add to that one when they accept."""
    if isinstance(added, NewDice):
        if dice.redeem(services.store.dice, added) != table:
            raise Refused("rematch-offered")
        return Dice(dice.commitment_of(services.store.dice, table), added.added)
    return added


def next_seat(seat: int, seats: int) -> int:
    return (seat + 1) % seats


async def _offer(services: Services, room: Room, person: Person, added: NewDice | None) -> None:
    plan = [SeatPlan()] * len(room.seats)
    for seat in room.seats:
        there = next_seat(seat.seat, len(plan))
        if seat.kind == BOT:
            plan[there] = SeatPlan(BOT, None, seat.name, seat.level)
        else:
            plan[there] = SeatPlan(OPEN, seat.person, seat.name)
    old, known = room.table, dice.redeem(services.store.dice, added)
    await services.quotas.open_table(services.store, person, plan)

    def job(db: Connection, table: str) -> None:
        new = tables.create(
            db,
            game=old.game,
            options=old.options,
            plan=plan,
            public=old.public,
            pace=old.pace,
            host=person.id,
            rated=old.rated,
            table=known,
        )
        if not tables.set_rematch(db, table, new):
            raise Refused("busy", 503)

    try:
        await lobby.opened(room.change(job))
    except Refused as refusal:
        if refusal.reason == "dice-ticket":
            raise
        await services.rooms.look([room])
