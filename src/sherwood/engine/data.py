"""A game's data files: ours, or the corrected ones in the folder that SHERWOOD_DATA names."""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from sherwood.engine.errors import BadData
from sherwood.engine.findings import unlike

VARIABLE = "SHERWOOD_DATA"
TomlTable = dict[str, Any]  # TOML as it was read; each game's `check` says what it must hold
Check = Callable[[Path], list[str]]


def corrected_data() -> Path | None:
    """The folder of corrected data files, one folder in it for each game; None where none is named."""
    given = os.environ.get(VARIABLE, "")
    if given and not Path(given).is_dir():
        raise BadData(f"{VARIABLE} names {given}, and there is no such folder.", "data-folder", {"folder": given})
    return Path(given) if given else None


def refuse_strangers(games: Iterable[str]) -> None:
    """BadData for anything in the folder of corrected data that is no game's folder: it would be read by nobody."""
    folder, known = corrected_data(), sorted(games)
    for path in _visible(folder) if folder else []:
        if path.name not in known:
            listed = ", ".join(known)
            said = {"file": str(path), "known": listed}
            raise BadData(f"{path} is no game's folder of corrected data: these are {listed}.", "data-game", said)


class DataFiles:
    """The data files of one game, by name. Somebody who owns the game may replace any of them.

    `SHERWOOD_DATA/<game>/<name>.toml` stands in for `games/<game>/data/<name>.toml`, once `check` finds no fault.
    """

    def __init__(self, folder: Path, names: tuple[str, ...], check: Check | None = None) -> None:
        self.game = folder.name
        self.ours = folder / "data"
        self.names = names  # the order in which the fingerprint reads them: part of journals, do not change
        self.check = check  # the faults of a corrected file, as sentences

    def __repr__(self) -> str:
        return f"<DataFiles of {self.game}: {', '.join(self.names)}>"

    def path(self, name: str) -> Path:
        """The file to read: the corrected one where there is one."""
        folder = self._corrected()
        corrected = folder / f"{name}.toml" if folder else None
        return corrected if corrected and corrected.exists() else self.ours / f"{name}.toml"

    def load(self, name: str) -> TomlTable:
        """One data file, as plain data; BadData if it is a corrected one that cannot be played with."""
        self._refuse_strangers()
        used = {each: _read(self.path(each)) for each in self.names}  # one may be checked against another
        self._refuse_unsound(self.path(name))
        return used[name]

    def fingerprint(self) -> str:
        """What tells a journal played with corrected files from one played with ours; "" for ours."""
        used = [self.path(name) for name in self.names]
        if all(file.parent == self.ours for file in used):
            return ""
        return hashlib.sha256(b"\n".join(file.read_bytes() for file in used)).hexdigest()[:12]

    def _corrected(self) -> Path | None:
        folder = corrected_data()
        return folder / self.game if folder and (folder / self.game).is_dir() else None

    def _refuse_strangers(self) -> None:
        """A misspelt file would be read by nobody; names of new places (`*.en.ftl`) may lie there too."""
        folder = self._corrected()
        for path in _visible(folder) if folder else []:
            if path.suffix != ".ftl" and path.name not in [f"{name}.toml" for name in self.names]:
                listed = ", ".join(f"{name}.toml" for name in self.names)
                said = {"file": str(path), "game": self.game, "known": listed}
                message = f"{path} is no data file of {self.game}: these are {listed}."
                raise BadData(message, "data-file", said)

    def faults(self, path: Path) -> list[str]:
        """What is wrong with a file that should stand in for one of ours, one sentence each."""
        found = self.check(path) if self.check else []
        if path.stem in self.names:
            found += unlike(_read(path), _read(self.ours / path.name))
        return found

    def _refuse_unsound(self, path: Path) -> None:
        faults = self.faults(path) if path.parent != self.ours else []
        if faults:
            said = {"file": str(path), "detail": faults[0].rstrip(".")}
            message = f"{path} cannot be played with: {said['detail']}. sherwood data check lists all its faults."
            raise BadData(message, "data-unsound", said)


def _read(path: Path) -> TomlTable:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        said = {"file": str(path), "detail": str(error)}
        raise BadData(f"{path} cannot be read: {error}.", "data-unreadable", said) from error


def _visible(folder: Path) -> list[Path]:
    """What lies in a folder, without what systems and editors leave there."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith(".") and not path.name.endswith("~"))
