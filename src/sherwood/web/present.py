"""What one audience of a table is shown: the parts of its page, as plain data. Nothing here knows a particular game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sherwood.table.match import Match
from sherwood.table.store.rows import LOBBY, OVER, RUNNING, Seat
from sherwood.web import plain, shelf
from sherwood.web.channel import Audience
from sherwood.web.logs import problem
from sherwood.web.words import say

if TYPE_CHECKING:
    from sherwood.web.room import Room

SPECTATOR = -1


def parts(room: Room, who: Audience) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "table": _table(room),
        "seats": [_seat(room, seat, who.lang) for seat in room.seats],
        "chat": room.chat,
    }
    if room.table.status != LOBBY:
        shown |= _game(room, who)
    return shown


def _table(room: Room) -> dict[str, Any]:
    table = room.table
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "pace": table.pace,
        "public": table.public,
        "rematch": table.rematch,
    }


def _seat(room: Room, seat: Seat, lang: str) -> dict[str, Any]:
    running = room.table.status == RUNNING
    waiting = running and seat.seat in room.match.waiting
    return {
        "seat": seat.seat,
        "name": seat_name(seat, lang),
        "kind": seat.kind,
        "level": seat.level,
        "away": seat.away,
        "resigned": seat.resigned,
        "here": room.is_here(seat),
        "waiting": waiting,
        "deadline": room.deadline(seat.seat) if waiting else None,
    }


def seat_name(seat: Seat, lang: str) -> str:
    return seat.name or say(lang, "seat-number", n=seat.seat + 1)


def _game(room: Room, who: Audience) -> dict[str, Any]:
    match, seat = room.match, _viewer(who.seat)
    view = match.view(seat)
    shown = {
        "prompt": _prompt(room, who) if room.table.status == RUNNING else None,
        "log": room.log(who.seat, who.lang),
        "take_back": _take_back(room, who),
        "result": result(room, who.lang) if room.table.status == OVER else None,
    }
    if who.drawn:
        shown["board"] = board(match.game.id, view, who.lang, who.seat)
    else:
        shown["view"] = view
    return shown


def _viewer(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat


def board(game: str, view: dict[str, Any], lang: str, seat: int) -> dict[str, Any]:
    """Drawn where the game has a drawing; in words where it has none, or where the drawing fails."""
    draw = shelf.drawer(game)
    if draw is not None:
        try:
            return _drawn(draw(view, lang, seat))
        except Exception as error:
            problem("drawing", error, game=game)
    return {"plain": True, "live": plain.html(view, shelf.speech(game, lang)), "static": ""}


def _drawn(drawing: Any) -> dict[str, Any]:
    return {
        "plain": False,
        "static": str(drawing.static),
        "live": str(drawing.live),
        "size": [drawing.width, drawing.height],
    }


def _prompt(room: Room, who: Audience) -> dict[str, Any]:
    prompt = room.match.prompt(_viewer(who.seat), who.lang)
    return {
        "mine": prompt.mine,
        "turn": prompt.turn,
        "ask": prompt.ask,
        "rule": prompt.rule,
        "choices": [{"do": one.do, "say": one.say, "path": one.path, "revise": one.revise} for one in prompt.choices],
        "barred": [{"say": one.say, "rule": one.rule, "path": one.path} for one in prompt.barred],
    }


def _take_back(room: Room, who: Audience) -> dict[str, Any] | None:
    if who.seat == SPECTATOR or room.table.status != RUNNING:
        return None
    reason = room.why_no_take_back(who.seat)
    limit = room.match.speech(who.lang).say(reason) if reason else say(who.lang, "take-back-yes")
    return {"can": reason is None, "say": limit}


def result(room: Room, lang: str) -> dict[str, Any]:
    """The end, laid out row by row; a game ended by resignation has no scoring."""
    if room.table.resigned:
        winners = [seat.seat for seat in room.seats if not seat.resigned]
        return {"winners": winners, "ending": say(lang, "ending-resigned"), "rows": []}
    return scoring(room.match, lang)


def scoring(match: Match, lang: str) -> dict[str, Any]:
    assert match.result is not None
    rows = [{"title": title, "values": values} for title, values in match.score(lang)]
    ending = match.speech(lang).say(f"ending-{match.result.ending}")
    return {"winners": list(match.result.winners), "ending": ending, "rows": rows}
