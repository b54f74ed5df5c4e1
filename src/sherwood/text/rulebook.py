"""A game's rulebook as data: chapters and numbered paragraphs, in our own words, in every language."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from sherwood.engine.errors import SherwoodError
from sherwood.text.sentences import LANGUAGES, SOURCE
from sherwood.text.speech import Speech

STATUSES = ("printed", "reported", "ruled", "reconstructed")


class UnknownParagraph(SherwoodError, KeyError):
    """A rule number that the rulebook does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Chapter:
    """A title over paragraphs."""

    id: str
    title: Mapping[str, str]


@dataclass(frozen=True)
class Paragraph:
    """One rule, how sure we are that it is the printed one, and where it stands in print, by the book's language."""

    id: str
    status: str
    words: Mapping[str, str]
    option: str = ""
    source: Mapping[str, str] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """The rule in one language, as one line of prose."""
        return " ".join(self.words[lang].split())

    @property
    def chapter(self) -> str:
        """The id of the chapter it stands in: §3.2 is in chapter 3."""
        return self.id.partition(".")[0]


class Rulebook:
    """Chapters in order and the paragraphs in them."""

    def __init__(self, chapters: list[Chapter], paragraphs: list[Paragraph], nested: bool = False) -> None:
        self.nested = nested  # §7.41 is a detail of §7.4; else it is simply the forty-first paragraph
        self.chapters = chapters
        self.paragraphs = paragraphs
        self._by_id = {paragraph.id: paragraph for paragraph in paragraphs}

    def __repr__(self) -> str:
        return f"<Rulebook, {len(self.chapters)} chapters, {len(self.paragraphs)} paragraphs>"

    def __contains__(self, ident: str) -> bool:
        return _bare(ident) in self._by_id

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
        wanted = _plain(words).split()
        return [p for p in self.paragraphs if wanted and all(word in _haystack(p) for word in wanted)]


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


def _texts(row: Mapping[str, str]) -> dict[str, str]:
    """By language; where a translation is still missing, the source stands in for it."""
    return {lang: row.get(lang, row[SOURCE]).strip() for lang in LANGUAGES}


def _bare(ident: str) -> str:
    return ident.strip().lstrip("§").strip().rstrip(".")


def _below(ident: str, parent: str) -> bool:
    """§7.41 is a detail of §7.4, §7.4.1 too; §71.1 is not of §7."""
    return "." in parent and ident.startswith(parent)


def _haystack(paragraph: Paragraph) -> str:
    return _plain(" ".join(paragraph.words.values()))


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))
