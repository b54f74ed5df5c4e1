"""`sherwood mcp`: a seat for programs that speak the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from sherwood.extras import extra

NAME = "mcp"


def run(
    http: Annotated[bool, typer.Option("--http", help="Listen on a port instead of standard input.")] = False,
    host: Annotated[str, typer.Option(help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8010,
) -> None:
    """Let programs play through the Model Context Protocol."""
    with extra("agents"):
        from sherwood.agents.server import server

    if http:
        server().run("streamable-http", host=host, port=port)
    else:
        server().run("stdio")
