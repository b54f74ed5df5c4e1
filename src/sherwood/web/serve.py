"""Starting the server by hand or from `make play`."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import uvicorn

from sherwood.table.store.database import try_database
from sherwood.web.app import create_app, shielded
from sherwood.web.connection import LARGEST
from sherwood.web.dispatcher import NEVER_OPENED, Dispatcher
from sherwood.web.guard import EACH, Doors, guarded
from sherwood.web.line import LineProtocol
from sherwood.web.link import many_files
from sherwood.web.middleware import HttpMiddleware
from sherwood.web.server_log import set_up
from sherwood.web.services import Config

BACKLOG = 2048


def uvicorn_config(app: HttpMiddleware, settings: Config, host: str = "127.0.0.1", port: int = 8000) -> uvicorn.Config:
    """How we want Uvicorn to serve, in one process or several."""
    each = EACH if settings.limits and not settings.trust_proxy else 0
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=guarded(Doors(each, many_files())),
        proxy_headers=False,  # whom we believe is our own business: `address.py`
        log_config=None,
        ws=LineProtocol,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=True,  # a board shrinks to a tenth; programs that do not ask for it pay nothing
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=20,  # longer than clients wait: else a request meets a door that is just being shut
        timeout_graceful_shutdown=3,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: bool = False,
    settings: Config | None = None,
    processes: int = 1,
) -> None:
    """Run until stopped. Prints the address; with `browser`, opens it where there is one."""
    set_up()
    settings = settings or Config()
    try_database(settings.database)
    where = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}"
    print(f"Sherwood: {where}", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [where]).start()
    if processes > 1:
        with _listener(host, port) as listener:
            sys.exit(asyncio.run(Dispatcher(listener, settings, processes).run()))
    else:
        _serve_alone(uvicorn_config(shielded(create_app(settings), settings), settings, host, port))


def _serve_alone(config: uvicorn.Config) -> None:
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(NEVER_OPENED)


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        sys.exit(f"Sherwood: {host}:{port}: {str(error.strerror).partition(' (')[0]}")
    listener.setblocking(False)
    return listener
