"""What a choice brings, in words: what is sure, what chance decides and how often, what cannot be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sherwood.engine.action import Action
from sherwood.engine.bits import members
from sherwood.engine.chance import Rng
from sherwood.engine.consequence import Finality, Leaf, finality, leaves
from sherwood.engine.game import Game, View
from sherwood.engine.question import Question
from sherwood.engine.state import State
from sherwood.table.log import Log
from sherwood.text.speech import Speech

GUESSES = 4  # of what the seat cannot know: where they disagree, nothing is said of it
MOST_CHANGES = 4  # of what varies: a longer list says no more than that it varies
MOST = 5  # kinds of outcome that a person takes in at a glance
MOST_LEAVES = 40
MOST_VIEWS = 8  # of where a choice may lead: more have too little in common to be shown


@dataclass(frozen=True)
class Outcome:
    """One kind of outcome: how likely (0 to 1), what will be told, what the seat gains and loses."""

    share: float
    told: tuple[str, ...]
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Brings:
    """What would come of a choice, as far as its seat can know."""

    outcomes: tuple[Outcome, ...]
    hidden: bool  # it also depends on what the seat cannot see
    final: bool  # it draws chance or reveals something: no taking back
    over: bool  # it ends the game
    then: tuple[int, ...]  # the seats that are waited for next, where that is sure
    lines: tuple[str, ...]  # all of it in sentences

    def __str__(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True)
class Told:
    """A leaf as a seat would be told of it."""

    weight: float
    kinds: tuple[str, ...]
    lines: tuple[str, ...]
    changes: tuple[tuple[str, int], ...]


class Foresight:
    """Looks ahead for one seat of one position, in one language."""

    def __init__(self, game: Game, speech: Speech, state: State, seat: int) -> None:
        self.game = game
        self.speech = speech
        self.seat = seat
        # The seed is always the same: one that depended on the truth could tell of it.
        self.guesses = [state.guess(seat, Rng(f"foresight {n}")) for n in range(GUESSES)]

    def brings(self, action: Action) -> Brings:
        """What the action would bring; it is open to the seat."""
        k = Question(self.game.verbs, self.guesses[0]).find(self.seat, action)
        agreed = [self.outcomes(guess, k) for guess in self.guesses]
        hidden = any(one != agreed[0] for one in agreed)
        found = (common(agreed),) if hidden else agreed[0]
        ends = [finality(guess, self.seat, k) for guess in self.guesses]
        waiting = {int(one.waiting) for one in ends}
        then = members(waiting.pop()) if len(waiting) == 1 else []
        return self.worded(found, hidden, ends[0], tuple(then))

    def ahead(self, action: Action) -> list[View]:
        """Every view the seat may have after the action, on any guess; none where they are too many."""
        k = Question(self.game.verbs, self.guesses[0]).find(self.seat, action)
        found: list[View] = []
        for guess in self.guesses:
            ways = leaves(guess, self.seat, k, Rng("leaves"))
            for leaf in ways[: MOST_LEAVES + 1]:
                view = self.game.view(leaf.state, self.seat)
                if view not in found:
                    found.append(view)
            if len(found) > MOST_VIEWS or len(ways) > MOST_LEAVES:
                return []
        return found

    def outcomes(self, guess: State, k: int) -> tuple[Outcome, ...]:
        """The kinds of outcome on one guess, likeliest first."""
        before = self.game.holdings(guess, self.seat)
        told = [self.told(leaf, before) for leaf in leaves(guess, self.seat, k, Rng("leaves"))]
        found = [self.outcome(group) for group in few_groups(told)]
        return tuple(sorted(merged(found), key=lambda one: -one.share))

    def outcome(self, group: Sequence[Told]) -> Outcome:
        share = round(sum(one.weight for one in group), 9)
        return Outcome(share, shared([one.lines for one in group]), self.changes(group))

    def told(self, leaf: Leaf, before: dict[str, int]) -> Told:
        log = Log(self.game, self.speech, self.seat)
        lines = log.lines([(0, event) for event in leaf.events])
        after = self.game.holdings(leaf.state, self.seat)
        changes = tuple((key, after[key] - before[key]) for key in before if after[key] != before[key])
        return Told(leaf.weight, tuple(one.kind for one in lines), tuple(one.text for one in lines), changes)

    def changes(self, group: Sequence[Told]) -> tuple[str, ...]:
        """+2 points, −1 wood; +1 to +3 pennies where it varies within the group."""
        said = []
        for key in dict.fromkeys(key for one in group for key, _ in one.changes):
            found = [dict(one.changes).get(key, 0) for one in group]
            said.append(self.change(key, min(found), max(found)))
        return tuple(said) if len(said) <= MOST_CHANGES else ()

    def change(self, key: str, least: int, most: int) -> str:
        span = signed(most) if least == most else self.speech.say("brings-span", least=signed(least), most=signed(most))
        return self.speech.say(f"holding-{key}", change=span, number=max(abs(least), abs(most)))

    def worded(self, found: Sequence[Outcome], hidden: bool, end: Finality, then: tuple[int, ...]) -> Brings:
        say = self.speech.say
        lines = [self.line(one, len(found) == 1) for one in found]
        lines = [one for one in lines if one]
        if hidden:
            lines.append(say("brings-hidden"))
        if end.over:
            lines.append(say("brings-over"))
        elif end.final:
            lines.append(say("brings-final"))
        if then and self.seat not in then:
            lines.append(say("brings-then", names=self.speech.join([self.speech.seat(seat) for seat in then])))
        return Brings(tuple(found), hidden, end.final, end.over, then, tuple(lines))

    def line(self, one: Outcome, sure: bool) -> str:
        """A kind of outcome in one sentence or more, behind its chance."""
        what = " ".join([*one.told, *([self.speech.join(one.changes) + "."] if one.changes else [])])
        if sure:
            return what
        return self.speech.say("brings-chance", share=one.share, what=what or self.speech.say("brings-nothing"))


def few_groups(told: Sequence[Told]) -> list[list[Told]]:
    """The finest way to tell outcomes apart that a person still takes in."""
    for way in (by_kind_and_change, by_kind, by_change):
        groups = grouped(told, way)
        if len(groups) <= MOST:
            return refined(groups)
    return [list(told)]


def by_kind_and_change(one: Told) -> object:
    return one.kinds, one.changes


def by_kind(one: Told) -> object:
    return one.kinds


def by_change(one: Told) -> object:
    return one.changes


def by_lines(one: Told) -> object:
    return one.lines, one.changes


def refined(groups: list[list[Told]]) -> list[list[Told]]:
    """Groups of which nothing could be said are told apart line by line, as far as there is room."""
    for group in groups:
        finer = grouped(group, by_lines)
        if not shared([one.lines for one in group]) and len(groups) + len(finer) - 1 <= MOST:
            groups = [one for one in groups if one is not group] + finer
    return groups


def grouped(told: Iterable[Told], key: Callable[[Told], object]) -> list[list[Told]]:
    groups: dict[object, list[Told]] = {}
    for one in told:
        groups.setdefault(key(one), []).append(one)
    return list(groups.values())


def shared(lines: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The lines that stand in all of them."""
    return tuple(line for line in dict.fromkeys(lines[0]) if all(line in other for other in lines))


def merged(found: Iterable[Outcome]) -> list[Outcome]:
    """Outcomes that read alike are one."""
    shares: dict[tuple[tuple[str, ...], tuple[str, ...]], float] = {}
    for one in found:
        shares[one.told, one.changes] = shares.get((one.told, one.changes), 0.0) + one.share
    return [Outcome(share, told, changes) for (told, changes), share in shares.items()]


def common(guesses: Sequence[Sequence[Outcome]]) -> Outcome:
    """What will be told and changed whatever is hidden."""
    every = [one for outcomes in guesses for one in outcomes]
    return Outcome(1.0, shared([one.told for one in every]), shared([one.changes for one in every]))


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
