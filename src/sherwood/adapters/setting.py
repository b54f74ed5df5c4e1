"""What all adapters share: a game with its seats and options, and its questions as arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

from sherwood.engine.chance import Rng
from sherwood.engine.game import Game, Value
from sherwood.engine.lens import Lens
from sherwood.engine.observe import VERSION, Layout
from sherwood.engine.state import State
from sherwood.extras import extra
from sherwood.table.setup import check_seats, find_game, read_options
from sherwood.text.speech import Speech

with extra("research"):
    import numpy as np
    from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Bytes = NDArray[np.int8]


class Setting:
    """A game set up once, of which any number are played."""

    game: Game
    seats: int
    options: dict[str, Value]
    blank: State  # before the set-up

    def __init__(self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.game = find_game(game)
        self.seats = check_seats(self.game, max(2, self.game.seats[0]) if seats is None else seats)
        self.options = read_options(self.game, self.seats, options or {})
        self.blank = self.game.opening(self.options, self.seats)

    @property
    def name(self) -> str:
        """The environment's name with the version of its observations: romans-v0."""
        return f"{self.game.id}-v{VERSION}"

    @property
    def layout(self) -> Layout:
        return self.game.layout

    @property
    def actions(self) -> int:
        return self.game.verbs.size

    def lens(self, rows: int) -> Lens:
        return Lens(self.game.observer, self.game.verbs, rows)

    def observation_space(self) -> spaces.Box:
        """Every number divided by the most it can be."""
        most = np.array(self.layout.highest(), np.float32)
        return spaces.Box(np.array(self.layout.lowest(), np.float32) / most, np.ones_like(most), dtype=np.float32)


class Rows:
    """The memory of a lens as arrays: they show what is written into it later."""

    def __init__(self, setting: Setting, rows: int) -> None:
        self.lens = setting.lens(rows)
        self.numbers = np.frombuffer(memoryview(self.lens.sheet.room), np.int16).reshape(rows, -1)
        self.masks = np.frombuffer(memoryview(self.lens.mask), np.int8).reshape(rows, -1)
        self.layout = setting.layout
        self.shares = np.float32(1) / np.array(setting.layout.highest(), np.float32)

    def observation(self, row: int) -> Floats:
        """A copy of what stands in a row, scaled."""
        scaled: Floats = np.multiply(self.numbers[row], self.shares, dtype=np.float32)
        return scaled

    def mask(self, row: int) -> Bytes:
        """A copy of the actions that are open."""
        copied: Bytes = self.masks[row].copy()
        return copied

    def text(self, row: int) -> str:
        """What stands in a row, as a line of text: equal lines, equal knowledge."""
        return self.layout.text(self.numbers[row].tolist())


def rng_for(seed: int | None, before: Rng | None) -> Rng:
    """A seed's own dice; without a seed the dice before go on, and the first ones are anybody's guess."""
    if seed is not None:
        return Rng(seed)
    return before.fork() if before is not None else Rng(secrets.token_hex())


def sentences(setting: Setting, state: State, seat: int) -> str:
    """What a seat sees, in words."""
    view = setting.game.view(state, seat)
    speech = Speech(setting.game.folder, "en", [f"player_{n}" for n in range(setting.seats)])
    return "\n".join(setting.game.describe(view, speech)) if setting.game.describe else str(view)
