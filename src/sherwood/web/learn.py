"""A lesson as the page shows it: the board, what is said, what may be chosen; every moment made anew from the way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypedDict

from sherwood.engine.game import Game
from sherwood.errors import SherwoodError, UnknownLesson
from sherwood.lessons import Lesson, Stand, chapters_on, find_lesson, follow, lessons_of
from sherwood.lessons.stand import Answer
from sherwood.table.asked import Barred, Choice
from sherwood.table.journal import Do
from sherwood.table.log import LineData, Log
from sherwood.table.store.rows import BOT, PERSON
from sherwood.text.speech import Speech
from sherwood.web import catalogue, present
from sherwood.web.errors import Refused, not_found
from sherwood.web.parts import BarredPart, BoardPart, ChoicePart, ScenePart, SeatPart


class LessonPart(TypedDict):
    """One moment of a lesson, and how one got there."""

    way: list[list[str | int] | None]
    n: int
    total: int
    title: str
    text: str
    rule: str
    point: list[str]
    choices: list[ChoicePart]
    others: list[BarredPart]
    waits: bool  # for a choice; else for a word
    answer: list[str | int] | None  # the choice it waits for, for whoever does not find it
    over: bool
    slip: bool  # a mistake that was let happen: the way is as it was
    seats: list[SeatPart]
    board: BoardPart
    log: list[LineData]
    scenes: list[ScenePart]  # what happened on the way here


class LessonCard(TypedDict):
    """A lesson in a list."""

    id: str
    kind: str
    title: str
    about: str
    minutes: int


def cards(game: Game, lang: str, *kinds: str) -> list[LessonCard]:
    return [_card(lesson, lang) for lesson in lessons_of(game, *kinds)]


def _card(lesson: Lesson, lang: str) -> LessonCard:
    speech = Speech(lesson.text, lang)
    about = speech.say(f"{lesson.id}.about") if speech.has(f"{lesson.id}.about") else ""
    return {
        "id": lesson.id,
        "kind": lesson.kind,
        "title": speech.say(lesson.id),
        "about": about,
        "minutes": lesson.minutes,
    }


def taught(game: Game) -> dict[str, str]:
    """Which chapter teaches a paragraph of the rulebook."""
    return {rule: lesson.id for lesson in lessons_of(game) for rule in lesson.rules}


class ChapterPart(TypedDict):
    """A chapter by its name, where something leads to it."""

    id: str
    title: str


def chapters(game: Game, rules: Sequence[str], lang: str, but: str = "") -> list[ChapterPart]:
    """Which chapters teach what these paragraphs say, but for the one that is open."""
    found = [lesson for lesson in chapters_on(game, rules) if lesson.id != but]
    return [{"id": lesson.id, "title": Speech(lesson.text, lang).say(lesson.id)} for lesson in found]


def lesson_of(game: str, name: str) -> Lesson:
    try:
        return find_lesson(catalogue.game(game), name)
    except UnknownLesson as error:
        raise not_found("lesson") from error


def moment(lesson: Lesson, way: Sequence[Answer], lang: str, narrow: bool, tried: Do | None = None) -> LessonPart:
    """Where the way leads; with `tried`, what comes of that choice, be it the lesson's or a mistake that it lets happen."""
    stand = followed(lesson, way)
    slip = None
    if tried is not None:
        with as_written():
            slip = stand.slip(tried)
        if slip is None and not stand.accepts(tried):
            raise Refused("not-the-lesson", say=stand.why_not(Speech(lesson.text, lang)))
        if slip is None:
            with as_written():
                stand.take(tried)
    part = _part(stand, lang, narrow)
    if slip is not None:
        part["text"], part["choices"], part["others"], part["point"] = stand.came(slip, lang), [], [], []
        part["slip"] = True
    return part


def followed(lesson: Lesson, way: Sequence[Answer]) -> Stand:
    with as_written():
        return follow(lesson, way)


@contextmanager
def as_written() -> Iterator[None]:
    """Corrected data files may have changed what a lesson relies on: that is said."""
    try:
        yield
    except SherwoodError as error:
        raise Refused("lesson-parted") from error


def _part(stand: Stand, lang: str, narrow: bool) -> LessonPart:
    said, lesson = stand.says(lang), stand.lesson
    shown = stand.scenes[stand.shown]
    log = Log(lesson.game, stand.match.speech(lang), lesson.seat)
    return {
        "way": [None if one is None else list(one) for one in stand.way],
        "n": stand.n,
        "total": len(lesson.steps),
        "title": said.title,
        "text": said.text,
        "rule": said.rule,
        "point": list(said.point),
        "choices": [] if stand.over else [_choice(one) for one in said.choices],
        "others": [_barred(one) for one in said.others],
        "waits": bool(stand.step.want) and not stand.over,
        "answer": list(stand.step.want[0].do) if stand.step.want else None,
        "over": stand.over,
        "slip": False,
        "seats": [_seat(stand, seat, lang) for seat in range(stand.match.seats)],
        "board": _board(stand, shown.state, lang, narrow),
        "log": log.data(stand.match.events[: shown.told]),
        "scenes": _scenes(stand, log, lang, narrow),
    }


def _choice(one: Choice) -> ChoicePart:
    return {"do": one.do, "say": one.say, "path": one.path, "revise": False}


def _barred(one: Barred) -> BarredPart:
    return {"wanted": "", "say": one.say, "rule": one.rule, "path": one.path}


def _board(stand: Stand, state: object, lang: str, narrow: bool) -> BoardPart:
    game, seat = stand.lesson.game, stand.lesson.seat
    return present.board(game.id, game.view(state, seat), lang, seat, narrow)


def _scenes(stand: Stand, log: Log, lang: str, narrow: bool) -> list[ScenePart]:
    """What one sees between the last step and this one."""
    return [
        {"board": _board(stand, scene.state, lang, narrow), "log": log.count(scene.told)}
        for scene in stand.scenes[stand.since + 1 : stand.shown]
    ]


def _seat(stand: Stand, seat: int, lang: str) -> SeatPart:
    mine = seat == stand.lesson.seat
    waiting = mine and bool(stand.step.want)
    return {
        "seat": seat,
        "name": stand.match.names[seat],
        "role": catalogue.role(stand.match.game.id, lang, seat),
        "kind": PERSON if mine else BOT,
        "level": "",
        "away": False,
        "resigned": False,
        "here": True,
        "waiting": waiting,
        "ready": False,
        "deadline": None,
        "hurried": False,
        "advice": False,
        "again": "",
    }
