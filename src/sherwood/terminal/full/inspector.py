"""What the inspector says about a choice: what would come of it, and what the things it points at are."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from sherwood.engine.game import Game
from sherwood.engine.inspected import Inspected
from sherwood.lessons import chapters_on
from sherwood.table.match import Match
from sherwood.table.prompt import Choice
from sherwood.text.speech import Speech


def about(match: Match, seat: int, choice: Choice, speech: Speech) -> list[RenderableType]:
    """From what the seat can know, and nothing else."""
    brings = match.brings(seat, choice, speech.lang).lines or (speech.say("full-brings-nothing"),)
    lines: list[RenderableType] = [Text(line) for line in brings]
    for ref in dict.fromkeys(choice.path):
        found = match.inspect(ref, seat, speech.lang)
        if found is not None:
            lines += ["", *thing(found, match.game, speech)]
    return lines


def thing(found: Inspected, game: Game, speech: Speech) -> Iterator[Text]:
    """What it is, by which rules, and which lesson teaches it."""
    rules = " ".join(f"§{rule}" for rule in found.rules)
    yield Text.assemble((found.title, "bold"), (f"  {rules}" if rules else "", "dim"))
    for line in found.lines:
        yield Text(line)
    for chapter in chapters_on(game, found.rules):
        title = Speech(chapter.text, speech.lang).say(chapter.id)
        yield Text(speech.say("full-learn-it", title=title, game=game.id, lesson=chapter.id), "dim")
