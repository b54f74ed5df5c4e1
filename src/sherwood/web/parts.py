"""The parts of a table's page as plain data: what sockets and REST send. Light: the compiled modules read it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from msgspec import Raw, Struct

from sherwood.table.ending import Ending
from sherwood.table.journal import Do
from sherwood.table.log import LineData
from sherwood.table.match import Match
from sherwood.table.store.rows import RUNNING, Seat, Table
from sherwood.web.trouble import PARTED, Trouble


class TablePart(TypedDict):
    """The table itself."""

    id: str
    game: str
    status: str
    pace: int
    public: bool
    rematch: str | None
    advice: bool  # there may be hints and a coach: one person plays, or all who do agree
    rated: bool  # the result counts for the ratings


class SeatPart(TypedDict):
    """One seat: who plays it, and whether the table waits for them."""

    seat: int
    name: str
    role: str
    kind: str
    level: str
    away: bool
    resigned: bool
    here: bool
    waiting: bool
    ready: bool
    deadline: float | None
    hurried: bool  # a bot that the busy server gave little time for its last move
    advice: bool  # its person agrees to hints and the coach
    again: str  # to play again: `asked` (an open seat kept for somebody), `yes`, `no`


class ChatPart(TypedDict):
    """Something said at the table."""

    n: int
    seat: int
    name: str
    text: str


class ChoicePart(TypedDict):
    """One thing the seat can do; programs that want no sentences get neither `say` nor `path`."""

    do: Do
    revise: bool
    code: NotRequired[int]  # the same as a stable number; for programs
    say: NotRequired[str]
    path: NotRequired[tuple[str, ...]]
    final: NotRequired[tuple[str, ...]]


class BarredPart(TypedDict):
    """One thing the seat cannot do, what it would be called, and the rule that says so."""

    wanted: str
    say: str
    rule: str
    path: tuple[str, ...]


class PromptPart(TypedDict):
    """What the seat is asked, or what the table waits for."""

    mine: bool
    turn: int
    title: str
    choices: list[ChoicePart]
    ask: NotRequired[str]
    rule: NotRequired[str]
    barred: NotRequired[list[BarredPart]]  # for those who get no drawing
    bars: NotRequired[int]  # how many: a page asks for them when somebody wants to know
    forced: NotRequired[bool]


class BoardPart(TypedDict):
    """The drawing: a layer that stays and the lines of one that changes; or, `plain`, the view in words."""

    plain: bool
    static: str
    live: list[str]
    size: NotRequired[list[int]]


class ScenePart(TypedDict):
    """A moment on the way to where the table stands now: how it looked, and how much of the log had been told."""

    board: BoardPart
    log: int


class TakeBackPart(TypedDict):
    """Whether the seat's last choice can be taken back, and the sentence that says the limit."""

    can: bool
    say: NotRequired[str]


class ScorePart(TypedDict):
    """One line of the scoring: a value for each seat."""

    row: str  # its name, the same in every language
    title: str
    values: list[int | None]
    total: bool  # what counts; rows after it only break a tie


class ResultPart(TypedDict):
    """How the game ended."""

    winners: list[int]
    how: str  # the name of the ending, the same in every language
    ending: str
    rows: list[ScorePart]


class TroublePart(TypedDict):
    """Why the game does not stand where its journal ends; who must agree before it can go on, and who has."""

    reason: str
    say: str
    changes: list[str]
    asked: list[int]
    agreed: list[int]


class Parts(TypedDict, total=False):
    """All that one audience is shown."""

    table: TablePart
    seats: list[SeatPart]
    chat: list[ChatPart]
    log: list[LineData]
    take_back: TakeBackPart | None
    result: ResultPart | None
    prompt: Raw | None  # a `PromptPart`, written: as text it is one object instead of a hundred, and they live long
    board: BoardPart
    view: Raw
    trouble: TroublePart | None


class Moment(Struct, frozen=True):
    """A table as it stands now, all that `present` needs of it; no match before the game, or where none can be read."""

    table: Table
    seats: list[Seat]
    match: Match | None
    chat: list[ChatPart]
    here: frozenset[int]
    deadlines: dict[int, float]
    asked_alone: int | None  # the seat that was asked alone before the last move
    trouble: Trouble | None = None
    ending: Ending | None = None
    hurried: frozenset[int] = frozenset()

    def why_no_take_back(self, seat: int) -> str | None:
        """While several plan at once, even a refusal would tell that somebody moved; they revise by choices."""
        if self.match is None or self.trouble or self.table.status != RUNNING or self.asked_alone != seat:
            return "back-nothing"
        return self.match.can_take_back(seat)

    @property
    def asked_to_agree(self) -> list[int]:
        """Seats of people here whose consent is wanting before a game goes on by other rules."""
        if self.trouble is None or self.trouble.reason != PARTED:
            return []
        mark = self.trouble.mark
        return [seat.seat for seat in self.seats if not seat.by_bot and seat.agreed != mark]
