"""Pointing at a choice or a thing of a table: what it would bring, what it is. Nothing is played, nobody is told."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from sherwood.draw.layers import wholes
from sherwood.engine.game import View
from sherwood.engine.inspected import Inspected
from sherwood.errors import BadChoice, IllegalChoice
from sherwood.table.brings import Brings
from sherwood.table.match import Match
from sherwood.table.store.rows import RUNNING
from sherwood.web import present
from sherwood.web.errors import Refused
from sherwood.web.parts import BarredPart
from sherwood.web.room import Room

T = TypeVar("T")
KEPT = 512  # answers that are not computed twice: the worst take a tenth of a second, and can be asked ten times in one
_kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()


def brings(room: Room, seat: int, do: Sequence[str | int], turn: int, lang: str) -> Brings:
    """What a choice would bring, played on guesses of its seat."""
    with foreseeing(room, seat, turn):
        return _once(room, ("brings", seat, *do, lang), lambda: room.match.brings(seat, tuple(do), lang))


def barred(room: Room, seat: int, turn: int | None, lang: str) -> list[BarredPart]:
    """What the seat may want to do and cannot, each with its reason and rule."""
    with foreseeing(room, seat, turn):
        return _once(room, ("barred", seat, lang), lambda: present.barred_parts(room.match.asker(lang).barred(seat)))


def sure(room: Room, seat: int, do: Sequence[str | int], lang: str, *, narrow: bool) -> list[str]:
    """What of the board would be drawn otherwise, whatever chance says and whatever is hidden: lines of the drawing."""
    asked = ("sure", seat, *do, lang, narrow)
    return _once(room, asked, lambda: surely(room.match, seat, do, lang, narrow=narrow))


def surely(match: Match, seat: int, do: Sequence[str | int], lang: str, *, narrow: bool) -> list[str]:
    """What every view after a choice shows and that of now does not: lines of the drawing, each whole."""

    def lines(view: View) -> list[str]:
        return wholes(present.board(match.game.id, view, lang, seat, narrow)["live"])

    after = [lines(view) for view in match.ahead(seat, tuple(do), lang)]
    if not after:
        return []
    shared = set(after[0]).intersection(*after[1:]).difference(lines(match.view(seat)))
    return [line for line in after[0] if line in shared]


def _once(room: Room, asked: tuple[object, ...], computed: Callable[[], T]) -> T:
    return once((room.table.id, room.version, *asked), computed)


def once(key: tuple[object, ...], computed: Callable[[], T]) -> T:
    """The same question about the same moment has the same answer."""
    if key not in _kept:
        _kept[key] = computed()
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    found: T = _kept[key]
    return found


@contextmanager
def foreseeing(room: Room, seat: int, turn: int | None) -> Iterator[None]:
    """What cannot be foreseen is refused as it would be if it were done."""
    if room.table.status != RUNNING:
        raise Refused(f"not-{RUNNING}")
    if room.trouble is not None:
        raise Refused(room.trouble.reason)
    if turn != room.match.turn(seat):
        raise Refused("stale")
    with asked_rightly():
        yield


@contextmanager
def asked_rightly() -> Iterator[None]:
    """What is no choice, or none that is open, is refused in words."""
    try:
        yield
    except IllegalChoice as error:
        raise Refused("illegal", say=str(error), rule=error.rule) from error
    except BadChoice as error:
        raise Refused("malformed", 400) from error


def inspect(room: Room, ref: str, seat: int | None, lang: str) -> Inspected | None:
    """What a thing on the board is, as the seat may know it."""
    return room.match.inspect(ref, seat, lang)
