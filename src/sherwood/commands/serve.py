"""`sherwood serve`: the web table."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from sherwood.bots.own import is_own
from sherwood.commands.admin import SQLITE, Database
from sherwood.commands.errors import CommandError
from sherwood.commands.seating import check_bots, split
from sherwood.extras import extra, require
from sherwood.games import shelf

if TYPE_CHECKING:
    from sherwood.web.services import Config

NAME = "serve"
SECRET = ("SHERWOOD_DATABASE", "SHERWOOD_CHANNELS", "SHERWOOD_MAIL")  # variables that may hold a password
LONGEST_LEVEL = 24  # letters of a seat's level in the database


def run(
    host: Annotated[str, typer.Option(envvar="SHERWOOD_HOST", help="Where to listen.")] = "127.0.0.1",
    # No variable: Docker and Kubernetes set a SHERWOOD_PORT of their own beside a service called sherwood.
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Database = SQLITE,
    processes: Annotated[
        int, typer.Option(envvar="SHERWOOD_PROCESSES", min=1, max=64, help="Processes that serve; tables are spread.")
    ] = 1,
    workers: Annotated[
        int,
        typer.Option(envvar="SHERWOOD_WORKERS", min=1, max=64, help="Processes in which bots think, to each of those."),
    ] = 1,
    secure: Annotated[
        bool,
        typer.Option("--secure", envvar="SHERWOOD_SECURE", help="Behind HTTPS: cookies only travel encrypted."),
    ] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", envvar="SHERWOOD_BEHIND_PROXY", help="Believe X-Forwarded-For.")
    ] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No rate limits: for measurements.")] = False,
    channels: Annotated[
        str | None,
        typer.Option(
            envvar="SHERWOOD_CHANNELS",
            help="How servers tell each other: postgresql, valkey://host:port.",
            show_default=False,
        ),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(envvar="SHERWOOD_METRICS", help="Figures for Prometheus at host:port.", show_default=False),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots of your own that may be seated: mine.py:decide,...", show_default=False)
    ] = None,
    mail: Annotated[
        str,
        typer.Option(
            envvar="SHERWOOD_MAIL", help="Mail server for notices: smtp://user:password@host:587, smtps://..."
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="SHERWOOD_MAIL_FROM", help="Whose address mails come from.")] = "",
    site: Annotated[str, typer.Option(envvar="SHERWOOD_SITE", help="As visitors reach it: https://club.example")] = "",
    push: Annotated[
        str,
        typer.Option(
            envvar="SHERWOOD_PUSH", help="Web push; whom push services may write to: mailto:host@club.example"
        ),
    ] = "",
    push_services: Annotated[
        str | None, typer.Option(help="Push services of your own network that may be used: host:port,...")
    ] = None,
    notices_every: Annotated[float, typer.Option(min=0.1, help="Seconds between two looks for notices.")] = 20.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Open the web table."""
    _forget_secrets()
    with extra("web"):  # the server is heavy: other commands must not wait for it
        from sherwood.web.backends import VALKEY, is_channel
        from sherwood.web.serve import serve
        from sherwood.web.services import Config

    if channels and not is_channel(channels, database):
        raise CommandError("channels", given=channels)
    if channels and channels.partition("://")[0] in VALKEY:
        require("cluster", "redis")
    if metrics:
        if not metrics.rpartition(":")[2].isdigit():
            raise CommandError("metrics", given=metrics)
        require("metrics", "prometheus_client")
    own = _own(bots)
    settings = Config(
        database=database,
        workers=workers,
        secure=secure,
        trust_proxy=behind_proxy,
        limits=not no_limits,
        channels=channels or "",
        metrics=metrics or "",
        bots=own,
        mail=mail,
        mail_from=mail_from,
        site=site,
        push=push,
        push_services=tuple(split(push_services)),
        notices_every=notices_every,
    )
    _check_notices(settings)
    serve(host, port, browser=open_browser, settings=settings, processes=processes)


def _forget_secrets() -> None:
    """They are read: processes in which bots think, the host's own among them, need not inherit any password."""
    for name in SECRET:
        os.environ.pop(name, None)


def _check_notices(settings: Config) -> None:
    """What notices need is there, or the host hears it now and not when somebody should have been told."""
    if settings.mail:
        require("notices", "aiosmtplib")
        known = urlsplit(settings.mail)
        if (
            known.scheme not in ("smtp", "smtps")
            or not known.hostname
            or not settings.site
            or "@" not in settings.mail_from
        ):
            raise CommandError("mail")
    if settings.push:
        require("notices", "pywebpush")
        if not settings.push.startswith(("mailto:", "https://")):
            raise CommandError("push", given=settings.push)


def _own(bots: str | None) -> tuple[str, ...]:
    """Every one of them can be loaded and told from the others: better said now than in the middle of a game."""
    specs = split(bots)
    for spec in specs:
        check_bots([spec], next(iter(shelf().values())))
        if not is_own(spec):
            raise CommandError("bot", given=spec, known="mine.py:decide")
    _check_names([Path(spec).name for spec in specs])
    return tuple(specs)


def _check_names(names: Sequence[str]) -> None:
    """People seat a bot by its file's name without the folder, which the database has so much room for."""
    for name in names:
        if len(name) > LONGEST_LEVEL:
            raise CommandError("bot-long", given=name, most=LONGEST_LEVEL)
        if names.count(name) > 1:
            raise CommandError("bot-twice", given=name)
