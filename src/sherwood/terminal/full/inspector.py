"""What the inspector says about a choice: what would come of it, and what the things it points at are."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from sherwood.engine.game import Game
from sherwood.engine.inspected import Inspected
from sherwood.lessons import chapters_on
from sherwood.table.asked import Choice
from sherwood.table.match import Match
from sherwood.text.speech import Speech


def about(match: Match, seat: int, choice: Choice, speech: Speech) -> list[RenderableType]:
    """From what the seat can know, and nothing else."""
    brings = match.brings(seat, choice, speech.lang).lines
    parts: list[list[RenderableType]] = [[Text(line) for line in brings]] if brings else []
    for ref in dict.fromkeys(choice.path):
        found = match.inspect(ref, seat, speech.lang)
        if found is not None:
            parts.append(list(thing(found, match.game, speech)))
    if not brings:  # said last: in a small pane what the thing can do is worth more
        parts.append([Text(speech.say("full-brings-nothing"))])
    return [line for part in parts for line in ("", *part)][1:]


def thing(found: Inspected, game: Game, speech: Speech) -> Iterator[Text]:
    """What it is, by which rules, and which lesson teaches it."""
    yield Text(found.title, "bold")
    for line in found.lines:
        yield Text(line)
    if found.rules:
        yield Text(" ".join(f"§{rule}" for rule in found.rules), "dim")
    for chapter in chapters_on(game, found.rules):
        title = Speech(chapter.text, speech.lang).say(chapter.id)
        yield Text(speech.say("full-learn-it", title=title, game=game.id, lesson=chapter.id), "dim")
