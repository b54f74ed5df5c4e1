"""`sherwood serve`: the web table, where it is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from sherwood.commands.complaint import FAILED, Complaint

NAME = "serve"


def run(
    host: Annotated[str, typer.Option(help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
) -> None:
    """Open the web table."""
    if find_spec("sherwood.web") is None:
        raise Complaint("no-serve", FAILED)
    import_module("sherwood.web").serve(host=host, port=port)
