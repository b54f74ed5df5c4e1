"""A game to be looked through, moment by moment: for notebooks."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.table.match import Match
from sherwood.text import html

FEW = 8  # moments that a notebook shows; `at` goes to any


class Replay:
    """A match that was played, and its moments."""

    def __init__(self, match: Match, lang: str = "en") -> None:
        self.match = match
        self.lang = lang

    def __len__(self) -> int:
        return self.match.seq + 1

    def __repr__(self) -> str:
        return f"<Replay of {self.match.game.id}, {self.match.seq} choices>"

    def at(self, moment: int) -> Match:
        """The match as it was after so many choices."""
        return self.match.rewound(moment)

    def moments(self, few: int = FEW) -> list[int]:
        """As many as are shown, from the first to the last."""
        last = self.match.seq
        return sorted({last * n // max(1, few - 1) for n in range(few)})

    def _repr_html_(self) -> str:
        name = f"replay-{self.match.hash[:10]}"
        title = self.match.speech(self.lang).say("game-name")
        return html.block(html.heading(title), html.frames(name, list(self._frames())))

    def _frames(self) -> Iterator[tuple[str, str]]:
        for moment in self.moments():
            there = self.at(moment)
            yield str(moment), there.picture(self.lang) + html.lines(there.latest(self.lang))
