"""What is wrong with a journal, in any language. The library says it in English, as all its errors; readers of a command or a page
are told in their own."""

from __future__ import annotations

import re
from functools import cache

from sherwood.errors import OtherVersion, SetupError
from sherwood.text.speech import HERE, Speech

OTHER = "broken-other"
_ARGUMENT = re.compile(r"\\\{\\ \\\$(\w+)\\ \\\}")  # `{ $n }`, as re.escape leaves it


def in_words(error: Exception | str, lang: str) -> str:
    """The error's own words where they are the reader's; else the sentence that says the same."""
    if isinstance(error, SetupError):
        return error.fault.say(lang)
    if isinstance(error, OtherVersion) and error.parting:
        return error.parting.say(lang)
    text, speech = str(error), Speech(None, lang)
    if speech.lang == "en":
        return text
    for key, pattern in _known():
        if found := pattern.fullmatch(text):
            return speech.say(key, **found.groupdict())
    return speech.say(OTHER)


@cache
def _known() -> list[tuple[str, re.Pattern[str]]]:
    """Every sentence of the English file, as what it looks like with any arguments."""
    lines = (HERE / "broken.en.ftl").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ", 1) for line in lines if line.startswith("broken-")]
    return [(key, re.compile(_ARGUMENT.sub(r"(?P<\1>.+)", re.escape(said)), re.DOTALL)) for key, said in pairs]
