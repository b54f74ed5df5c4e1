"""Gymnasium's own checker, on every game and several numbers of seats; and what is ours beyond it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sherwood
import sherwood.adapters.gymnasium

TABLES = pytest.mark.parametrize(
    ("game", "seats", "seat"),
    [("romans", 1, 0), ("romans", 3, 1), ("locksley", 2, 1), ("merrymen", 2, 0), ("merrymen", 5, 4), ("legend", 2, 1)],
)


def made(game: str, **given: Any) -> Any:
    return gymnasium.make(f"sherwood/{game}-v0", **given)


@TABLES
def test_the_checker_is_content(game: str, seats: int, seat: int) -> None:
    check_env(made(game, seats=seats, seat=seat, render_mode="ansi").unwrapped)


def played(env: Any, seed: int) -> list[float]:
    """A whole game by masks: the rewards on the way."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards: list[float] = []
    ended = False
    while not ended:
        assert (info["action_mask"] > 0).tolist() == env.unwrapped.action_masks().tolist()
        _, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        rewards.append(float(reward))
    return rewards


@TABLES
def test_a_whole_game_is_rewarded_at_its_end(game: str, seats: int, seat: int) -> None:
    rewards = played(made(game, seats=seats, seat=seat), 1)
    assert not any(rewards[:-1])
    assert rewards[-1]
    assert rewards == played(made(game, seats=seats, seat=seat), 1)


def test_others_are_bots_of_any_level() -> None:
    env = made("locksley", opponents="novice", options={"length": "short"})
    won = sum(played(env, seed)[-1] > 0 for seed in range(6))
    assert won < 3  # who plays at random hardly ever wins
    assert len(made("romans", seats=3, opponents=["policy", "random"]).unwrapped.bots) == 2


def test_shaping_tells_on_the_way_how_it_looks() -> None:
    plain, shaped = played(made("locksley"), 2), played(made("locksley", shaping=0.5), 2)
    assert len(plain) == len(shaped)
    assert sum(1 for reward in shaped[:-1] if reward) > len(shaped) // 4
    assert abs(sum(shaped) - plain[-1]) <= 0.5


@pytest.mark.parametrize("game", ["romans", "legend"])
def test_what_is_not_open_loses(game: str) -> None:
    env = made(game)
    _, info = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        made("locksley", seat=2)
    with pytest.raises(ValueError, match="2 opponents for 1 seats"):
        made("locksley", opponents=["random", "random"])
    with pytest.raises(sherwood.BadBot):
        made("locksley", opponents="nobody")
