"""Players that are programs: how each one chooses."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

from sherwood.engine.advice import Advice, Plan
from sherwood.engine.bits import lowest
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.search.flat import Flat
from sherwood.search.tree import Limits, Tree
from sherwood.table.journal import Do
from sherwood.table.match import Match

SLICE = 16  # simulations between two looks at the clock, at most
THINKING = 0.8  # of the time allowed: the rest goes to the first guess, the choice, and forgetting the tree
INSTANT = 0.002  # seconds: a piece of thought that took longer is made shorter


class Bot:
    """A player that is a program. The `state` it gets is a guess: what its seat does not know has been dealt again."""

    spec: str

    @property
    def simulated(self) -> int:
        """Simulations made so far, where it makes any."""
        return 0

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        """The number of a legal choice."""
        raise NotImplementedError

    def within(self, seconds: float) -> Bot:
        """The same bot, which answers in that time whatever it would have liked to think about."""
        return self

    def seated(self, seat: int) -> Bot:
        """The bot that really thinks in this seat, where sides differ."""
        return self


@dataclass(frozen=True)
class Random(Bot):
    """Any legal choice."""

    spec: str = "random"

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        return int(rng.member(state.steps.top().legal(state, seat)))


@dataclass
class FlatBot(Bot):
    """Flat Monte Carlo. The same seed and number of rollouts give the same choice, on every machine."""

    spec: str
    rollouts: int = 0
    milliseconds: int = 0
    thought: int = 0

    @property
    def simulated(self) -> int:
        return self.thought

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        flat = Flat(state, seat, rng)
        if len(flat.arms) == 1:
            return int(flat.arms[0])
        if self.rollouts:
            while (left := self.rollouts - int(flat.done)) > 0:
                flat.run(min(SLICE, left))  # in between, a screen beside it can be painted
        else:
            deadline = time.monotonic() + self.milliseconds / 1000
            flat.run(len(flat.arms))
            while time.monotonic() < deadline:
                flat.run(SLICE)
        self.thought += int(flat.done)
        return int(flat.best())


@dataclass
class Policy(Bot):
    """The game's quick choice, without a thought."""

    spec: str
    advice: Advice[State]

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        step = state.steps.top()
        return int(self.advice.pick(state, step, seat, step.legal(state, seat), rng))


@dataclass
class TreeBot(Bot):
    """Tree search with the game's advice, for so many simulations or so long, whichever ends first (0: no limit).

    The same seed and number of simulations give the same choice, on every machine.
    """

    spec: str
    advice: Advice[State]
    simulations: int = 0
    milliseconds: int = 0
    limits: Limits = field(default_factory=Limits)
    slips: float = 0.0  # how often it plays something without looking
    thought: int = 0
    plan: Plan | None = None  # what it is carrying out
    made: int = 0  # of the plan's choices
    expects: object = None  # what it will be asked, if all goes as planned

    @property
    def simulated(self) -> int:
        return self.thought

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        step = state.steps.top()
        mask = step.legal(state, seat)
        if self.plan and self.expects == _question(state, seat):
            return self.go_on(state, seat, self.plan)
        if mask & (mask - 1) == 0:
            return int(lowest(mask))
        if self.slips and rng.unit() < self.slips:
            return int(rng.member(mask))
        tree = self.think(state, seat, rng)
        self.made = 0
        return self.go_on(state, seat, tree.plan(tree.best_key()))

    def go_on(self, state: State, seat: int, plan: Plan) -> int:
        """The next choice of a plan; the rest is kept for when it is asked what the plan expects to be asked."""
        k = int(plan.moves[self.made])
        self.plan, self.made, self.expects = plan, self.made + 1, None
        if self.made < len(plan.moves):
            after = state.clone()
            play(after, seat, k, Referee(Dice(Rng("plan"))))
            if after.ending < 0 and plan.goes_on(after, after.steps.top(), seat, self.made):
                self.expects = _question(after, seat)
        return k

    def think(self, state: State, seat: int, rng: Rng) -> Tree:
        """The whole search, for those who want to see more of it than the choice."""
        tree = Tree(state, seat, rng, self.advice, self.limits)
        if not self.milliseconds:
            tree.run(self.simulations)
        else:
            self.hurry(tree, time.monotonic() + THINKING * self.milliseconds / 1000)
        self.thought += int(tree.done)
        return tree

    def hurry(self, tree: Tree, deadline: float) -> None:
        """Until the time is over, or enough was thought; in pieces that end before anybody could notice them.

        Something is thought in any case, even where a busy machine lets all of the time pass at once.
        """
        size = 1
        while (now := time.monotonic()) < deadline or not tree.done:
            left = self.simulations - int(tree.done) if self.simulations else size
            if left <= 0:
                return
            tree.run(min(size, left))
            took = time.monotonic() - now
            size = min(SLICE, 2 * size) if took < INSTANT else max(1, size // 2)

    def within(self, seconds: float) -> Bot:
        allowed = max(1, round(1000 * seconds))
        return replace(self, milliseconds=min(allowed, self.milliseconds or allowed))


def _question(state: State, seat: int) -> object:
    """What a seat is asked, as far as a plan has to know: a number means something else in another question."""
    step = state.steps.top()
    return type(step), int(step.whose(state)), int(step.legal(state, seat)), seat


@dataclass
class Sided(Bot):
    """A level whose sides think differently."""

    spec: str
    sides: tuple[Bot, ...]

    def pick(self, state: State, seat: int, rng: Rng) -> int:
        return self.seated(seat).pick(state, seat, rng)

    def seated(self, seat: int) -> Bot:
        return self.sides[seat % len(self.sides)]

    def within(self, seconds: float) -> Bot:
        return replace(self, sides=tuple(side.within(seconds) for side in self.sides))

    @property
    def simulated(self) -> int:
        return sum(side.simulated for side in self.sides)


def answer(bot: Bot, match: Match, seat: int, rng: Rng) -> Do:
    """What the bot does in a match. It sees a guess, never the match."""
    guess = match.guess(seat, rng)
    k = bot.pick(guess, seat, rng)
    step = guess.steps.top()
    return match.game.verbs.do(step.action(guess, seat, k))
