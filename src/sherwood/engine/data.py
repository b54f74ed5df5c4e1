"""A game's data files: ours, or the corrected ones in the folder that SHERWOOD_DATA names."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any

Table = dict[str, Any]  # TOML as it was read; each game's `check` says what it must hold


class DataFiles:
    """The data files of one game, by name. Somebody who owns the game may replace any of them.

    `SHERWOOD_DATA/<game>/<name>.toml` stands in for `games/<game>/data/<name>.toml`.
    """

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        self.game = folder.name
        self.ours = folder / "data"
        self.names = names  # the order in which the fingerprint reads them: part of journals, do not change

    def __repr__(self) -> str:
        return f"<DataFiles of {self.game}: {', '.join(self.names)}>"

    def path(self, name: str) -> Path:
        """The file to read: the corrected one where there is one."""
        given = os.environ.get("SHERWOOD_DATA", "")
        corrected = Path(given) / self.game / f"{name}.toml"
        return corrected if given and corrected.is_file() else self.ours / f"{name}.toml"

    def load(self, name: str) -> Table:
        """One data file, as plain data."""
        return tomllib.loads(self.path(name).read_text(encoding="utf-8"))

    def fingerprint(self) -> str:
        """What tells a journal played with corrected files from one played with ours; "" for ours."""
        used = [self.path(name) for name in self.names]
        if all(file.parent == self.ours for file in used):
            return ""
        return hashlib.sha256(b"\n".join(file.read_bytes() for file in used)).hexdigest()[:12]
