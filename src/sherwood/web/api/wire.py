"""The shapes of REST requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Refusal(msgspec.Struct):
    """Why something was not done: a stable reason, a sentence, and the rule it comes from ("" if none)."""

    refused: str
    say: str
    rule: str = ""


class Named(msgspec.Struct):
    name: Name


class Account(msgspec.Struct):
    login: Login
    password: Password


class Preferences(msgspec.Struct):
    lang: Literal["en", "fr"] | None = None
    theme: Literal["auto", "light", "dark"] | None = None
    motion: Literal["auto", "off"] | None = None


class Me(msgspec.Struct):
    id: str
    name: str
    login: str | None


class Place(msgspec.Struct):
    """One seat of a new table: `open`, `person` (you; a second one is a hot seat) or `bot` with a level."""

    kind: Literal["open", "person", "bot"] = "open"
    level: Annotated[str, Meta(max_length=24)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class NewTable(msgspec.Struct):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Place], Meta(max_length=16)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    pace: int = 0


class PlayNow(msgspec.Struct):
    game: Annotated[str, Meta(max_length=32)]


class Move(msgspec.Struct):
    """`do` as the prompt offered it; `turn` as the prompt numbered it, so that a stale click is refused."""

    do: Annotated[list[str | int], Meta(min_length=1, max_length=4)]
    turn: int


class ChatText(msgspec.Struct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SitDown(msgspec.Struct):
    name: Annotated[str, Meta(max_length=60)] = ""


class BotSeat(msgspec.Struct):
    level: Annotated[str, Meta(max_length=24)]


class Token(msgspec.Struct):
    token: str


class Went(msgspec.Struct):
    """Done; `to` is the page to look at next."""

    to: str


class SeatFacts(msgspec.Struct):
    seat: int
    name: str
    kind: str
    level: str
    away: bool
    resigned: bool


class TableFacts(msgspec.Struct):
    id: str
    game: str
    status: str
    public: bool
    pace: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    yours: list[int]


class Shown(msgspec.Struct):
    """A table as one seat (or a spectator) may see it. The parts are those of the socket's events."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    view: dict[str, Any] | None = None
    prompt: dict[str, Any] | None = None
    log: list[dict[str, Any]] = []
    chat: list[dict[str, Any]] = []
    take_back: dict[str, Any] | None = None
    result: dict[str, Any] | None = None


class JournalText(msgspec.Struct):
    journal: Annotated[str, Meta(min_length=2, max_length=2_000_000)]
