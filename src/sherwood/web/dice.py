"""Sealed dice at web tables: the name of a table given out before it is opened, so that its seal is seen before anybody adds.

A table's secret follows from its name (`table/sealed.py`), so nothing is kept for a table that is never opened. A ticket
says that the name is ours and new: with one of an old game, whose secret is known, somebody could foresee every die.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta

from sherwood.table import seals
from sherwood.table.sealed import commitment_to, secret_of
from sherwood.table.store.rows import PERSON, SeatPlan
from sherwood.table.store.tables import new_id
from sherwood.web.errors import Refused

LIFE = 3600  # seconds; no game is forgotten so soon after its end, so that no name comes twice

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]


class Ticket(msgspec.Struct):
    """The name of a table that can be opened within the hour, and the hash of the secret of its dice."""

    table: str
    commitment: str
    ticket: str


class NewDice(msgspec.Struct):
    """What you add to the dice of a table that you open: up to 64 hexadecimal digits, and the ticket that you were given."""

    ticket: Annotated[str, Meta(max_length=200)]
    added: Digits


class Dice(msgspec.Struct):
    """What you add to the dice of a table, or of all your tables in a tournament: up to 64 hexadecimal digits, and the
    commitment that you were shown."""

    commitment: Annotated[str, Meta(max_length=64)]
    added: Digits


def commitment_of(master: str, table: str) -> str:
    return commitment_to(secret_of(master, table))


def give_out(master: str) -> Ticket:
    table = new_id()
    until = int(time.time()) + LIFE
    return Ticket(table, commitment_of(master, table), f"{table}.{until}.{_mark(master, table, until)}")


def redeem(master: str, dice: NewDice | None) -> str:
    """The name of the table that a ticket is for; none without one."""
    if dice is None:
        return ""
    table, until, mark = [*dice.ticket.split("."), "", ""][:3]
    if not until.isascii() or not until.isdecimal() or int(until) < time.time():
        raise Refused("dice-ticket", 409)
    if not hmac.compare_digest(mark.encode(), _mark(master, table, int(until)).encode()):
        raise Refused("dice-ticket", 409)
    return table


def _mark(master: str, table: str, until: int) -> str:
    return hmac.new(master.encode(), f"ticket:{table}:{until}".encode(), sha256).hexdigest()


def with_dice(plan: list[SeatPlan], added: str) -> list[SeatPlan]:
    """Whoever opens a table adds the same for every seat that is theirs."""
    return [msgspec.structs.replace(one, dice=added) if one.kind == PERSON else one for one in plan]


def answers(master: str, table: str, dice: Dice | None) -> str:
    """What somebody adds, where they were shown this table's commitment before."""
    return _added(dice, commitment_of(master, table)) if dice else ""


async def seal_of(master: str, tournament: str) -> str:
    """The seal of all tables of a tournament; thousands of hashes the first time, and others go on meanwhile."""
    return await asyncio.to_thread(seals.seal_of, master, tournament)


async def to_tournament(master: str, tournament: str, dice: Dice | None) -> str:
    """What somebody adds to all their tables of a tournament, where they were shown its seal before."""
    return _added(dice, await seal_of(master, tournament)) if dice else ""


def _added(dice: Dice, shown: str) -> str:
    if dice.commitment != shown:
        raise Refused("dice-other", 409)
    return dice.added
