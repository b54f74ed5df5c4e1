"""The pages on which one learns: what there is to learn of a game, and a lesson."""

from __future__ import annotations

from litestar import Response, get

from sherwood.lessons import Lesson, next_lesson
from sherwood.lessons.script import KINDS, PUZZLES
from sherwood.text.speech import Speech
from sherwood.web import catalogue, learn
from sherwood.web.aim import aim
from sherwood.web.pages import glyph, log_signs, page
from sherwood.web.session import Visitor


@get("/learn", include_in_schema=False)
async def shelf_page(me: Visitor) -> Response[str]:
    games = [one for one in catalogue.games() if one.lessons]
    firsts = {one.id: learn.cards(one, me.lang, "first") for one in games}
    return page("learn", me, games=[catalogue.about(one, me.lang) for one in games], firsts=firsts)


@get("/learn/{game:str}", include_in_schema=False)
async def game_page(me: Visitor, game: str) -> Response[str]:
    return _listed(me, game, *KINDS)


def _listed(me: Visitor, game: str, *kinds: str) -> Response[str]:
    card = catalogue.game(game)
    found = {kind: learn.cards(card, me.lang, kind) if kind in kinds else [] for kind in KINDS}
    return page("learn_game", me, game=catalogue.about(card, me.lang), lessons=found, aim=aim(game, me.lang))


@get("/learn/{game:str}/{lesson:str}", include_in_schema=False)
async def lesson_page(me: Visitor, game: str, lesson: str) -> Response[str]:
    if lesson == PUZZLES:
        return _listed(me, game, "puzzle")
    found = learn.lesson_of(game, lesson)
    match = learn.followed(found, ()).match
    start = {
        "game": game,
        "lesson": lesson,
        "seat": found.seat,
        "names": match.names,
        "glyphs": [str(glyph(seat)) for seat in range(match.seats)],
        "signs": log_signs(),
        "paints": found.game.paints,
        "next": _next(found),
        "kind": found.kind,
        "titles": [Speech(found.text, me.lang).say(step.key) for step in found.steps],
    }
    shown = next(one for one in learn.cards(found.game, me.lang) if one["id"] == lesson)
    return page("lesson", me, game=catalogue.about(found.game, me.lang), lesson=shown, start=start)


def _next(lesson: Lesson) -> str:
    after = next_lesson(lesson)
    return after.id if after else ""


LEARN_PAGES = [shelf_page, game_page, lesson_page]
