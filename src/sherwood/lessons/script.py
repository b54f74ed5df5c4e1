"""A lesson as it is written: TOML beside the game, its sentences in Fluent files (docs/lessons.md says how)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sherwood.engine.game import Game, Value
from sherwood.errors import UnknownLesson
from sherwood.table.journal import Do

KINDS = ("first", "chapter", "puzzle")  # in the order in which they are offered
PUZZLES = "puzzles"
AIM = "aim"  # a file of its own: the card that says what the game is about


@dataclass(frozen=True)
class Move:
    """One choice of the script, whose it is, and what chance answers to it."""

    seat: int
    do: Do
    chance: tuple[int, ...] = ()


@dataclass(frozen=True)
class Slip:
    """A mistake that the learner may make, because what comes of it teaches: `id` names its sentence."""

    id: str
    moves: tuple[Move, ...]

    @property
    def do(self) -> Do:
        return self.moves[0].do


@dataclass(frozen=True)
class Step:
    """One thing that is said and pointed at; it waits for one of `want`, for any choice, or for a word."""

    key: str  # of its sentences: the title, `.say`, and `.else` for whoever chooses something else
    point: tuple[str, ...] = ()
    rule: str = ""
    want: tuple[Move, ...] = ()
    then: tuple[Move, ...] = ()  # what is played after it, whoever's choices they are
    slips: tuple[Slip, ...] = ()
    scene: int | None = None  # which moment of what was last played it shows; else where that led

    def wanted(self, do: Do) -> Move | None:
        return next((move for move in self.want if move.do == do), None)

    def slip(self, do: Do) -> Slip | None:
        return next((slip for slip in self.slips if slip.do == do), None)


@dataclass(frozen=True)
class Start:
    """Where a lesson begins: a deal (by seed, or by the outcomes of chance), or a position as a line of text."""

    seats: int
    options: Mapping[str, Value]
    names: tuple[str, ...]
    seed: int = 0
    chance: tuple[int, ...] = ()
    line: str = ""
    then: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A guided game, a chapter or a puzzle."""

    game: Game
    id: str
    kind: str
    seat: int
    start: Start
    steps: tuple[Step, ...]
    minutes: int = 0
    rules: tuple[str, ...] = ()  # paragraphs that it teaches: the rulebook leads here from them

    @property
    def text(self) -> Path:
        """Where its sentences are, as `Speech` wants it."""
        return text_folder(self.game)


def text_folder(game: Game) -> Path:
    return game.folder / "lessons"


@cache
def _read(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def lessons_of(game: Game, *kinds: str) -> list[Lesson]:
    """All that teaches a game (or only some kinds), in the order in which it is offered."""
    found = [lesson for path in game.lessons if path.stem != AIM for lesson in _lessons(game, path)]
    wanted = [lesson for lesson in found if not kinds or lesson.kind in kinds]
    return sorted(wanted, key=lambda lesson: KINDS.index(lesson.kind))


def find_lesson(game: Game, name: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == name:
            return lesson
    known = ", ".join(lesson.id for lesson in lessons_of(game))
    raise UnknownLesson(f"{game.id} has no lesson {name!r}: {known}", "lesson", {"given": name, "known": known})


def next_lesson(lesson: Lesson) -> Lesson | None:
    """What is learned after it; None after the last."""
    every = lessons_of(lesson.game)
    at = [one.id for one in every].index(lesson.id) + 1
    return every[at] if at < len(every) else None


def chapters_on(game: Game, rules: Iterable[str]) -> list[Lesson]:
    """The chapters that teach any of these paragraphs."""
    return [lesson for lesson in lessons_of(game, "chapter") if not set(lesson.rules).isdisjoint(rules)]


def _lessons(game: Game, path: Path) -> list[Lesson]:
    written = _read(path)
    if path.stem == PUZZLES:
        return [_puzzle(game, one) for one in written["puzzle"]]
    return [_lesson(game, path.stem.partition("-")[2], written)]


def _lesson(game: Game, name: str, written: Mapping[str, Any]) -> Lesson:
    seat = int(written.get("seat", 0))
    steps = tuple(_step(f"{name}-{one['id']}", one, seat) for one in written["step"])
    rules = tuple(written.get("rules", ()))
    return Lesson(game, name, written["kind"], seat, _start(written["start"]), steps, written["minutes"], rules)


def _start(written: Mapping[str, Any]) -> Start:
    return Start(
        int(written.get("seats", 0)),
        written.get("options", {}),
        tuple(written.get("names", ())),
        int(written.get("seed", 0)),
        tuple(written.get("chance", ())),
        str(written.get("line", "")),
        _moves(written.get("then", ()), -1),
    )


def _step(key: str, written: Mapping[str, Any], seat: int) -> Step:
    slips = written.get("slips", {})
    return Step(
        key,
        tuple(written.get("point", ())),
        str(written.get("rule", "")),
        _moves(written.get("want", ()), seat),
        _moves(written.get("then", ()), -1),
        tuple(Slip(name, _moves(moves, seat)) for name, moves in slips.items()),
        written.get("scene"),
    )


def _puzzle(game: Game, written: Mapping[str, Any]) -> Lesson:
    """A position, the answers that are right, and a sentence why: a lesson of two steps."""
    name, seat = str(written["id"]), int(written["seat"])
    key = f"{PUZZLES}-{name}"
    rule, point = str(written.get("rule", "")), tuple(written.get("point", ()))
    first = Step(key, point, rule, _moves(written["want"], seat), _moves(written.get("then", ()), -1))
    start = Start(0, {}, tuple(written.get("names", ())), line=str(written["line"]))
    return Lesson(game, f"{PUZZLES}-{name}", "puzzle", seat, start, (first, Step(f"{key}-why", (), rule)), 1)


def _moves(written: Iterable[str], seat: int) -> tuple[Move, ...]:
    return tuple(read_move(one, seat) for one in written)


def read_move(text: str, seat: int) -> Move:
    """`"1: place 3 0 / 4 2"`: whose choice it is (else the learner's), what is done, what chance answers."""
    whose, colon, rest = text.rpartition(":")
    what, _, chance = rest.partition("/")
    verb, *things = what.split()
    do: Do = (verb, *(int(one) for one in things))
    return Move(int(whose) if colon else seat, do, tuple(int(one) for one in chance.split()))
