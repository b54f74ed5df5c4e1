"""Games looked at from inside, and what draws are worth."""

from __future__ import annotations

import polars as pl
import pytest

from sherwood.engine.bits import members
from sherwood.games import shelf
from sherwood.lab.figures import Figure
from sherwood.lab.findings import _draws, _effect
from sherwood.lab.looks import TENTHS, looks, watch
from sherwood.lab.simulate import Prepared, one
from sherwood.lab.study import Cell, Piece
from sherwood.lab.sweep import base_cell


def table(game: str, bots: str) -> Cell:
    card = shelf()[game]
    return base_cell(card, max(2, card.seats[0]), [bots] * max(2, card.seats[0]), {})


@pytest.mark.parametrize("bots", ["random", "policy"])
@pytest.mark.parametrize("game", list(shelf()))
def test_a_game_looked_at_is_the_game_that_is_counted(game: str, bots: str) -> None:
    prepared = Prepared(table(game, bots).series(3))
    for index in range(2):
        state, look = watch(prepared, index)
        played = one(prepared, index)
        assert (tuple(members(state.winners)), len(look.moments)) == (played.winners, played.decisions)
        named = set(shelf()[game].draws) or {""}  # a game may name none of its draws, or all
        assert {draw.what for draw in look.draws} <= named
        assert all(abs(sum(chance for _, chance in draw.chances) - 1) < 1e-9 for draw in look.draws)


def test_tenths_and_questions_count_every_decision() -> None:
    found = looks(Piece(0, table("romans", "random"), 3, 0, 3))
    frame = pl.DataFrame(found)
    for kind in ("tenth", "question"):
        counted = frame.filter(pl.col("kind") == kind).group_by("n").agg(pl.col("times").sum()).sort("n")
        prepared = Prepared(table("romans", "random").series(3))
        assert counted["times"].to_list() == [one(prepared, n).decisions for n in range(3)]
    assert frame.filter(pl.col("kind") == "tenth")["face"].max() == TENTHS - 1


def test_the_effect_of_a_draw_is_found() -> None:
    """A coin: heads wins four games of five, tails one of five. Heads is worth 60 points of per cent."""
    rows = []
    for n in range(100):
        heads, won = n % 2 == 0, (n % 10 < 8) if n % 2 == 0 else (n % 10 == 1)
        lean = heads - 0.5
        rows.append(
            {"n": n, "kind": "draw", "key": "coin", "face": 1, "times": float(heads), "pull": lean * (won - 0.5),
             "stretch": lean * 10, "lean": lean, "room": 0.25}
        )  # fmt: skip
    (worth,) = _draws(pl.DataFrame(rows), 100, 10.0)
    assert worth.times == 50
    assert worth.result.mean == pytest.approx(0.6)
    assert worth.result.sure
    assert worth.length.mean == pytest.approx(0.0)
    assert _effect("x", [0.0, 0.0], 1.0, 2) == Figure("x", 0.0, 0.0, 0.0, 2)
