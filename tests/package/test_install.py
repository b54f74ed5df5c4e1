"""It installs: built in isolation, put into an empty environment, played through the library and opened as a server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from support.served import free_port, until

ROOT = Path(__file__).parent.parent.parent
PLAYED = """
import random, sherwood
from sherwood._build import build
chance = random.Random(1)
for name in sherwood.games():
    match = sherwood.new(name, seats=2, seed=1)
    while not match.over:
        match.play(match.waiting[0], chance.choice(match.codes(match.waiting[0])))
    assert sherwood.load(match.save()).hash == match.hash
    assert match.game.folder.is_relative_to({environment!r}), match.game.folder
print(build(), *sherwood.games())
"""
GAMES = "romans locksley legend merrymen"


class Environment:
    """An empty environment of its own, and what is installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        self.python = str(folder / "bin" / "python")

    def install(self, wanted: str) -> None:
        pinned = ["-c", str(ROOT / "constraints.txt")]
        subprocess.run([self.python, "-m", "pip", "install", "-q", *pinned, wanted], check=True)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, capture_output=True, text=True, cwd=self.folder, env=bare_environment())

    def plays(self) -> str:
        """The build that runs and the games it has played to their ends."""
        run = self.run(self.python, "-c", PLAYED.format(environment=str(self.folder)))
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()


def bare_environment(**more: str) -> dict[str, str]:
    """The machine's, without anything that points at this tree."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SHERWOOD_", "PYTHON", "CC"))}
    return {**kept, **more}


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What git keeps, without what was built here."""
    folder = tmp_path_factory.mktemp("clone")
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, files.split("\0")):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def wheel(clone: Path, folder: Path, **environment: str) -> Path:
    """`python -m build`: a source package, and a wheel from it, each in an environment made for it alone."""
    command = [sys.executable, "-m", "build", "-o", str(folder), str(clone)]
    subprocess.run(command, check=True, capture_output=True, env=bare_environment(**environment))
    assert list(folder.glob("*.tar.gz"))
    return next(folder.glob("*.whl"))


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    return Environment(tmp_path / "empty")


def test_without_a_compiler_the_library_installs_and_plays(
    clone: Path, tmp_path: Path, environment: Environment
) -> None:
    tools = tmp_path / "tools"  # no cc, no gcc, no clang
    tools.mkdir()
    for tool in ("git", "sh"):
        if found := shutil.which(tool):
            (tools / tool).symlink_to(found)
    environment.install(str(wheel(clone, tmp_path / "made", PATH=str(tools))))
    assert environment.plays() == f"pure {GAMES}"
    told = environment.run(str(environment.folder / "bin" / "sherwood"), "serve")
    assert told.returncode == 1
    assert "pip install 'sherwood[web]'" in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_with_a_compiler_the_wheel_is_compiled_and_serves(
    clone: Path, tmp_path: Path, environment: Environment
) -> None:
    made = wheel(clone, tmp_path / "made", SHERWOOD_OPT="0")
    environment.install(f"{made}[web]")
    assert environment.plays() == f"compiled {GAMES}"
    for page in served(environment):
        assert "Sherwood" in page


def page(address: str) -> str:
    """What a browser would get; nothing while the server is not there yet."""
    try:
        with urlopen(address) as answer:
            return str(answer.read().decode())
    except URLError:
        return ""


def served(environment: Environment) -> Iterator[str]:
    """A page of a server that runs from the environment."""
    port = free_port()
    command = [str(environment.folder / "bin" / "sherwood"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=environment.folder, env=bare_environment(), stdout=subprocess.DEVNULL)
    try:
        yield until(lambda: page(f"http://127.0.0.1:{port}/"), 60)
    finally:
        server.terminate()
        server.wait(20)
