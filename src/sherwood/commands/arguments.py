"""What commands are asked with, read and checked alike everywhere."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from typing import Annotated

import typer

from sherwood.commands.errors import CommandError, home_language
from sherwood.engine.game import Game
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


def read_seed(seed: int | None) -> int:
    """A seed that can be told and used again."""
    return seed if seed is not None else secrets.randbelow(10**9)


def at_least(key: str, given: int | None, least: int = 1) -> None:
    """A count that makes sense, or none given."""
    if given is not None and given < least:
        raise CommandError(key, given=given)


def options_from(texts: Sequence[str] | None) -> dict[str, str]:
    """`name=value` words, each name once; whether the game has such options is judged where tables are set up."""
    given: dict[str, str] = {}
    for text in texts or ():
        name, value = _split(text)
        if name in given:
            raise CommandError("option-twice", name=name)
        given[name] = value
    return given


def title(game: Game) -> str:
    """The game's name, as people call it."""
    return speech_for(game, None).say("game-name")


def _split(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise CommandError("option-form", given=text)
    return name.strip(), value.strip()
