"""Sentences in a player's language; rules speak in keys and numbers only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sherwood.text.sentences import HERE, LANGUAGES, MissingText, UnknownLanguage, keys, languages, sentences, spoken

__all__ = ["HERE", "LANGUAGES", "MissingText", "Speech", "UnknownLanguage", "Words", "keys", "languages"]

Words = Mapping[str, Sequence[str]]


class Speech:
    """Everything one table says in one language: the common words, the game's words, the players' names.

    >>> Speech(None, "fr", ["Ana", "Bo"]).join(["Ana", "Bo", "Cy"])
    'Ana, Bo et Cy'
    """

    def __init__(
        self, folder: Path | None, lang: str, names: Sequence[str] = (), seated: frozenset[str] = frozenset()
    ) -> None:
        self.lang = spoken(lang)
        self.seated = seated  # kinds of things that are told by the name of whose they are
        self.folder = folder
        self.names = list(names)
        self._sentences = sentences(folder, lang)
        self._kept = self._sentences.kept
        self.offered: dict[tuple[int, int, int, int, str], str] = {}  # actions of its one game, as a table offers them

    def __repr__(self) -> str:
        about = self.folder.name if self.folder else "the table"
        return f"<Speech about {about} in {self.lang!r}, {len(self.names)} names>"

    def __reduce__(self) -> tuple[type[Speech], tuple[object, ...]]:
        return Speech, (self.folder, self.lang, self.names, self.seated)

    def has(self, key: str) -> bool:
        """Whether the sentence exists (``key`` or ``key.attribute``)."""
        return self._sentences.has(key)

    def say(self, key: str, **args: object) -> str:
        """The sentence of that key; MissingText if it, or one of its arguments, is not there."""
        asked = (key, *args.items()) if args else key
        said = self._kept.get(asked)
        return self._sentences.keep(asked, self._sentences.format(key, args)) if said is None else said

    def phrase(self, key: str, kinds: str, values: Sequence[int], seat: int, words: Words) -> str:
        """The sentence of that key, about what ``seat`` did with ``values``, which are of the declared ``kinds``.

        ``$seat`` is the actor's name. Each kind gives one argument of its own name; the second of one name is
        ``$fort2``, and since the actor is the first seat, a declared ``seat`` is ``$seat2``. A word of the game
        also gives ``$fort-id`` for selectors, and one argument for each attribute of its text (``$fort-the``).
        """
        others = tuple(self.names) if "seat" in kinds or self.seated else ()
        actor = self.names[seat] if 0 <= seat < len(self.names) else ""
        asked = (key, kinds, tuple(values), seat, actor, others)
        said = self._kept.get(asked)
        return self._sentences.keep(asked, self._phrase(key, kinds, values, seat, words)) if said is None else said

    def _phrase(self, key: str, kinds: str, values: Sequence[int], seat: int, words: Words) -> str:
        args: dict[str, str | int] = {"seat": self.seat(seat)}
        declared = kinds.split()
        if len(values) < len(declared):
            raise MissingText(f"{key} needs {len(declared)} values ({kinds}), not {len(values)}")
        for kind, value in zip(declared, values, strict=False):
            args.update(self._arguments(kind, int(value), _free(kind, args), words))
        return self._sentences.format(key, args)

    def seat(self, seat: int) -> str:
        """The name of who sits there, in this language where none was given; a polite word when nobody does."""
        if not 0 <= seat < len(self.names):
            return self.say("nobody")
        return self.names[seat] if self._is_named(seat) else self.say("player", number=seat + 1)

    def _is_named(self, seat: int) -> bool:
        """Has somebody with a name of their own sat down there?"""
        return 0 <= seat < len(self.names) and self.names[seat] != f"Player {seat + 1}"

    def word(self, kind: str, value: int, words: Words) -> str:
        """The name of one thing of the game: ``word("fort", 2, game.names)``."""
        return self.say(f"{kind}-{_id(kind, value, words)}")

    def join(self, items: Sequence[str], last: str = "and") -> str:
        """A spoken list: "a, b and c"; ``last`` is "and" or "or"."""
        if len(items) < 2:
            return "".join(items)
        return self.say(f"list-{last}", start=", ".join(items[:-1]), end=items[-1])

    def _arguments(self, kind: str, value: int, name: str, words: Words) -> Iterator[tuple[str, str | int]]:
        if kind == "seat":
            yield name, self.seat(value)
        elif kind == "number":
            yield name, value
        elif kind == "rule":
            yield name, f"§{value}"
        else:
            yield from self._named(kind, _id(kind, value, words), name)
            if kind in self.seated and self._is_named(value):
                yield name, self.names[value]

    def _named(self, kind: str, ident: str, name: str) -> Iterator[tuple[str, str]]:
        key = f"{kind}-{ident}"
        yield name, self.say(key)
        yield f"{name}-id", ident
        for attribute in self._sentences.attributes(key):
            yield f"{name}-{attribute}", self.say(f"{key}.{attribute}")


def _free(kind: str, taken: Mapping[str, object]) -> str:
    if kind not in taken:
        return kind
    return next(f"{kind}{n}" for n in range(2, 100) if f"{kind}{n}" not in taken)


def _id(kind: str, value: int, words: Words) -> str:
    known = words.get(kind, ())
    if not 0 <= value < len(known):
        raise MissingText(f"there is no {kind} number {value}")
    return known[value]
