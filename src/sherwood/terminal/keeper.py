"""A game on disk is whole at every moment: written aside, then put in place in one motion."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


class Keeper:
    """Keeps one game in one file, after every move."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, text: str) -> None:
        """Replace the file by this text; a reader sees the old one or the new one, never half."""
        write(self.path, text)


def write(path: Path, text: str) -> None:
    """Write a whole file atomically and durably; a link keeps pointing where it did, a device stays one."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(aside, _mode(path))
        os.replace(aside, path)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise


def games_folder() -> Path:
    """Where games are kept when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sherwood" / "games"


def latest() -> Path | None:
    """The game kept last, or None."""
    kept = games_folder().glob("*.journal")
    return max(kept, key=lambda path: path.stat().st_mtime, default=None)


def _mode(path: Path) -> int:
    """mkstemp makes private files; a kept game has the rights its folder's other files would have."""
    if path.exists():
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask
