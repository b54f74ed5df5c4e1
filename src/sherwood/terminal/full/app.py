"""The table: the way from one decision to the next, and what the keys do."""

from __future__ import annotations

from rich.console import RenderableType
from textual.binding import Binding

from sherwood.bots.explain import explain
from sherwood.errors import RuleCrash, SherwoodError
from sherwood.table.asked import Prompt
from sherwood.terminal import ending
from sherwood.terminal.advice import hint_lines
from sherwood.terminal.book import look_up
from sherwood.terminal.full.board import Board
from sherwood.terminal.full.pages import Curtain, Pick
from sherwood.terminal.full.panes import Panes
from sherwood.terminal.full.question import Line, Question
from sherwood.terminal.full.thinking import Thought, think
from sherwood.terminal.offer import Offer
from sherwood.text.speech import LANGUAGES

QUICK = 0.1  # seconds: a bot that needs less is not waited for in words
WATCHED = 0.5  # seconds between two moves where nobody plays and somebody watches


class Table(Panes):
    """One sitting on the whole terminal."""

    BINDINGS = [  # noqa: RUF012
        Binding("question_mark", "why"),
        Binding("h", "hint"),
        Binding("u", "undo"),
        Binding("r", "rule"),
        Binding("slash", "find"),
        Binding("b", "board"),
        Binding("s", "save"),
        Binding("l", "language"),
        Binding("q", "leave"),
        Binding("ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
        Binding("shift+up", "look(0,-1)"),
        Binding("shift+down", "look(0,1)"),
        Binding("shift+left", "look(-1,0)"),
        Binding("shift+right", "look(1,0)"),
    ]

    def on_mount(self) -> None:
        self.speak()
        self.eyes = self.sitting.holder if self.sitting.holder >= 0 else None
        self.paint()
        self.query_one(Question).say(self.sitting.keep())
        self.advance()

    # From one decision to the next

    def advance(self) -> None:
        """Bots answer in their thread, people at the keyboard, one after the other behind the curtain."""
        self.prompt = None
        if self.match.over:
            self.finish()
            return
        seat = self.sitting.next_seat()
        if self.sitting.bots[seat] is not None:
            self.wait_for(seat)
        elif self.sitting.holder != seat:
            self.hand_over(seat)
        else:
            self.ask(seat)

    def wait_for(self, seat: int) -> None:
        """A bot thinks; one that does so quickly is not watched."""
        at = self.match.seq
        think(self, "bot", at, lambda: self.sitting.thought(seat))
        if not self.sitting.people:
            self.watch_bot(seat, at)
        else:
            self.set_timer(QUICK, lambda: self.watch_bot(seat, at))

    def watch_bot(self, seat: int, at: int) -> None:
        """Whoever plays goes on looking while it thinks."""
        if at != self.match.seq:
            return
        self.eyes = self.sitting.holder if self.sitting.holder >= 0 else None
        self.paint()
        thinks = self.say("table-thinks", name=self.sitting.speech.seat(seat))
        self.query_one(Question).ask(self.match.prompt(self.eyes, self.lang).ask, (), note=thinks)
        self.inspect(())

    def on_thought(self, event: Thought) -> None:
        if event.at != self.match.seq or self.match.over:
            return  # the game has gone on without it
        if event.error is not None:
            self.fail(event.error)
        elif event.about == "hint":
            self.advise(event.result)
        else:
            self.make(self.sitting.next_seat(), event.result)
            if self.sitting.people:
                self.advance()
            else:
                self.set_timer(WATCHED, self.advance)

    def hand_over(self, seat: int) -> None:
        """Nothing stays on the table before the next person has said that nobody else looks."""
        self.cover()
        curtain = Curtain(seat, self.sitting.undecided(seat), self.sitting.speech)

        def seated(taken: str | None) -> None:
            self.sitting.holder = int(taken or seat)
            self.ask(self.sitting.holder)

        self.push_screen(curtain, seated)

    def ask(self, seat: int) -> None:
        """Everything a person needs to decide; somebody who has answered may also leave it at that."""
        self.eyes = seat
        self.prompt = self.match.prompt(seat, self.lang)
        self.paint()
        lines = offered(self.prompt, self.say("full-final"))
        if not self.prompt.mine:
            lines.append(Line("keep", len(lines) + 1, self.say("full-keep"), further=True))
        asked = self.say(
            "table-ask", name=self.sitting.speech.seat(seat), ask=self.prompt.ask, rule=f"§{self.prompt.rule}"
        )
        self.query_one(Question).ask(asked, lines, self.say("table-further-few"), self.remark(seat, self.prompt))

    def remark(self, seat: int, prompt: Prompt) -> str:
        offer = Offer.of(prompt)
        remarks = [self.say("table-all-final", count=len(offer.plainly))] if offer.all_final else []
        if self.match.can_take_back(seat) is None:
            remarks.append(self.say("table-undo-free"))
        return " ".join(remarks)

    def on_question_chosen(self, event: Question.Chosen) -> None:
        match event.ident:
            case "leave":
                self.exit()
            case "score":
                self.page("full-score", self.scoring())
            case "keep":
                self.advance()
            case _:
                self.choose(int(event.ident))

    def choose(self, place: int) -> None:
        prompt = self.prompt
        if prompt is None or prompt.seat is None:
            return
        before = len(self.match.log(prompt.seat, self.lang))
        if self.make(prompt.seat, prompt.choices[place].do, prompt.turn):
            self.told[prompt.seat] = before
            self.advance()

    def make(self, seat: int, do: object, turn: int | None = None) -> bool:
        """Play it and keep it; True when the game has moved. A rule that breaks ends the sitting with its sentence."""
        try:
            self.sitting.play(seat, do, turn)  # type: ignore[arg-type]
        except RuleCrash as error:
            self.fail(error)
            return False
        except SherwoodError as error:
            self.query_one(Question).say(str(error))
            return False
        complaint = self.sitting.keep()
        if complaint:
            self.notify(complaint, severity="warning", markup=False)
        return True

    def finish(self) -> None:
        """Who won and how; the table stays to be looked at."""
        self.eyes = self.sitting.witness()
        self.paint()
        assert self.match.result is not None
        said = f"{self.say(f'ending-{self.match.result.ending}')} {ending.winners(self.match, self.sitting.speech)}"
        lines = [Line("score", 1, self.say("full-score")), Line("leave", 2, self.say("full-key-leave"))]
        self.query_one(Question).ask(said, lines)
        self.inspect(self.scoring(), "full-score")

    def scoring(self) -> list[RenderableType]:
        speech = self.sitting.speech
        return [ending.grid(self.match.score(speech.lang), self.match, speech), ending.winners(self.match, speech)]

    def fail(self, error: Exception) -> None:
        """What goes wrong is said in a sentence, where the terminal is as it was: whoever runs the table does."""
        self.fault = self.fault or error
        self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """Textual would print a trace; its tests wait for the event."""
        self._exception = self._exception or error
        self._exception_event.set()
        self.fail(error)

    def on_board_touched(self, event: Board.Touched) -> None:
        """A click on a thing goes to a choice about it, the next one at every click; on the only one it makes it."""
        if self.prompt is None:
            return
        about_it = [str(n) for n, choice in enumerate(self.prompt.choices) if set(event.refs) & set(choice.path)]
        now = self.query_one(Question).pointed
        if about_it == [now]:
            self.choose(int(now))
        elif about_it:
            after = about_it.index(now) + 1 if now in about_it else 0
            self.query_one(Question).point(about_it[after % len(about_it)])

    # What the keys do

    def action_why(self) -> None:
        """What can be done, what cannot, by which rule; and what the keys do."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None:
            self.page("full-key-why", self.help())
            return
        seat = prompt.seat
        rule = look_up(self.sitting.explainer.book, prompt.rule, self.sitting.speech)
        lines = [*rule, "", *self.sitting.explainer.barred(prompt), "", *self.help()]
        self.page("full-key-why", lines, answer=lambda words: self.sitting.explainer.answer(words, seat, prompt))

    def help(self) -> list[str]:
        return [self.say(f"full-help-{n}") for n in range(1, 5)] + [self.say("table-undo-limit")]

    def action_hint(self) -> None:
        """What a master would consider, from what this seat knows."""
        prompt = self.prompt
        if prompt is None or prompt.seat is None or not prompt.mine:
            return
        seat, lang = prompt.seat, self.lang
        self.query_one(Question).say(self.say("hint-thinks"))
        think(self, "hint", self.match.seq, lambda: explain(self.match, seat, lang=lang))

    def advise(self, found: object) -> None:
        if self.prompt is not None and isinstance(found, list):
            if self.prompt.seat is not None:
                self.sitting.hinted(self.prompt.seat)
            self.query_one(Question).say("")
            self.point_at(found[0].do if found else None)
            self.page("full-key-hint", list(hint_lines(found, self.sitting.speech)))

    def action_undo(self) -> None:
        prompt = self.prompt
        if prompt is None or prompt.seat is None:
            return
        reason = self.match.can_take_back(prompt.seat)
        if reason is not None:
            self.query_one(Question).say(self.say(reason))
            return
        self.match.take_back(prompt.seat)
        self.sitting.keep()
        self.advance()
        self.query_one(Question).say(self.say("table-undone"))

    def action_rule(self) -> None:
        """The paragraph of the question; others by number or words."""
        book, speech = self.sitting.explainer.book, self.sitting.speech
        first = self.prompt.rule if self.prompt is not None else ""
        self.page("full-key-rule", look_up(book, first, speech), answer=lambda words: look_up(book, words, speech))

    def action_find(self) -> None:
        if self.prompt is not None:
            self.query_one(Question).open_filter()

    def action_board(self) -> None:
        """The board alone, and back."""
        self.screen.toggle_class("-board")
        self.query_one(Board if self.screen.has_class("-board") else "#choices").focus()

    def action_look(self, across: int, down: int) -> None:
        board = self.query_one(Board)
        board.scroll_relative(8 * across, 3 * down, animate=False)

    def action_save(self) -> None:
        self.page(
            "full-key-save", [self.sitting.save(), self.say("full-copy")], answer=lambda name: [self.sitting.save(name)]
        )

    def action_language(self) -> None:
        """The next language, in the middle of anything."""
        at = LANGUAGES.index(self.lang)
        self.sitting.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.speak()
        if self.match.over:
            self.finish()
        elif self.prompt is not None and self.prompt.seat is not None:
            self.ask(self.prompt.seat)

    def action_leave(self) -> None:
        """Asks first; a game that is over is left at once."""
        if self.match.over:
            self.exit()
        elif not isinstance(self.screen, Pick) or isinstance(self.screen, Curtain):
            answers = [("stay", self.say("full-stay")), ("leave", self.say("full-key-leave"))]
            kept = "full-leave-lost" if self.sitting.autosave is None else "full-leave-kept"
            self.push_screen(Pick([self.say(kept)], answers), self.answered)

    def answered(self, taken: str | None) -> None:
        if taken == "leave":
            self.exit()

    def action_interrupt(self) -> None:
        self.interrupted = True
        self.exit()


def offered(prompt: Prompt, final: str) -> list[Line]:
    """The choices as they stand in the list, second thoughts last."""
    offer = Offer.of(prompt)
    return [
        Line(
            str(place),
            place + 1,
            prompt.choices[place].say,
            final if place in offer.marked else "",
            place in offer.further,
        )
        for place in (*offer.plainly, *offer.further)
    ]
