"""Somebody else's learner learns our games: MaskablePPO of sb3-contrib, some minutes a game.

    make learn-examples                              all four games
    python examples/learn.py romans --steps 100000   one of them

It prints how often the seat wins when it plays at random, and when it plays what was learnt, in games of other seeds.
Wants `pip install 'sherwood[research]' sb3-contrib`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import sherwood.adapters.gymnasium  # noqa: F401 - it registers the games

# What is learnt: which seat, against whom, and how much the game's own estimate helps on the way (random play seldom defends
# Nottingham in Merry Men: the end alone would teach little). A random Robin never wins at Legend, so that there the Sheriff
# learns, against the game's own quick choice.
LESSONS: dict[str, dict[str, Any]] = {
    "romans": {"seats": 2, "shaping": 0.5},
    "locksley": {"options": {"length": "short"}, "shaping": 1.0},
    "merrymen": {"seats": 2, "shaping": 2.0},
    "legend": {"seat": 1, "opponents": "policy", "shaping": 2.0},
}
STEPS = {"romans": 60_000, "locksley": 60_000, "merrymen": 250_000, "legend": 200_000}  # decisions to learn from
SIDE_BY_SIDE = 8


def made(game: str, shaping: bool = True) -> Any:
    given = {**LESSONS[game], **({} if shaping else {"shaping": 0.0})}
    return gymnasium.make(f"sherwood/{game}-v0", **given).unwrapped


def learnt(game: str, steps: int) -> Any:
    torch.set_num_threads(1)
    games = DummyVecEnv([lambda: made(game) for _ in range(SIDE_BY_SIDE)])
    model = MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    return model.learn(steps)


def won(game: str, games: int, model: Any = None) -> float:
    """The share of games that the seat wins: with what was learnt, or at random."""
    env, rng, wins = made(game, shaping=False), np.random.default_rng(1), 0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        ended, reward = False, 0.0
        while not ended:
            mask = env.action_masks()
            action = rng.choice(np.flatnonzero(mask)) if model is None else model.predict(seen, action_masks=mask)[0]
            seen, reward, ended, _, _ = env.step(int(action))
        wins += reward > 0
    return wins / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(LESSONS), help="which games")
    parser.add_argument("--steps", type=int, help="decisions to learn from; as many as the game takes")
    parser.add_argument("--tries", type=int, default=300, help="games to try what was learnt")
    asked = parser.parse_args()
    for game in asked.games:
        steps = asked.steps or STEPS[game]
        before = won(game, asked.tries)
        start = time.process_time()
        model = learnt(game, steps)
        spent = time.process_time() - start
        after = won(game, asked.tries, model)
        print(
            f"{game}: wins {before:.0%} at random, {after:.0%} after {steps} decisions"
            f" ({spent:.0f} s of one core, {asked.tries} games each)",
            flush=True,
        )


if __name__ == "__main__":
    main()
