"""A finished or kept game, looked at decision by decision."""

from __future__ import annotations

from sherwood.engine.game import ALL_SEEING, View
from sherwood.table.match import Match
from sherwood.terminal import ending
from sherwood.terminal.painter import Painter
from sherwood.terminal.screen import Screen
from sherwood.text.speech import Speech


class Replay:
    """A walk through a finished or kept match, as a seat saw it, as a spectator (None), or with all secrets open (`everything`)."""

    def __init__(self, match: Match, screen: Screen, lang: str, seat: int | None, everything: bool) -> None:
        self.match = match
        self.screen = screen
        self.seat = seat
        self.everything = everything
        self.speech = Speech(match.game.folder, lang, match.names)
        self.painter = Painter(match.game, self.speech)

    def run(self, stepping: bool) -> None:
        """Ask between decisions, or go straight through."""
        if stepping:
            self.screen.say(self.speech.say("replay-help"))
            self.walk()
        else:
            self.straight()

    def walk(self) -> None:
        seq = 0
        shown = -1
        while True:
            now = self.match.rewound(seq)
            self.show(now, 0 if shown < 0 else self.lines_before(seq))
            shown = seq
            try:
                answer = self.screen.ask(self.speech.say("replay-prompt"))
            except EOFError:
                return
            if answer == "q" or (not answer and seq == self.match.seq):
                return
            seq = self.goto(answer, seq)

    def goto(self, answer: str, seq: int) -> int:
        """Where an answer leads; Enter, and anything not understood, is the next decision."""
        last = self.match.seq
        if answer == "b":
            return max(0, seq - 1)
        if answer == "e":
            return last
        return min(int(answer), last) if answer.isdigit() else min(seq + 1, last)

    def straight(self) -> None:
        """Every decision once; the board at the end only, where it can be read."""
        again = self.match.rewound(0)
        told = self.tell(again, 0)
        for record in self.match.journal.records[1:]:
            again.follow(record)
            told = self.tell(again, told)
        self.board(again)
        self.finish(again)

    def show(self, now: Match, since: int) -> None:
        self.screen.fresh()
        self.screen.say(self.speech.say("replay-step", seq=now.seq, last=self.match.seq), "bold")
        self.tell(now, since)
        self.board(now)
        self.finish(now)

    def lines_before(self, seq: int) -> int:
        """How many lines had been told before this decision."""
        return len(self.match.rewound(max(0, seq - 1)).log(self.reader, self.speech.lang)) if seq else 0

    @property
    def reader(self) -> int | None:
        return self.seat

    def tell(self, now: Match, since: int) -> int:
        """The log from a line on; how many lines there are now."""
        lines = now.log(self.reader, self.speech.lang, since)
        for line in lines:
            self.screen.say(line.text)
        return since + len(lines)

    def board(self, now: Match) -> None:
        view = self.view(now)
        if self.screen.plain:
            for line in self.painter.tell(view):
                self.screen.say(line)
        else:
            self.screen.show(self.painter.draw(view))

    def view(self, now: Match) -> View:
        """What the reader may see. The whole truth is asked for only of a journal whose game is over."""
        return now.game.view(now.state, ALL_SEEING) if self.everything else now.view(self.seat)

    def finish(self, now: Match) -> None:
        if now.over:
            ending.show(now, self.screen, self.speech)
