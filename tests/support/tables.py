"""Ways of playing: every game, every seat count, options drawn at random; and walks through them."""

from __future__ import annotations

from collections.abc import Iterator

import sherwood
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.game import Game, Value
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Event, Referee
from sherwood.engine.state import State
from sherwood.games import shelf
from sherwood.table.setup import read_options

LIMIT = 20_000  # decisions: no game of ours comes near


def seat_counts() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(game.id, n) for game in shelf().values() for n in range(game.seats[0], game.seats[1] + 1)]


def random_options(game: Game, seats: int, rng: Rng) -> dict[str, Value]:
    """A random mix of options that the game allows."""
    while True:
        options = {one.name: one.values[rng.below(len(one.values))] for one in game.options}
        if game.refuse(options, seats) is None:
            return options


class Walk:
    """One random game, position by position."""

    def __init__(self, name: str, seats: int, seed: str, defaults: bool = False) -> None:
        self.game = shelf()[name]
        self.rng = Rng(seed)
        given = {} if defaults else random_options(self.game, seats, self.rng)
        self.options = read_options(self.game, seats, given)
        self.state: State = self.game.opening(self.options, seats)
        self.log: list[Event] = []
        self.referee = Referee(Dice(self.rng), self.log)
        advance(self.state, self.referee)

    def blank(self) -> State:
        """A fresh state of the same table, to be filled from wire data."""
        return self.game.opening(self.options, int(self.state.seats))

    def legal(self, seat: int) -> int:
        return self.state.steps[-1].legal(self.state, seat)

    def positions(self, limit: int = LIMIT) -> Iterator[State]:
        """Every position where somebody is asked, and the final one."""
        for _ in range(limit):
            yield self.state
            if self.state.over:
                return
            self.move()
        raise AssertionError(f"no end after {limit} decisions")

    def move(self) -> None:
        """Any seat that is asked makes any legal choice."""
        step = self.state.steps[-1]
        seat = int(self.rng.member(step.waiting(self.state)))
        play(self.state, seat, int(self.rng.member(step.legal(self.state, seat))), self.referee)


def random_match(name: str, seats: int, seed: str, revise: bool = False) -> sherwood.Match:
    """A whole game through the front door, by random choices; `revise`: second thoughts too."""
    rng = Rng(seed)
    game = shelf()[name]
    match = sherwood.new(name, seats=seats, seed=seed, options=random_options(game, seats, rng))
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        choices = match.choices(seat)
        if not revise or rng.below(4):
            choices = [choice for choice in choices if not choice.revise]
        match.play(seat, choices[rng.below(len(choices))].do)
    return match


def begun(name: str, seed: object = 1) -> sherwood.Match:
    return sherwood.new(name, seats=shelf()[name].seats[1], seed=seed)


def walked(match: sherwood.Match, decisions: int, seed: str = "walk") -> sherwood.Match:
    rng = sherwood.Rng(seed)
    for _ in range(decisions):
        if not match.over:
            codes = match.codes(match.waiting[0])
            match.play(match.waiting[0], codes[rng.below(len(codes))])
    return match
