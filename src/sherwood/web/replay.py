"""Replays: any moment of a finished game, or of a journal file, as a seat saw it or with all cards up."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TypedDict

import sherwood
from sherwood.engine.game import ALL_SEEING
from sherwood.errors import SherwoodError
from sherwood.table.log import LineData, Log
from sherwood.table.match import Match
from sherwood.table.store import journal
from sherwood.table.store.rows import OVER
from sherwood.web import present, reading
from sherwood.web.errors import Refused, not_found
from sherwood.web.parts import BoardPart, ResultPart
from sherwood.web.room import Room
from sherwood.web.services import Services

FILE = "file-"


class MomentPart(TypedDict):
    """One moment of a replay."""

    step: int
    steps: int
    board: BoardPart
    log: list[LineData]
    waiting: list[int]
    result: ResultPart | None
    stopped: str  # why the replay ends here, where the game did not


async def text_of(services: Services, name: str) -> str:
    """The journal behind a replay's name. Running games have no replay: it would show everybody's secrets."""
    if name.startswith(FILE):
        text = await services.store.read(journal.read_file, name.removeprefix(FILE))
        if text is None:
            raise not_found("replay")
        return text
    return await journal_of(services, await services.rooms.room(name))


async def journal_of(services: Services, room: Room) -> str:
    """The journal of a finished game as it was written, whether or not it can be played by today's rules."""
    if room.table.status != OVER:
        raise Refused("not-over", 403)
    return reading.text(await services.store.read(journal.lines, room.table.id))


async def open_file(services: Services, text: str) -> str:
    """Keep a journal somebody brought, if it is one: it is played through from beginning to end first."""
    try:
        match = await services.store.run(whole, text)
    except (SherwoodError, ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise Refused("bad-journal", 400) from error
    saved = match.save() if match.parting is None else text  # beyond where it parts from our rules it is theirs
    name = hashlib.sha256(saved.encode()).hexdigest()[:20]
    await services.store.write(journal.keep_file, name, match.game.id, saved)
    return FILE + name


@lru_cache(maxsize=8)
def whole(text: str) -> Match:
    """The match that a journal leads to, as far as today's rules agree with it."""
    return sherwood.load(text, until="agreed")


@lru_cache(maxsize=512)
def at(text: str, step: int) -> Match:
    """The match after so many choices."""
    match = whole(text)
    return match if step == match.seq else match.rewound(step)


def moment(text: str, step: int, seat: int, lang: str, narrow: bool = False) -> MomentPart:
    game = whole(text)
    total = game.seq
    if not 0 <= step <= total:
        raise Refused("unknown-moment", 404)
    match = at(text, step)
    if not ALL_SEEING <= seat < match.seats:
        raise Refused("unknown-seat", 404)
    return {
        "step": step,
        "steps": total,
        "board": present.board(match.game.id, match.game.view(match.state, seat), lang, seat, narrow),
        "log": Log(match.game, match.speech(lang), seat).data(match.events),
        "waiting": list(match.waiting),
        "result": present.scoring(match, lang) if match.over else None,
        "stopped": game.parting.say(lang) if game.parting and step == total else "",
    }
