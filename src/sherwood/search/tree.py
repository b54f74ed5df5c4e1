"""Tree search for games with hidden truth and chance; it knows no game.

Every simulation guesses what the seat cannot know, walks down a tree for each seat (what that seat has seen happen),
leaves it by one new node, plays on by the game's quick choices, and stops at a horizon where the game estimates. A node
counts how often each choice was there to be made, because guesses differ in what they allow. The quick choices are the
prior: they decide which branches are opened first, and how far a branch is trusted before it has been tried.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sherwood.engine.advice import Advice, Plan
from sherwood.engine.bits import bit, lowest
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import advance
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.engine.step import Step

NEVER: Final[i64] = 1 << 20  # more than any number of chapters
HIDDEN: Final[i64] = 63  # another's secret choice, as everybody else sees it
EDGE: Final[i64] = 1024  # more than any kind of step
CURIOUS: Final[i64] = 4  # one new branch in so many is any choice at all, whatever the game advises
DOUBT: Final = 0.5  # of a hint: what the prior leaves to choices that the game never advises


class Limits:
    """How far to think: `depth` decisions in the tree (1: only the choice itself), `horizon` until the estimate."""

    depth: i64
    horizon: i64
    explore: float  # how much a doubtful branch is worth a look, in standard deviations of results
    widen: float  # how fast new branches are opened
    chapters: i64  # of the game, to the end of which is played; 0: the horizon alone decides
    even: float  # how far results alone say what is worth a look, 0 to 1, and not what the game advises

    def __init__(
        self,
        depth: i64 = 64,
        horizon: i64 = 40,
        explore: float = 1.5,
        widen: float = 1.5,
        chapters: i64 = 0,
        even: float = 0.0,
    ) -> None:
        self.depth = depth
        self.horizon = horizon
        self.explore = explore
        self.widen = widen
        self.chapters = chapters
        self.even = even


@final
class Node:
    """What one seat has seen happen up to here; if it is this seat's turn, what came of its choices."""

    visits: i64
    passed: i64  # simulations that came by
    edge: i64  # what led here
    keys: vec[i64]  # of choices tried: its number, or a plan's
    tries: vec[i64]
    seen: vec[i64]  # how often it was there to be made
    hints: vec[float]  # how often the game advised it
    sums: vec[float]
    edges: vec[i64]  # what happened, and who is asked what after it
    kids: list[Node]

    def __init__(self) -> None:
        self.visits = 0
        self.passed = 0
        self.edge = 0
        self.keys = vec[i64]()
        self.tries = vec[i64]()
        self.seen = vec[i64]()
        self.hints = vec[float]()
        self.sums = vec[float]()
        self.edges = vec[i64]()
        self.kids = []

    def add(self, key: i64) -> i64:
        """A new branch: its place."""
        self.keys = append(self.keys, key)
        self.tries = append(self.tries, 0)
        self.seen = append(self.seen, 1)
        self.hints = append(self.hints, 0.0)
        self.sums = append(self.sums, 0.0)
        return len(self.keys) - 1

    def find(self, key: i64) -> i64:
        """The branch of a choice, -1 if it was never tried."""
        for arm in range(len(self.keys)):
            if self.keys[arm] == key:
                return arm
        return -1

    def kid(self, edge: i64) -> Node | None:
        for i in range(len(self.edges)):
            if self.edges[i] == edge:
                return self.kids[i]
        return None

    def best(self) -> i64:
        """The branch tried most often; of equals the one with the better mean; -1 without any."""
        best: i64 = -1
        for arm in range(len(self.keys)):
            if (
                best < 0
                or self.tries[arm] > self.tries[best]
                or (self.tries[arm] == self.tries[best] and self.sums[arm] > self.sums[best])
            ):
                best = arm
        return best


class Tree:
    """One decision under thought. `state` may itself be a guess: it holds what the seat knows."""

    state: State
    seat: i64
    rng: Rng
    advice: Advice[State]
    limits: Limits
    referee: Referee
    roots: list[Node]
    first: list[Plan]  # the plans to decide between
    done: i64
    until: i64  # the chapter in which the game's estimate is asked for
    kinds: dict[type, int]
    # Results so far, by seat: their mean and the sum of squared distances from it.
    means: vec[float]
    squares: vec[float]
    # The walk of the present simulation
    at: list[Node | None]
    fresh: i64  # seats whose node was made in this simulation
    nodes: list[Node]
    arms: vec[i64]
    seats: vec[i64]
    walked: i64

    def __init__(self, state: State, seat: i64, rng: Rng, advice: Advice[State], limits: Limits) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.advice = advice
        self.limits = limits
        self.referee = Referee(Dice(rng))
        self.roots = [Node() for _seat in range(state.seats)]
        step = state.steps.top()
        self.first = advice.plans(state, step, seat, step.legal(state, seat))
        self.done = 0
        self.until = advice.chapter(state) + limits.chapters if limits.chapters else NEVER
        self.kinds = {}
        self.means = vec[float]([0.0] * state.seats)
        self.squares = vec[float]([0.0] * state.seats)
        self.at = []
        self.fresh = 0
        self.nodes = []
        self.arms = vec[i64]()
        self.seats = vec[i64]()
        self.walked = 0

    def root(self) -> Node:
        return self.roots[self.seat]

    def run(self, n: i64) -> None:
        """n more simulations."""
        for _simulation in range(n):
            self.simulate()

    def best(self) -> i64:
        """The number of the choice to make; of a plan, its first."""
        return self.first_of(self.best_key())

    def best_key(self) -> i64:
        """The choice, or the plan, that was tried most."""
        node = self.root()
        arm = node.best()
        return node.keys[arm] if arm >= 0 else lowest(self.state.steps.top().legal(self.state, self.seat))

    def first_of(self, key: i64) -> i64:
        """The choice that a branch of the root begins with."""
        return self.plan(key).moves[0]

    def plan(self, key: i64) -> Plan:
        """The choices that a branch of the root stands for."""
        return Plan(key, 1.0, [key], Step) if key <= HIDDEN else plan_of(self.first, key)

    def line(self, arm: i64, most: i64) -> list[tuple[i64, i64]]:
        """What is expected after a branch of the root: seats and choices, as long as this seat would see single ones."""
        found: list[tuple[i64, i64]] = []
        node: Node | None = likeliest(self.root(), self.root().keys[arm])
        while node is not None and len(found) < most:
            asked: i64 = self.asked(node)
            key: i64 = node.keys[node.best()] if asked == self.seat and len(node.keys) else ahead(node)
            if key < 0 or key >= HIDDEN:
                break
            found.append((asked, key))
            node = likeliest(node, key)
        return found

    def asked(self, node: Node) -> i64:
        """The seat whose decision a node is."""
        return node.edge % 8

    def try_out(self, k: i64, n: i64) -> float:
        """The mean of n simulations that begin with a choice, whatever the tree thinks of it."""
        total: float = 0.0
        for _simulation in range(n):
            s = self.state.guess(self.seat, self.rng)
            self.walked = 1
            self.play_on(s, self.make(s, s.steps.top(), self.seat, k))
            total += self.value_of(s, self.seat)
        return total / float(n)

    # One simulation

    def simulate(self) -> None:
        s = self.state.guess(self.seat, self.rng)
        self.set_out()
        step: Step | None = self.walk(s)
        self.play_on(s, step)
        self.learn(s)

    def set_out(self) -> None:
        self.at = []
        for root in self.roots:
            self.at.append(root)
        self.fresh = 0
        self.nodes = []
        self.arms = vec[i64]()
        self.seats = vec[i64]()
        self.walked = 0

    def walk(self, s: State) -> Step | None:
        """Down the trees, to the first decision that has no node yet."""
        step: Step | None = s.steps.top()
        seat: i64 = self.seat  # of several who are asked at once, it is the thinker's turn
        while step is not None and self.advice.chapter(s) < self.until:
            mask: i64 = step.legal(s, seat)
            if mask & (mask - 1):
                if self.walked:
                    self.follow(step, seat)
                node = self.at[seat]
                if node is None or self.walked >= self.limits.depth:
                    return step
                step = self.decide(s, step, seat, mask, node)
            else:
                step = self.make(s, step, seat, lowest(mask))
            if step is not None:
                seat = step.whose(s)
        return None

    def decide(self, s: State, step: Step, seat: i64, mask: i64, node: Node) -> Step | None:
        """One decision inside the tree: choose a branch and take it."""
        plans = self.advice.plans(s, step, seat, mask) if self.walked else self.first
        arm: i64 = self.choose(s, step, seat, mask, node) if not plans else self.choose_plan(node, plans, seat)
        key: i64 = node.keys[arm]
        self.nodes.append(node)
        self.arms = append(self.arms, arm)
        self.seats = append(self.seats, seat)
        self.walked += 1
        self.label(step, seat, key)
        if key <= HIDDEN:
            return self.make(s, step, seat, key)
        return self.carry_out(s, step, seat, plan_of(plans, key))

    def make(self, s: State, step: Step, seat: i64, k: i64) -> Step | None:
        s.steps.drop()
        step.choose(s, seat, k, self.referee)
        return advance(s, self.referee)

    def carry_out(self, s: State, step: Step, seat: i64, plan: Plan) -> Step | None:
        """The choices of a plan, as long as they can be made."""
        on: Step | None = self.make(s, step, seat, plan.moves[0])
        for i in range(1, len(plan.moves)):
            if on is None or not plan.goes_on(s, on, seat, i):
                break
            on = self.make(s, on, seat, plan.moves[i])
        return on

    # Where everybody's walk leads

    key: i64 = 0
    who: i64 = 0
    secret: bool = False

    def label(self, step: Step, seat: i64, key: i64) -> None:
        """What has happened, until it is known what it led to."""
        self.key = key
        self.who = seat
        self.secret = step.secret()

    def follow(self, step: Step, asked: i64) -> None:
        """Every seat walks on in its own tree, by what it has seen: not by the secrets of others."""
        after: i64 = self.kind(step) * 8 + asked
        for seat in range(len(self.at)):
            node = self.at[seat]
            if node is not None:
                key: i64 = HIDDEN if self.secret and seat != self.who else self.key
                edge: i64 = key * EDGE * 8 + after
                if key != HIDDEN or node.edge != edge:  # how many secrets in a row says nothing
                    self.at[seat] = self.onward(node, seat, edge)

    def onward(self, node: Node, seat: i64, edge: i64) -> Node | None:
        """The next node; a new one, once in a simulation."""
        kid = node.kid(edge)
        if kid is None and not self.fresh & bit(seat):
            self.fresh |= bit(seat)
            kid = Node()
            kid.edge = edge
            node.edges = append(node.edges, edge)
            node.kids.append(kid)
        if kid is not None:
            kid.passed += 1
        return kid

    def kind(self, step: Step) -> i64:
        """A small number for the kind of a step, in the order in which they come up."""
        cls = type(step)
        number = self.kinds.get(cls)
        if number is None:
            number = len(self.kinds)
            self.kinds[cls] = number
        return number

    # Choosing a branch

    def choose(self, s: State, step: Step, seat: i64, mask: i64, node: Node) -> i64:
        """Of single choices: what the game advises if it is new and there is room, else the most promising."""
        hint: i64 = self.advice.pick(s, step, seat, mask, self.rng)
        node.visits += 1
        best: i64 = -1
        known: i64 = 0
        hints: float = 0.0
        for arm in range(len(node.keys)):
            if node.keys[arm] <= HIDDEN and mask & bit(node.keys[arm]):
                node.seen[arm] += 1
                if node.keys[arm] == hint:
                    node.hints[arm] += 1.0
                hints += node.hints[arm] + DOUBT
                known |= bit(node.keys[arm])
        fresh: i64 = self.newcomer(node, mask & ~known, known, hint)
        if fresh >= 0:
            arm = node.add(fresh)
            node.hints[arm] = 1.0 if fresh == hint else 0.0
            return arm
        bound: float = -1e9
        for arm in range(len(node.keys)):
            if node.keys[arm] <= HIDDEN and mask & bit(node.keys[arm]):
                here: float = self.promise(node, arm, seat, hints)
                if here > bound:
                    bound = here
                    best = arm
        return best

    def newcomer(self, node: Node, rest: i64, known: i64, hint: i64) -> i64:
        """A choice to be tried for the first time, or -1: branches grow with the root of the visits."""
        if not rest:
            return -1
        n: i64 = 0
        left: i64 = known
        while left:
            left &= left - 1
            n += 1
        if float(n) >= 1.0 + self.limits.widen * math.sqrt(float(node.visits)):
            return -1
        if rest & bit(hint) and (n == 0 or self.rng.below(CURIOUS)):
            return hint
        if known & bit(hint) and self.rng.below(CURIOUS):
            return -1
        return self.rng.member(rest)

    def choose_plan(self, node: Node, plans: list[Plan], seat: i64) -> i64:
        """The same of plans, which come with their weights, best first."""
        node.visits += 1
        best: i64 = -1
        bound: float = -1e9
        hints: float = 0.0
        for plan in plans:
            hints += plan.weight
        n: i64 = 0
        for plan in plans:
            arm = node.find(plan.key)
            if arm < 0:
                if float(n) < 1.0 + self.limits.widen * math.sqrt(float(node.visits)):
                    arm = node.add(plan.key)
                    node.hints[arm] = plan.weight
                    return arm
                continue
            n += 1
            node.seen[arm] += 1
            node.hints[arm] = plan.weight
            here: float = self.promise(node, arm, seat, hints)
            if here > bound:
                bound = here
                best = arm
        return best

    def promise(self, node: Node, arm: i64, seat: i64, hints: float) -> float:
        """The mean, and the more the likelier the game finds it and the less it was tried."""
        tries: float = float(node.tries[arm])
        mean: float = node.sums[arm] / tries if tries > 0.0 else self.means[seat]
        prior: float = (node.hints[arm] + DOUBT) / (hints + DOUBT)
        spread: float = self.limits.explore * self.spread(seat)
        seen: float = float(node.seen[arm])
        advised: float = prior * math.sqrt(seen) / (1.0 + tries)
        if self.limits.even <= 0.0:
            return mean + spread * advised
        doubt: float = math.sqrt(math.log(seen + 1.0) / (tries + 0.5))
        return mean + spread * (advised + self.limits.even * (doubt - advised))

    def spread(self, seat: i64) -> float:
        """How far results lie apart: what is worth a look depends on it, and it differs from game to game."""
        if self.done < 2:
            return 0.2
        return math.sqrt(self.squares[seat] / float(self.done)) + 0.001

    # The rest of the simulation

    def play_on(self, s: State, step: Step | None) -> None:
        """Quick choices up to the horizon."""
        on: Step | None = step
        n: i64 = self.walked
        while on is not None and n < self.limits.horizon and self.advice.chapter(s) < self.until:
            seat: i64 = on.whose(s)
            mask: i64 = on.legal(s, seat)
            if mask & (mask - 1):
                n += 1
                on = self.make(s, on, seat, self.advice.pick(s, on, seat, mask, self.rng))
            else:
                on = self.make(s, on, seat, lowest(mask))

    def value_of(self, s: State, seat: i64) -> float:
        """The result, or before it the game's estimate."""
        return self.advice.outcome(s, seat) if s.ending >= 0 else self.advice.worth(s, seat)

    def learn(self, s: State) -> None:
        """The result, or the estimate, goes to every branch that was taken: to each seat its own."""
        self.done += 1
        values = vec[float]([0.0] * len(self.roots))
        for seat in range(len(self.roots)):
            value: float = self.value_of(s, seat)
            values[seat] = value
            apart: float = value - self.means[seat]
            self.means[seat] += apart / float(self.done)
            self.squares[seat] += apart * (value - self.means[seat])
        for i in range(len(self.nodes)):
            node = self.nodes[i]
            arm: i64 = self.arms[i]
            node.tries[arm] += 1
            node.sums[arm] += values[self.seats[i]]


def likeliest(node: Node, key: i64) -> Node | None:
    """Where a choice led most often."""
    best: Node | None = None
    for kid in node.kids:
        if kid.edge // (EDGE * 8) == key and (best is None or kid.passed > best.passed):
            best = kid
    return best


def ahead(node: Node) -> i64:
    """What another seat was seen to do here most often; -1 if nothing was seen."""
    best: i64 = -1
    most: i64 = 0
    for kid in node.kids:
        if kid.passed > most:
            most = kid.passed
            best = kid.edge // (EDGE * 8)
    return best


def plan_of(plans: list[Plan], key: i64) -> Plan:
    for plan in plans:
        if plan.key == key:
            return plan
    return plans[0]
