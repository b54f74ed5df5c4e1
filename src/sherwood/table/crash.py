"""When a rule fails: keep what led there, so that it can be played again and mended."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

MOST, MOST_BYTES = 200, 20_000_000
LIFE = 90 * 24 * 3600

_own: Path | None = None


def keep_in(own: Path) -> None:
    """A program that has a place of its own (a server, its database) keeps its crash files there."""
    global _own
    _own = own


def folder() -> Path:
    """SHERWOOD_CRASHES, else the program's own folder, else one among the system's temporary files."""
    return Path(os.environ.get("SHERWOOD_CRASHES") or _own or Path(tempfile.gettempdir()) / "sherwood-crashes")


def tidy() -> int:
    """Keep the newest files, so many and of so many bytes, and none for ever; how many went."""
    files = sorted(folder().glob("*.journal"), key=lambda path: path.name, reverse=True) if folder().is_dir() else []
    total, gone = 0, 0
    for n, path in enumerate(files):
        with suppress(OSError):  # another process tidies too
            total += path.stat().st_size
            if n >= MOST or total > MOST_BYTES or time.time() - path.stat().st_mtime > LIFE:
                path.unlink()
                gone += 1
    return gone


def keep(text: str) -> Path | None:
    """Write the journal of a failed choice; None if nothing can be written (the failure matters more)."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        path = folder() / f"{_now()}-{os.getpid()}.journal"
        path.write_text(text, encoding="utf-8")
        tidy()
    except OSError:
        return None
    return path


def _now() -> str:
    """The moment, to the nanosecond: sorted by their names, files are in the order in which they came."""
    seconds, rest = divmod(time.time_ns(), 10**9)
    return f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(seconds))}-{rest:09}"
