"""Rows of the store as plain values."""

from __future__ import annotations

import msgspec

from sherwood.engine.game import Value

LOBBY, RUNNING, OVER = "lobby", "running", "over"
HOST = "host"  # the role of those who look after the house
OPEN, PERSON, BOT = "open", "person", "bot"
YES, NO = "yes", "no"  # answers to a rematch


class Person(msgspec.Struct, frozen=True):
    """A guest, or an account where there is a login. `role` is `host` for those who look after the house."""

    id: str
    name: str
    login: str | None = None
    epoch: int = 0  # of cookies from before there were sessions: one of an older epoch has ended
    role: str = ""
    banned: bool = False
    muted: bool = False


class Seat(msgspec.Struct, frozen=True):
    """One seat of a table and who plays it."""

    table_id: str
    seat: int
    kind: str
    person: str | None
    name: str
    level: str
    away: bool
    resigned: bool
    invite: str
    token: str | None
    seen: int
    agreed: str  # the change of rules under which its person wants to go on
    back: float  # when its person took it again after their time was over
    advice: bool  # its person agrees that hints and the coach are had at this table
    helped: str  # its last help that was had and not yet told with a choice: `12 hint coach`, at its choice 12
    again: str = ""  # what its person said to a rematch: `yes` or `no`
    dice: str = ""  # what its person adds to the dice of the game, before it begins

    @property
    def by_bot(self) -> bool:
        """Is this seat played by a bot at the moment?"""
        return self.kind == BOT or self.away or self.resigned

    @property
    def kept(self) -> bool:
        """Is it open, and kept for somebody who was asked to play again?"""
        return self.kind == OPEN and self.person is not None


class Table(msgspec.Struct, frozen=True):
    """One table: its game, its options, where it stands. `pace` is in seconds; `version` grows with every change.

    `ended` says why it was closed where neither the rules nor a resignation did: "rules" that have changed.
    """

    id: str
    game: str
    options: dict[str, Value]
    status: str
    public: bool
    pace: int
    host: str | None
    rematch: str | None
    resigned: bool
    version: int
    created: float
    finished: float | None
    ended: str
    rated: bool = False  # its result counts for the ratings; who sits down agrees


class ChatMessage(msgspec.Struct, frozen=True):
    """Something said at a table."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    person: str | None = None


class Mark(msgspec.Struct, frozen=True):
    """What the owner of a table has decided about somebody there."""

    person: str
    muted: bool = False
    removed: bool = False


class Move(msgspec.Struct, frozen=True):
    """A line of a table's journal in its place, and when it was written."""

    seq: int
    line: str
    at: float


class SeatPlan(msgspec.Struct, frozen=True):
    """A seat of a table that is being created."""

    kind: str = OPEN
    person: str | None = None
    name: str = ""
    level: str = ""
    dice: str = ""
