"""The sentences of the pages, and which language a visitor reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from sherwood.text.sentences import SOURCE
from sherwood.text.speech import LANGUAGES, MissingText, Speech, keys

HERE = Path(__file__).parent


@cache
def speech(lang: str) -> Speech:
    """What the pages say: the words of `web/text` and the common ones."""
    return Speech(HERE, lang)


def say(lang: str, key: str, /, **arguments: object) -> str:
    """The sentence `key` in a language. A missing one is a defect that tests find; people then see the key."""
    try:
        return speech(lang).say(key, **arguments)
    except MissingText:
        return key


@cache
def script_words(lang: str) -> Mapping[str, str]:
    """The sentences the browser script shows by itself: the keys that begin with `js-`."""
    files = [*(HERE / "text").glob(f"{SOURCE}.ftl"), *(HERE / "text").glob(f"*.{SOURCE}.ftl")]
    scripts = [key for path in files for key in keys(path) if key.startswith("js-")]
    # Placeables stay open for the script: {name} is filled in the browser.
    return {key[3:]: say(lang, key, n="{n}", name="{name}", time="{time}", total="{total}") for key in scripts}


@cache
def language_names() -> Mapping[str, str]:
    """Every language we speak and what it calls itself."""
    return {lang: Speech(None, lang).say("language") for lang in LANGUAGES}


def language(chosen: str | None, accepted: str | None) -> str:
    """The remembered choice, else the first language the browser asks for that we speak."""
    if chosen in LANGUAGES:
        return str(chosen)
    for part in (accepted or "").split(","):
        tag = part.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
