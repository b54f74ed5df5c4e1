"""Fluent files: which languages they are written in, and the sentences of a folder in one of them."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk, Message, Resource

from sherwood.engine.errors import SherwoodError

HERE = Path(__file__).parent
SOURCE = "en"  # the language the others are translated from
MOST_KEPT = 16_384


class MissingText(SherwoodError, KeyError):
    """A sentence, or something it needs, is not written in that language."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownLanguage(SherwoodError, ValueError):
    """A language we do not speak."""


def found_languages(folder: Path) -> tuple[str, ...]:
    """The languages that have a file of their own in a folder (`en.ftl`), the source language first."""
    found = {path.stem for path in folder.glob("*.ftl") if "." not in path.stem}
    return tuple(sorted(found, key=lambda lang: (lang != SOURCE, lang)))


LANGUAGES = found_languages(HERE)


def spoken(lang: object) -> str:
    """A language that every sentence exists in; UnknownLanguage if it is none."""
    if isinstance(lang, str) and lang in LANGUAGES:
        return lang
    given = repr(lang[:20]) if isinstance(lang, str) else f"of the kind {type(lang).__name__}"
    raise UnknownLanguage(f"no language {given}; there are {', '.join(LANGUAGES)}")


def languages() -> tuple[str, ...]:
    """The languages every sentence exists in: those of the files beside this module."""
    return LANGUAGES


class Sentences:
    """The Fluent messages of one folder in one language, with a cache of those already put into words."""

    def __init__(self, folder: Path | None, lang: str) -> None:
        self.lang = spoken(lang)
        # Isolation marks would end up in terminals, tests and screen readers; our languages run left to right.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in [*_files(HERE, lang), *(_told(folder / "text", lang) if folder else [])]:
            self._bundle.add_resource(_resource(path))
        corrected = _owners_folder(folder)
        for path in _files(corrected, lang) if corrected else []:
            self._bundle.add_resource(_resource(path), allow_overrides=True)
        # A table says the same few thousand sentences again and again, and Fluent takes 50 microseconds for each.
        self.kept: dict[Hashable, str] = {}
        self._there: dict[str, bool] = {}  # keys that were asked after: those the games and clients may use, no others

    def has(self, key: str) -> bool:
        """Whether the sentence exists (``key`` or ``key.attribute``)."""
        there = self._there.get(key)
        if there is None:
            there = self._there[key] = self._pattern(key) is not None
        return there

    def attributes(self, key: str) -> Iterable[str]:
        """The names of a message's attributes."""
        return self._bundle.get_message(key).attributes

    def keep(self, asked: Hashable, said: str) -> str:
        """Remember what was said."""
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[asked] = said
        return said

    def format(self, key: str, args: dict[str, str | int] | dict[str, object]) -> str:
        """The sentence of that key; MissingText if it, or one of its arguments, is not there."""
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"no sentence {key!r} in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        ident, _, attribute = key.partition(".")
        if not self._bundle.has_message(ident):
            return None
        message = self._bundle.get_message(ident)
        return message.attributes.get(attribute) if attribute else message.value


@lru_cache(maxsize=64)
def sentences(folder: Path | None, lang: str) -> Sentences:
    """The common words and those of a folder (a game's, or a client's), read once."""
    return Sentences(folder, lang)


def keys(path: Path) -> list[str]:
    """Every key a Fluent file defines, in order."""
    body = FluentResource(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def _files(folder: Path, lang: str) -> list[Path]:
    """The words of a folder: ``en.ftl``, then ``terminal.en.ftl`` and the like."""
    return [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]


def _told(folder: Path, lang: str) -> list[Path]:
    """A game of somebody else's may lack a language that the house speaks: it is told in the source language then."""
    return _files(folder, lang if (folder / f"{lang}.ftl").exists() else SOURCE)


def _owners_folder(folder: Path | None) -> Path | None:
    """Where somebody who owns the game keeps corrected data: names of new places and cards come from there."""
    corrected = os.environ.get("SHERWOOD_DATA")
    return Path(corrected) / folder.name if corrected and folder is not None else None


@lru_cache(maxsize=64)
def _resource(path: Path) -> Resource:
    if not path.exists():
        return FluentResource("")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingText(f"{path.name} cannot be read near {str(entry.content).strip()[:60]!r}")
    return resource
