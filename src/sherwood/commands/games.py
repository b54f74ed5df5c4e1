"""`sherwood games`: what can be played, and with which options."""

from __future__ import annotations

from typing import Annotated

import typer

from sherwood.commands.arguments import Lang, speech_for
from sherwood.engine.game import Game, Option, spelled
from sherwood.games import shelf
from sherwood.table.setup import find_game
from sherwood.text.speech import Speech

NAME = "games"


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="With its options.", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """List the games, or one game's options."""
    if game is not None:
        _one(find_game(game), lang)
        return
    for each in shelf().values():
        typer.echo(_line(each, speech_for(each, lang)))
    if not shelf():
        typer.echo(speech_for(None, lang).say("games-none"))


def _one(game: Game, lang: str | None) -> None:
    speech = speech_for(game, lang)
    typer.echo(_line(game, speech))
    typer.echo(speech.say("game-tagline"))
    if game.options:
        typer.echo(speech.say("games-options"))
    for option in game.options:
        typer.echo("  " + _option(option, speech))


def _line(game: Game, speech: Speech) -> str:
    start, end = game.minutes
    name = speech.say("game-name")
    return speech.say("games-line", id=game.id, name=name, players=_players(game, speech), **{"from": start, "to": end})


def _players(game: Game, speech: Speech) -> str:
    low, high = game.seats
    return speech.say("games-players", low=low, high=high, exact="yes" if low == high else "no")


def _option(option: Option, speech: Speech) -> str:
    values = "|".join(spelled(value) for value in option.values)
    told = speech.say(f"option-{option.name}-help")
    return speech.say("games-option", name=option.name, values=values, default=spelled(option.default), help=told)
