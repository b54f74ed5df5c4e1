"""Starting the server by hand or from `make play`."""

from __future__ import annotations

import threading
import webbrowser

import uvicorn

from sherwood.web.app import create_app
from sherwood.web.house import Settings
from sherwood.web.logs import set_up
from sherwood.web.socket import LARGEST


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sherwood.sqlite",
    browser: bool = False,
    settings: Settings | None = None,
) -> None:
    """Run until stopped. Prints the address; with `browser`, opens it where there is one."""
    set_up()
    app = create_app(settings or Settings(database=database))
    where = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}"
    print(f"Sherwood: {where}", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [where]).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=True,  # a board shrinks to a tenth; programs that do not ask for it pay nothing
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
