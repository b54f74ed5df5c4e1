"""The shapes of REST requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, cast

import msgspec
from msgspec import Meta

from sherwood.engine.game import Value
from sherwood.table.log import LineData
from sherwood.text.speech import LANGUAGES
from sherwood.web.parts import ChatPart, Parts, PromptPart, ResultPart, SeatPart, TablePart, TakeBackPart

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Refusal(msgspec.Struct):
    """Why something was not done: a stable reason, a sentence, and the rule it comes from ("" if none)."""

    refused: str
    say: str
    rule: str = ""


class Named(msgspec.Struct):
    """What somebody wants to be called."""

    name: Name


class Account(msgspec.Struct):
    """A login and its password."""

    login: Login
    password: Password


class Preferences(msgspec.Struct):
    """Language, theme and motion; what is left out stays as it is."""

    lang: Language | None = None
    theme: Literal["auto", "light", "dark"] | None = None
    motion: Literal["auto", "off"] | None = None


class Me(msgspec.Struct):
    """Who is asking; a guest has no login."""

    id: str
    name: str
    login: str | None


class Place(msgspec.Struct):
    """One seat of a new table: `open`, `person` (you; a second one is a hot seat) or `bot` with a level."""

    kind: Literal["open", "person", "bot"] = "open"
    level: Annotated[str, Meta(max_length=24)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class NewTable(msgspec.Struct):
    """A table to be opened. `pace` is in seconds, 0 is without a clock."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Place], Meta(max_length=16)]
    options: dict[str, Value] = {}
    public: bool = False
    pace: int = 0


class PlayNow(msgspec.Struct):
    """A game to be played at once against bots."""

    game: Annotated[str, Meta(max_length=32)]


class Move(msgspec.Struct):
    """A move that is asked for: `do` as the prompt offered it, and its `turn`, so that a stale click is refused."""

    do: Annotated[list[str | int], Meta(min_length=1, max_length=4)]
    turn: int


class ChatText(msgspec.Struct):
    """Something to say at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SitDown(msgspec.Struct):
    """The name to sit down with; empty: the person's own."""

    name: Annotated[str, Meta(max_length=60)] = ""


class BotSeat(msgspec.Struct):
    """The level of a bot that shall take a seat."""

    level: Annotated[str, Meta(max_length=24)]


class Token(msgspec.Struct):
    """A bearer token for one seat, shown once."""

    token: str


class Went(msgspec.Struct):
    """Done; `to` is the page to look at next."""

    to: str


class SeatFacts(msgspec.Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str
    kind: str
    level: str
    away: bool
    resigned: bool


class TableFacts(msgspec.Struct):
    """A table as everybody sees it, and which of its seats are yours."""

    id: str
    game: str
    status: str
    public: bool
    pace: int
    options: dict[str, Value]
    seats: list[SeatFacts]
    yours: list[int]


class Shown(msgspec.Struct):
    """A table as one seat (or a spectator) may see it. The parts are those of the socket's events."""

    table: TablePart
    seats: list[SeatPart]
    view: dict[str, object] | None = None
    prompt: PromptPart | None = None
    log: list[LineData] = []
    chat: list[ChatPart] = []
    take_back: TakeBackPart | None = None
    result: ResultPart | None = None

    @classmethod
    def of(cls, parts: Parts) -> Shown:
        return cls(
            parts["table"],
            parts["seats"],
            cast("dict[str, object] | None", parts.get("view")),  # encoded already
            parts.get("prompt"),
            parts.get("log", []),
            parts.get("chat", []),
            parts.get("take_back"),
            parts.get("result"),
        )


class JournalText(msgspec.Struct):
    """A journal file, as text."""

    journal: Annotated[str, Meta(min_length=2, max_length=2_000_000)]
