"""How many ways lead how far: golden counts per game, with the split by first choice when one is wrong.

A changed count means changed rules. `python tests/laws/test_perft.py` prints the counts of today.
"""

from __future__ import annotations

import json

import pytest

import sherwood
from sherwood.engine.play import perft, perft_split
from sherwood.games import shelf
from support.homes import golden

SEEDS = ("one", "two")
DEPTHS = (1, 2, 3)


def counts(name: str) -> dict[str, list[int]]:
    """From the first question of seeded games."""
    seats = shelf()[name].seats[1]
    return {seed: [perft(sherwood.new(name, seats=seats, seed=seed).state, n) for n in DEPTHS] for seed in SEEDS}


@pytest.mark.parametrize("name", list(shelf()))
def test_ways_are_counted(name: str) -> None:
    written = json.loads(golden(shelf()[name], "perft.json").read_text(encoding="utf-8"))
    found = counts(name)
    split = {seed: perft_split(sherwood.new(name, seats=shelf()[name].seats[1], seed=seed).state, 3) for seed in SEEDS}
    assert found == written, f"by first choice: {split}"


if __name__ == "__main__":
    for game in shelf():
        print(game, json.dumps(counts(game)))
