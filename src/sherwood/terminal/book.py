"""The rulebook, read aloud at the table."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.engine.game import Game
from sherwood.text.rulebook import Paragraph, Rulebook, in_print, load
from sherwood.text.speech import Speech

MOST = 8


def rulebook(game: Game) -> Rulebook:
    """The game's rulebook; an empty one where it is not written yet."""
    path = game.folder / "rulebook.toml"
    return load(path) if path.exists() else Rulebook([], [])


def paragraph(rule: Paragraph, speech: Speech) -> str:
    """One rule on one line, marked where it is not simply printed."""
    marks = [] if rule.status == "printed" else [speech.say(f"status-{rule.status}")]
    if rule.option:
        name = speech.say(f"option-{rule.option}") if speech.has(f"option-{rule.option}") else rule.option
        marks.append(speech.say("rule-option", option=name))
    marks += in_print(rule, speech)
    tail = "".join(f" [{mark}]" for mark in marks)
    return f"§{rule.id} {rule.text(speech.lang)}{tail}"


def look_up(book: Rulebook, asked: str, speech: Speech) -> list[str]:
    """What `r` answers: a rule, a chapter, or the rules that hold the words."""
    if not asked:
        return [speech.say("table-chapters"), *(f"{c.id} {c.title[speech.lang]}" for c in book.chapters)]
    found = book.under(asked) if asked.lstrip("§ ")[:1].isdigit() else book.search(asked)
    if not found:
        return [speech.say("table-no-rule", given=asked)]
    return read_out(found, speech)


def read_out(found: Sequence[Paragraph], speech: Speech, most: int = MOST * 3) -> list[str]:
    """Paragraphs in order, and how many were left out."""
    lines = [paragraph(rule, speech) for rule in found[:most]]
    if len(found) > most:
        lines.append(speech.say("table-more", count=len(found) - most))
    return lines
