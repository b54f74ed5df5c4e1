"""A game's rulebook as data: chapters and numbered paragraphs, in our own words, in every language."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from sherwood.engine.errors import SherwoodError
from sherwood.text.sentences import LANGUAGES, SOURCE, spoken
from sherwood.text.speech import Speech

STATUSES = ("printed", "reported", "ruled", "reconstructed")
SHOWN = 60  # characters of a paragraph that its repr shows


class UnknownParagraph(SherwoodError, KeyError):
    """A rule number that the rulebook does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, repr=False)
class Chapter:
    """A title over paragraphs."""

    id: str
    title: Mapping[str, str]

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", _read_only(self.title))

    def __repr__(self) -> str:
        return f"<Chapter {self.id}: {self.title[SOURCE]}>"

    def __reduce__(self) -> tuple[type[Chapter], tuple[object, ...]]:
        return Chapter, (self.id, dict(self.title))


@dataclass(frozen=True, repr=False)
class Paragraph:
    """One rule, how sure we are that it is the printed one, and where it stands in print, by the book's language."""

    id: str
    status: str
    words: Mapping[str, str]
    option: str = ""
    source: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", _read_only(self.words))
        object.__setattr__(self, "source", _read_only(self.source))

    def __repr__(self) -> str:
        text = self.text()
        return f"<§{self.id}, {self.status}: {text if len(text) <= SHOWN else f'{text[:SHOWN]}…'}>"

    def __reduce__(self) -> tuple[type[Paragraph], tuple[object, ...]]:
        return Paragraph, (self.id, self.status, dict(self.words), self.option, dict(self.source))

    def text(self, lang: str = SOURCE) -> str:
        """The rule in one language, as one line of prose."""
        return " ".join(self.words[spoken(lang)].split())

    @property
    def chapter(self) -> str:
        """The id of the chapter it stands in: §3.2 is in chapter 3."""
        return self.id.partition(".")[0]


class Rulebook:
    """Chapters in order and the paragraphs in them; nothing of it can be changed, as everybody reads the same one."""

    __slots__ = ("_by_id", "_plain", "chapters", "nested", "paragraphs")

    chapters: tuple[Chapter, ...]
    paragraphs: tuple[Paragraph, ...]
    _by_id: Mapping[str, Paragraph]
    _plain: list[str]  # every paragraph in all languages, as it is searched: made at the first search
    nested: bool  # §7.41 is a detail of §7.4; else it is simply the forty-first paragraph

    def __init__(self, chapters: Iterable[Chapter], paragraphs: Iterable[Paragraph], nested: bool = False) -> None:
        keep = super().__setattr__
        keep("nested", nested)
        keep("chapters", tuple(chapters))
        keep("paragraphs", tuple(paragraphs))
        keep("_by_id", {paragraph.id: paragraph for paragraph in self.paragraphs})
        keep("_plain", [])

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a rulebook cannot be changed: {name} stays as it is")

    def __reduce__(self) -> tuple[type[Rulebook], tuple[object, ...]]:
        return Rulebook, (self.chapters, self.paragraphs, self.nested)

    def __repr__(self) -> str:
        return f"<Rulebook, {len(self.chapters)} chapters, {len(self.paragraphs)} paragraphs>"

    def __contains__(self, ident: object) -> bool:
        return isinstance(ident, str) and _bare(ident) in self._by_id

    def find(self, ident: str) -> Paragraph:
        """The paragraph of that number ("3.2" or "§3.2"); UnknownParagraph if there is none."""
        found = self._by_id.get(_bare(ident))
        if found is None:
            raise UnknownParagraph(f"no paragraph {ident}")
        return found

    def under(self, ident: str) -> list[Paragraph]:
        """The paragraph of that number, or all of a chapter; where numbers are nested, its details too."""
        bare = _bare(ident)
        return [p for p in self.paragraphs if bare in (p.id, p.chapter) or (self.nested and _below(p.id, bare))]

    def search(self, words: str) -> list[Paragraph]:
        """Paragraphs holding every word, in any language, whatever the accents and capitals."""
        wanted = list(dict.fromkeys(_plain(_written(words)).split()))
        if not self._plain:
            self._plain.extend(map(_haystack, self.paragraphs))
        pairs = zip(self.paragraphs, self._plain, strict=True)
        return [p for p, text in pairs if wanted and all(word in text for word in wanted)]


def in_print(paragraph: Paragraph, speech: Speech) -> list[str]:
    """Where a rule stands in which printed book, for whoever owns it and wants to compare."""
    return [
        speech.say(f"source-{book}", place=f"§{place}" if place[:1].isdigit() else place)
        for book, place in paragraph.source.items()
    ]


@lru_cache(maxsize=16)
def load(path: Path) -> Rulebook:
    """Read ``rulebook.toml``."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    chapters = [Chapter(str(row["id"]), _texts(row)) for row in data.get("chapter", [])]
    return Rulebook(chapters, [_paragraph(row) for row in data.get("paragraph", [])], data.get("nested", False))


def _paragraph(row: Mapping[str, Any]) -> Paragraph:
    return Paragraph(str(row["id"]), row["status"], _texts(row), row.get("option", ""), row.get("source", {}))


def _read_only(words: Mapping[str, str]) -> Mapping[str, str]:
    return MappingProxyType(dict(words))


def _texts(row: Mapping[str, str]) -> dict[str, str]:
    """By language; where a translation is still missing, the source stands in for it."""
    return {lang: row.get(lang, row[SOURCE]).strip() for lang in LANGUAGES}


def _written(given: object) -> str:
    """Numbers are text: 3.1 and 3.10 are two paragraphs and one float."""
    if not isinstance(given, str):
        raise UnknownParagraph(f'paragraphs are found by text ("3.2"), not by {type(given).__name__}')
    return given


def _bare(ident: str) -> str:
    return _written(ident).strip().lstrip("§").strip().rstrip(".")


def _below(ident: str, parent: str) -> bool:
    """§7.41 is a detail of §7.4, §7.4.1 too; §71.1 is not of §7."""
    return "." in parent and ident.startswith(parent)


def _haystack(paragraph: Paragraph) -> str:
    return _plain(" ".join(paragraph.words.values()))


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))
