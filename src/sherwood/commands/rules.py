"""`sherwood rules`: the rulebook, in our own words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from sherwood.commands.arguments import GameName, Lang, speech_for, title
from sherwood.commands.errors import CommandError
from sherwood.engine.game import Game
from sherwood.table.setup import find_game, near
from sherwood.terminal.book import paragraph, rulebook
from sherwood.terminal.screen import Paper
from sherwood.text.rulebook import Paragraph, Rulebook
from sherwood.text.speech import Speech

NAME = "rules"


def run(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[PARAGRAPH]", help="3.2, a chapter, or words to look for.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Read the rulebook: all of it, a chapter, a paragraph, or what speaks of something."""
    found = find_game(game)
    speech = speech_for(found, lang)
    book = rulebook(found)
    if words:
        _some(book, " ".join(words), found, speech)
    else:
        _whole(book, speech)


def _whole(book: Rulebook, speech: Speech) -> None:
    _print(speech.say("game-name"), "bold")
    _print(speech.say("rules-legend"))
    for chapter in book.chapters:
        _print("")
        _print(f"{chapter.id}. {chapter.title[speech.lang]}", "bold")
        for rule in book.under(chapter.id):
            _print(paragraph(rule, speech))


def _some(book: Rulebook, asked: str, game: Game, speech: Speech) -> None:
    for rule in _asked(book, asked, game):
        _print(paragraph(rule, speech))


def _asked(book: Rulebook, asked: str, game: Game) -> list[Paragraph]:
    if asked.lstrip("§ ")[:1].isdigit():
        found = book.under(asked)
        if not found:
            closest = near(asked.lstrip("§ "), [rule.id for rule in book.paragraphs])
            raise CommandError("no-paragraph", game=title(game), given=asked, near=closest)
        return found
    found = book.search(asked)
    if not found:
        raise CommandError("no-words", game=title(game), given=asked)
    return found


def _print(text: str, style: str = "") -> None:
    console = Paper()
    console.print(escape(text), style=style, soft_wrap=not console.is_terminal)
