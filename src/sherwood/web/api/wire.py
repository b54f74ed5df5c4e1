"""The shapes of REST requests and answers."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, NamedTuple, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from sherwood.engine.game import Game, Value
from sherwood.engine.inspected import Inspected
from sherwood.table.brings import Brings
from sherwood.table.log import LineData
from sherwood.text.speech import LANGUAGES
from sherwood.web.dice import Dice, NewDice
from sherwood.web.errors import Refused
from sherwood.web.learn import ChapterPart, chapters
from sherwood.web.parts import ChatPart, Parts, PromptPart, ResultPart, SeatPart, TablePart, TakeBackPart, TroublePart

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
LOGIN = re.compile(r"[A-Za-z0-9_.@+-]+")  # the pattern above lets a line end at its end, as patterns do
Password = Annotated[str, Meta(max_length=200)]
Chosen = Annotated[str, Meta(min_length=12, max_length=128)]
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


class NewAccount(msgspec.Struct):
    """A login, and a password that is not among the commonest."""

    login: Login
    password: Chosen


class NewPassword(msgspec.Struct):
    """The password as it is and as it shall be."""

    password: Password
    new: Chosen


class Reset(msgspec.Struct):
    """The code that a host handed out, and the password that it shall be."""

    login: Login
    code: Annotated[str, Meta(max_length=60)]
    new: Chosen


class Goodbye(msgspec.Struct):
    """The password of an account that shall be deleted; a guest has none."""

    password: Password = ""


class SeatToken(msgspec.Struct):
    """A seat that a program can play."""

    table: str
    seat: int
    game: str


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
    role: str = ""


class Place(msgspec.Struct):
    """One seat of a new table: `open`, `person` (you; a second one is a hot seat) or `bot` with a level."""

    kind: Literal["open", "person", "bot"] = "open"
    level: Annotated[str, Meta(max_length=64)] = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class NewTable(msgspec.Struct):
    """A table to be opened. `pace` is in seconds, 0 is without a clock; `rated`: the result counts for the ratings."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Place], Meta(max_length=16)]
    options: dict[str, Value] = {}
    public: bool = False
    pace: int = 0
    rated: bool = False
    dice: NewDice | None = None


class PlayNow(msgspec.Struct):
    """A game to be played at once against bots."""

    game: Annotated[str, Meta(max_length=32)]
    dice: NewDice | None = None


class Again(msgspec.Struct):
    """What you add to the dice of another game: with a ticket where you open it, with its commitment where it is open."""

    open: NewDice | None = None
    join: Dice | None = None


class Move(msgspec.Struct):
    """A move that is asked for: `do` as the prompt offered it, and its `turn`, so that a stale click is refused."""

    do: Annotated[list[str | int], Meta(min_length=1, max_length=4)]
    turn: int


class OutcomePart(msgspec.Struct):
    """One kind of outcome: how likely, 0 to 1; what will be told; what is gained and lost."""

    share: float
    told: tuple[str, ...]
    changes: tuple[str, ...]


class Foreseen(msgspec.Struct):
    """What a choice would bring, as far as its seat can know; `lines` say all of it."""

    lines: tuple[str, ...]
    outcomes: list[OutcomePart]
    hidden: bool
    final: bool
    over: bool
    sure: list[str]  # lines of the drawing that would be so, for those who ask for them

    @classmethod
    def of(cls, brings: Brings, sure: list[str]) -> Foreseen:
        parts = [OutcomePart(one.share, one.told, one.changes) for one in brings.outcomes]
        return cls(brings.lines, parts, brings.hidden, brings.final, brings.over, sure)


class Thing(msgspec.Struct):
    """What a thing on the board is; all empty where there is nothing to say."""

    title: str = ""
    lines: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    chapters: list[ChapterPart] = []  # the lessons that teach it

    @classmethod
    def of(cls, found: Inspected | None, game: Game, lang: str, but: str = "") -> Thing:
        return cls(found.title, found.lines, found.rules, chapters(game, found.rules, lang, but)) if found else cls()


class ChatText(msgspec.Struct):
    """Something to say at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SitDown(msgspec.Struct):
    """The name to sit down with; empty: the person's own."""

    name: Annotated[str, Meta(max_length=60)] = ""
    dice: Dice | None = None


class BotSeat(msgspec.Struct):
    """The level of a bot that shall take a seat."""

    level: Annotated[str, Meta(max_length=64)]


class Token(msgspec.Struct):
    """A bearer token for one seat, or an account's key: shown once."""

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
    rated: bool = False


class Shown(msgspec.Struct):
    """A table as one seat (or a spectator) may see it: the parts that were asked for, which are those of the socket's events.

    `lines` is how many the log has now: with `since` it is the number to ask from next time. Fewer than were known
    before means that something was taken back: ask from 0.
    """

    lines: int
    table: TablePart | UnsetType = UNSET
    seats: list[SeatPart] | UnsetType = UNSET
    view: dict[str, object] | UnsetType | None = UNSET
    prompt: PromptPart | UnsetType | None = UNSET
    log: list[LineData] | UnsetType = UNSET
    chat: list[ChatPart] | UnsetType = UNSET
    take_back: TakeBackPart | UnsetType | None = UNSET
    result: ResultPart | UnsetType | None = UNSET
    trouble: TroublePart | UnsetType | None = UNSET

    @classmethod
    def of(cls, parts: Parts, asked: Asked) -> Shown:
        log = parts.get("log", [])
        known: dict[str, object] = {
            "view": None,
            "prompt": None,
            "chat": [],
            "take_back": None,
            "result": None,
            "trouble": None,
        }
        found = {**known, **parts, "log": log[asked.since :]}
        return cls(len(log), **cast("dict[str, Any]", {name: found[name] for name in asked.parts}))


PARTS = tuple(name for name in Shown.__struct_fields__ if name != "lines")


class Asked(NamedTuple):
    """What somebody wants to be shown: which parts, and the log from which line on."""

    parts: tuple[str, ...]
    since: int

    @classmethod
    def read(cls, parts: str, since: int) -> Asked:
        wanted = tuple(dict.fromkeys(parts.split(","))) if parts else PARTS
        if not set(wanted) <= set(PARTS):
            raise Refused("unknown-part", 400, known=", ".join(PARTS))
        return cls(wanted, max(0, since))


class JournalText(msgspec.Struct):
    """A journal file, as text."""

    journal: Annotated[str, Meta(min_length=2, max_length=1_000_000)]


class Following(msgspec.Struct):
    """A choice that is expected to follow, and whose it is."""

    seat: int
    say: str


class Agreed(msgspec.Struct):
    """Whether somebody agrees."""

    agreed: bool


class Considered(msgspec.Struct):
    """A choice that somebody is about to make; none yet: they think."""

    turn: int
    do: Annotated[list[str | int], Meta(min_length=1, max_length=4)] | None = None


class Coached(msgspec.Struct):
    """What the coach would rather do, its chance, that of the choice, and what the better one brings; empty: nothing."""

    say: str = ""
    chance: float = 0.0
    own: float = 0.0
    lines: tuple[str, ...] = ()


class HintFacts(msgspec.Struct):
    """A choice as a master sees it: its chance, the part of the thought it got, and what is expected after it."""

    do: list[str | int]
    say: str
    chance: float
    weight: float
    line: list[Following]
