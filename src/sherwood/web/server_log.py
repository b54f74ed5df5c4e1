"""One JSON line per thing worth knowing for the host: paths and outcomes, no cookies, tokens, choices or chat."""

from __future__ import annotations

import logging
import re
import sys
import time

import msgspec

Fact = str | int | float | None
_logger = logging.getLogger("sherwood")
# Invite codes live in paths; whoever reads the log must not be able to sit down.
_INVITE = re.compile(r"(/join/|/invites/)[^/]+")


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    _logger.handlers[:] = [handler]
    _logger.setLevel(level)
    _logger.propagate = False


def log(what: str, **facts: Fact) -> None:
    if _logger.isEnabledFor(logging.INFO):
        _logger.info(_line(what, facts))


def problem(what: str, error: BaseException, **facts: Fact) -> None:
    """Something broke: the trace goes to the host's log, never to a visitor."""
    _logger.error(_line(what, {**facts, "error": repr(error)}), exc_info=error)


def _line(what: str, facts: dict[str, Fact]) -> str:
    if "path" in facts:
        facts["path"] = _INVITE.sub(r"\1…", str(facts["path"]))
    return msgspec.json.encode({"at": round(time.time(), 3), "what": what, **facts}).decode()
