"""The tables of docs/observations.md, written anew from what the games declare: `python tools/layouts.py`."""

from __future__ import annotations

import re
from pathlib import Path

import sherwood
from sherwood.engine.game import Game
from sherwood.engine.observe import VERSION

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"


def table_of(game: Game) -> str:
    """A row for each part: where it lies, how many numbers, their range, their meaning."""
    rows = ["| part | from | numbers | range | what |", "|---|---|---|---|---|"]
    for part in game.layout.parts:
        start = game.layout.starts[part.name]
        rows.append(f"| `{part.name}` | {start} | {part.length} | {part.least} to {part.most} | {part.what} |")
    return "\n".join(rows)


def section(game: Game) -> str:
    head = f"## `{game.id}-v{VERSION}`: {game.layout.size} numbers, {game.verbs.size} actions"
    return f"{head}\n\n{table_of(game)}\n"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before = re.split(r"^## `", page, maxsplit=1, flags=re.MULTILINE)[0]
    sections = [section(sherwood.game(name)) for name in sherwood.games()]
    PAGE.write_text(before.rstrip() + "\n\n" + "\n".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
