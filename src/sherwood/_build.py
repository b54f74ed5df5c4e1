"""Which build runs: compiled, or plain Python because there is no compiler or because it was asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PureFinder(MetaPathFinder):
    """Finds our modules as source files even where compiled ones lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("sherwood.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """SHERWOOD_PURE=1 asks for plain Python."""
    if os.environ.get("SHERWOOD_PURE") and not any(isinstance(finder, PureFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, PureFinder())


def build() -> str:
    """`compiled` or `pure`."""
    from sherwood.engine import play

    return "pure" if str(play.__file__).endswith(".py") else "compiled"
