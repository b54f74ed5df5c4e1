"""Studies: one row a game, the same whoever played them, taken up again where they were stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from sherwood.errors import BadStudy
from sherwood.games import shelf
from sherwood.lab import runner, work
from sherwood.lab.figures import difference, mean, measures, names, of_cell, shared_by_deal
from sherwood.lab.rows import rows
from sherwood.lab.simulate import Prepared, one
from sherwood.lab.store import Store
from sherwood.lab.study import Cell, Piece, Study
from sherwood.lab.sweep import base_cell, every_option, grid, one_at_a_time, read_factors
from support.shell import Run, complaint


def table(game: str = "romans", seats: int = 2, bots: str = "random", **options: object) -> Cell:
    return base_cell(shelf()[game], seats, [bots] * seats, options)


def played(folder: Path, study: Study, workers: int = 1) -> pl.DataFrame:
    return runner.play_study(Store(folder, study), workers, lambda done: None)


def test_a_row_is_the_game_that_is_simulated(tmp_path: Path) -> None:
    cell = table("locksley")
    found = played(tmp_path, Study(5, 6, (cell,)))
    prepared = Prepared(cell.series(5))
    for row in found.to_dicts():
        game = one(prepared, row["n"])
        assert (tuple(row["winners"]), row["ending"], row["decisions"]) == (game.winners, game.ending, game.decisions)
        assert (row["first"], tuple(row["points"])) == (game.first, game.points)
        assert row["seed"] == f"5/{row['n']}"
    assert found["option.length"].to_list() == ["standard"] * 6
    assert set(found["first"].to_list()) <= {0, 1}
    assert (tmp_path / "games.parquet").exists()


def test_workers_do_not_change_a_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["sherwood.lab.study"].PIECES, "random", 3)
    study = Study(5, 10, (table(), table(tie_rule="carry_over")))
    for folder, workers in (("one", 1), ("two", 2)):
        played(tmp_path / folder, study, workers)
    assert (tmp_path / "one/games.parquet").read_bytes() == (tmp_path / "two/games.parquet").read_bytes()


def test_a_stopped_study_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["sherwood.lab.study"].PIECES, "random", 4)
    study = Study(5, 12, (table(),))
    whole = played(tmp_path / "whole", study)
    made: list[Piece] = []

    def stumbling(piece: Piece) -> Any:
        made.append(piece)
        if len(made) == 2:
            raise KeyboardInterrupt
        return rows(piece)

    monkeypatch.setitem(work.KINDS, "games", stumbling)
    with pytest.raises(KeyboardInterrupt):
        played(tmp_path / "stopped", study)
    assert played(tmp_path / "stopped", study).equals(whole)
    assert [piece.start for piece in made] == [0, 4, 4, 8]  # the first piece was not played again


def test_a_longer_study_goes_on_where_a_shorter_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules["sherwood.lab.study"].PIECES, "random", 4)
    short = played(tmp_path, Study(5, 4, (table(),)))
    store = Store(tmp_path, Study(5, 8, (table(),)))
    assert [piece.start for piece in store.missing()] == [4]
    assert runner.play_study(store, 1, lambda done: None).head(4).equals(short)


def test_a_folder_holds_one_study(tmp_path: Path) -> None:
    played(tmp_path, Study(5, 2, (table(),)))
    with pytest.raises(BadStudy):
        Store(tmp_path, Study(6, 2, (table(),)))


def test_a_grid_leaves_out_what_the_rules_refuse() -> None:
    game = shelf()["romans"]
    cells = grid(game, table(seats=4), read_factors(["neutrals=0,1", "tie_rule=discard,carry_over"]))
    assert [cell.label for cell in cells] == ["neutrals=0, tie_rule=discard", "neutrals=0, tie_rule=carry_over"]


def test_every_option_is_changed_alone() -> None:
    game = shelf()["locksley"]
    base, *others = one_at_a_time(game, table("locksley"), every_option(game))
    assert len(others) == sum(len(option.values) - 1 for option in game.options)
    for cell in others:
        differs = [name for name, value in cell.options if dict(base.options)[name] != value]
        assert differs == [cell.varied[0][0]]


@pytest.mark.parametrize("text", ["length", "length=", "=short", "a=1 a=2"])
def test_what_says_nothing_to_try_is_refused(text: str) -> None:
    with pytest.raises(BadStudy):
        read_factors(text.split())


def test_paired_differences_are_those_of_the_games() -> None:
    measured = pl.DataFrame({"cell": [0, 0, 0, 1, 1, 1], "n": [0, 1, 2, 2, 1, 0], "won.1": [0.0, 1, 0, 1, 1, 1]})
    gap = difference(measured, 0, 1, "won.1")
    assert gap.mean == pytest.approx(2 / 3)
    # Gaps 1, 0, 1: their spread is 1/sqrt(3), so the interval reaches 1.96/3.
    assert gap.high - gap.mean == pytest.approx(1.959964 / 3, abs=1e-6)
    assert (mean("x", []).games, mean("x", [2.0]).mean) == (0, 2.0)


def test_what_the_set_up_decides() -> None:
    def share(values: list[float]) -> float:
        return shared_by_deal(pl.DataFrame({"n": range(len(values)), "x": values}), 2, "x")

    assert share([0, 0, 1, 1, 0, 0, 1, 1]) == pytest.approx(1.0)
    assert share([0, 1, 0, 1, 1, 0, 1, 0]) == 0.0


def test_measures_of_a_game_that_all_can_lose(tmp_path: Path) -> None:
    measured = measures(played(tmp_path, Study(2, 12, (table("merrymen", 3),))))
    assert "won.first" in names(measured)
    lost = of_cell(measured, 0, "nobody")
    assert lost.mean + sum(of_cell(measured, 0, f"won.{seat}").mean for seat in (1, 2, 3)) == pytest.approx(1.0)
    assert lost.low < lost.mean <= lost.high


def test_other_data_are_played_in_a_process_of_their_own(sherwood: Run, tmp_path: Path) -> None:
    args = ("--with", "cards:warrior.qween.strength=2", "--seats", 2, "--games", 120, "--seed", 4, "--json")
    done = sherwood("lab", "compare", "romans", *args, "--out", "kept")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["varied"] == "cards:warrior.qween.strength=2"
    assert any(row["mean"] for row in found["difference"])
    kept = pl.read_parquet(tmp_path / "kept" / "games.parquet")
    assert kept["data"].n_unique() == 2
    assert kept.group_by("cell").len()["len"].to_list() == [120, 120]
    assert kept.filter(pl.col("cell") == 0)["seed"].to_list() == kept.filter(pl.col("cell") == 1)["seed"].to_list()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--with", "cards:warrior.nobody.strength=2"), "there is no nobody"),
        (("--with", "cards:warrior.qween.strength=9"), "never fall"),
        (("--with", "tie_rule=discard"), "nothing to compare"),
        ((), "Say what is different"),
    ],
)
def test_a_comparison_that_cannot_be_made(sherwood: Run, args: tuple[str, ...], says: str) -> None:
    done = sherwood("lab", "compare", "romans", "--seats", 2, "--games", 2, *args)
    assert says in complaint(done, done.returncode)
    assert done.returncode in (1, 2)
