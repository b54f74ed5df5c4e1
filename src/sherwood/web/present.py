"""What one audience of a table is shown: the parts of its page, as plain data. Nothing here knows a particular game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from msgspec import Raw

from sherwood.draw.drawing import Drawing
from sherwood.engine.bits import count
from sherwood.engine.game import COMMON_TELLS, View
from sherwood.engine.step import SeatStep
from sherwood.table.asked import Barred
from sherwood.table.ending import Ending
from sherwood.table.log import LineData, Log
from sherwood.table.match import Match
from sherwood.table.store.rows import OVER, RUNNING, Seat, Table
from sherwood.text.speech import Speech
from sherwood.web import catalogue, plain, written
from sherwood.web.channel import Audience, Channel, encode
from sherwood.web.helped import advised
from sherwood.web.parts import (
    BarredPart,
    BoardPart,
    ChoicePart,
    Moment,
    Parts,
    PromptPart,
    ResultPart,
    ScenePart,
    ScorePart,
    SeatPart,
    TablePart,
    TakeBackPart,
    TroublePart,
)
from sherwood.web.server_log import problem
from sherwood.web.trouble import PARTED
from sherwood.web.words import say

SPECTATOR = -1


class Common:
    """What all audiences of one moment share, found once: whom the table waits for, and with which question.

    What is as it was a moment `before` is kept, the object itself: most of a table stays the same at every move.
    """

    def __init__(self, moment: Moment, before: Common | None = None) -> None:
        self.moment = moment
        self.match = moment.match
        self.waiting: list[int] = self.match.waiting if self.match else []
        self.title = _title(self.match, self.waiting) if self.match else ""
        self.running = moment.table.status == RUNNING and moment.trouble is None
        self.asked: list[int] = self.waiting if self.running else []
        # While several are asked at once, whoever has answered is ready; where one is asked, the others just wait.
        self.together = bool(self.asked) and self.match is not None and _together(self.match)
        same = before is not None and before.moment.table is moment.table and before.moment.seats is moment.seats
        self.table: TablePart = before.table if before and same else _table(moment.table, moment.seats)
        as_it_was = before is not None and same and before.seating() == self.seating()
        self._seats: dict[str, list[SeatPart]] = before._seats if before and as_it_was else {}

    def seating(self) -> tuple[object, ...]:
        """What is said of seats besides who sits there."""
        moment = self.moment
        return self.asked, self.together, moment.here, moment.deadlines, moment.hurried

    def seats(self, lang: str) -> list[SeatPart]:
        if lang not in self._seats:
            self._seats[lang] = [_seat(seat, lang, self) for seat in self.moment.seats]
        return self._seats[lang]


class Glance(NamedTuple):
    """All that an audience's board and prompt depend on: while it is the same, neither is made again.

    What differs most often and is compared soonest comes first.
    """

    turn: int
    waiting: list[int]
    title: str
    view: View


class Picture(NamedTuple):
    """What an audience is shown, the glance that its board and prompt were made from, and the scenes on the way there."""

    parts: Parts
    glance: Glance | None
    scenes: list[ScenePart]


def _glance(match: Match, view: View, common: Common, seat: int) -> Glance:
    return Glance(match.turn(seat) if seat >= 0 else 0, common.waiting, common.title, view)


def _title(match: Match, waiting: list[int]) -> str:
    """Which question the table stands at: others are told what it waits for."""
    return match.state.steps.top().title(match.state, waiting[0]) if waiting else ""


def picture(common: Common, who: Audience, before: Channel | None = None) -> Picture:
    """What the audience is shown now; `before` has what it was shown last, so that nothing is drawn twice."""
    moment = common.moment
    shown: Parts = {"table": common.table, "seats": common.seats(who.lang), "chat": moment.chat}
    shown["trouble"] = _trouble(moment, who.lang)
    over = moment.table.status == OVER
    shown["result"] = result(moment, who.lang) if over else None
    match = common.match
    if match is None:
        return Picture(shown, None, [])
    shown["log"] = _log(match, moment, who) if who.told else []
    shown["take_back"] = _take_back(match, common, who)
    view = match.game.view(match.state, who.seat)
    glance = _glance(match, view, common, who.seat)
    if before is not None and before.glance == glance and "prompt" in before.parts:
        _keep(shown, before.parts, common.running)
        return Picture(shown, glance, [])
    _make(shown, match, common, who, view)
    return Picture(shown, glance, _scenes(match, who, before, glance))


def _scenes(match: Match, who: Audience, before: Channel | None, glance: Glance) -> list[ScenePart]:
    """What happened since the audience last looked, step by step, as it may see it: only what looks different."""
    if before is None or not who.drawn or not who.told or not before.heard or before.seq != match.seq - 1:
        return []
    shown = before.parts.get("board")
    found: list[ScenePart] = []
    for scene in match.scenes:
        view = match.game.view(scene.state, who.seat)
        drawn = shown if view == glance.view else board(match.game.id, view, who.lang, who.seat, who.narrow)
        if drawn is not None and drawn != shown:
            found.append({"board": drawn, "log": match.log_count(who.seat, who.lang, scene.told)})
            shown = drawn
    return found


def _trouble(moment: Moment, lang: str) -> TroublePart | None:
    trouble = moment.trouble
    if trouble is None:
        return None
    asked = moment.asked_to_agree
    people = [seat.seat for seat in moment.seats if not seat.by_bot]
    agreed = [seat for seat in people if seat not in asked] if trouble.reason == PARTED else []
    return {
        "reason": trouble.reason,
        "say": trouble.say(lang),
        "changes": trouble.changes(lang),
        "asked": asked if moment.table.status == RUNNING else [],
        "agreed": agreed,
    }


def _log(match: Match, moment: Moment, who: Audience) -> list[LineData]:
    """A finished game's as it was told, whatever the rules say today."""
    if moment.ending is None:
        return match.log_data(who.seat, who.lang)
    return told_log(match, moment.ending, who.seat, who.lang)


def told_log(match: Match, ending: Ending, seat: int, lang: str) -> list[LineData]:
    """The log of a kept ending; what today's words have no name for is left out."""
    known = [
        (n, event) for n, event in ending.events() if match.game.tells.get(event.kind) or event.kind in COMMON_TELLS
    ]
    return Log(match.game, match.speech(lang), seat).data(known)


def _keep(shown: Parts, before: Parts, running: bool) -> None:
    """Prompt and board as they were."""
    shown["prompt"] = before["prompt"] if running else None
    if "board" in before:
        shown["board"] = before["board"]
    if "view" in before:
        shown["view"] = before["view"]


def _make(shown: Parts, match: Match, common: Common, who: Audience, view: View) -> None:
    shown["prompt"] = Raw(encode(_prompt(match, common, who))) if common.running else None
    if who.drawn:
        shown["board"] = board(match.game.id, view, who.lang, who.seat, who.narrow)
    else:
        shown["view"] = Raw(encode(view))


def _table(table: Table, seats: list[Seat]) -> TablePart:
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "pace": table.pace,
        "public": table.public,
        "rematch": table.rematch,
        "advice": not table.rated and advised(seats),
        "rated": table.rated,
    }


def _together(match: Match) -> bool:
    return not isinstance(match.state.steps.top(), SeatStep)


def _seat(seat: Seat, lang: str, common: Common) -> SeatPart:
    moment = common.moment
    waiting = seat.seat in common.asked
    return {
        "seat": seat.seat,
        "name": seat_name(seat, lang),
        "role": catalogue.role(moment.table.game, lang, seat.seat),
        "kind": seat.kind,
        "level": seat.level,
        "away": seat.away,
        "resigned": seat.resigned,
        "here": seat.seat in moment.here,
        "waiting": waiting,
        "ready": common.together and not waiting,
        "deadline": moment.deadlines.get(seat.seat) if waiting else None,
        "hurried": seat.seat in moment.hurried,
        "advice": seat.advice,
        "again": "asked" if seat.kept else seat.again,
    }


def seat_name(seat: Seat, lang: str) -> str:
    return seat.name or say(lang, "seat-number", n=seat.seat + 1)


def _viewer(seat: int) -> int | None:
    return None if seat < 0 else seat


def board(game: str, view: View, lang: str, seat: int, narrow: bool = False) -> BoardPart:
    """Drawn where the game has a drawing; in words where it has none, or where the drawing fails."""
    draw = catalogue.drawer(game)
    if draw is not None:
        try:
            return _drawn(draw(view, lang, _viewer(seat), narrow))
        except Exception as error:
            problem("drawing", error, game=game)
    return {"plain": True, "live": plain.html(view, catalogue.speech(game, lang)).split("\n"), "static": ""}


def _drawn(drawing: Drawing) -> BoardPart:
    return {
        "plain": False,
        "static": drawing.static,
        "live": drawing.lines,
        "size": [drawing.width, drawing.height],
    }


def _prompt(match: Match, common: Common, who: Audience) -> PromptPart:
    if not who.told:
        return _bare_prompt(match, common, who.seat)
    prompt = match.prompt(_viewer(who.seat), who.lang, why=not who.drawn)
    part: PromptPart = {
        "mine": prompt.mine,
        "turn": prompt.turn,
        "ask": prompt.ask,
        "rule": prompt.rule,
        "title": prompt.title,
        "choices": _choices([written.told(one, who.drawn) for one in prompt.choices]),
        "forced": prompt.forced,
    }
    if who.drawn:
        part["bars"] = prompt.bars
    else:
        part["barred"] = barred_parts(prompt.barred)
    return part


def barred_parts(barred: Sequence[Barred]) -> list[BarredPart]:
    return [_barred(one) for one in barred]


def _barred(one: Barred) -> BarredPart:
    return {"wanted": one.wanted, "say": one.say, "rule": one.rule, "path": one.path}


def _choices(texts: list[Raw]) -> list[ChoicePart]:
    """In their written form, which nobody notices who is sent them."""
    return cast("list[ChoicePart]", texts)


def _bare_prompt(match: Match, common: Common, seat: int) -> PromptPart:
    """For programs: what can be done, without a sentence."""
    question = match.question
    numbers = question.numbers(seat) if seat >= 0 else []
    first = len(numbers) - count(question.revise(seat)) if numbers else 0
    verbs, game = question.verbs, match.game.id
    choices = [written.bare(game, verbs, question.action(seat, k), n >= first) for n, k in enumerate(numbers)]
    return {
        "mine": seat in common.waiting,
        "turn": match.turn(seat) if seat >= 0 else 0,
        "title": common.title,
        "choices": _choices(choices),
    }


def _take_back(match: Match, common: Common, who: Audience) -> TakeBackPart | None:
    if who.seat == SPECTATOR or not common.running:
        return None
    reason = common.moment.why_no_take_back(who.seat)
    if not who.told:
        return {"can": reason is None}
    limit = match.speech(who.lang).say(reason) if reason else say(who.lang, "take-back-yes")
    return {"can": reason is None, "say": limit}


def result(moment: Moment, lang: str) -> ResultPart:
    """The end, laid out row by row; a game that people ended has no scoring."""
    if moment.table.resigned:
        winners = [seat.seat for seat in moment.seats if not seat.resigned]
        return _unscored("resigned", winners, lang)
    if moment.table.ended:
        return _unscored(moment.table.ended, [], lang)
    if moment.ending is not None:
        return _told_result(moment.table.game, moment.ending, lang)
    if moment.match is None or not moment.match.over:
        return _unscored("unknown", [], lang)
    return scoring(moment.match, lang)


def _unscored(how: str, winners: list[int], lang: str) -> ResultPart:
    return {"winners": winners, "how": how, "ending": say(lang, f"ending-{how}"), "rows": []}


def _told_result(game: str, ending: Ending, lang: str) -> ResultPart:
    """As it was written down when the game ended."""
    speech = catalogue.speech(game, lang)
    rows = [(key, values) for key, values in ending.rows if speech.has(f"score-{key}")]
    ended = f"ending-{ending.ending}"
    return {
        "winners": ending.winners,
        "how": ending.ending,
        "ending": speech.say(ended) if speech.has(ended) else "",
        "rows": _rows(speech, rows),
    }


def scoring(match: Match, lang: str) -> ResultPart:
    assert match.result is not None
    ending = match.speech(lang).say(f"ending-{match.result.ending}")
    return {
        "winners": list(match.result.winners),
        "how": match.result.ending,
        "ending": ending,
        "rows": _rows(match.speech(lang), [(row.key, list(row.values)) for row in match.game.score(match.state)]),
    }


def _rows(speech: Speech, rows: list[tuple[str, list[int | None]]]) -> list[ScorePart]:
    """The last row is what counts, unless one is called the total: what comes after that only breaks a tie."""
    keys = [key for key, _ in rows]
    counts = keys.index("total") if "total" in keys else len(keys) - 1
    return [
        {"row": key, "title": speech.say(f"score-{key}"), "values": values, "total": n == counts}
        for n, (key, values) in enumerate(rows)
    ]
