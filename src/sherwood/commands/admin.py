"""`sherwood admin`: for those who look after a house. What is done is written down; servers notice it within seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated

import typer

from sherwood.commands.arguments import Lang, speech_for
from sherwood.commands.errors import FAILED, CommandError
from sherwood.extras import extra

if TYPE_CHECKING:  # a command that is not asked for must not wait for the store
    from sherwood.table.store.desk import Desk

app = typer.Typer(help="For those who look after a house: tables, people, bans.")
Database = Annotated[
    str,
    typer.Option(
        envvar="SHERWOOD_DATABASE",  # an address may hold a password, and everybody on the machine reads command lines
        help="The server's database: a file, or postgresql://user@host/name.",
    ),
]
Who = Annotated[str, typer.Argument(metavar="WHO", help="A login, or an id from `sherwood admin people`.")]
Off = Annotated[bool, typer.Option("--off", help="Take it back.")]
SQLITE = "sherwood.sqlite"
DAY = 24 * 3600


@app.callback()
def admin() -> None:
    """For those who look after a house: tables, people, bans."""


@contextmanager
def _desk(database: str) -> Iterator[Desk]:
    with extra("web"):
        from sherwood.table.store.desk import Desk
    desk = Desk(database)
    try:
        yield desk
    finally:
        desk.close()


def _done(lang: str | None) -> None:
    typer.echo(speech_for(None, lang).say("admin-done"))


@app.command()
def tables(database: Database = SQLITE) -> None:
    """Tables that go on, the newest first."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        for one in desk.look(hosts.some_tables):
            typer.echo(f"{one.id}  {_when(one.created)}  {one.game:10} {one.status:8} {one.names}")


@app.command()
def people(
    words: Annotated[str, typer.Argument(help="Part of a name or login.")] = "", database: Database = SQLITE
) -> None:
    """The newest people, or those whose name or login holds the words."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        for one in desk.look(hosts.some_people, words):
            marks = " ".join(mark for mark, on in (("banned", one.banned), ("muted", one.muted)) if on)
            typer.echo(f"{one.id}  {one.login or '-':20} {one.name:32} {one.role} {marks}".rstrip())


@app.command()
def deeds(database: Database = SQLITE) -> None:
    """What hosts have done, the newest first."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        for one in desk.look(hosts.last_deeds):
            typer.echo(f"{_when(one.at)}  {one.by:24} {one.deed:12} {one.what}")


@app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = SQLITE, lang: Lang = None
) -> None:
    """End a game as it stands, without a winner."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        if not desk.do("close", table, hosts.close_table, table):
            raise CommandError("no-table", FAILED, given=table)
    _done(lang)


@app.command()
def kick(who: Who, database: Database = SQLITE, lang: Lang = None) -> None:
    """Sign somebody out everywhere: browsers, open sockets and tokens."""
    with _desk(database) as desk:
        from sherwood.table.store import sessions

        desk.do("kick", who, sessions.end_all, desk.person(who).id)
    _done(lang)


@app.command()
def mute(who: Who, off: Off = False, database: Database = SQLITE, lang: Lang = None) -> None:
    """Let somebody say nothing more, at any table."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        desk.do("unmute" if off else "mute", who, hosts.set_person, desk.person(who).id, muted=not off)
    _done(lang)


@app.command()
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A login, an id or an address.")],
    off: Off = False,
    days: Annotated[int, typer.Option(min=1, max=3650, help="For an address: how long.")] = 30,
    database: Database = SQLITE,
    lang: Lang = None,
) -> None:
    """Let an account, a guest or an address in no more."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        if not _is_address(who):
            desk.do("unban" if off else "ban", who, hosts.ban_person, desk.person(who).id, not off)
        elif off:
            desk.do("lift-ban", who, hosts.lift_ban, who)
        else:
            desk.do("ban-address", who, hosts.ban_address, who, days * DAY)
    _done(lang)


@app.command()
def code(login: Annotated[str, typer.Argument(metavar="LOGIN")], database: Database = SQLITE) -> None:
    """A code for somebody who has lost the password: good once, for a day."""
    with _desk(database) as desk:
        from sherwood.table.store import sessions

        person = desk.person(login)
        if person.login is None:
            raise CommandError("nobody", FAILED, given=login)
        typer.echo(desk.do("code", login, sessions.hand_out, person.id))


@app.command()
def role(who: Who, off: Off = False, database: Database = SQLITE, lang: Lang = None) -> None:
    """Let an account look after the house: the page /host."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts
        from sherwood.table.store.rows import HOST

        desk.do("unrole" if off else "role", who, hosts.set_person, desk.person(who).id, role="" if off else HOST)
    _done(lang)


@app.command()
def seal(database: Database = SQLITE, lang: Lang = None) -> None:
    """Renew the key that seals old cookies and masks logins in the log; servers use it when they start again."""
    with _desk(database) as desk:
        from sherwood.table.store import people

        desk.do("seal", "", people.renew_secret)
    _done(lang)


@app.command()
def ratings(database: Database = SQLITE, lang: Lang = None) -> None:
    """Count all rated games again: how many ratings there are, and how many were not as kept."""
    with _desk(database) as desk:
        from sherwood.table.store import results

        found = desk.do("ratings", "", results.recount)
    typer.echo(speech_for(None, lang).say("admin-ratings", n=found.ratings, mended=found.mended))


@app.command()
def announce(
    text: Annotated[str, typer.Argument(help="Nothing: take it back.")] = "", database: Database = SQLITE
) -> None:
    """Tell everybody something, on every page and at every table: a restart, say."""
    with _desk(database) as desk:
        from sherwood.table.store import hosts

        desk.do("announce", text, hosts.announce, text)


def _is_address(who: str) -> bool:
    try:
        ip_address(who)
    except ValueError:
        return False
    return True


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
