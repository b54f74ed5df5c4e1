"""What people want to be told, and what they were told already. An address is used only after it was confirmed."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, and_, delete, func, or_, select, tuple_, update

from sherwood.table.store.rows import RUNNING
from sherwood.table.store.schema import due, notices, pushes, tables
from sherwood.table.store.sessions import hashed

TURN, LATE = "turn", "late"
EACH, DAILY = "each", "daily"
CODE_LIFE = 24 * 3600
MOST_PUSHES = 10  # browsers of one person
MOST_FAILURES = 8
SOME = 1000  # rows that are read at a time
Channel = Literal["pushed", "mailed"]


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants by mail: `often` is "", each or daily; no word between the quiet hours of their zone."""

    person: str
    mail: str
    confirmed: bool
    code: str
    until: float
    stop: str
    often: str
    quiet_from: int
    quiet_to: int
    zone: str
    lang: str
    mailed: float
    tries: int = 0  # how often the mail server has refused the letter that is due
    again: float = 0.0  # and when it may be tried again

    def local(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def quiet(self, now: float) -> bool:
        hour, start, end = self.local(now).hour, self.quiet_from, self.quiet_to
        return start <= hour < end if start <= end else hour >= start or hour < end

    def mail_now(self, now: float, gap: float) -> bool:
        """Each: not more often than the gap. Daily: once a day, after the quiet hours. One that was refused: after a pause."""
        if not self.confirmed or self.often not in (EACH, DAILY) or self.quiet(now) or now < self.again:
            return False
        if self.often == EACH:
            return now - self.mailed >= gap
        here = self.local(now)
        return here.date() > self.local(self.mailed).date() and here.hour >= self.quiet_to


class Push(msgspec.Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Due(msgspec.Struct, frozen=True):
    """A seat that a table at leisure waits for."""

    table_id: str
    seat: int
    person: str
    turn: int
    since: float
    warn: float  # from when on a bot is about to take it
    deadline: float
    pushed: str = ""
    mailed: str = ""

    def kind(self, now: float) -> str:
        return LATE if now >= self.warn else TURN

    def untold(self, channel: Channel, now: float) -> bool:
        """Nothing of it yet, or only that it is their turn while the time is running out."""
        told = self.pushed if channel == "pushed" else self.mailed
        return told == "" or (told == TURN and self.kind(now) == LATE)


# Wishes


def of(db: Connection, person: str) -> Wishes | None:
    row = db.execute(select(notices).where(notices.c.person == person)).first()
    return Wishes(*row) if row else None


def wish(db: Connection, person: str, /, **values: object) -> None:
    if db.execute(update(notices).where(notices.c.person == person).values(**values)).rowcount == 0:
        db.execute(notices.insert().values(person=person, stop=secrets.token_urlsafe(16), **values))


def set_mail(db: Connection, person: str, mail: str) -> str:
    """An address to be confirmed, and the code that goes there; nothing else does until it comes back."""
    code = secrets.token_urlsafe(16)
    until = time.time() + CODE_LIFE
    wish(db, person, mail=mail, confirmed=False, code=hashed(code), until=until, tries=0, again=0.0)
    return code


def confirm(db: Connection, code: str) -> bool:
    known = notices.c.code == hashed(code), notices.c.until > time.time()
    done = db.execute(update(notices).where(*known).values(confirmed=True, code="", often=EACH))
    return done.rowcount == 1


def forget_mail(db: Connection, person: str) -> None:
    wish(db, person, mail="", confirmed=False, code="", often="")


def by_stop(db: Connection, stop: str) -> Wishes | None:
    row = db.execute(select(notices).where(notices.c.stop == stop)).first()
    return Wishes(*row) if row else None


def stop_mail(db: Connection, stop: str) -> bool:
    """By whoever has a mail of ours in hand, without signing in. The address stays theirs, and is not written to."""
    return db.execute(update(notices).where(notices.c.stop == stop).values(often="")).rowcount == 1


# Browsers


def add_push(db: Connection, person: str, endpoint: str, p256dh: str, auth: str, lang: str) -> None:
    """The newest stay; a browser that was somebody else's is theirs no more."""
    made = hashed(endpoint)
    db.execute(delete(pushes).where(pushes.c.id == made))
    values = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "lang": lang, "created": time.time()}
    db.execute(pushes.insert().values(id=made, person=person, **values))
    newest = select(pushes.c.id).where(pushes.c.person == person).order_by(pushes.c.created.desc()).limit(MOST_PUSHES)
    kept = list(db.execute(newest).scalars())
    db.execute(delete(pushes).where(pushes.c.person == person, pushes.c.id.not_in(kept)))


def end_push(db: Connection, person: str, endpoint: str) -> bool:
    here = pushes.c.person == person, pushes.c.id == hashed(endpoint)
    return db.execute(delete(pushes).where(*here)).rowcount == 1


def end_pushes(db: Connection, person: str) -> None:
    db.execute(delete(pushes).where(pushes.c.person == person))


def pushes_of(db: Connection, people: Sequence[str]) -> list[Push]:
    columns = (pushes.c.id, pushes.c.person, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.lang)
    return [Push(*row) for row in db.execute(select(*columns).where(pushes.c.person.in_(people)))]


def count_pushes(db: Connection, person: str) -> int:
    return db.execute(select(func.count()).where(pushes.c.person == person)).scalar_one()


def note_push(db: Connection, push: str, went: bool, gone: bool) -> None:
    """Whether it arrived; what is gone, or fails again and again, is forgotten."""
    here = pushes.c.id == push
    db.execute(update(pushes).where(here).values(failed=0 if went else pushes.c.failed + 1))
    db.execute(delete(pushes).where(here, pushes.c.failed >= (1 if gone else MOST_FAILURES)))


# What is due


def renew(db: Connection, table: str, waited: Sequence[Due]) -> None:
    """Whom a table waits for now. What was told stays told as long as it is about the same question."""
    kept = {row[1]: Due(*row) for row in db.execute(select(due).where(due.c.table_id == table))}
    same = {one.seat for one in waited if one.seat in kept and _about(one) == _about(kept[one.seat])}
    gone = [seat for seat in kept if seat not in same]
    if gone:
        db.execute(delete(due).where(due.c.table_id == table, due.c.seat.in_(gone)))
    for one in waited:
        if one.seat not in same:
            db.execute(due.insert().values(**msgspec.structs.asdict(one)))


def _about(one: Due) -> tuple[str, int, float]:
    return one.person, one.turn, one.deadline


def some_due(db: Connection, before: float, now: float, after: Due | None = None) -> list[Due]:
    """Of people who want to be told of it and were not: waited for since `before`; some at a time, those `after` another."""
    by_mail = select(notices.c.person).where(notices.c.confirmed.is_(True), notices.c.often != "")
    untold = or_(
        and_(due.c.person.in_(by_mail), _untold(due.c.mailed, now)),
        and_(due.c.person.in_(select(pushes.c.person)), _untold(due.c.pushed, now)),
    )
    goes_on = due.c.table_id.in_(select(tables.c.id).where(tables.c.status == RUNNING))
    place = tuple_(due.c.table_id, due.c.seat)
    rows = select(due).where(untold, goes_on, due.c.since < before).order_by(due.c.table_id, due.c.seat).limit(SOME)
    if after is not None:
        rows = rows.where(place > (after.table_id, after.seat))
    return [Due(*row) for row in db.execute(rows)]


def _untold(told: Column[str], now: float) -> ColumnElement[bool]:
    """As `Due.untold` has it."""
    return or_(told == "", and_(told == TURN, due.c.warn <= now))


def claim(db: Connection, channel: Channel, one: Due, kind: str) -> bool:
    """Of several servers one tells it."""
    column = due.c[channel]
    here = due.c.table_id == one.table_id, due.c.seat == one.seat, due.c.turn == one.turn
    return db.execute(update(due).where(*here, column.not_in((kind, LATE))).values({channel: kind})).rowcount == 1


def claim_letter(db: Connection, wishes: Wishes, some: Sequence[Due], now: float) -> list[Due]:
    """Of several servers one writes it, and about this; whoever read the row before another one tried is too late."""
    here = notices.c.person == wishes.person, notices.c.mailed == wishes.mailed, notices.c.tries == wishes.tries
    if db.execute(update(notices).where(*here).values(mailed=now, tries=0, again=0.0)).rowcount != 1:
        return []
    return [one for one in some if claim(db, "mailed", one, one.kind(now))]


def give_back(db: Connection, wishes: Wishes, some: Sequence[Due], now: float, pause: float) -> None:
    """The mail server did not take what was claimed `now`: all is as it was before, but for the pause."""
    here = notices.c.person == wishes.person, notices.c.mailed == now
    before = {"mailed": wishes.mailed, "tries": wishes.tries + 1, "again": now + pause}
    if db.execute(update(notices).where(*here).values(before)).rowcount != 1:
        return
    for one in some:
        same = due.c.table_id == one.table_id, due.c.seat == one.seat, due.c.turn == one.turn
        db.execute(update(due).where(*same).values(mailed=one.mailed))


def games_of(db: Connection, ids: Sequence[str]) -> dict[str, str]:
    return {row[0]: row[1] for row in db.execute(select(tables.c.id, tables.c.game).where(tables.c.id.in_(ids)))}


def forget(db: Connection, people: Sequence[str]) -> None:
    for rows in (notices, pushes, due):
        db.execute(delete(rows).where(rows.c.person.in_(people)))
