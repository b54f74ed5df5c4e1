"""Where there may be hints and a coach."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.table.store.rows import BOT, OPEN, Seat


def advised(seats: Sequence[Seat]) -> bool:
    """Where one person plays, or where all who do agree."""
    people = [seat for seat in seats if seat.kind not in (BOT, OPEN) and not seat.resigned]
    return len({seat.person for seat in people}) == 1 or (bool(people) and all(seat.advice for seat in people))
