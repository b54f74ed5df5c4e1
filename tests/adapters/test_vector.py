"""Many games stepped in one call: each of them is the game it would be alone."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

import sherwood
from sherwood._build import build
from sherwood.adapters import vector
from sherwood.adapters.setting import Rows, Setting
from sherwood.engine.chance import Rng
from sherwood.engine.solo import Solo

TABLES = pytest.mark.parametrize(
    ("game", "seats"), [("romans", 1), ("romans", 3), ("locksley", 2), ("merrymen", 4), ("legend", 2)]
)


@TABLES
def test_a_row_is_the_game_that_it_would_be_alone(game: str, seats: int) -> None:
    env = vector.make(game, 3, seats=seats)
    asked = env.reset("side by side")
    setting = Setting(game, seats)
    rows = Rows(setting, seats)
    alone = Solo(setting.blank, rows.lens, Rng("side by side/1"))
    while not alone.over:
        seat = int(alone.seat)
        assert asked.seat[1] == seat
        alone.show(seat)
        assert np.array_equal(asked.observation[1], rows.observation(seat))
        assert np.array_equal(asked.mask[1], rows.mask(seat))
        assert not asked.over[1]
        assert not asked.rewards[1].any()
        actions = env.any_actions()
        assert alone.act(seat, actions[1])
        asked = env.step(actions)
    assert asked.over[1]
    assert asked.rewards[1].tolist() == alone.rewards()
    assert not env.step(env.any_actions()).over[1]  # another game has begun


def test_an_action_that_is_not_open_is_refused_and_nothing_is_done() -> None:
    env = vector.make("locksley", 4)
    asked = env.reset(1)
    before = asked.observation.copy()
    actions = env.any_actions().copy()
    actions[3] = np.flatnonzero(asked.mask[3] == 0)[0]
    with pytest.raises(sherwood.BadAction, match="is not open in game 3"):
        env.step(actions)
    assert np.array_equal(env.look().observation, before)
    with pytest.raises(sherwood.BadAction, match="3 actions for 4 games"):
        env.step(actions[:3])
    with pytest.raises(ValueError, match="cannot be played"):
        vector.make("locksley", 0)


SUM = """
import hashlib
from sherwood.adapters import vector
for game in ("romans", "locksley", "merrymen", "legend"):
    env, total = vector.make(game, 4), hashlib.sha256()
    asked = env.reset("builds")
    for _ in range(120):
        for part in asked:
            total.update(part.tobytes())
        asked = env.step(env.any_actions())
    print(game, total.hexdigest())
"""


@pytest.mark.skipif(build() == "pure", reason="there is no other build to compare with")
def test_both_builds_see_the_same() -> None:
    plain = {**os.environ, "SHERWOOD_PURE": "1"}
    runs = [
        subprocess.run([sys.executable, "-c", SUM], capture_output=True, text=True, env=env, check=True).stdout
        for env in (dict(os.environ), plain)
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].splitlines()) == 4
