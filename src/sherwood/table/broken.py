"""What is wrong with a journal, in any language."""

from __future__ import annotations

from sherwood.errors import BrokenJournal, SetupError
from sherwood.text.speech import Speech


def in_words(error: Exception, lang: str) -> str:
    """The error in the reader's language; where nobody knows how to say it there, that it cannot be read."""
    if isinstance(error, SetupError):
        return error.fault.say(lang)
    if isinstance(error, BrokenJournal):
        return error.say(lang)
    speech = Speech(None, lang)
    return str(error) if speech.lang == "en" else speech.say("broken-other")
