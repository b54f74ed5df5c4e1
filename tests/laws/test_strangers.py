"""The laws hold for a game of somebody else's too: in a package of its own, in one language, with its tests beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
PURSES = TESTS / "games" / "purses"


def stranger(folder: Path) -> Path:
    """Three Purses under another name, as somebody would write it who speaks no French."""
    package = folder / "stranger"
    shutil.copytree(
        PURSES, package, ignore=shutil.ignore_patterns("fr.ftl", "__pycache__", "test_rules.py", "perft.json")
    )
    (package / "tests").mkdir()
    for name in ("test_rules.py", "perft.json"):
        shutil.copy(PURSES / name, package / "tests" / name)
    card = package / "__init__.py"
    card.write_text(card.read_text(encoding="utf-8").replace('id="purses"', 'id="stranger"'), encoding="utf-8")
    book = package / "rulebook.toml"
    lines = [line for line in book.read_text(encoding="utf-8").splitlines() if not line.startswith("fr =")]
    book.write_text("\n".join(lines), encoding="utf-8")
    return package


def laws(folder: Path, only: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SHERWOOD_GAMES": "stranger", "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "tests/laws", "-k", only]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=TESTS.parent)


def test_the_laws_judge_a_game_of_another_package(tmp_path: Path) -> None:
    stranger(tmp_path)
    done = laws(tmp_path, "stranger and not strangers")
    assert done.returncode == 0, done.stdout
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 30


def test_the_laws_find_what_such_a_game_lacks(tmp_path: Path) -> None:
    package = stranger(tmp_path)
    (package / "tests" / "test_rules.py").unlink()
    (package / "text" / "en.ftl").write_text("game-name = Stranger\n", encoding="utf-8")
    done = laws(tmp_path, "stranger and (paragraph or missing)")
    assert "test_every_paragraph_has_a_test_that_names_it[stranger]" in done.stdout
    assert "test_no_sentence_is_missing_or_idle[stranger-en]" in done.stdout
