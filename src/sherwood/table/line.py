"""A position, or a whole game, as one line of text: for links, tests, forum posts and puzzles.

    romans.v1.p3.q1ZKzkksVrKKrlbKTylVsqqtBQA.5f0c9a1e
    |      |  |  |                           the first digits of a hash of all before it: a slip of the pen shows
    |      |  |  the content: JSON or numbers, deflated, as URL-safe base64
    |      |  p: a position, g: a game; and the number of seats
    |      the version of the game's rules
    the game

Positions are deflated against the game's opening, which makes the first ones very short.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, NotRequired, TypedDict

import msgspec

from sherwood.engine.game import Game, Value
from sherwood.engine.wire import Wire, canonical, to_wire
from sherwood.errors import BadPosition
from sherwood.table.journal import Header, Journal, Record

POSITION = "p"
GAME = "g"
MOST = 1 << 20  # bytes that a line may unfold to: no position or game of ours comes near
CHECKED = 8
WIDEST = 56  # bits of a number in a line
_SHAPE = re.compile(
    r"(?P<game>[a-z_0-9]{1,40})\.v(?P<version>[0-9]{1,6})\.(?P<kind>[pg])(?P<seats>[0-9])"
    r"\.(?P<content>[A-Za-z0-9_-]*)\.[0-9a-f]+"
)


class Position(TypedDict):
    """The whole truth of a match at one moment, as JSON data."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    names: Sequence[str] | None
    state: Wire
    data: NotRequired[str]


class Parts(NamedTuple):
    """A line taken apart and found whole."""

    game: str
    version: int
    kind: str
    seats: int
    content: str


def is_line(text: str) -> bool:
    """Does this look like one of our lines (rather than a journal or a game's name)?"""
    return _SHAPE.fullmatch(text.strip()) is not None


def take_apart(text: str) -> Parts:
    """The parts of a line; BadPosition if a character was changed, lost or added."""
    found = _SHAPE.fullmatch(text.strip())
    if found is None:
        raise BadPosition("this is not a line of a position or a game: five parts with dots between them are wanted")
    body, _, check = text.strip().rpartition(".")
    if check != _check(body):
        raise BadPosition("the line has been changed or cut: its last part does not fit the rest")
    return Parts(found["game"], int(found["version"]), found["kind"], int(found["seats"]), found["content"])


def of_position(game: Game, position: Position) -> str:
    """A position, as `Match.position()` describes it."""
    seats = position["seats"]
    known = {
        "names": _unusual_names(position["names"] or ()),
        "options": _unusual(game, seats, position["options"]),
        "data": game.fingerprint,
    }
    content = {"state": position["state"], **{key: value for key, value in known.items() if value}}
    return _line(game, POSITION, seats, _deflated(canonical(content).encode(), _opening(game, seats)))


def position(game: Game, parts: Parts) -> Position:
    """The position that a line describes."""
    content = _json(_inflated(parts.content, _opening(game, parts.seats)))
    if not isinstance(content, dict):
        raise BadPosition("the line's content is not a position")
    return {
        "game": game.id,
        "version": parts.version,
        "seats": parts.seats,
        "options": content.get("options", {}),
        "names": content.get("names"),
        "data": content.get("data", ""),
        "state": content.get("state", {}),
    }


def of_game(game: Game, journal: Journal) -> str:
    """A whole game: who chose what and what chance answered, and the digest it led to; not who had help."""
    header = journal.header
    data = journal.rules.data
    extra = {"options": _unusual(game, header.seats, header.options), "names": list(header.names), "data": data}
    begun = {} if header.position is None else {"position": header.position}
    head = canonical([extra | begun, journal.records[-1].at]).encode()
    numbers = _packed([len(head)]) + head + _packed(_numbers(game, journal.records))
    return _line(game, GAME, header.seats, _deflated(numbers), journal.rules.version)


def journal(game: Game, parts: Parts) -> tuple[Header, list[Record]]:
    """The header and the records that a line describes; only the last record says where it leads."""
    numbers = _inflated(parts.content)
    length, start = _unpack(numbers, 0)
    extra, at = _json(numbers[start : start + length])
    flat = list(_unpacked(numbers[start + length :]))
    header = Header(
        game.id,
        parts.version,
        parts.seats,
        game.defaults(parts.seats) | extra["options"],
        extra["names"],
        extra["data"],
        None,
        extra.get("position"),
    )
    return header, list(_records(game, iter(flat), at, len(flat)))


def _numbers(game: Game, records: Iterable[Record]) -> Iterator[int]:
    for record in records:
        if record.do is not None and record.seat is not None:
            yield record.seat
            yield int(game.verbs.code(game.verbs.parse(record.do)))
        yield len(record.chance)
        yield from record.chance


def _records(game: Game, flat: Iterator[int], at: str, left: int) -> Iterator[Record]:
    """The set-up, then one record after another until the numbers are used up."""
    n = 0
    seat: int | None = None
    do = None
    while left > 0:
        if n:
            seat, do, left = next(flat), game.verbs.do(game.verbs.action(next(flat))), left - 2
        chance = tuple(next(flat) for _ in range(next(flat)))
        left -= 1 + len(chance)
        yield Record(n, seat, do, chance, "" if left else at)
        n += 1


def _unusual(game: Game, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    usual = game.defaults(seats)
    return {name: value for name, value in options.items() if value != usual.get(name)}


def _unusual_names(names: Sequence[str]) -> list[str]:
    usual = [f"Player {seat + 1}" for seat in range(len(names))]
    return [] if list(names) == usual else list(names)


def _opening(game: Game, seats: int) -> bytes:
    """What positions of the game have in common, for the deflater to lean on."""
    low, high = game.seats
    usual = {"state": to_wire(game.opening(game.defaults(seats), min(max(seats, low), high)))}
    return (_house_rules(game) + canonical(usual)).encode()


def _house_rules(game: Game) -> str:
    """How a content begins where an option or a name is unusual.

    It stands in front, the last option first: a deflater counts from the end, so that whatever older lines lean on lies
    where it lay, also when the game gets another option.
    """
    unusual = [{"options": {option.name: value}} for option in game.options for value in option.values]
    return "".join(f'{canonical(one)[:-1]},"state":{{' for one in reversed([{"names": [""] * 2}, *unusual]))


def _line(game: Game, kind: str, seats: int, content: bytes, version: int | None = None) -> str:
    body = f"{game.id}.v{game.version if version is None else version}.{kind}{seats}.{urlsafe_b64encode(content).decode().rstrip('=')}"
    return f"{body}.{_check(body)}"


def _check(body: str) -> str:
    return hashlib.sha256(f"sherwood {body}".encode()).hexdigest()[:CHECKED]


def _deflated(data: bytes, like: bytes = b"") -> bytes:
    press = zlib.compressobj(9, wbits=-15, zdict=like) if like else zlib.compressobj(9, wbits=-15)
    return press.compress(data) + press.flush()


def _inflated(content: str, like: bytes = b"") -> bytes:
    try:
        packed = urlsafe_b64decode(content + "=" * (-len(content) % 4))
        press = zlib.decompressobj(wbits=-15, zdict=like) if like else zlib.decompressobj(wbits=-15)
        data = press.decompress(packed, MOST)
    except (ValueError, zlib.error) as error:
        raise BadPosition(f"the line's content cannot be read: {error}") from None
    if not press.eof:
        raise BadPosition("the line's content is cut short, or far too long")
    return data


def _json(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPosition(f"the line's content cannot be read: {error}") from None


def _packed(numbers: Iterable[int]) -> bytes:
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    out = bytearray()
    for number in numbers:
        while number > 0x7F:
            out.append(number & 0x7F | 0x80)
            number >>= 7
        out.append(number)
    return bytes(out)


def _unpack(data: bytes, at: int) -> tuple[int, int]:
    """The number that begins at a place, and where the next begins."""
    number = shift = 0
    while True:
        if at >= len(data):
            raise BadPosition("the line's content is cut short")
        number |= (data[at] & 0x7F) << shift
        at += 1
        if data[at - 1] < 0x80:
            return number, at
        shift += 7
        if shift > WIDEST:
            raise BadPosition("the line's content holds a number out of all bounds")


def _unpacked(data: bytes) -> Iterator[int]:
    at = 0
    while at < len(data):
        number, at = _unpack(data, at)
        yield number
