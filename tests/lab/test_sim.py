from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sherwood as library
from support.shell import Run

TIMING = {"seconds", "decisions_per_second", "workers", "saved"}


def report(sherwood: Run, *args: object) -> dict[str, Any]:
    done = sherwood("sim", "romans", "--json", *args)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return {key: value for key, value in found.items() if key not in TIMING}


def test_what_a_report_holds(sherwood: Run) -> None:
    done = sherwood(
        "sim", "romans", "--games", "40", "--seats", "3", "--bots", "random,random,random", "--seed", "1", "--json"
    )
    found = json.loads(done.stdout)
    assert (found["game"], found["games"], found["seats"], found["seed"]) == ("romans", 40, 3, 1)
    assert sum(found["wins"]) + found["nobody"] <= 40
    assert sum(found["endings"].values()) == 40
    assert found["decisions"] > 40
    assert found["decisions_per_second"] > 0
    assert found["lengths"]["min"] <= found["lengths"]["mean"] <= found["lengths"]["max"]
    for wins, shared, rate in zip(found["wins"], found["shared_wins"], found["win_rates"], strict=True):
        assert rate["rate"] == pytest.approx((wins + shared) / 40, abs=1e-6)
        assert rate["low"] <= rate["rate"] <= rate["high"]


@pytest.mark.parametrize("bots", ["random", "flat:8,random,random"])
def test_workers_do_not_change_the_result(sherwood: Run, bots: str) -> None:
    args = ("--games", "7", "--seats", "3", "--bots", bots, "--seed", "5")
    alone = report(sherwood, *args, "--workers", "1")
    assert report(sherwood, *args, "--workers", "3") == alone
    assert report(sherwood, *args[:-1], "6", "--workers", "1") != alone


def test_journals_hold_the_games_that_were_counted(sherwood: Run, tmp_path: Path) -> None:
    args = ("--games", "5", "--seats", "2", "--seed", "2")
    counted = report(sherwood, *args)
    assert report(sherwood, *args, "--save", "runs") == counted
    matches = [library.load(path.read_text()) for path in sorted((tmp_path / "runs").iterdir())]
    assert len(matches) == 5
    assert sum(match.seq for match in matches) == counted["decisions"]
    assert [sum(match.result.winners == [seat] for match in matches if match.result) for seat in (0, 1)] == counted[
        "wins"
    ]


def test_a_longer_run_begins_with_the_same_games(sherwood: Run, tmp_path: Path) -> None:
    for games, folder in ((2, "short"), (4, "long")):
        report(sherwood, "--games", games, "--seats", "2", "--seed", "2", "--save", folder)
    for name in ("0000.journal", "0001.journal"):
        assert (tmp_path / "short" / name).read_text() == (tmp_path / "long" / name).read_text()


def test_options_reach_the_rules(sherwood: Run) -> None:
    found = report(
        sherwood, "--games", "3", "--seats", "1", "--option", "neutrals=2", "--option", "tie_rule=carry_over"
    )
    assert (found["options"]["neutrals"], found["options"]["tie_rule"]) == (2, "carry_over")


def test_for_people_it_is_a_table(sherwood: Run) -> None:
    done = sherwood("sim", "romans", "--games", "5", "--seats", "2", "--lang", "fr")
    assert "parties, 2 places" in done.stdout
    assert "victoires" in done.stdout
    assert "\x1b" not in done.stdout


def test_both_builds_play_the_same_games(sherwood: Run) -> None:
    args = ("sim", "romans", "--games", "5", "--seats", "4", "--seed", "3", "--json")
    builds = [json.loads(sherwood(*args, **environ).stdout) for environ in ({}, {"SHERWOOD_PURE": "1"})]
    assert [{key: build[key] for key in ("wins", "decisions", "endings", "lengths")} for build in builds] == [
        {key: builds[0][key] for key in ("wins", "decisions", "endings", "lengths")}
    ] * 2
