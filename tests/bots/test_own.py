"""Anybody's bot: the pages that say how are run, and what is wrong with one is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sherwood
from sherwood.bots import BadBot, answer, parse
from sherwood.engine.chance import Rng

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES = re.findall(r"```python\n# (\w+\.py)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
@pytest.mark.parametrize("game", ["romans", "merrymen"])
def test_the_bots_on_the_page_play_a_game(tmp_path: Path, name: str, text: str, game: str) -> None:
    own = written(tmp_path, name, text)
    card = sherwood.game(game)
    bots = [parse(f"{own}:decide", card), parse("random", card)]
    match = sherwood.new(game, seats=2, seed="own")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, answer(bots[seat], match, seat, Rng(f"own {match.seq}")))


def test_the_page_shows_both_kinds() -> None:
    assert len(EXAMPLES) == 2
    assert len({text.split("def decide(")[1].split(")")[0] for _, text in EXAMPLES}) == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("def decide(prompt):\n    return 0\n", "1 arguments"),
        ("decide = 3\n", "no function 'decide'"),
        ("raise KeyError('mine')\n", "KeyError"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, told: str) -> None:
    own = written(tmp_path, "mine.py", text)
    with pytest.raises(BadBot, match=told):
        parse(f"{own}:decide", sherwood.game("romans"))


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="no file"):
        parse(f"{tmp_path / 'none.py'}:decide", sherwood.game("romans"))


@pytest.mark.parametrize(
    "text", ["def decide(prompt, view):\n    return ('confirm',)\n", "def decide(s, seat, rng):\n    return 61\n"]
)
def test_what_cannot_be_done_is_not_played(tmp_path: Path, text: str) -> None:
    own = written(tmp_path, "mine.py", text)
    match = sherwood.new("romans", seats=2, seed=1)
    with pytest.raises(BadBot, match="cannot be done now"):
        answer(parse(f"{own}:decide", match.game), match, 0, Rng("x"))
