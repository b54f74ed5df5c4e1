"""Replays: any moment of a finished game, or of a journal file, as a seat saw it or with all cards up."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TypedDict

import sherwood
from sherwood.engine.game import ALL_SEEING
from sherwood.errors import SherwoodError
from sherwood.table.log import LineData, Log
from sherwood.table.match import Match
from sherwood.table.store import journal, uploads
from sherwood.table.store.rows import OVER
from sherwood.web import present, reading
from sherwood.web.channel import Patch, patches
from sherwood.web.errors import Refused, not_found
from sherwood.web.kept import Kept
from sherwood.web.parts import BoardPart, ResultPart
from sherwood.web.room import Room
from sherwood.web.services import Services
from sherwood.web.session import Visitor

FILE = "file-"
# What replaying somebody's journal, or one that is damaged, may raise.
UNREADABLE = (SherwoodError, ValueError, KeyError, TypeError, IndexError, RecursionError)
WHOLES, MOMENTS = 1_500_000, 3_000_000  # letters of journals whose matches are kept; one takes some ten bytes a letter


class MomentPart(TypedDict):
    """One moment of a replay."""

    step: int
    steps: int
    board: BoardPart
    scenes: list[list[Patch]]  # how the board looked on the way there: lines to replace in `board`
    log: list[LineData]
    waiting: list[int]
    result: ResultPart | None
    stopped: str  # why the replay ends here, where the game did not


async def text_of(services: Services, name: str) -> str:
    """The journal behind a replay's name. Running games have no replay: it would show everybody's secrets."""
    if name.startswith(FILE):
        return await _brought(services, name.removeprefix(FILE))
    return await journal_of(services, await services.rooms.room(name))


async def _brought(services: Services, name: str) -> str:
    found = await services.store.read(uploads.read, name)
    if found is None:
        raise not_found("replay")
    if found[1]:
        await services.store.write(uploads.note_use, name)
    return found[0]


async def journal_of(services: Services, room: Room) -> str:
    """The journal of a finished game as it was written, whether or not it can be played by today's rules."""
    if room.table.status != OVER:
        raise Refused("not-over", 403)
    return reading.text(await services.store.read(journal.lines, room.table.id), services.store.dice, room.table.id)


async def open_file(services: Services, me: Visitor, text: str) -> str:
    """Keep a journal somebody brought, if it is one: it is played through from beginning to end first."""
    try:
        match = await services.replays.run(whole, text)
    except UNREADABLE as error:
        raise Refused("bad-journal", 400) from error
    saved = match.save() if match.parting is None else text  # beyond where it parts from our rules it is theirs
    name = hashlib.sha256(saved.encode()).hexdigest()[:20]
    try:
        await services.store.write(uploads.keep, name, match.game.id, saved, me.id)
    except uploads.TooMany as error:
        raise Refused("too-many-uploads", 429, n=uploads.MOST) from error
    return FILE + name


_wholes: Kept[str, Match] = Kept(WHOLES)
_moments: Kept[tuple[str, int], Match] = Kept(MOMENTS)


def whole(text: str) -> Match:
    """The match that a journal leads to, as far as today's rules agree with it."""
    return _wholes.get(text, lambda: sherwood.load(text, until="agreed"), len(text))


def at(text: str, step: int) -> Match:
    """The match after so many choices."""
    match = whole(text)
    share = len(text) * (step + 1) // (match.seq + 1)
    return _moments.get((text, step), lambda: match.rewound(step), share)


def _board(match: Match, state: object, seat: int, lang: str, narrow: bool) -> BoardPart:
    return present.board(match.game.id, match.game.view(state, seat), lang, seat, narrow)


def _scenes(match: Match, live: list[str], drawn: Callable[[object], list[str]]) -> list[list[Patch]]:
    """What happened on the way, as far as it looks different from where it led and from what came before."""
    looks = [drawn(scene.state) for scene in match.scenes]
    news = [one for one, before in zip(looks, [[], *looks], strict=False) if one not in (before, live)]
    return [patches(live, one) for one in news]


def moment(text: str, step: int, seat: int, lang: str, narrow: bool = False) -> MomentPart:
    try:
        game = whole(text)
    except UNREADABLE as error:
        raise Refused("bad-journal") from error
    total = game.seq
    if not 0 <= step <= total:
        raise Refused("unknown-moment", 404)
    match = at(text, step)
    if not ALL_SEEING <= seat < match.seats:
        raise Refused("unknown-seat", 404)
    board = _board(match, match.state, seat, lang, narrow)
    return {
        "step": step,
        "steps": total,
        "board": board,
        "scenes": _scenes(match, board["live"], lambda state: _board(match, state, seat, lang, narrow)["live"]),
        "log": Log(match.game, match.speech(lang), seat).data(match.events),
        "waiting": list(match.waiting),
        "result": present.scoring(match, lang) if match.over else None,
        "stopped": game.parting.say(lang) if game.parting and step == total else "",
    }
