"""Journals from files, with complaints that name the file."""

from __future__ import annotations

from pathlib import Path

import sherwood
from sherwood.commands.errors import FAILED, CommandError
from sherwood.table.match import Match


def read_journal(path: Path, lang: str) -> Match:
    """The match a file leads to, or the last moment at which it agrees with today's rules (`match.parting`)."""
    try:
        return sherwood.load(read_text(path), until="agreed")
    except sherwood.OtherVersion as error:
        raise CommandError("journal-version", FAILED, file=str(path), detail=error) from error
    except (sherwood.BrokenJournal, sherwood.UnknownGame) as error:
        raise CommandError("journal-broken", FAILED, file=str(path), detail=error) from error


def read_text(path: Path) -> str:
    """The file's text; a file that is not text is not a journal."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise CommandError("journal-broken", FAILED, file=str(path), detail=sherwood.BrokenJournal("text")) from error
    if not text:
        raise CommandError("journal-empty", FAILED, file=str(path))
    return text
