"""PettingZoo's own suites, on every game and several numbers of seats; and what is ours beyond them."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sherwood.adapters import pettingzoo

TABLES = pytest.mark.parametrize(
    ("game", "seats"),
    [("romans", 1), ("romans", 3), ("locksley", 2), ("merrymen", 2), ("merrymen", 5), ("legend", 2)],
)
# It takes a list of its own games for the only ones whose observations may be dicts with a mask.
DICTS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation numpy array is all zeros",
)


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """Without its prints; all it warns of is an error, but for dicts."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for message in DICTS:
            warnings.filterwarnings("ignore", message)
        yield


@TABLES
def test_one_after_the_other(game: str, seats: int) -> None:
    with quietly():
        api_test(pettingzoo.env(game, seats=seats), num_cycles=200)
        seed_test(lambda: pettingzoo.env(game, seats=seats), num_cycles=60)


@TABLES
def test_all_at_once(game: str, seats: int) -> None:
    with quietly():
        parallel_api_test(pettingzoo.parallel_env(game, seats=seats), num_cycles=200)
        parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats=seats), num_cycles=60)


def told(game: str, seats: int, seed: int) -> list[Any]:
    """All that a whole game tells its agents. (The suite of the parallel kind looks at its first step only.)"""
    env = pettingzoo.parallel_env(game, seats=seats)
    rng = np.random.default_rng(seed)
    told: list[Any] = [env.reset(seed=seed)]
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in told[-1][0].items()}
        told.append(env.step({agent: rng.choice(np.flatnonzero(masks[agent])) for agent in env.agents}))
    return told


@TABLES
def test_the_same_seed_is_the_same_game_to_its_end(game: str, seats: int) -> None:
    one, two, other = told(game, seats, 7), told(game, seats, 7), told(game, seats, 8)
    assert data_equivalence(one, two)
    assert not data_equivalence(one, other)


def played(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random: what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        env.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


@TABLES
def test_a_whole_game_ends_with_a_reward_for_everybody(game: str, seats: int) -> None:
    got = played(pettingzoo.env(game, seats=seats), 3)
    assert len(got) == seats
    assert any(got.values())
    assert got == played(pettingzoo.env(game, seats=seats), 3)


def test_both_kinds_play_the_same_game() -> None:
    """Romans decide together: whoever is asked first, the answers are the same."""
    turns, together = pettingzoo.env("romans", seats=3), pettingzoo.parallel_env("romans", seats=3)
    turns.reset(seed=5)
    together.reset(seed=5)
    while together.agents:
        asked = [together.possible_agents[seat] for seat in together.solo.waiting()]
        actions = dict.fromkeys(together.agents, together.wait)
        for agent in asked:
            actions[agent] = int(np.flatnonzero(turns.observe(agent)["action_mask"])[-1])
        together.step(actions)
        for agent in asked:
            turns.solo.act(turns.seat_of[agent], actions[agent])
    assert turns.solo.over
    assert turns.solo.rewards() == together.solo.rewards()


def test_who_chooses_what_is_not_open_loses() -> None:
    env, together = pettingzoo.env("romans", seats=2), pettingzoo.parallel_env("romans", seats=2)
    env.reset(seed=1)
    together.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    first = int(np.flatnonzero(env.observe("player_1")["action_mask"])[0])
    env.step(closed)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert env.last()[1:] == (-1.0, True, False, {"illegal": True})
    _, rewards, ended, _, infos = together.step({"player_0": closed, "player_1": first})
    assert rewards == env.rewards
    assert all(ended.values())
    assert infos == {"player_0": {"illegal": True}, "player_1": {}}
    assert together.agents == []


def test_it_can_be_read() -> None:
    env = pettingzoo.env("locksley", render_mode="ansi")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.information_state(env.agent_selection).startswith("asked 0; question 0; ")
    assert env.information_state(other).startswith("asked 1; ")
    assert len((env.render() or "").splitlines()) > 3
