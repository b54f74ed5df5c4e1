"""PettingZoo: `env("romans", seats=3)` asks one seat after the other, `parallel_env(...)` all of them at every step."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from sherwood.adapters.setting import Rows, Setting, rng_for, sentences
from sherwood.engine.chance import Rng
from sherwood.engine.solo import Solo
from sherwood.extras import extra

with extra("research"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> Turns:
    """A game in which one agent acts after the other."""
    return Turns(Setting(game, seats, options), render_mode)


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> Together:
    """A game in which all agents act at every step; those that are not asked have one action, to wait."""
    return Together(Setting(game, seats, options), render_mode)


class _Seated:
    """What both kinds share: agents, spaces, what an agent sees."""

    setting: Setting
    solo: Solo

    def __init__(self, setting: Setting, render_mode: str | None, actions: int) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {"name": setting.name.replace("-", "_"), "render_modes": ["ansi"], "is_parallelizable": False}
        self.rows = Rows(setting, setting.seats)
        self.rng: Rng | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = {
            "observation": setting.observation_space(),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(dict(seen)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game."""
        self.rng = rng_for(seed, self.rng)
        self.solo = Solo(self.setting.blank, self.rows.lens, self.rng)

    def information_state(self, agent: str) -> str:
        """What an agent may know now, as a line of text."""
        self.solo.show(self.seat_of[agent])
        return self.rows.text(self.seat_of[agent])

    def forfeited(self, seats: list[int]) -> list[float]:
        """The game ends where somebody chooses what is not open: -1 to them, nothing to the others."""
        return [-1.0 if seat in seats else 0.0 for seat in range(self.setting.seats)]

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return self.setting.name.replace("-", "_")


class Turns(_Seated, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Agent environment cycle. Who decides at the same time is asked one after the other, none knowing the answers."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__(setting, render_mode, setting.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.solo.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        self.solo.show(seat)
        return {"observation": self.rows.observation(seat), "action_mask": self.rows.mask(seat)}

    def step(self, action: SupportsIndex | None) -> None:
        if action is None or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        solo = self.solo
        if not solo.act(solo.seat, index(action)):
            self.infos[self.agent_selection] = {"illegal": True}
            self.finish(self.forfeited([solo.seat]))
        elif solo.over:
            self.finish(solo.rewards())
        else:
            self.agent_selection = self.possible_agents[solo.seat]

    def finish(self, rewards: list[float]) -> None:
        """Rewards come at the end, and only there."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent that acts sees, in words."""
        if self.render_mode is None:
            return None
        return sentences(self.setting, self.solo.state, self.seat_of[self.agent_selection])


class Together(_Seated, ParallelEnv):  # type: ignore[misc]
    """All at once. The last action, one more than the game has, is to wait: open to those who are not asked."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__(setting, render_mode, setting.actions + 1)
        self.wait = setting.actions
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, dict[str, Any]]:
        waiting = self.solo.waiting()
        return {agent: self.seen_by(seat, seat in waiting) for seat, agent in enumerate(self.possible_agents)}

    def seen_by(self, seat: int, asked: bool) -> dict[str, Any]:
        self.solo.show(seat)
        mask = np.append(self.rows.masks[seat], np.int8(not asked))
        return {"observation": self.rows.observation(seat), "action_mask": mask}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        chosen = {seat: index(actions[self.possible_agents[seat]]) for seat in self.solo.waiting()}
        wrong = [seat for seat, action in chosen.items() if not self.solo.opens(seat, action)]
        if not wrong:
            for seat, action in chosen.items():
                self.solo.act(seat, action)
        over = bool(wrong) or self.solo.over
        worth = self.forfeited(wrong) if wrong else self.solo.rewards()
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        ended = dict.fromkeys(self.possible_agents, over)
        cut = dict.fromkeys(self.possible_agents, False)
        seen = self.seen()
        if over:
            self.agents = []
        told = {agent: {"illegal": True} if seat in wrong else {} for agent, seat in self.seat_of.items()}
        return seen, rewards, ended, cut, told

    def render(self) -> str | None:
        """What everybody sees, in words."""
        return None if self.render_mode is None else sentences(self.setting, self.solo.state, -1)
