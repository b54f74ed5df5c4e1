"""`python -m sherwood.web --port 8000 --database sherwood.sqlite`"""

from __future__ import annotations

import argparse

from sherwood.web.serve import serve
from sherwood.web.services import Config


def main() -> None:
    parser = argparse.ArgumentParser(prog="sherwood serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default="sherwood.sqlite", help="a file, or postgresql://…")
    parser.add_argument("--processes", type=int, default=1, help="processes that serve")
    parser.add_argument("--workers", type=int, default=1, help="processes for bots, to each that serves")
    parser.add_argument("--secure", action="store_true", help="behind HTTPS: cookies only travel encrypted")
    parser.add_argument("--behind-proxy", action="store_true", help="trust the proxy's X-Forwarded-For")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (tests and measurements)")
    parser.add_argument("--open", action="store_true", help="open a browser")
    given = parser.parse_args()
    settings = Config(
        database=given.database,
        secure=given.secure,
        limits=not given.no_limits,
        trust_proxy=given.behind_proxy,
        workers=given.workers,
    )
    serve(given.host, given.port, browser=given.open, settings=settings, processes=given.processes)


if __name__ == "__main__":
    main()
