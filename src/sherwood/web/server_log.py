"""One JSON line per thing worth knowing for the host: paths and outcomes, no cookies, tokens, choices or chat."""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback

import msgspec

Fact = str | int | float | None
# What a database says that is away; by name, for what writes the log does not load the database's packages.
AWAY = {"OperationalError", "InterfaceError", "InternalError"}
_logger = logging.getLogger("sherwood")
# Codes live in paths; whoever reads the log must not be able to sit down, nor to confirm or stop somebody's mail.
_CODE = re.compile(r"(/join/|/invites/|/confirm/|/stop/)[^/]+")


class OneLine(logging.Formatter):
    """What other packages have to say becomes a line of the same kind; a trace is one of its facts."""

    def format(self, record: logging.LogRecord) -> str:
        if record.name == _logger.name:
            return record.getMessage()
        facts: dict[str, Fact] = {"logger": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[1]:
            facts |= _trace(record.exc_info[1])
        return _line("note", facts)


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.captureWarnings(True)
    logging.getLogger().handlers[:] = [handler]
    _logger.setLevel(level)
    # Two servers that write the same place of a journal at once is nothing to tell: the second reads and tries again.
    logging.getLogger("psycopg").setLevel(logging.ERROR)


def log(what: str, **facts: Fact) -> None:
    if _logger.isEnabledFor(logging.INFO):
        _logger.info(_line(what, facts))


def problem(what: str, error: BaseException, **facts: Fact) -> None:
    """Something broke: the trace goes to the host's log, never to a visitor. A database that is away is nothing broken."""
    if type(error).__name__ in AWAY:
        log("store", during=what, error=repr(error)[:300], **facts)
        return
    _logger.error(_line(what, {**facts, **_trace(error)}))


def _trace(error: BaseException) -> dict[str, Fact]:
    return {"error": repr(error)[:2000], "trace": "".join(traceback.format_exception(error))[-8000:]}


def _line(what: str, facts: dict[str, Fact]) -> str:
    if "path" in facts:
        facts["path"] = _CODE.sub(r"\1…", str(facts["path"])[:300])
    line = msgspec.json.encode({"at": round(time.time(), 3), "what": what, **facts})
    return line.decode()
