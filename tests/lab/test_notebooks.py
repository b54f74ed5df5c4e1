"""The example notebooks run as they are, in a real kernel, and everything in them shows itself."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import sherwood
from sherwood.table.replayed import Replay

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize("name", ["match", "replay", "report"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_example_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    book = nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(book, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output.data for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    pages = [data["text/html"] for data in shown if "text/html" in data]
    assert pages
    assert all("<svg" in page for page in pages)


def test_the_examples_are_those() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*.ipynb")) == ["match", "replay", "report"]
    assert all('"outputs": []' in path.read_text() for path in EXAMPLES.glob("*.ipynb"))  # no results are checked in


def test_a_match_shows_only_what_everybody_may_see() -> None:
    match = sherwood.new("romans", 2, 7)
    shown = match._repr_html_()
    other = sherwood.new("romans", 2, 7)
    other.state = other.state.guess(-1, sherwood.Rng(1))
    assert other._repr_html_() == shown
    assert "<svg" in shown


def test_a_game_that_is_not_drawn_shows_its_words() -> None:
    shown = sherwood.new("purses", 2, 7)._repr_html_()
    assert "<svg" not in shown
    assert "<p>" in shown


def test_a_replay_goes_from_the_first_moment_to_the_last() -> None:
    match = sherwood.new("purses", 2, 7)
    while not match.over:
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    replay = Replay(match)
    assert (replay.moments()[0], replay.moments()[-1]) == (0, match.seq)
    assert replay.at(0).seq == 0
    assert replay._repr_html_().count('type="radio"') == len(replay.moments())
