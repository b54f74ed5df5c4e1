"""One compiled unit (compiled.txt says of what). Without a C compiler all of it runs as plain Python."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path("src/sherwood")
# Strictness is `make check`'s business: a build must not fail because a package of some extra is not there to be read.
MYPY = ("--config-file=", "--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports")
FLAGS = " -fno-semantic-interposition -fvisibility=hidden"
ABOUT = {"egg_info", "dist_info", "sdist"}  # an isolated build asks three times what there is before it builds once
LINK = " -flto=auto -O2"  # one C file a module, built side by side, and still inlined across modules


def unit() -> list[str]:
    """The files of the compiled unit, as compiled.txt names them."""
    lines = [line.strip() for line in Path("compiled.txt").read_text().splitlines()]
    patterns = [line for line in lines if line and not line.startswith(("#", "!"))]
    plain = {ROOT / line[1:] for line in lines if line.startswith("!")}
    return [str(path) for pattern in patterns for path in sorted(ROOT.glob(pattern)) if path not in plain]


def extensions() -> list:
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if os.environ.get("SHERWOOD_PURE") or not compiler or ABOUT & set(sys.argv):
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"  # where the unit's own imports are
    add_flags("CFLAGS", FLAGS)
    level = os.environ.get("SHERWOOD_OPT", "2")  # 0 builds in a third of the time and plays more slowly
    if is_gcc(compiler) and level != "0":
        add_flags("CFLAGS", LINK)
        add_flags("LDFLAGS", LINK)
    return mypycify([*MYPY, *unit()], opt_level=level, debug_level="0", multi_file=True)


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
