"""A game at one terminal, without the showing: who sits where, who is asked next, how bots answer, what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sherwood.bots import answer, parse
from sherwood.engine.chance import Rng
from sherwood.files import write
from sherwood.table.helped import untold, with_help
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.table.standing import Chosen
from sherwood.terminal.autosave import Autosave
from sherwood.terminal.explain import Explainer
from sherwood.text.speech import Speech

PATIENCE = 3600.0  # seconds: no bot of ours thinks so long


class Sitting:
    """One match and who plays it here: a bot's description for each seat, "" for a person."""

    def __init__(self, match: Match, who: Sequence[str], lang: str, autosave: Autosave | None) -> None:
        self.match = match
        self.who = who
        # With a time to keep to, however long, a bot thinks in small pieces: in between, the screen can be painted.
        self.bots = [parse(spec, match.game).within(PATIENCE) if spec else None for spec in who]
        self.minds = [Rng(f"bot:{match.note.get('seed')}/{match.seq}/{seat}") for seat in range(match.seats)]
        self.autosave = autosave
        self.people = [seat for seat, spec in enumerate(who) if not spec]
        self.helped = [""] * match.seats  # which seat asked for a hint, as `table/helped.py` writes it
        self.holder = self.people[0] if len(self.people) == 1 else -1  # who sits at the keyboard
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Everything is said in this language from now on."""
        self.speech = Speech(self.match.game.folder, lang, self.match.names)
        self.explainer = Explainer(self.match, self.speech)

    # Coming and going

    def door(self, resumed: bool, welcome: str = "table-welcome") -> list[str]:
        """What is played, by whom, and where it is kept."""
        say, game = self.speech.say, self.match.game
        who = [say("table-seat", name=name, who=spec or say("table-person")) for name, spec in self.placed()]
        lines = [
            say(welcome, game=say("game-name"), version=str(game.version)),
            say("table-seats", seats=self.speech.join(who)),
        ]
        if self.autosave is not None:
            lines.append(say("table-kept", file=str(self.autosave.path)))
        return [*lines, say("table-resumed", count=self.match.seq)] if resumed else lines

    def placed(self) -> list[tuple[str, str]]:
        return list(zip(self.match.names, self.who, strict=True))

    def left(self) -> str:
        """What the people are told when they go."""
        if self.autosave is None:
            return self.speech.say("table-left-unkept")
        return self.speech.say("table-left", file=str(self.autosave.path))

    # Whose turn it is

    def next_seat(self) -> int:
        """Bots answer first: they need no keyboard. Then whoever holds it, then the next person."""
        waiting = list(self.match.waiting)
        machines = [seat for seat in waiting if self.bots[seat] is not None]
        if machines:
            return machines[0]
        return self.holder if self.holder in waiting else waiting[0]

    def undecided(self, seat: int) -> list[int]:
        """The other people who have answered and may still change their answer."""
        waiting = self.match.waiting
        return [s for s in self.people if s != seat and s not in waiting and self.match.choices(s)]

    def hinted(self, seat: int) -> None:
        """A seat asked for a hint: its next choice tells it."""
        self.helped[seat] = with_help(self.match, seat, self.helped[seat], "hint")

    def play(self, seat: int, do: Chosen, turn: int | None = None) -> None:
        self.match.play(seat, do, turn=turn, help=untold(self.match, seat, self.helped[seat]))

    def thought(self, seat: int) -> Do:
        """What the bot in this seat does; it may take its time."""
        bot = self.bots[seat]
        assert bot is not None
        return answer(bot, self.match, seat, self.minds[seat])

    def witness(self) -> int | None:
        """Whose eyes see the end: the one person's, else those of somebody who only watches."""
        return self.people[0] if len(self.people) == 1 else None

    # Keeping

    def keep(self) -> str:
        """After every move. A disk that refuses is told in a sentence, and does not end the game; "" where all is well."""
        if self.autosave is None:
            return ""
        try:
            self.autosave.keep(self.match.save())
        except OSError as error:
            return self._refused(self.autosave.path, error)
        return ""

    def save(self, name: str = "") -> str:
        """Keep it now; a copy where a name is given, but never over something else."""
        if name:
            return self._copy(Path(name))
        if self.autosave is None:
            return self.speech.say("table-left-unkept")
        return self.keep() or self.speech.say("table-saved", file=str(self.autosave.path))

    def _copy(self, path: Path) -> str:
        try:
            if path.exists():
                raise FileExistsError(0, self.speech.say("table-exists"))
            write(path, self.match.save())
        except OSError as error:
            return self._refused(path, error)
        return self.speech.say("table-saved", file=str(path))

    def _refused(self, path: Path, error: OSError) -> str:
        return self.speech.say("table-not-saved", file=str(path), reason=error.strerror or str(error))
