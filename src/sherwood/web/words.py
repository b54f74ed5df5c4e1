"""The sentences of the pages, in Fluent files keyed by id, and which language a visitor reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from markupsafe import Markup, escape

LANGUAGES = ("en", "fr")
HERE = Path(__file__).with_name("text")


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((HERE / f"{lang}.ftl").read_text("utf-8")))
    return made


def say(lang: str, key: str, /, **arguments: Any) -> str:
    """The sentence `key` in a language. A missing key is a defect that tests find; people then see the key."""
    found = bundle(lang)
    if not found.has_message(key):
        return key
    pattern = found.get_message(key).value
    return str(found.format_pattern(pattern, arguments)[0]) if pattern else key


def say_linked(lang: str, key: str, /, href: str, **arguments: Any) -> Markup:
    """A sentence whose `[part]` is a link; everything else is escaped."""
    before, _, rest = str(escape(say(lang, key, **arguments))).partition("[")
    inside, _, after = rest.partition("]")
    return Markup(f'{before}<a href="{escape(href)}">{inside}</a>{after}')


@cache
def script_words(lang: str) -> Mapping[str, str]:
    """The sentences the browser script shows by itself: the keys that begin with `js-`."""
    text = (HERE / f"{lang}.ftl").read_text("utf-8")
    keys = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("js-")]
    # Placeables stay open for the script: {name} is filled in the browser.
    return {key[3:]: say(lang, key, n="{n}", name="{name}", time="{time}", total="{total}") for key in keys}


def language(chosen: str | None, accepted: str | None) -> str:
    """The remembered choice, else the first language the browser asks for that we speak."""
    if chosen in LANGUAGES:
        return str(chosen)
    for part in (accepted or "").split(","):
        tag = part.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return "en"
