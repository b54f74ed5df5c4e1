"""The arena: fair seats, the same table for the same seed, intervals and ratings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sherwood.lab.arena import Contest, contest
from sherwood.lab.standings import standings
from support.shell import Run

TIMED = ("ms_median", "ms_99", "simulations_per_second")


def job(*bots: str, game: str = "romans", seats: int = 2) -> Contest:
    return Contest(game, seats, bots, 7, {})


def test_every_table_is_played_from_every_seat() -> None:
    assert job("flat:2", "random").seatings() == [("flat:2", "random"), ("random", "flat:2")]
    three = job("tree:2", "random", seats=3).seatings()
    assert three == [("tree:2", "random", "random"), ("random", "random", "tree:2"), ("random", "tree:2", "random")]
    assert len(job("a", "b", "c").seatings()) == 6


def test_a_deal_is_the_same_in_every_seating() -> None:
    bouts = contest(job("random", "policy", game="locksley"), 4, 1, lambda done: None)
    assert [bout.seating for bout in bouts] == [("random", "policy"), ("policy", "random")] * 2


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_seed_gives_the_same_table(workers: int) -> None:
    one = contest(job("tree:6", "random"), 6, 1, lambda done: None)
    two = contest(job("tree:6", "random"), 6, workers, lambda done: None)
    tables = [standings(job("tree:6", "random"), 1, "any", bouts) for bouts in (one, two)]
    for table in tables:
        for row in table["standings"]:
            for key in TIMED:
                row.pop(key)  # type: ignore[misc]
    assert tables[0] == tables[1]


def test_the_better_bot_stands_first_and_is_rated_higher() -> None:
    bouts = contest(job("random", "policy", game="locksley"), 12, 1, lambda done: None)
    rows = standings(job("random", "policy", game="locksley"), 1, "any", bouts)["standings"]
    assert [row["bot"] for row in rows] == ["policy", "random"]
    assert rows[0]["rating"] > rows[1]["rating"]
    assert rows[0]["total"]["low"] < rows[0]["total"]["rate"] <= rows[0]["total"]["high"]
    assert sum(side["games"] for side in rows[0]["sides"].values()) == 12


def test_losing_together_is_told_apart_from_winning() -> None:
    bouts = contest(job("random", game="merrymen", seats=3), 6, 1, lambda done: None)
    table = standings(job("random", game="merrymen", seats=3), 1, "any", bouts)
    row = table["standings"][0]
    assert row["survived"]["won"] == 6 - table["nobody"]


def test_the_command_prints_a_table_or_json(sherwood: Run) -> None:
    command = ("arena", "romans", "--bots", "policy,random", "--games", "4", "--seed", "3", "--workers", "1")
    assert "policy" in sherwood(*command).stdout
    told = json.loads(sherwood(*command, "--json").stdout)
    assert (told["games"], told["seed"], told["bots"]) == (4, 3, ["policy", "random"])


def test_ray_that_is_not_there_is_said(sherwood: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ray.py").write_text('raise ModuleNotFoundError("ray", name="ray")')
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    done = sherwood("arena", "romans", "--bots", "random", "--games", "1", "--ray")
    assert done.returncode
    assert "sherwood[ray]" in done.stderr
