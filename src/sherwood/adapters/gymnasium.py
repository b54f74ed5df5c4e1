"""Gymnasium: one seat learns, bots sit in the others. Importing this registers `sherwood/romans-v0` and the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from sherwood.adapters.setting import Rows, Setting, rng_for, sentences
from sherwood.bots import parse
from sherwood.bots.bot import Bot, Random
from sherwood.engine.chance import Rng
from sherwood.engine.observe import VERSION
from sherwood.engine.solo import Solo
from sherwood.extras import extra
from sherwood.games import shelf

with extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

Seen = tuple[Any, dict[str, Any]]


class SherwoodEnv(gymnasium.Env):
    """A seat of a game. `info["action_mask"]` says which actions are open; one that is not loses the game at once.

    The reward comes at the end. `shaping` adds so much of what every step changed in the estimate that the game makes of the
    seat's chances, as far as the seat can know it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.setting.seats - 1}")
        self.seat = seat
        self.bots = _seated(self.setting, seat, opponents)
        self.shaping = shaping
        self.hope = 0.0  # the estimate when the learner was last asked
        self.render_mode = render_mode
        self.rows = Rows(self.setting, self.setting.seats)
        self.observation_space = self.setting.observation_space()
        self.action_space = spaces.Discrete(self.setting.actions)
        self.rng: Rng | None = None
        self.solo: Solo

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        super().reset(seed=seed)
        self.rng = rng_for(seed, self.rng)
        self.thoughts = self.rng.fork()
        while True:
            self.solo = Solo(self.setting.blank, self.rows.lens, self.rng)
            self.let_others()
            if not self.solo.over:  # else it was over before the learner was asked anything
                self.hope = self.estimate()
                return self.seen()

    def step(self, action: SupportsIndex) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.solo.act(self.seat, index(action)):
            seen, info = self.seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.let_others()
        seen, info = self.seen()
        before, self.hope = self.hope, self.estimate()
        reward = self.solo.rewards()[self.seat] + self.shaping * (self.hope - before)
        return seen, reward, self.solo.over, False, info

    def estimate(self) -> float:
        """How good it looks for the learner, from 0 to 1; what it cannot know is guessed."""
        state = self.solo.state
        return float(state.guess(self.seat, self.thoughts).value(self.seat)) if self.shaping else 0.0

    def let_others(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        solo = self.solo
        while not solo.over:
            waiting = solo.waiting()
            if self.seat in waiting:
                return
            seat = waiting[0]
            bot = self.bots[seat]
            # A guess, never the truth; who chooses at random looks at neither.
            state = solo.state if isinstance(bot, Random) else solo.state.guess(seat, self.thoughts)
            solo.choose(seat, bot.pick(state, seat, self.thoughts))

    def seen(self) -> Seen:
        self.solo.show(self.seat)
        return self.rows.observation(self.seat), {"action_mask": self.rows.mask(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """As sb3-contrib's MaskablePPO asks for it."""
        self.solo.lens.ask(self.solo.state, self.seat, self.seat)
        open_now: NDArray[np.bool_] = self.rows.masks[self.seat] > 0
        return open_now

    def render(self) -> str | None:
        """What the learner sees, in words."""
        return None if self.render_mode is None else sentences(self.setting, self.solo.state, self.seat)


def _seated(setting: Setting, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """A bot for every seat but the learner's, in the order of the seats."""
    others = [other for other in range(setting.seats) if other != seat]
    specs = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(specs) != len(others):
        raise ValueError(f"{len(specs)} opponents for {len(others)} seats")
    return {other: parse(spec, setting.game) for other, spec in zip(others, specs, strict=True)}


def register() -> None:
    """Every game on the shelf."""
    for name in shelf():
        gymnasium.register(
            id=f"sherwood/{name}-v{VERSION}",
            entry_point="sherwood.adapters.gymnasium:SherwoodEnv",
            kwargs={"game": name},
        )


register()
