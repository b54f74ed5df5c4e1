"""`sherwood serve`: the web table."""

from __future__ import annotations

from typing import Annotated

import typer

from sherwood.extras import extra

NAME = "serve"


def run(
    host: Annotated[str, typer.Option(help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="A file, or postgresql://user@host/name.")] = "sherwood.sqlite",
    processes: Annotated[int, typer.Option(min=1, max=64, help="Processes that serve; tables are spread.")] = 1,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think, to each of those.")] = 1,
    secure: Annotated[bool, typer.Option("--secure", help="Behind HTTPS: cookies only travel encrypted.")] = False,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Believe X-Forwarded-For.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="No rate limits: for measurements.")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Open the web table."""
    with extra("web"):  # the server is heavy: other commands must not wait for it
        from sherwood.web.serve import serve
        from sherwood.web.services import Config

    settings = Config(database=database, workers=workers, secure=secure, trust_proxy=behind_proxy, limits=not no_limits)
    serve(host, port, browser=open_browser, settings=settings, processes=processes)
