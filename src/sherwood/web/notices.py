"""Notices: somebody is waited for at a table at leisure and is not there; by push at once, by mail when they like.

Whom tables wait for is kept in the database (`due`), with what was told already: of several servers one tells it, and a
server that starts again tells nothing twice.
"""

from __future__ import annotations

import asyncio
import time
from itertools import groupby
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from babel.dates import format_date

from sherwood.table.store import notices
from sherwood.table.store.notices import LATE, Due, Push, Wishes
from sherwood.table.store.rows import RUNNING
from sherwood.table.store.store import Store
from sherwood.web import catalogue
from sherwood.web.clocks import LIVE
from sherwood.web.mail import Fate, Mail
from sherwood.web.pushed import Words
from sherwood.web.room import Room
from sherwood.web.rooms import Rooms
from sherwood.web.server_log import problem
from sherwood.web.words import say

if TYPE_CHECKING:  # its packages come with an extra
    from sherwood.web.push import Pusher

OURS = "en_GB"  # whose English we write
GAP = 15 * 60  # seconds between two mails to one person
AT_ONCE = 8  # pushes under way to one person
PEOPLE = 32  # who are told at once
MOST_TRIES = 6  # of a letter that the mail server refuses for now
LONGER = 4  # times is each pause between them: from a minute to four hours


def waited_for(room: Room) -> list[Due]:
    """People whom a table at leisure waits for, and until when."""
    table = room.table
    if table.status != RUNNING or room.trouble is not None or table.pace < LIVE:
        return []
    deadlines = room.moment().deadlines
    found: list[Due] = []
    for number in room.match.waiting:
        seat, deadline = room.seats[number], deadlines.get(number)
        if seat.by_bot or seat.person is None or deadline is None:
            continue
        turn, since, warn = room.match.turn(number), deadline - table.pace, deadline - table.pace / 4
        found.append(Due(table.id, number, seat.person, turn, since, warn, deadline))
    return found


class Notices:
    """What one process does about it, again and again: `every` seconds, and nobody is told before three times that."""

    def __init__(self, store: Store, rooms: Rooms, mail: Mail | None, pusher: Pusher | None, every: float) -> None:
        self._store = store
        self._rooms = rooms
        self.mail = mail
        self.pusher = pusher
        self.every = every
        self._known: dict[str, list[Due]] = {}
        self._news: dict[str, list[Due]] = {}
        rooms.on_turn = self.note

    def note(self, room: Room) -> None:
        """Something changed at a table; written down at the next look."""
        if room.table.pace >= LIVE:
            self._news[room.table.id] = waited_for(room)

    async def look(self) -> None:
        await self._renew()
        now = time.time()
        absent = sorted(await self._absent(now), key=lambda one: one.person)
        door = asyncio.Semaphore(PEOPLE)
        by_person = groupby(absent, key=lambda one: one.person)
        await asyncio.gather(*[self._tell_safely(door, person, list(some), now) for person, some in by_person])

    async def _absent(self, now: float) -> list[Due]:
        """All of them, however many wait whom nobody may tell just now: those must not stand before the others."""
        found: list[Due] = []
        after: Due | None = None
        while some := await self._store.read(notices.some_due, now - 3 * self.every, now, after):
            found += [one for one in some if self._rooms.mine(one.table_id) and not self._is_here(one)]
            after = some[-1]
        return found

    async def _tell_safely(self, door: asyncio.Semaphore, person: str, some: list[Due], now: float) -> None:
        """One who is slow to be told keeps nobody else waiting, and one who cannot be told is nobody else's trouble."""
        async with door:
            try:
                await self._tell(person, some, now)
            except Exception as error:
                problem("notice", error)

    async def _renew(self) -> None:
        """What changed at tables since the last look, as rows."""
        for table, waited in list(self._news.items()):
            if waited != self._known.get(table):
                await self._store.write(notices.renew, table, waited)
            if self._news[table] is waited:  # nothing new while it was written
                del self._news[table]
            if waited:
                self._known[table] = waited
            else:
                self._known.pop(table, None)

    def _is_here(self, one: Due) -> bool:
        room = self._rooms.loaded.get(one.table_id)
        return room is not None and one.seat in room.moment().here

    async def _tell(self, person: str, some: list[Due], now: float) -> None:
        wishes = await self._store.read(notices.of, person)
        if wishes is not None and wishes.quiet(now):
            return
        if self.pusher is not None:
            await self._push(person, [one for one in some if one.untold("pushed", now)], now)
        unmailed = [one for one in some if one.untold("mailed", now)]
        if (
            self.mail is not None
            and wishes is not None
            and unmailed
            and wishes.mail_now(now, min(GAP, 45 * self.every))
        ):
            await self._mail(self.mail, wishes, unmailed, now)

    # Push

    async def _push(self, person: str, some: list[Due], now: float) -> None:
        browsers = await self._store.read(notices.pushes_of, [person]) if some else []
        if not browsers:
            return
        games = await self._store.read(notices.games_of, [one.table_id for one in some])
        for one in some:
            if not browsers:
                return
            if await self._store.write(notices.claim, "pushed", one, one.kind(now)):
                browsers = await self._push_one(browsers, one, games[one.table_id], now)

    async def _push_one(self, browsers: list[Push], one: Due, game: str, now: float) -> list[Push]:
        """Those that took it: the others are not waited for again before the next look."""
        pusher = self.pusher
        assert pusher is not None
        well: list[Push] = []
        for first in range(0, len(browsers), AT_ONCE):
            some = browsers[first : first + AT_ONCE]
            words = [push_words(one, game, to.lang, now) for to in some]
            went = await asyncio.gather(*(pusher.send(to, word) for to, word in zip(some, words, strict=True)))
            for to, how in zip(some, went, strict=True):
                await self._store.write(notices.note_push, to.id, how.went, how.gone)
                well += [to] if how.went else []
        return well

    # Mail

    async def _mail(self, mail: Mail, wishes: Wishes, some: list[Due], now: float) -> None:
        """Everything that is due in one letter. It is claimed first: rather no letter than the same one twice."""
        mine = await self._store.write(notices.claim_letter, wishes, some, now)
        if not mine:
            return
        games = await self._store.read(notices.games_of, [one.table_id for one in mine])
        subject, text = letter(mail.site, wishes, mine, games, now)
        fate = await mail.send(wishes.mail, subject, text, wishes.stop)
        if fate is Fate.LATER and wishes.tries + 1 < MOST_TRIES:
            pause = 3 * self.every * LONGER**wishes.tries
            await self._store.write(notices.give_back, wishes, mine, now, pause)

    async def ask_to_confirm(self, address: str, code: str, lang: str) -> bool:
        assert self.mail is not None
        link = f"{self.mail.site}/confirm/{code}"
        text = "\n\n".join([say(lang, "mail-confirm"), link, say(lang, "mail-confirm-not"), ""])
        return await self.mail.send(address, say(lang, "mail-confirm-subject"), text) is Fate.TAKEN


def game_name(game: str, lang: str) -> str:
    return catalogue.speech(game, lang).say("game-name")


def push_words(one: Due, game: str, lang: str, now: float) -> Words:
    body = say(lang, "notice-late", time=left(one, now)) if one.kind(now) == LATE else say(lang, "your-turn")
    return Words(game_name(game, lang), body, f"/tables/{one.table_id}", one.table_id)


def left(one: Due, now: float) -> str:
    """How long until a bot plays: hours, or minutes where it is less."""
    minutes = max(1, round((one.deadline - now) / 60))
    return f"{minutes // 60} h {minutes % 60:02}" if minutes >= 60 else f"{minutes} min"


def moment(wishes: Wishes, at: float) -> str:
    """As it is written in the reader's language, by their own clock, which is named: it may be read elsewhere."""
    local = wishes.local(at)
    day = format_date(local, "full", locale=_dates(wishes.lang))
    return say(wishes.lang, "mail-until", day=day, time=local.strftime("%H:%M"), zone=wishes.zone)


def _dates(lang: str) -> Locale:
    """How a language writes a day; one whose sentences somebody added, and Babel does not know, as English does."""
    try:
        return Locale.parse(OURS if lang == "en" else lang)
    except (UnknownLocaleError, ValueError):
        return Locale.parse(OURS)


def letter(site: str, wishes: Wishes, some: list[Due], games: dict[str, str], now: float) -> tuple[str, str]:
    """Subject and text: which games wait, until when, and how to hear no more of it."""
    lang = wishes.lang
    lines = [say(lang, "mail-lead"), ""]
    for one in some:
        name = game_name(games[one.table_id], lang)
        told = say(lang, "mail-turn", game=name, until=moment(wishes, one.deadline))
        if one.kind(now) == LATE:
            told = say(lang, "mail-late", game=name, time=left(one, now))
        lines += [told, f"{site}/tables/{one.table_id}", ""]
    lines += ["-- ", say(lang, "mail-stop"), f"{site}/stop/{wishes.stop}", ""]
    return say(lang, "mail-subject", n=len(some)), "\n".join(lines)
