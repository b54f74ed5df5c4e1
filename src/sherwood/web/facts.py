"""What a table in memory knows of itself: its match, its seats, who is here, whom it waits for and for how long.

Only facts: `Room` changes them, one action at a time and after the store.
"""

from __future__ import annotations

from sherwood.table.ending import Ending
from sherwood.table.match import Match
from sherwood.table.store.rows import LOBBY, OPEN, RUNNING, Mark, Seat, Table
from sherwood.table.store.snapshot import Version
from sherwood.web import steady
from sherwood.web.audiences import Audiences
from sherwood.web.clocks import Clocks
from sherwood.web.errors import Refused
from sherwood.web.parts import ChatPart, Moment
from sherwood.web.trouble import Trouble

NOBODY: frozenset[int] = frozenset()


class Facts:
    """A table as it stands."""

    def __init__(self, table: Table, seats: list[Seat]) -> None:
        self.table = table
        self.seats = seats
        self.trouble: Trouble | None = None  # why the match does not stand where its journal ends
        self._match: Match | None = None  # none while the table waits for players, or where its journal cannot be read
        self._ending: Ending | None = None  # of a finished game whose journal no longer leads there
        self._seq = -1  # the last line of the journal that the match has followed
        self._chat: list[ChatPart] = []
        self.marks: dict[str, Mark] = {}
        self.hurried: set[int] = set()  # bots that had little time to think when they last moved: the server is busy
        self._asked_alone: int | None = None
        self._clocks, self._audiences = Clocks(), Audiences()
        self._here: tuple[frozenset[int], list[Seat], frozenset[int]] = NOBODY, [], NOBODY
        self._played_by_bots: tuple[list[Seat], frozenset[int]] = [], NOBODY

    @property
    def agrees(self) -> bool:
        """Is the match what the journal says? Not after a line that could not be written, until it is read again."""
        return self.table.status == LOBBY or self._seq >= 0

    @property
    def match(self) -> Match:
        """The game as it stands; refused where there is none."""
        if self._match is None:
            raise Refused(self.trouble.reason if self.trouble else "not-running")
        return self._match

    def ending(self) -> Ending:
        """The game as it was told up to now, to be kept when it ends."""
        return Ending.of(self._match)

    @property
    def version(self) -> Version:
        return Version(self.table.version, self._seq)

    def moment(self) -> Moment:
        """The table as it stands, for those who show it."""
        return Moment(
            self.table,
            self.seats,
            self._match,
            self._chat,
            self._present(),
            self._clocks.deadlines(self.table.pace),
            self._asked_alone,
            self.trouble,
            self._ending,
            frozenset(self.hurried) if self.hurried else NOBODY,
        )

    def _present(self) -> frozenset[int]:
        """The seats that have a connection open, or another seat of the same person has: they share one screen."""
        seated, seats, _ = self._here
        if seated is not self._audiences.seated or seats is not self.seats:
            seated, seats = self._audiences.seated, self.seats
            here = {
                seat.seat for seat in seats if seat.seat in seated or not seated.isdisjoint(self.seat_of(seat.person))
            }
            self._here = seated, seats, frozenset(here)
        return self._here[2]

    def seat_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    @property
    def has_people(self) -> bool:
        """Does anybody sit here who is not played for by a bot?"""
        return any(not seat.by_bot for seat in self.seats)

    @property
    def full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def bot_seats_to_move(self) -> list[int]:
        bots = self._bots() if self._going_on else NOBODY
        return [seat for seat in self.match.waiting if seat in bots] if bots else []

    def late(self, now: float) -> list[int]:
        """Seats of people who let the agreed time pass."""
        return self._clocks.late(self.table.pace, now, self._bots()) if self._going_on else []

    def late_now(self, seat: int) -> bool:
        """Is that seat's time over, whoever plays it?"""
        return seat in self._clocks.late(self.table.pace, steady.now(), ())

    def alarm(self) -> float | None:
        """When somebody must look at this table again although nobody is here."""
        pace = self.table.pace
        return self._clocks.alarm(pace, self._bots()) if pace and self._going_on else None

    @property
    def _going_on(self) -> bool:
        return self.table.status == RUNNING and self.trouble is None

    def _bots(self) -> frozenset[int]:
        """Asked at every move, and the same as long as the rows are."""
        seats, _ = self._played_by_bots
        if seats is not self.seats:
            self._played_by_bots = self.seats, frozenset(seat.seat for seat in self.seats if seat.by_bot)
        return self._played_by_bots[1]

    @property
    def watched(self) -> bool:
        """Does anybody wait for news?"""
        return bool(self._audiences)
