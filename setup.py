"""One compiled unit: engine, search and every game's rules. Without a C compiler all of it runs as plain Python."""

import os
import shutil
from pathlib import Path

from setuptools import setup

ROOT = Path("src/sherwood")
PLAIN = {ROOT / "engine/game.py"}  # the card on the shelf: plain data, nothing hot


def unit() -> list[str]:
    """The files of the compiled unit."""
    folders = [ROOT / "engine", ROOT / "search", *sorted(ROOT.glob("games/*/rules"))]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [str(path) for path in files if path not in PLAIN]


def extensions() -> list:
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if os.environ.get("SHERWOOD_PURE") or not compiler:
        return []
    from mypyc.build import mypycify

    # Our modules call each other all the time: let the compiler inline across them.
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"

    return mypycify(unit(), opt_level="3", debug_level="0")


setup(ext_modules=extensions())
