"""What one audience of a table is shown: the parts of its page, as plain data. Nothing here knows a particular game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Raw

from sherwood.engine.bits import count
from sherwood.engine.game import View
from sherwood.engine.step import SeatStep
from sherwood.table.match import Match
from sherwood.table.store.rows import LOBBY, OVER, RUNNING, Seat
from sherwood.web import catalogue, plain
from sherwood.web.channel import Audience, Channel, encode
from sherwood.web.server_log import problem
from sherwood.web.words import say

if TYPE_CHECKING:
    from sherwood.web.room import Room

SPECTATOR = -1


class Common:
    """What all audiences of one moment share, found once: whom the table waits for, and with which question."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.match = room.match if room.table.status != LOBBY else None
        self.waiting = self.match.waiting if self.match else []
        self.title = _title(self.match, self.waiting) if self.match else ""
        self.asked = self.waiting if room.table.status == RUNNING else []
        # While several are asked at once, whoever has answered is ready; where one is asked, the others just wait.
        self.together = bool(self.asked) and self.match is not None and _together(self.match)
        self.table = _table(room)
        self._seats: dict[str, list[dict[str, Any]]] = {}

    def seats(self, lang: str) -> list[dict[str, Any]]:
        if lang not in self._seats:
            self._seats[lang] = [_seat(self.room, seat, lang, self) for seat in self.room.seats]
        return self._seats[lang]


class Glance(NamedTuple):
    """All that an audience's board and prompt depend on: while it is the same, neither is made again."""

    view: bytes  # as JSON: quick to compare, ready to be sent
    waiting: list[int]
    title: str
    turn: int


def _glance(match: Match, common: Common, seat: int) -> Glance:
    turn = match.turn(seat) if seat >= 0 else 0
    return Glance(encode(match.view(_viewer(seat))), common.waiting, common.title, turn)


def _title(match: Match, waiting: list[int]) -> str:
    """Which question the table stands at: others are told what it waits for."""
    return match.state.steps.top().title(match.state, waiting[0]) if waiting else ""


def parts(room: Room, who: Audience, before: Channel | None = None, common: Common | None = None) -> dict[str, Any]:
    """What the audience is shown now; `before` is what it was shown last, so that nothing is drawn twice."""
    common = common or Common(room)
    shown: dict[str, Any] = {"table": common.table, "seats": common.seats(who.lang), "chat": room.chat}
    if common.match:
        shown |= _game(room, common.match, common, who, before)
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


def _together(match: Match) -> bool:
    return not isinstance(match.state.steps.top(), SeatStep)


def _seat(room: Room, seat: Seat, lang: str, common: Common) -> dict[str, Any]:
    waiting = seat.seat in common.asked
    return {
        "seat": seat.seat,
        "name": seat_name(seat, lang),
        "role": catalogue.role(room.table.game, lang, seat.seat),
        "kind": seat.kind,
        "level": seat.level,
        "away": seat.away,
        "resigned": seat.resigned,
        "here": room.is_here(seat),
        "waiting": waiting,
        "ready": common.together and not waiting,
        "deadline": room.deadline(seat.seat) if waiting else None,
    }


def seat_name(seat: Seat, lang: str) -> str:
    return seat.name or say(lang, "seat-number", n=seat.seat + 1)


def _game(room: Room, match: Match, common: Common, who: Audience, before: Channel | None) -> dict[str, Any]:
    glance = _glance(match, common, who.seat)
    running = room.table.status == RUNNING
    shown: dict[str, Any] = {
        "log": room.log(who.seat, who.lang) if who.told else [],
        "take_back": _take_back(room, who),
        "result": result(room, who.lang) if room.table.status == OVER else None,
    }
    if before is not None and before.glance == glance and "prompt" in before.parts:
        kept = {key: before.parts[key] for key in ("prompt", "board", "view") if key in before.parts}
        return shown | kept if running else shown | kept | {"prompt": None}
    if before is not None:
        before.glance = glance
    shown["prompt"] = _prompt(match, common, who) if running else None
    if who.drawn:
        shown["board"] = board(match.game.id, match.view(_viewer(who.seat)), who.lang, who.seat, who.narrow)
    else:
        shown["view"] = Raw(glance.view)
    return shown


def _viewer(seat: int) -> int | None:
    return None if seat < 0 else seat


def board(game: str, view: View, lang: str, seat: int, narrow: bool = False) -> dict[str, Any]:
    """Drawn where the game has a drawing; in words where it has none, or where the drawing fails."""
    draw = catalogue.drawer(game)
    if draw is not None:
        try:
            return _drawn(draw(view, lang, _viewer(seat), narrow))
        except Exception as error:
            problem("drawing", error, game=game)
    return {"plain": True, "live": plain.html(view, catalogue.speech(game, lang)), "static": ""}


def _drawn(drawing: Any) -> dict[str, Any]:
    return {
        "plain": False,
        "static": str(drawing.static),
        "live": str(drawing.live),
        "size": [drawing.width, drawing.height],
    }


def _prompt(match: Match, common: Common, who: Audience) -> dict[str, Any]:
    if not who.told:
        return _bare_prompt(match, common, who.seat)
    prompt = match.prompt(_viewer(who.seat), who.lang)
    return {
        "mine": prompt.mine,
        "turn": prompt.turn,
        "ask": prompt.ask,
        "rule": prompt.rule,
        "title": prompt.title,
        "choices": [{"do": one.do, "say": one.say, "path": one.path, "revise": one.revise} for one in prompt.choices],
        "barred": [{"say": one.say, "rule": one.rule, "path": one.path} for one in prompt.barred],
    }


def _bare_prompt(match: Match, common: Common, seat: int) -> dict[str, Any]:
    """For programs: what can be done, without a sentence."""
    question = match.question
    numbers = question.numbers(seat) if seat >= 0 else []
    dos = [question.verbs.do(question.action(seat, k)) for k in numbers]
    first = len(dos) - count(question.revise(seat)) if dos else 0
    return {
        "mine": seat in common.waiting,
        "turn": match.turn(seat) if seat >= 0 else 0,
        "title": common.title,
        "choices": [{"do": do, "revise": n >= first} for n, do in enumerate(dos)],
    }


def _take_back(room: Room, who: Audience) -> dict[str, Any] | None:
    if who.seat == SPECTATOR or room.table.status != RUNNING:
        return None
    reason = room.why_no_take_back(who.seat)
    if not who.told:
        return {"can": reason is None}
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
