from __future__ import annotations

import json

import pytest

from sherwood._build import build
from sherwood.commands.bench import print_environments
from sherwood.lab.bench import Figures, summary
from sherwood.lab.environments import compare, jobs
from sherwood.text.speech import Speech
from support.shell import Run

DRIVEN: Figures = {"bare_decisions_per_second": 40.0, "match_decisions_per_second": 3.0}
PURE: Figures = {
    "build": "pure",
    "decisions_per_second": 100.0,
    "clone_us": 9.0,
    "guess_rollouts_per_second": 5.0,
    **DRIVEN,
}
FAST: Figures = {
    "build": "compiled",
    "decisions_per_second": 900.0,
    "clone_us": 0.5,
    "guess_rollouts_per_second": 70.0,
    **DRIVEN,
}


def test_bench_measures_what_is_there(sherwood: Run) -> None:
    done = sherwood("bench", "romans", "--json", "--seconds", "0.05", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    row = json.loads(done.stdout)["games"]["romans"]
    assert row["pure_decisions_per_second"] > 0
    assert row["clone_us"] > 0
    assert row["guess_rollouts_per_second"] > 0
    assert row["bare_decisions_per_second"] > row["match_decisions_per_second"] > 0
    assert (row["compiled_decisions_per_second"] is None) == (build() == "pure")


def test_environments_stand_beside_those_that_are_installed(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = [("ours, PettingZoo", "locksley"), ("OpenSpiel", "python_kuhn_poker")]
    assert set(wanted) <= set(jobs(["locksley"]))
    assert {game for kind, game in jobs(["locksley"]) if kind.startswith("ours")} == {"locksley"}
    figures = compare(wanted, 0.01, 1)
    assert all(steps is not None and steps > 0 for steps in figures.values())
    absent = ("PettingZoo classic", "chess_v6")
    print_environments({**figures, absent: None}, Speech(None, "en"), False)
    shown = capsys.readouterr().out
    assert "not installed" in shown
    assert shown.count("k") >= 2
    print_environments({absent: None}, Speech(None, "en"), True)
    told = json.loads(capsys.readouterr().out)
    assert told["environments"] == [{"kind": absent[0], "game": absent[1], "steps_per_second": None}]


def test_what_is_not_installed_is_not_made_up() -> None:
    assert compare([("OpenSpiel", "python_no_such_game")], 0.01, 1) == {("OpenSpiel", "python_no_such_game"): None}


def test_medians_and_the_ratio() -> None:
    odd = {**FAST, "decisions_per_second": 5000.0}
    row = summary([PURE, PURE, PURE], [FAST, odd, FAST])
    assert (row["pure_decisions_per_second"], row["compiled_decisions_per_second"], row["ratio"]) == (100, 900, 9.0)
    assert (row["clone_us"], row["guess_rollouts_per_second"], row["build"]) == (0.5, 70, "compiled")


def test_without_a_compiled_build_nothing_is_made_up() -> None:
    row = summary([PURE], [])
    assert (row["compiled_decisions_per_second"], row["ratio"], row["build"]) == (None, None, "pure")
    assert row["clone_us"] == 9.0
