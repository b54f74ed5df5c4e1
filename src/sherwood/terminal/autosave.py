"""Where games are kept, after every move."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from sherwood.files import write


class Autosave:
    """Keeps one game in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, text: str) -> None:
        """Replace the file by this text; a reader sees the old one or the new one, never half."""
        write(self.path, text)


def games_folder() -> Path:
    """Where games are kept when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sherwood" / "games"


def new_path(game: str) -> Path:
    """A name of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.journal", *(f"{stem}-{n}.journal" for n in range(2, 100))]
    return next(path for name in names if not (path := games_folder() / name).exists())


def latest() -> Path | None:
    """The game kept last, or None."""
    kept = games_folder().glob("*.journal")
    return max(kept, key=lambda path: path.stat().st_mtime, default=None)
