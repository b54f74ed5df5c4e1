"""The truth on disk: who chose what, and what chance answered. One line of JSON a record.

    {"format":1,"game":"romans",...,"sum":"..."}                        the header
    {"at":"...","chance":[3,7],"do":null,"n":0,"seat":null,"sum":"..."}  the set-up
    {"at":"...","chance":[],"do":["place",3,0],"n":1,"seat":0,"sum":"..."}
    {"end":1,"sum":"..."}                                              the last line

Where the rules were mended while a game was going on, the first choice under the new ones says so: `"rules":[3,""]`.
A choice that was made with help says so too: `"help":["hint"]`. Where the dice were sealed before the game (`table/fair.py`),
the last line of a finished one breaks the seal: `"secret":"..."`.

`at` is the digest of the position reached. `sum` chains every line to the ones before it, so that a
single changed, lost or added byte shows.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sherwood.engine.fields import rebuilt
from sherwood.engine.game import Ruleset, Value
from sherwood.engine.wire import Wire, canonical
from sherwood.errors import BrokenJournal, OtherVersion

FORMAT = 1
HELPS = ("hint", "coach")  # a hint that was asked for; a coach who asked before a choice
Do = tuple[str | int, ...]
Body = Mapping[str, object]  # a line of a journal, without its sum


@dataclass(frozen=True, repr=False)
class Header:
    """Which game, played how, by whom; `note` is free for whoever keeps the journal."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    names: Sequence[str]
    data: str = ""
    note: Mapping[str, object] | None = None
    position: Wire | None = None  # where the match begins, if not at the beginning

    @property
    def rules(self) -> Ruleset:
        """What the game began under."""
        return Ruleset(self.version, self.data)

    def __repr__(self) -> str:
        return f"<Header of {self.game}, version {self.version}, {self.seats} seats>"

    def body(self) -> dict[str, object]:
        begun = {} if self.position is None else {"position": self.position}
        return {
            **begun,
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "data": self.data,
            "note": dict(self.note or {}),
        }

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)


@dataclass(frozen=True)
class Record:
    """One choice, or the set-up (no seat, no choice), and its chance outcomes. `at`: the digest reached."""

    n: int
    seat: int | None
    do: Do | None
    chance: tuple[int, ...]
    at: str
    rules: Ruleset | None = None  # where it is the first choice under other rules than before
    help: tuple[str, ...] = ()  # of HELPS: what its seat was told before it chose

    def body(self) -> dict[str, object]:
        do = None if self.do is None else list(self.do)
        renewed = {} if self.rules is None else {"rules": list(self.rules)}
        helped = {"help": list(self.help)} if self.help else {}
        return {
            "n": self.n,
            "seat": self.seat,
            "do": do,
            "chance": list(self.chance),
            "at": self.at,
            **renewed,
            **helped,
        }

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)


def sealed(body: Body, before: str) -> tuple[str, str]:
    """A line and its sum, chained to the sum before it."""
    total = hashlib.sha256((before + canonical(body)).encode()).hexdigest()[:16]
    return canonical({**body, "sum": total}), total


def closing(count: int, secret: str = "") -> dict[str, object]:
    """The last line: how many records there are, and the secret of the dice where the game is over."""
    return {"end": count, "secret": secret} if secret else {"end": count}


class Journal:
    """A header and records, as objects and as chained lines. Lines are written when they are first asked for."""

    header: Header
    records: list[Record]
    rules: Ruleset

    secret: str  # of dice that were sealed before the game; none while it goes on

    def __init__(self, header: Header, records: Sequence[Record] = (), secret: str = "") -> None:
        self.header = header
        self.records = []
        self.secret = ""
        self.rules = header.rules  # what the last record was played under
        for record in records:
            self.add(record)
        self.secret = secret
        self._lines: list[str] = []
        self._sums: list[str] = []

    def add(self, record: Record) -> None:
        """Append a record. What follows a broken seal is not under it."""
        self.records.append(record)
        self.secret = ""
        if record.rules is not None:
            self.rules = record.rules

    def cut(self, count: int) -> None:
        """Keep only the first so many records."""
        renewed = any(record.rules is not None for record in self.records[count:])
        del self.records[count:]
        self.secret = ""
        if renewed:
            self.rules = next((one.rules for one in reversed(self.records) if one.rules), self.header.rules)
        del self._lines[count + 1 :]
        del self._sums[count + 1 :]

    @property
    def lines(self) -> list[str]:
        """The header's line and one a record, each chained to the one before."""
        if not self._lines:
            self._write(self.header.body())
        for n in range(len(self._lines) - 1, len(self.records)):
            self._write(self.records[n].body())
        return self._lines

    def _write(self, body: Body) -> None:
        line, total = sealed(body, self._sums[-1] if self._sums else "")
        self._lines.append(line)
        self._sums.append(total)

    def text(self) -> str:
        """The whole journal, closed by its last line."""
        lines = self.lines
        last, _ = sealed(closing(len(self.records), self.secret), self._sums[-1])
        return "\n".join([*lines, last]) + "\n"

    def copy(self) -> Journal:
        """An independent journal of the same records."""
        return Journal(self.header, self.records, self.secret)

    def __repr__(self) -> str:
        return f"<Journal of {self.header.game}, {len(self.records)} records>"

    def __reduce__(self) -> tuple[type[Journal], tuple[Header, list[Record], str]]:
        return Journal, (self.header, self.records, self.secret)

    def crash_text(self, seat: int, do: Do, chance: Sequence[int]) -> str:
        """The journal so far, and the choice whose rule failed, to be tried again."""
        attempt = {"try": {"seat": seat, "do": list(do), "chance": list(chance)}}
        lines = self.lines
        last, _ = sealed(attempt, self._sums[-1])
        return "\n".join([*lines, last]) + "\n"


@dataclass(frozen=True)
class Read:
    """A journal read from text: what it holds, and a failed choice if it ends with one."""

    header: Header
    records: Sequence[Record]
    attempt: Record | None = None
    secret: str = ""

    @property
    def rules(self) -> Ruleset:
        """What the last record was played under."""
        return next((one.rules for one in reversed(self.records) if one.rules), self.header.rules)


def read(text: str) -> Read:
    """Check and parse a journal; BrokenJournal says which line is wrong."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise BrokenJournal("no-end")
    bodies: list[Body] = []
    total = ""
    for number, line in enumerate(lines[:-1], 1):
        body, total = _opened(line, total, number)
        bodies.append(body)
    if not bodies:
        raise BrokenJournal("empty")
    header = _header(bodies[0])
    last = bodies.pop()
    records = [_record(body, number) for number, body in enumerate(bodies[1:], 0)]
    if "try" in last:
        return Read(header, records, _attempt(last["try"], len(records)))
    if last.get("end") != len(records):
        raise BrokenJournal("last-line")
    if not records:
        raise BrokenJournal("set-up")
    secret = last.get("secret", "")
    if not isinstance(secret, str):
        raise BrokenJournal("secret")
    return Read(header, records, None, secret)


def record_of(line: str) -> Record:
    """One record, from its line alone: whoever follows it compares where it leads."""
    body = json.loads(line)
    return _record(body, body["n"])


def _opened(line: str, before: str, number: int) -> tuple[Body, str]:
    """A line's content and sum, if both are as they were written."""
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict) or "sum" not in body:
        raise BrokenJournal("line", n=number)
    content = {key: value for key, value in body.items() if key != "sum"}
    try:
        written, total = sealed(content, before)
    except ValueError:  # half a surrogate pair, say
        written, total = "", ""
    if written != line:
        raise BrokenJournal("changed", n=number)
    return content, total


def _header(body: Body) -> Header:
    if "format" not in body:
        raise BrokenJournal("header")
    if body["format"] != FORMAT:
        raise OtherVersion("format", given=body["format"], own=FORMAT)
    wanted = {"game": str, "version": int, "seats": int, "options": dict, "names": list, "data": str, "note": dict}
    for key, kind in wanted.items():
        if not isinstance(body.get(key), kind):
            raise BrokenJournal("lacks", field=key)
    position = body.get("position")
    if position is not None and not isinstance(position, dict):
        raise BrokenJournal("position")
    return Header(**{key: body[key] for key in wanted}, position=position)  # type: ignore[arg-type]


def _record(body: Body, number: int) -> Record:
    n, at = body.get("n"), body.get("at")
    if type(n) is not int or n != number:
        raise BrokenJournal("number", n=number, given=n)
    if not isinstance(at, str) or not at:
        raise BrokenJournal("record", n=number)
    return _made(body, number, at)


def _attempt(body: object, number: int) -> Record:
    if not isinstance(body, dict):
        raise BrokenJournal("attempt")
    return _made(body, number, "")


def _made(body: Body, number: int, at: str) -> Record:
    """Who chose what and what chance answered, where it is of the right kinds."""
    seat, do, chance = body.get("seat"), body.get("do"), body.get("chance")
    sound = isinstance(chance, list) and all(type(one) is int and 0 <= one < 2**31 for one in chance)
    if not sound or not isinstance(seat, int | None) or not isinstance(do, list | None):
        raise BrokenJournal("record", n=number)
    if (number == 0) != (seat is None) or (number == 0) != (do is None):
        raise BrokenJournal("choice", n=number)
    assert isinstance(chance, list)
    made = None if do is None else tuple(do)
    return Record(number, seat, made, tuple(chance), at, _ruleset(body, number), _help(body, number))


def _help(body: Body, number: int) -> tuple[str, ...]:
    given = body.get("help", [])
    if not isinstance(given, list) or not all(one in HELPS for one in given):
        raise BrokenJournal("help", n=number)
    return tuple(given)


def _ruleset(body: Body, number: int) -> Ruleset | None:
    given = body.get("rules")
    if given is None:
        return None
    if not isinstance(given, list) or len(given) != 2:
        raise BrokenJournal("rules", n=number)
    version, data = given
    if type(version) is not int or not isinstance(data, str):
        raise BrokenJournal("rules", n=number)
    return Ruleset(version, data)
