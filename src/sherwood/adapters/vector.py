"""Many games stepped in one call, with arrays for the questions: `make("romans", 256, seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.adapters.setting import Rows, Setting
from sherwood.engine.batch import Batch
from sherwood.engine.chance import Rng
from sherwood.extras import extra

with extra("research"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Asked(NamedTuple):
    """What every game asks, a row each. The arrays belong to the environment: the next step writes into them."""

    observation: NDArray[np.float32]  # (games, size): what the seat that decides may know, scaled
    mask: NDArray[np.int8]  # (games, actions): which actions are open to it
    seat: NDArray[np.int64]  # (games,): who decides
    rewards: NDArray[np.float64]  # (games, seats): what the end was worth, where the last step ended a game
    over: NDArray[np.uint8]  # (games,): the last step ended a game, and these are the first questions of the next


class VectorEnv:
    """Games side by side; one that ends is followed by another at once."""

    def __init__(self, setting: Setting, games: int) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played side by side")
        self.setting = setting
        self.games = games
        self.rows = Rows(setting, games)
        self.scaled = np.zeros(self.rows.numbers.shape, np.float32)
        self.batch: Batch

    def reset(self, seed: object = "") -> Asked:
        """New games everywhere; the same seed deals the same cards."""
        rngs = [Rng(f"{seed}/{n}") for n in range(self.games)]
        self.batch = Batch(self.setting.blank, self.rows.lens, rngs)
        self.rng = Rng(f"{seed}/any")
        batch = self.batch
        self.asked = Asked(
            self.scaled,
            self.rows.masks,
            np.frombuffer(memoryview(batch.seat), np.int64),
            np.frombuffer(memoryview(batch.rewards), np.float64).reshape(self.games, -1),
            np.frombuffer(memoryview(batch.over), np.uint8),
        )
        return self.look()

    def step(self, actions: NDArray[np.int64]) -> Asked:
        """One action in every game, by its number; BadAction, and nothing is done, if one is not open."""
        self.batch.step(vec[i64](np.ascontiguousarray(actions, np.int64)))
        return self.look()

    def look(self) -> Asked:
        np.multiply(self.rows.numbers, self.rows.shares, out=self.scaled)
        return self.asked

    def any_actions(self) -> NDArray[np.int64]:
        """An open action of every game, each equally likely."""
        return np.frombuffer(memoryview(self.batch.any_codes(self.rng)), np.int64)


def make(game: str, games: int, seats: int | None = None, options: Mapping[str, object] | None = None) -> VectorEnv:
    """So many games of one kind, side by side."""
    return VectorEnv(Setting(game, seats, options), games)
