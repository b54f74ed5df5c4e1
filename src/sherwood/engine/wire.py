"""States as plain data and back: canonical, JSON, hashable. The only serialisation there is."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.json import Encoder

from sherwood.engine.fields import declared
from sherwood.engine.given import brief
from sherwood.engine.pile import Pile, pile_from_wire
from sherwood.engine.stack import Stack
from sherwood.engine.state import State
from sherwood.engine.step import Step
from sherwood.engine.vecs import FLAT, VECS, listed, packed

Wire = dict[str, Any]
BASE = ("answers", "winners", "ending")
DEEPEST = 5  # a position, a field, a row of piles, a pile, its cards
MOST = 2**62 - 1
_KEPT: dict[type, tuple[str, ...]] = {}
_SORTED: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type[State]) -> tuple[str, ...]:
    """What makes a position: the game's declared attributes, or FIELDS where it keeps them in another form."""
    known = _KEPT.get(cls)
    if known is None:
        common = {*declared(State), "settings"}
        own = cls.FIELDS or tuple(name for name in declared(cls) if name not in common)
        known = _KEPT[cls] = (*own, *BASE)
    return known


def to_wire(state: State) -> Wire:
    """All of a position, as dicts, lists, ints and strings."""
    wire: Wire = {name: _plain(getattr(state, name)) for name in fields_of(type(state))}
    _leave_out(type(state), wire)
    wire["seats"] = int(state.seats)
    wire["steps"] = [_step_to_wire(step) for step in state.steps]
    return wire


def from_wire(state: State, wire: Mapping[str, Any], classes: Mapping[str, type[Step]]) -> State:
    """Fill a blank state of the right game, seats and settings with a position; TypeError or ValueError if it is none."""
    measure(wire, DEEPEST)
    known = fields_of(type(state))
    refuse_unknown(wire, (*known, "seats", "steps"))
    if wire.get("seats", state.seats) != state.seats:
        raise ValueError(f"a state of {wire['seats']!r} seats at a table of {state.seats}")
    for name in known:
        if name in wire or name not in state.LATER:
            setattr(state, name, _shaped(wire[name], getattr(state, name)))
    state.steps = Stack([_step_from_wire(step, classes) for step in _listed(wire["steps"])])
    return state


def refuse_unknown(data: Mapping[str, Any], known: Sequence[str]) -> None:
    """ValueError for a key that nobody would read: it is a slip of the pen, or of another game."""
    for key in data:
        if key not in known:
            raise ValueError(f"a position has nothing called {brief(key)!r}")


def canonical(data: object) -> str:
    """One text for one value: sorted keys, no spaces."""
    return _encode(data).decode()


def digest(wire: Wire) -> str:
    """A short name for a position: equal positions, equal digests, on every build."""
    return hashlib.sha256(_encode(wire)).hexdigest()[:16]


def digest_of(state: State) -> str:
    """The same, of a state, without copying what it holds: a match needs one after every choice."""
    cls = type(state)
    names = _SORTED.get(cls)
    if names is None:
        names = _SORTED[cls] = tuple(sorted((*fields_of(cls), "seats", "steps")))
    wire: Wire = {}
    row = FLAT
    for name in names:  # sorted as the encoder would, once for all positions
        value = getattr(state, name)
        if isinstance(value, dict):  # ours have none
            return digest(to_wire(state))
        flat = type(value) is row
        wire[name] = list(value) if flat else value  # the encoder takes all else as it is, or asks _plain
    wire["steps"] = [_step_to_wire(step) for step in state.steps]
    if cls.LATER:
        _leave_out(cls, wire)
    return hashlib.sha256(_encode_as_is(wire)).hexdigest()[:16]


def _leave_out(cls: type[State], wire: Wire) -> None:
    """A field that came later is not part of a position in which nothing has happened to it."""
    for name, first in cls.LATER.items():
        if wire[name] == first:
            del wire[name]


def _plain(value: Any) -> Any:
    if isinstance(value, Pile):
        return value.wire()
    if isinstance(value, VECS):
        return listed(value)
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


_encode = Encoder(order="sorted", enc_hook=_plain).encode  # the bytes of the standard library's json, far sooner
_encode_as_is = Encoder(enc_hook=_plain).encode


def measure(data: object, deep: int) -> None:
    """Whole numbers of at most 62 bits, words, lists and mappings, not nested deeper than positions are."""
    if deep < 0:
        raise ValueError("it is nested too deeply")
    if isinstance(data, Mapping):
        for value in data.values():
            measure(value, deep - 1)
    elif isinstance(data, list):
        for item in data:
            measure(item, deep - 1)
    elif isinstance(data, bool) or not isinstance(data, (int, str)):
        raise TypeError(f"{type(data).__name__} is neither a number, a word nor a list of them")
    elif isinstance(data, int) and not -MOST <= data <= MOST:
        raise ValueError("a number is out of all bounds")


def _shaped(data: Any, like: Any) -> Any:
    """Data in the shape of the blank state's value: piles where it has piles, rows as long as its rows."""
    if isinstance(like, Pile):
        return _pile(data, like)
    row = isinstance(like, VECS)
    if row:
        plain = _row(data, listed(like))
        return packed(plain, rows=type(like) is not FLAT)
    if isinstance(like, list):
        return _row(data, like)
    if type(data) is not type(like):
        raise TypeError(f"{brief(data)!r} where {brief(like)!r} stood")
    return data


def _row(data: Any, like: list[Any]) -> list[Any]:
    """As long as the blank state's row, each item like its own; a row that is filled as the game goes on holds numbers."""
    items = _listed(data)
    if like and len(items) != len(like):
        raise ValueError(f"a row of {len(items)} where one of {len(like)} stood")
    return [_shaped(item, like[n] if like else 0) for n, item in enumerate(items)]


def _listed(data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"{brief(data)!r} where a list stood")
    return data


def _pile(data: Any, like: Pile) -> Pile:
    """A pile of the same cards, whose known ones are some of them, each with who has seen it."""
    wire = like.wire()
    if not isinstance(data, Mapping) or data.keys() != wire.keys():
        raise TypeError(f"{brief(data)!r} where a pile stood")
    rows = {part: _row(data[part], [0] * len(like.bag) if part == "bag" else []) for part in wire}
    pile = pile_from_wire(rows)
    for cards, eyes in ((pile.top, pile.top_eyes), (pile.bottom, pile.bottom_eyes)):
        if len(cards) != len(eyes) or min([*cards, *eyes, 0]) < 0 or max([*cards, -1]) >= len(like.bag):
            raise ValueError("a pile knows cards that are none of its own, or not who has seen them")
    if min(pile.bag, default=0) < 0:
        raise ValueError("a pile owes a card")
    return pile


def _step_to_wire(step: Step) -> list[Any]:
    cls = type(step)
    wire: list[Any] = [cls.__name__]
    for name in declared(cls):
        wire.append(_plain(getattr(step, name)))
    return wire


def _step_from_wire(data: Any, classes: Mapping[str, type[Step]]) -> Step:
    """A step of the game from its name and numbers, or rows of numbers."""
    name, *given = _listed(data) or [""]
    if not isinstance(name, str) or name not in classes:
        raise ValueError(f"there is no step {brief(name)!r}")
    return classes[name](*[tuple(_row(item, [])) if isinstance(item, list) else _shaped(item, 0) for item in given])
