"""The page that shows how a game is added shows this one: followed literally, it gives the same files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent.parent / "docs" / "adding-a-game.md"
PIECE = re.compile(r"^```\w+ (?P<file>[\w./]+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(name: str) -> list[str]:
    """The lines of a file as the page shows them, piece by piece."""
    return [
        line
        for piece in PIECE.finditer(PAGE.read_text(encoding="utf-8"))
        if piece["file"] == name
        for line in lines(piece["text"])
    ]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("name", ["rules.py", "__init__.py", "text/en.ftl", "rulebook.toml", "test_rules.py"])
def test_the_page_shows_the_whole_file(name: str) -> None:
    assert shown(name) == lines((HERE / name).read_text(encoding="utf-8"))
