"""The games on the shelf: what the pages say about them, the options at the table, the drawings where there are any."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypedDict

from sherwood.draw.covers import plain
from sherwood.draw.drawing import Drawing
from sherwood.engine.game import Game, Option, Value, View
from sherwood.errors import BadOption
from sherwood.games import shelf as games_by_id
from sherwood.table import setup
from sherwood.text.rulebook import Rulebook, load
from sherwood.text.speech import Speech
from sherwood.web.errors import Refused, not_found

LONGEST_QUERY = 80  # letters of what somebody searches the rules for


class ValueAbout(TypedDict):
    """A value an option can have."""

    value: Value
    title: str


class OptionAbout(TypedDict):
    """One option of a game, in words."""

    name: str
    title: str
    help: str
    default: Value
    default_for: dict[int, Value]
    values: list[ValueAbout]


class About(TypedDict):
    """What is printed on a game's box."""

    id: str
    name: str
    tagline: str
    seats: list[int]
    roles: list[str]
    minutes: list[int]
    weight: float
    options: list[OptionAbout]


def games() -> list[Game]:
    return list(games_by_id().values())


def game(name: str) -> Game:
    if name not in games_by_id():
        raise not_found("game")
    return games_by_id()[name]


@cache
def speech(name: str, lang: str) -> Speech:
    return Speech(game(name).folder, lang)


@cache
def role(name: str, lang: str, seat: int) -> str:
    """The side a seat plays, in games where each has its own."""
    words = speech(name, lang)
    return words.say(f"role-{seat}") if words.has(f"role-{seat}") else ""


@cache
def rulebook(name: str) -> Rulebook:
    path = game(name).folder / "rulebook.toml"
    return load(path) if path.exists() else Rulebook([], [])


def options(name: str, given: Mapping[str, object], seats: int, lang: str) -> dict[str, Value]:
    """Checked and complete options; a combination the rules do not allow is refused with its reason and rule."""
    try:
        return setup.read_options(game(name), seats, given)
    except BadOption as error:
        raise Refused("setup", 400, say=error.fault.say(lang), rule=error.fault.rule) from error


def about(one: Game, lang: str) -> About:
    words = speech(one.id, lang)
    return {
        "id": one.id,
        "name": words.say("game-name"),
        "tagline": words.say("game-tagline"),
        "seats": list(one.seats),
        "roles": [role(one.id, lang, seat) for seat in range(one.seats[1])],
        "minutes": list(one.minutes),
        "weight": one.weight,
        "options": [_option(words, option) for option in one.options],
    }


def _option(words: Speech, option: Option) -> OptionAbout:
    return {
        "name": option.name,
        "title": words.say(f"option-{option.name}"),
        "help": words.say(f"option-{option.name}-help"),
        "default": option.default,
        "default_for": dict(option.default_for),
        "values": [{"value": value, "title": _value(words, option.name, value)} for value in option.values],
    }


def _value(words: Speech, option: str, value: Value) -> str:
    key = f"option-{option}-{str(value).lower()}"
    if words.has(key):
        return words.say(key)
    return words.say("yes" if value else "no") if isinstance(value, bool) else str(value)


Drawer = Callable[[View, str, int | None, bool], Drawing]


@cache
def drawer(name: str) -> Drawer | None:
    """The game's own board, if it has one yet."""
    return game(name).board


@cache
def cover(name: str) -> str:
    """The game's box as an SVG: its own, or a plain one for a game that has none yet."""
    draw = game(name).cover
    return str(draw()) if draw else plain()
