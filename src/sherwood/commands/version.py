"""`sherwood version`: which build runs, and under which rules."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import typer

from sherwood._build import build
from sherwood.commands.arguments import Lang, speech_for
from sherwood.games import shelf
from sherwood.text.speech import Speech

NAME = "version"


def run(lang: Lang = None) -> None:
    """Say which Sherwood this is: compiled or plain, and the rules version of each game."""
    speech = speech_for(None, lang)
    typer.echo(speech.say("version-line", version=installed(), build=build(), python=platform.python_version()))
    for game in shelf().values():
        name = Speech(game.folder, speech.lang).say("game-name")
        typer.echo(speech.say("version-game", game=name, version=str(game.version)))


def installed() -> str:
    """The version of the package, or a word for a bare source tree."""
    try:
        return version("sherwood")
    except PackageNotFoundError:
        return "0 (source)"
