"""Names of seats lead to their people's pages, where these have one that the visitor may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from sherwood.table.store import people
from sherwood.table.store.rows import PERSON, Person, Seat
from sherwood.table.store.store import Store
from sherwood.web.session import Visitor


class SeatPage(msgspec.Struct):
    """Where a seat's name leads; "" for bots, free seats, guests, and people who share somebody's browser."""

    name: str
    page: str


def has_page(person: Person, me: Visitor) -> bool:
    """A guest is here for a game or two, and has a page for themselves only."""
    return person.id == me.id or (person.login is not None and not person.banned)


async def pages_of(store: Store, seats: Sequence[Seat], me: Visitor) -> list[SeatPage]:
    held = Counter(seat.person for seat in seats if seat.kind == PERSON and seat.person)
    known = await store.read(people.standing, list(held)) if held else {}
    return [SeatPage(seat.name, _page(seat, known.get(seat.person or ""), held, me)) for seat in seats]


def _page(seat: Seat, person: Person | None, held: Counter[str], me: Visitor) -> str:
    if seat.kind != PERSON or person is None or not has_page(person, me):
        return ""
    is_theirs = held[person.id] == 1 or seat.name == person.name  # else somebody else's, at the same browser
    return f"/people/{person.id}" if is_theirs else ""
