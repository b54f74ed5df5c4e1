"""Games and data of other people: what cannot be loaded is refused by name, with a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sherwood
from sherwood.engine.data import refuse_strangers
from sherwood.errors import KeyedError
from sherwood.text.speech import Speech

TRIED = """
import sherwood
try:
    print(sherwood.games())
except sherwood.SherwoodError as error:
    print(type(error).__name__, error)
"""


def tried(folder: Path, code: str = TRIED, **environ: str) -> str:
    """What a program says that looks at the shelf, with modules of this folder at hand."""
    path = os.pathsep.join((str(folder), os.environ["PYTHONPATH"]))
    environment = {**os.environ, "PYTHONPATH": path, "SHERWOOD_GAMES": "stranger", **environ}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("GAME = (", "it raises SyntaxError"),
        ("raise RuntimeError('no luck today')", "it raises RuntimeError: no luck today."),
        ("import nothing_of_that_name", "it raises ModuleNotFoundError"),
        ("GAME = 3", "its GAME is no game's card but 3."),
        ("", "its GAME is no game's card but None."),
        (
            "from dataclasses import replace\nfrom pathlib import Path\nfrom games.purses import GAME as THEIRS\n"
            "GAME = replace(THEIRS, folder=Path(__file__).parent)",
            "there is no rulebook.toml in ",
        ),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path, source: str, said: str) -> None:
    (tmp_path / "stranger.py").write_text(source, encoding="utf-8")
    told = tried(tmp_path)
    assert told.startswith("BadGame The game that stranger offers cannot be played: ")
    assert said in told


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "stranger.py").write_text("from games.purses import GAME", encoding="utf-8")
    told = tried(tmp_path, SHERWOOD_GAMES="games.purses,stranger")
    assert told.endswith("it is called purses, and there is a game of that name already.")


def test_a_game_that_is_installed_and_named_is_one_game(tmp_path: Path) -> None:
    installed = tmp_path / "stranger-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[sherwood.games]\npurses = games.purses\n")
    assert "'purses'" in tried(tmp_path, SHERWOOD_GAMES="")
    assert "'purses'" in tried(tmp_path, SHERWOOD_GAMES="games.purses, games.purses")


USUAL = """
import sherwood
from games.purses import GAME
from sherwood.engine.game import usual_parts
print(sorted(usual_parts("halfdone")), sorted(usual_parts("sherwood.games.romans")))
"""


def test_usual_parts_are_those_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "halfdone").mkdir()
    for name in ("__init__.py", "board.py"):
        (tmp_path / "halfdone" / name).write_text("")
    told = tried(tmp_path, USUAL, SHERWOOD_GAMES="")
    assert told == "['board'] ['advise', 'board', 'cover', 'describe', 'inspect', 'render', 'watch']"


DATA = """
import pickle, sherwood
try:
    sherwood.games()
except sherwood.BadData as error:
    again = pickle.loads(pickle.dumps(error))
    print(again.key, again)
"""


def test_bad_data_is_an_error_of_ours_that_travels(tmp_path: Path) -> None:
    (tmp_path / "romans").mkdir()
    (tmp_path / "romans" / "cards.toml").write_text("[[oops", encoding="utf-8")
    told = tried(tmp_path, DATA, SHERWOOD_GAMES="", SHERWOOD_DATA=str(tmp_path))
    assert told.startswith(f"data-unreadable {tmp_path}/romans/cards.toml cannot be read: ")


@pytest.mark.parametrize("key", ["data-folder", "data-game", "data-file", "data-unreadable", "data-unsound"])
def test_a_keyed_refusal_reads_the_same_in_the_library_and_at_the_command_line(key: str, tmp_path: Path) -> None:
    error = provoked(key, tmp_path)
    assert error.key == key
    assert str(error) == Speech(None, "en").say(f"complaint-{key}", **error.said)


def provoked(key: str, folder: Path) -> KeyedError:
    """The refusal of that key, met as people meet it."""
    places = {"data-game": "romanz/cards.toml", "data-file": "romans/cord.toml"}
    path = folder / places.get(key, "romans/cards.toml")
    path.parent.mkdir()
    path.write_text("[[oops" if key == "data-unreadable" else "", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SHERWOOD_DATA", str(folder / "nowhere" if key == "data-folder" else folder))
        with pytest.raises(sherwood.BadData) as refused:
            read_all()
    return refused.value


def read_all() -> None:
    """What is done once, when the games are loaded."""
    romans = sherwood.game("romans").data
    assert romans is not None
    romans.load("cards")
    refuse_strangers(sherwood.games())
