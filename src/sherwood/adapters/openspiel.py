"""OpenSpiel: importing this registers every game on the shelf, `python_sherwood_romans` and the others.

`pyspiel.load_game("python_sherwood_romans(players=3,chance=sampled,simultaneous=True,options=neutrals:1)")`. Chance is
explicit (every die and card a node of its own) or sampled (one node a choice, whose outcome is a seed). Those who decide
at the same time are asked one after the other, none knowing the answers, or at once where `simultaneous` says so.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

from sherwood.adapters.setting import Rows, Setting
from sherwood.engine.fork import Fork
from sherwood.engine.observe import VERSION
from sherwood.engine.wire import digest_of
from sherwood.extras import extra
from sherwood.games import shelf

with extra("research"):
    import numpy as np
    import pyspiel

LONGEST = 20_000  # decisions: no game of ours comes near
FACES = 64  # explicit outcomes are numbered below this
SEEDS = 2**20  # sampled outcomes are below this; OpenSpiel makes masks of that size

Kind = pyspiel.GameType
DEFAULTS: dict[str, Any] = {"players": 2, "chance": "explicit", "simultaneous": False, "options": ""}


def short_name(game: str) -> str:
    return f"python_sherwood_{game}"


def game_type(name: str, params: dict[str, Any]) -> Any:
    """What OpenSpiel knows about a game before it is played."""
    card = shelf()[name]
    sampled = params["chance"] == "sampled"
    return Kind(
        short_name=short_name(name),
        long_name=f"Sherwood {name}-v{VERSION}",
        dynamics=Kind.Dynamics.SIMULTANEOUS if params["simultaneous"] else Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.SAMPLED_STOCHASTIC if sampled else Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=card.seats[1],
        min_num_players=card.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def read(options: str) -> dict[str, str]:
    """neutrals:1;tie_rule:nobody"""
    pairs = (one.partition(":") for one in options.split(";") if one)
    return {name: value for name, _, value in pairs}


class SherwoodGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its seats and options."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.NAME
        self.given = given = {**DEFAULTS, **(params or {})}
        if given["chance"] not in ("explicit", "sampled"):
            raise ValueError(f"chance is explicit or sampled, not {given['chance']}")
        self.setting = Setting(name, int(given["players"]), read(given["options"]))
        self.sampled = given["chance"] == "sampled"
        self.simultaneous = bool(given["simultaneous"])
        self.rows = Rows(self.setting, 1)
        self.first = Fork(self.setting.blank, self.rows.lens)
        self.first.begin()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=SEEDS if self.sampled else FACES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, given), info, given)

    def new_initial_state(self, *_: Any) -> SherwoodState:
        return SherwoodState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SherwoodObserver:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return SherwoodObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def __deepcopy__(self, memo: object) -> SherwoodGame:
        return self

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return played, (self.NAME, self.given)


@cache
def _played(name: str, given: tuple[tuple[str, Any], ...]) -> SherwoodGame:
    return KINDS[name](dict(given))


def played(name: str, given: dict[str, Any]) -> SherwoodGame:
    """A game by what it was set up with: how pickles name it."""
    return _played(name, tuple(sorted(given.items())))


class Position:
    """A fork that knows of which game it is: it can be pickled."""

    def __init__(self, game: SherwoodGame, fork: Fork) -> None:
        self.game = game
        self.fork = fork

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.fork.copy())

    def __reduce__(self) -> tuple[Any, tuple[SherwoodGame, Any]]:
        return retold, (self.game, self.fork.story())


def retold(game: SherwoodGame, story: Any) -> Position:
    fork = Fork(game.setting.blank, game.rows.lens)
    fork.retell(story)
    return Position(game, fork)


class SherwoodState(pyspiel.State):  # type: ignore[misc]
    """A position; while a choice draws on chance, the one before it."""

    def __init__(self, game: SherwoodGame) -> None:
        super().__init__(game)
        self.at = Position(game, game.first.copy())
        self.seed = -1  # of the chance node it stands at, where chance is sampled

    @property
    def game(self) -> SherwoodGame:
        return self.at.game

    @property
    def fork(self) -> Fork:
        return self.at.fork

    def current_player(self) -> int:
        fork = self.at.fork
        if fork.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self.game.simultaneous and len(fork.waiting()) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        seat = fork.seat()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.fork.state.over)

    def _legal_actions(self, player: int) -> list[int]:
        return self.fork.codes(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.game.sampled:
            if self.seed < 0:
                self.seed = secrets.randbelow(SEEDS)
            return [(self.seed, 1.0)]
        total = sum(self.fork.weights)
        return [(n, weight / total) for n, weight in zip(self.fork.outcomes, self.fork.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        fork = self.fork
        if not fork.outcomes:
            fork.act(fork.seat(), action)
        elif self.game.sampled:
            fork.sample(action)
            self.seed = -1
        else:
            fork.draw(action)

    def _apply_actions(self, actions: list[int]) -> None:
        self.fork.act_together(actions)

    def returns(self) -> list[float]:
        return self.fork.rewards()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        verbs = self.game.setting.game.verbs
        return " ".join(str(word) for word in verbs.do(verbs.action(action)))

    def __str__(self) -> str:
        fork = self.fork
        return f"{digest_of(fork.state)} {fork.moves if fork.outcomes else ''} {fork.given if fork.outcomes else ''}".strip()


class SherwoodObserver:
    """What a player may know: as numbers, scaled, and as a line of text."""

    def __init__(self, game: SherwoodGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        layout = game.setting.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {part.name: self.tensor[layout.where(part.name)] for part in layout.parts}

    def set_from(self, state: SherwoodState, player: int) -> None:
        rows = self.game.rows
        rows.lens.look(state.fork.state, player, 0)
        np.multiply(rows.numbers[0], rows.shares, out=self.tensor)

    def string_from(self, state: SherwoodState, player: int) -> str:
        rows = self.game.rows
        before = f"remembers {state.fork.recall(player)}; " if self.recall else ""
        rows.lens.look(state.fork.state, player, 0)
        return before + rows.text(0)


KINDS: dict[str, type[SherwoodGame]] = {}


def register() -> None:
    """Every game on the shelf, with two players or the fewest it takes."""
    for name, card in shelf().items():
        seats = max(2, card.seats[0])
        # A class each: what OpenSpiel holds when Python has ended must not have to be taken down then.
        kind = type(f"Sherwood_{name}", (SherwoodGame,), {"NAME": name})
        KINDS[name] = kind
        pyspiel.register_game(game_type(name, {**DEFAULTS, "players": seats}), kind)


register()
