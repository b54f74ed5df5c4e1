"""One compiled unit: engine, search, every game's rules and view, what a server does at every move. Without a C compiler all of it runs as plain Python."""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path("src/sherwood")
PLAIN = {ROOT / "engine/game.py"}  # the card on the shelf: plain data, nothing hot
# What a server does at every move, for everybody who watches.
TABLE = ("table/journal.py", "table/prompt.py", "web/channel.py", "web/present.py")
FLAGS = " -fno-semantic-interposition -fvisibility=hidden"
LINK = " -flto=auto -O2"  # one C file a module, built side by side, and still inlined across modules


def unit() -> list[str]:
    """The files of the compiled unit."""
    folders = [ROOT / "engine", ROOT / "search", *sorted(ROOT.glob("games/*/rules"))]
    views = [*ROOT.glob("games/*/view.py"), *ROOT.glob("games/*/counts.py")]
    table = [ROOT / name for name in TABLE]
    files = [*(path for folder in folders for path in sorted(folder.rglob("*.py"))), *sorted(views), *table]
    return [str(path) for path in files if path not in PLAIN]


def extensions() -> list:
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if os.environ.get("SHERWOOD_PURE") or not compiler:
        return []
    from mypyc.build import mypycify

    add_flags("CFLAGS", FLAGS)
    if is_gcc(compiler):
        add_flags("CFLAGS", LINK)
        add_flags("LDFLAGS", LINK)
    return mypycify(unit(), opt_level="2", debug_level="0", multi_file=True)


def is_gcc(compiler: str) -> bool:
    """Link-time optimisation is spelt differently elsewhere."""
    run = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in run.stdout


def add_flags(name: str, flags: str) -> None:
    os.environ[name] = os.environ.get(name, "") + flags


class ParallelBuild(build_ext):
    """Compiles the files of one extension side by side, which setuptools itself does not."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one, [source], *args, **options) for source in sources]
                return [name for job in jobs for name in job.result()]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
