"""What a person typed: a number, the beginning of a sentence, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from sherwood.text.speech import Speech

COMMANDS = ("explain", "undo", "save", "quit", "log", "rule", "board", "more", "hint", "aim", "help")
WITH_WORDS = ("explain", "rule", "save")


@dataclass(frozen=True)
class Answer:
    """A line as it was understood: `choice` with one index, `several` or `none` that fit, or one of COMMANDS and the rest."""

    kind: str
    rest: str = ""
    fits: tuple[int, ...] = ()


def read(text: str, sentences: Sequence[str], speech: Speech) -> Answer:
    """Understand one line, given the sentences that can be chosen."""
    first, _, rest = text.partition(" ")
    command = _command(first, rest, speech)
    if command is not None:
        return command
    fits = fitting(text, sentences)
    if len(fits) == 1:
        return Answer("choice", text, fits)
    return Answer("several" if fits else "none", text, fits)


def fitting(text: str, sentences: Sequence[str]) -> tuple[int, ...]:
    """The sentences meant: by number, in full, by their beginning, else by the beginnings of some words."""
    if text.isdigit():
        return (int(text) - 1,) if 0 < int(text) <= len(sentences) else ()
    wanted = fold(text)
    folded = [fold(sentence) for sentence in sentences]
    if not wanted:
        return ()
    for test in (_same, _starts, _holds):
        fits = tuple(i for i, sentence in enumerate(folded) if test(sentence, wanted))
        if fits:
            return fits
    return ()


def fold(text: str) -> str:
    """Without capitals, accents, typographic signs or punctuation."""
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    kept = "".join(c for c in decomposed if c.isalnum() or c.isspace() or c in "+-")
    return " ".join(kept.split())


def _command(first: str, rest: str, speech: Speech) -> Answer | None:
    if first.startswith("?"):
        return Answer("explain", f"{first[1:]} {rest}".strip())
    for name in COMMANDS:
        if first.lower() in speech.say(f"typed-{name}").split() and (not rest or name in WITH_WORDS):
            return Answer(name, rest.strip())
    return None


def _same(sentence: str, wanted: str) -> bool:
    return sentence == wanted


def _starts(sentence: str, wanted: str) -> bool:
    return sentence.startswith(wanted)


def _holds(sentence: str, wanted: str) -> bool:
    """Each typed word begins a word of the sentence, in order: "axx 3" fits "Put Axx before fort 3"."""
    words = iter(sentence.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
