"""What playing at a table does at once: the match moves on, clocks start, and all who watch are told.

Compiled, so that a move costs little. Whatever waits for something is in `deeds.py`, what is read from the store in `following.py`:
they stay plain Python, since compiled coroutines are not to be trusted with errors that pass through them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from sherwood.errors import BadChoice, IllegalChoice, RuleCrash, StaleChoice
from sherwood.table.helped import untold
from sherwood.table.store import endings
from sherwood.table.store.rows import OVER, RUNNING, Seat, Table
from sherwood.table.store.snapshot import TAKE_BACK, Version
from sherwood.table.store.store import Store
from sherwood.web import present, steady
from sherwood.web.channel import Channel
from sherwood.web.errors import Refused
from sherwood.web.facts import Facts
from sherwood.web.motion import Before, Motion, Then, alone
from sherwood.web.server_log import problem
from sherwood.web.trouble import PARTED, Trouble
from sherwood.web.turns import Turns


class Playing(Facts):
    """A table that is played at. `changed`, `came` and `left` are for whoever keeps it."""

    def __init__(self, store: Store, table: Table, seats: list[Seat]) -> None:
        super().__init__(table, seats)
        self.store = store
        self.turns = Turns()
        self.others_know = Version(-1, -2)  # how far other servers know this table to have come
        self._wrote = False  # a line, since somebody asked whether it may be behind

    def changed(self) -> None:
        """Somebody has acted."""

    def came(self) -> None:
        """Somebody listens now."""

    def left(self) -> None:
        """Somebody has left, and the game is over."""

    # Telling

    def spread(self) -> None:
        """Tell what is new. Nothing is told that is not durable."""
        try:
            if self.agrees:
                self._publish()
        finally:
            self.changed()

    def _conclude(self, then: Then, failed: Exception | None) -> None:
        """The end of `acting`, for whoever did not wait for its beginning."""
        try:
            self.spread()
        except Exception as error:
            self.turns.leave()
            then(error)
        else:
            self.turns.leave()
            then(failed)

    def may_be_behind(self) -> bool:
        """Not where a line was written here since this was asked last: it had the place right after those known here."""
        wrote, self._wrote = self._wrote, False
        return not wrote

    # Moving on

    def _play(self, seat: int, do: Sequence[str | int], turn: int | None, lang: str) -> str:
        try:
            self.match.play(seat, tuple(do), turn=turn, help=untold(self.match, seat, self.seats[seat].helped))
        except StaleChoice as error:
            raise Refused("stale") from error
        except RuleCrash as error:
            problem("rule", error, table=self.table.id)
            raise Refused("broken", 500) from error
        except IllegalChoice as error:
            why = self.match.why_not(seat, tuple(do), lang)
            raise Refused("illegal", say=why.say if why else "", rule=error.rule) from error
        except BadChoice as error:
            raise Refused("malformed", 400) from error
        return self.match.journal.lines[-1]

    def _take_back(self, seat: int) -> str:
        if self.moment().why_no_take_back(seat) is not None:
            raise Refused("take-back")
        self.match.take_back(seat)
        return TAKE_BACK

    def _move(self, change: Callable[[], str]) -> Motion:
        """Change the match; the line that says how is on its way."""
        self._must_be(RUNNING)
        self._must_be_whole()
        before = self._before()
        line, now = change(), steady.now()
        end = self._end(now) if self.match.over else None
        kept = asyncio.ensure_future(self.store.append(self.table.id, self._seq + 1, line, now, end))
        return Motion(before, line, now, end is not None, kept)

    def _stands(self, motion: Motion, ended: bool) -> None:
        """The line is written."""
        self._wrote = True
        self._moved(motion.before, self._seq + 1, motion.line, motion.at)
        if motion.ends and ended:
            self._over(motion.at)

    def _before(self) -> Before:
        self.match.watched = self._audiences.drawn  # scenes only where somebody looks
        return Before(alone(self.match.waiting), self._public())

    def _moved(self, before: Before, seq: int, line: str, at: float) -> None:
        """The match has followed a line: who was asked alone may take it back; clocks start again if everybody saw it."""
        self._seq = seq
        self._asked_alone = before.asked_alone if line != TAKE_BACK else alone(self.match.asked_before)
        if not self.table.pace:
            return  # no clock runs
        if self._public() != before.public:
            self._clocks.restart(self.match.waiting, at)
        else:
            self._clocks.go_on(self.match.waiting, at)

    def _public(self) -> object:
        """All that everybody can see; not needed where no clock runs."""
        if not self.table.pace:
            return None
        return self.match.waiting, self.match.view(None), len(self.match.log_data(present.SPECTATOR, "en"))

    def _end(self, now: float) -> Callable[[Connection], bool]:
        return partial(endings.finish, table=self.table.id, at=now, ending=self.ending())

    def _over(self, now: float) -> None:
        self.table = replace(self.table, status=OVER, version=self.table.version + 1, finished=now)
        self.match.settle()

    def parted(self) -> Trouble:
        """The trouble that the people at the table can mend: the rules have changed, and some of the game is sure."""
        self._must_be(RUNNING)
        if self.trouble is None or self.trouble.reason != PARTED:
            raise Refused("not-parted")
        return self.trouble

    def _must_be_whole(self) -> None:
        if self.trouble is not None:
            raise Refused(self.trouble.reason)

    def _must_be(self, status: str) -> None:
        if self.table.status != status:
            raise Refused(f"not-{status}")

    # Audiences

    def leave(self, channel: Channel, wake: asyncio.Event) -> None:
        """Somebody does not listen any more."""
        channel.leave(wake)
        if self.table.status == OVER:
            self._audiences.forget_silent(at_once=True)
            self.left()

    def _publish(self) -> None:
        self._audiences.publish(self.moment)

    def forget_silent(self) -> None:
        self._audiences.forget_silent()

    @property
    def busy(self) -> bool:
        """Is somebody acting just now?"""
        return self.turns.taken
