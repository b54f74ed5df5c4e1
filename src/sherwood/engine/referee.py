"""The only way rules touch the outside: chance, and what is told to whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.chance import Chance
from sherwood.engine.fields import rebuilt
from sherwood.engine.pile import Pile

EVERYBODY: Final = -1


class Event:
    """Something that happened. Outside `audience` only kind and seat are known, never the arguments."""

    kind: str
    seat: i64
    args: list[i64]
    audience: i64

    def __init__(self, kind: str, seat: i64, args: list[i64], audience: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int) -> bool:
        """May this seat know the arguments? (-1: a spectator)"""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and bool(self.audience >> seat & 1)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args}, {self.audience})"


class Scene:
    """A position on the way from one decision to the next, and how many events had been told when it stood there."""

    state: object  # a State, which this module cannot know
    told: int

    def __init__(self, state: object, told: int) -> None:
        self.state = state
        self.told = told

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)


class Referee:
    """The rules' only way out: it rolls, draws and tells. Rollouts give no log and pay nothing for the telling."""

    chance: Chance
    log: list[Event] | None
    scenes: list[Scene] | None  # kept where somebody watches what happens, step by step
    revealed: bool
    what: (
        str  # what is being drawn, by the name of the game's `draws`: people at a table with real dice are asked for it
    )
    about: i64  # for whom, or where, as the game's `draws` say; -1: for the table

    def __init__(self, chance: Chance, log: list[Event] | None = None, scenes: list[Scene] | None = None) -> None:
        self.chance = chance
        self.log = log
        self.scenes = scenes
        self.revealed = False
        self.what = ""
        self.about = -1

    def roll(self, sides: i64, what: str = "", about: i64 = -1) -> i64:
        """A die: 1..sides."""
        self.what = what
        self.about = about
        return self.chance.uniform(1, sides)

    def pick(self, n: i64, what: str = "", about: i64 = -1) -> i64:
        """One of 0..n-1."""
        self.what = what
        self.about = about
        return self.chance.uniform(0, n)

    def pull(self, mask: i64, what: str = "", about: i64 = -1) -> i64:
        """One of the things in a mask, each equally likely."""
        self.what = what
        self.about = about
        return self.chance.member(mask)

    def take(self, counts: vec[i64], total: i64, what: str = "", about: i64 = -1) -> i64:
        """One out of a bag, each kind as likely as its count out of the total."""
        self.what = what
        self.about = about
        return self.chance.weighted(counts, total)

    def draw(self, pile: Pile, what: str = "", about: i64 = -1) -> i64:
        """The first card of a pile."""
        self.what = what
        self.about = about
        return pile.draw(self.chance)

    def peek(self, pile: Pile, n: i64, eyes: i64, what: str = "", about: i64 = -1) -> list[i64]:
        """The first cards of a pile, which the seats in `eyes` then know."""
        self.what = what
        self.about = about
        return pile.peek(self.chance, n, eyes)

    def reveal(self) -> None:
        """Hidden information has become known: what led here can no longer be taken back."""
        self.revealed = True

    def tell(self, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Told to everybody. How many arguments count is declared once, on the game's card."""
        if self.log is not None:
            self.log.append(Event(kind, seat, [a, b, c, d], EVERYBODY))

    def whisper(self, audience: i64, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Told to some; the others learn that it happened, and nothing more."""
        if self.log is not None:
            self.log.append(Event(kind, seat, [a, b, c, d], audience))
