"""The data files: ours, or the corrected ones in the folder that SHERWOOD_DATA names."""

from __future__ import annotations

import hashlib
import os
import tomllib
from pathlib import Path
from typing import Any

OURS = Path(__file__).parent / "data"
FILES = ("loot", "fame", "track")


def path(name: str) -> Path:
    """The file to read: the corrected one where there is one."""
    given = os.environ.get("SHERWOOD_DATA", "")
    corrected = Path(given) / "locksley" / f"{name}.toml"
    return corrected if given and corrected.exists() else OURS / f"{name}.toml"


def load(name: str) -> dict[str, Any]:
    """One data file, as plain data."""
    return tomllib.loads(path(name).read_text(encoding="utf-8"))


def fingerprint() -> str:
    """What tells a journal played with corrected files from one played with ours; "" for ours."""
    used = [path(name) for name in FILES]
    if all(file.parent == OURS for file in used):
        return ""
    return hashlib.sha256(b"\n".join(file.read_bytes() for file in used)).hexdigest()[:12]
