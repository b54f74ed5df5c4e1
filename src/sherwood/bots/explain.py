"""A bot explains itself: the choices it considers, the chances it sees in each, and how it expects things to go on."""

from __future__ import annotations

from dataclasses import dataclass

from sherwood.bots.bot import TreeBot
from sherwood.bots.known import parse
from sherwood.bots.levels import MASTER
from sherwood.engine.advice import Plan
from sherwood.engine.bits import bit, lowest
from sherwood.engine.chance import Dice, Rng
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.engine.state import State
from sherwood.search.tree import Tree
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.table.prompt import Asker
from sherwood.text.speech import Speech

FEW = 3  # candidates that are shown
FAR = 4  # choices that a line goes on for


@dataclass(frozen=True)
class Expected:
    """One choice that is expected to follow."""

    seat: int
    say: str


@dataclass(frozen=True)
class Candidate:
    """One choice as the bot sees it. `chance` is its estimate for the seat, `weight` the part of its thought it got."""

    do: Do
    say: str
    chance: float
    weight: float
    line: tuple[Expected, ...]


def explain(
    match: Match,
    seat: int,
    seconds: float = 1.0,
    lang: str = "en",
    level: str = MASTER,
    rng: Rng | None = None,
    few: int = FEW,
) -> list[Candidate]:
    """What a bot of that level would consider in this seat, best first; from what the seat knows, never more."""
    own = rng or Rng("hint")
    guess = match.guess(seat, own)
    bot = parse(level, match.game).seated(seat).within(seconds)
    assert isinstance(bot, TreeBot)
    mask = guess.steps.top().legal(guess, seat)
    if not mask:
        return []
    asker = Asker(match.game, guess, Speech(match.game.folder, lang, match.names))
    if mask & (mask - 1) == 0:
        return [_only(asker, seat, int(lowest(mask)))]
    return candidates(asker, bot.think(guess, seat, own), seat, few)


def _only(asker: Asker, seat: int, k: int) -> Candidate:
    action = asker.action(seat, k)
    return Candidate(asker.verbs.do(action), asker.say(seat, action), 0.5, 1.0, ())


def candidates(asker: Asker, tree: Tree, seat: int, few: int = FEW) -> list[Candidate]:
    """The branches of the root that were tried most, each with its mean and what follows."""
    node = tree.root()
    order = sorted(range(len(node.keys)), key=lambda arm: (-node.tries[arm], -node.sums[arm]))
    return [_candidate(asker, tree, seat, arm) for arm in order[:few] if node.tries[arm]]


def _candidate(asker: Asker, tree: Tree, seat: int, arm: int) -> Candidate:
    node = tree.root()
    plan = tree.plan(node.keys[arm])
    action = asker.action(seat, int(plan.moves[0]))
    chance = node.sums[arm] / int(node.tries[arm])
    line = _told(asker, seat, plan, [(int(who), int(k)) for who, k in tree.line(arm, FAR)])
    weight = int(node.tries[arm]) / int(tree.done)
    return Candidate(asker.verbs.do(action), asker.say(seat, action), round(chance, 4), round(weight, 4), line)


def _told(asker: Asker, seat: int, plan: Plan, line: list[tuple[int, int]]) -> tuple[Expected, ...]:
    """The line in words: played on a copy of the guess, with dice of its own, as far as it can be."""
    state = asker.state.clone()
    referee = Referee(Dice(Rng("line")))
    play(state, seat, plan.moves[0], referee)
    told: list[Expected] = []
    for i in range(1, len(plan.moves)):
        if state.over or not plan.goes_on(state, state.steps.top(), seat, i):
            break
        told.append(_expected(asker, state, seat, int(plan.moves[i])))
        play(state, seat, plan.moves[i], referee)
    for who, k in line:
        _forced(state, referee)
        if state.over or state.steps.top().whose(state) != who or not state.steps.top().legal(state, who) & bit(k):
            break
        told.append(_expected(asker, state, who, k))
        play(state, who, k, referee)
    return tuple(told[:FAR])


def _expected(asker: Asker, state: State, who: int, k: int) -> Expected:
    here = Asker(asker.game, state, asker.speech)
    return Expected(who, here.say(who, here.action(who, k)))


def _forced(state: State, referee: Referee) -> None:
    """What leaves nothing to decide is not worth telling."""
    while (step := advance(state, referee)) is not None:
        who = step.whose(state)
        mask = step.legal(state, who)
        if mask & (mask - 1):
            return
        play(state, who, lowest(mask), referee)
