"""What commands are asked with, read and checked alike everywhere."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from typing import Annotated

import typer

from sherwood.commands.errors import CommandError, home_language, near
from sherwood.engine.game import Game, Option, Value
from sherwood.games import shelf
from sherwood.text.speech import LANGUAGES, Speech

Lang = Annotated[str | None, typer.Option("--lang", help=f"{' or '.join(LANGUAGES)}.", show_default=False)]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of `sherwood games`.")]
Seats = Annotated[int | None, typer.Option(help="How many seats.", show_default=False)]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chance.", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]


def speech_for(game: Game | None, lang: str | None, names: Sequence[str] = ()) -> Speech:
    """The language asked for, else the machine's."""
    if lang is not None and lang not in LANGUAGES:
        raise CommandError("language", given=lang, known=", ".join(LANGUAGES))
    return Speech(None if game is None else game.folder, lang or home_language(os.environ), names)


def find_game(name: str) -> Game:
    """The game of that id; a complaint that helps otherwise."""
    games = shelf()
    if name not in games:
        raise CommandError("unknown-game", game=name, near=near(name, games), known=", ".join(games))
    return games[name]


def read_seed(seed: int | None) -> int:
    """A seed that can be told and used again."""
    return seed if seed is not None else secrets.randbelow(10**9)


def at_least(key: str, given: int | None, least: int = 1) -> None:
    """A count that makes sense, or none given."""
    if given is not None and given < least:
        raise CommandError(key, given=given)


def check_seats(game: Game, seats: int) -> int:
    """A number of seats the game can be played with."""
    low, high = game.seats
    if not low <= seats <= high:
        raise CommandError("seats", game=title(game), low=low, high=high, given=seats)
    return seats


def read_options(game: Game, texts: Sequence[str] | None, seats: int) -> dict[str, Value]:
    """`name=value` words as the game's options; the combination is checked as well."""
    given: dict[str, Value] = {}
    for text in texts or ():
        name, value = _split(text)
        if name in given:
            raise CommandError("option-twice", name=name)
        given[name] = _value(_option(game, name), value)
    full = {option.name: given.get(option.name, option.default_at(seats)) for option in game.options}
    _combination(game, full, seats)
    return given


def title(game: Game) -> str:
    """The game's name, as people call it."""
    return speech_for(game, None).say("game-name")


def _split(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise CommandError("option-form", given=text)
    return name.strip(), value.strip()


def _option(game: Game, name: str) -> Option:
    options = {option.name: option for option in game.options}
    if not options:
        raise CommandError("no-options", game=title(game))
    if name not in options:
        raise CommandError(
            "unknown-option", game=title(game), name=name, near=near(name, options), known=", ".join(options)
        )
    return options[name]


def _value(option: Option, text: str) -> Value:
    for value in option.values:
        if text.lower() == spelled(value).lower():
            return value
    raise CommandError("option-value", name=option.name, value=text, known=", ".join(spelled(v) for v in option.values))


def spelled(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _combination(game: Game, options: dict[str, Value], seats: int) -> None:
    refusal = game.refuse(options, seats)
    if refusal is not None:
        reason = speech_for(game, None).say(f"refuse-{refusal.reason}").rstrip(".")
        raise CommandError("combination", reason=reason, rule=refusal.rule)
