"""Sentences in a player's language, from Fluent files; rules speak in keys and numbers only."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")

Words = Mapping[str, Sequence[str]]

MOST_SAID = 50_000
_SAID: dict[tuple[Any, ...], str] = {}


class MissingText(KeyError):
    """A sentence, or something it needs, is not written in that language."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownLanguage(ValueError):
    """A language we do not speak."""


def languages() -> tuple[str, ...]:
    """The languages every sentence exists in."""
    return LANGUAGES


class Speech:
    """Everything one table says in one language: the common words, the game's words, the players' names.

    >>> Speech(None, "fr", ["Ana", "Bo"]).join(["Ana", "Bo", "Cy"])
    'Ana, Bo et Cy'
    """

    def __init__(self, game_folder: Path | None, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.folder = game_folder
        self.names = list(names)
        self._bundle = _bundle(game_folder, lang)

    def has(self, key: str) -> bool:
        """Whether the sentence exists (``key`` or ``key.attribute``)."""
        return self._pattern(key) is not None

    def say(self, key: str, **args: Any) -> str:
        """The sentence of that key; MissingText if it, or one of its arguments, is not there."""
        if args:
            return self._format(key, args)
        return self._remembered((self.folder, self.lang, key), lambda: self._format(key, {}))

    def phrase(self, key: str, kinds: str, values: Sequence[int], seat: int, words: Words) -> str:
        """The sentence of that key, about what ``seat`` did with ``values``, which are of the declared ``kinds``.

        ``$seat`` is the actor's name. Each kind gives one argument of its own name; the second of one name is
        ``$fort2``, and since the actor is the first seat, a declared ``seat`` is ``$seat2``. A word of the game
        also gives ``$fort-id`` for selectors, and one argument for each attribute of its text (``$fort-the``).
        """
        others = tuple(self.names) if "seat" in kinds else ()
        asked = (self.folder, self.lang, key, kinds, tuple(values), self.seat(seat), others)
        return self._remembered(asked, lambda: self._phrase(key, kinds, values, seat, words))

    def _remembered(self, asked: tuple[Any, ...], say: Callable[[], str]) -> str:
        """A table says the same few thousand sentences again and again, and Fluent takes 50 microseconds for each."""
        said = _SAID.get(asked)
        if said is None:
            if len(_SAID) >= MOST_SAID:
                _SAID.clear()
            said = _SAID[asked] = say()
        return said

    def _phrase(self, key: str, kinds: str, values: Sequence[int], seat: int, words: Words) -> str:
        args: dict[str, Any] = {"seat": self.seat(seat)}
        declared = kinds.split()
        if len(values) < len(declared):
            raise MissingText(f"{key} needs {len(declared)} values ({kinds}), not {len(values)}")
        for kind, value in zip(declared, values, strict=False):
            args.update(self._arguments(kind, int(value), _free(kind, args), words))
        return self._format(key, args)

    def seat(self, seat: int) -> str:
        """The name of who sits there; a polite word when nobody does."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("nobody")

    def word(self, kind: str, value: int, words: Words) -> str:
        """The name of one thing of the game: ``word("fort", 2, game.names)``."""
        return self.say(f"{kind}-{_id(kind, value, words)}")

    def join(self, items: Sequence[str], last: str = "and") -> str:
        """A spoken list: "a, b and c"; ``last`` is "and" or "or"."""
        if len(items) < 2:
            return "".join(items)
        return self.say(f"list-{last}", start=", ".join(items[:-1]), end=items[-1])

    def _arguments(self, kind: str, value: int, name: str, words: Words) -> Iterator[tuple[str, Any]]:
        if kind == "seat":
            yield name, self.seat(value)
        elif kind == "number":
            yield name, value
        elif kind == "rule":
            yield name, f"§{value}"
        else:
            yield from self._named(kind, _id(kind, value, words), name)

    def _named(self, kind: str, ident: str, name: str) -> Iterator[tuple[str, Any]]:
        key = f"{kind}-{ident}"
        yield name, self.say(key)
        yield f"{name}-id", ident
        for attribute in self._bundle.get_message(key).attributes:
            yield f"{name}-{attribute}", self.say(f"{key}.{attribute}")

    def _pattern(self, key: str) -> Any:
        ident, _, attribute = key.partition(".")
        if not self._bundle.has_message(ident):
            return None
        message = self._bundle.get_message(ident)
        return message.attributes.get(attribute) if attribute else message.value

    def _format(self, key: str, args: dict[str, Any]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"no sentence {key!r} in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{key!r} in {self.lang!r}: {errors[0]}")
        return str(text)


def keys(path: Path) -> list[str]:
    """Every key a Fluent file defines, in order, for tests that compare languages."""
    body = FluentResource(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def _free(kind: str, taken: Mapping[str, Any]) -> str:
    if kind not in taken:
        return kind
    return next(f"{kind}{n}" for n in range(2, 100) if f"{kind}{n}" not in taken)


def _id(kind: str, value: int, words: Words) -> str:
    known = words.get(kind, ())
    if not 0 <= value < len(known):
        raise MissingText(f"there is no {kind} number {value}")
    return known[value]


@lru_cache(maxsize=64)
def _bundle(game_folder: Path | None, lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    # Isolation marks would end up in terminals, tests and screen readers; both languages run left to right.
    bundle = FluentBundle([lang], use_isolating=False)
    folders = [HERE] if game_folder is None else [HERE, game_folder / "text"]
    for path in _files(folders, lang):
        bundle.add_resource(_resource(path))
    for path in _files(_owners_folders(game_folder), lang):
        bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


def _files(folders: Sequence[Path], lang: str) -> list[Path]:
    """The words of each folder: ``en.ftl``, then ``terminal.en.ftl`` and the like."""
    return [path for folder in folders for path in (folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl")))]


def _owners_folders(game_folder: Path | None) -> list[Path]:
    """Where somebody who owns the game keeps corrected data: names of new places and cards come from there."""
    corrected = os.environ.get("SHERWOOD_DATA")
    return [Path(corrected) / game_folder.name] if corrected and game_folder is not None else []


@lru_cache(maxsize=64)
def _resource(path: Path) -> Any:
    if not path.exists():
        return FluentResource("")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingText(f"{path.name} cannot be read near {str(entry.content).strip()[:60]!r}")
    return resource
