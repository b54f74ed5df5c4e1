"""Scenes: positions that are played by words and read in words. What the four games' scenes have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

import sherwood
from sherwood.engine.bits import members
from sherwood.engine.game import Game
from sherwood.engine.referee import Event
from sherwood.engine.state import State
from sherwood.engine.step import Step

Word = str | int
Words = tuple[Word, ...]
S = TypeVar("S", bound=State)


class Vocabulary:
    """The names of a game's things, for those kinds that tests call by name; others stay numbers."""

    def __init__(self, game: Game, *kinds: str) -> None:
        self.game = game
        self.names: Mapping[str, tuple[str, ...]] = {kind: game.names[kind] for kind in kinds}

    def name(self, kind: str, thing: int) -> Word:
        return self.names[kind][thing] if kind in self.names else thing

    def kinds(self, verb: str) -> Sequence[str]:
        return self.game.verbs.verbs[self.game.verbs.index[verb]].kinds

    def said(self, do: Words) -> Words:
        """A choice in words: ("ride", 7) is ("ride", "c2")."""
        things = zip(self.kinds(str(do[0])), do[1:], strict=True)
        return (do[0], *(self.name(kind, int(thing)) for kind, thing in things))

    def numbers(self, verb: str, *things: str) -> Words:
        """And back."""
        return (verb, *(self.names[kind].index(thing) for kind, thing in zip(self.kinds(verb), things, strict=True)))

    def told(self, event: Event) -> Words:
        """An event's arguments in words."""
        kinds = self.game.tell(event.kind).kinds.split()
        return tuple(self.name(kind, arg) for kind, arg in zip(kinds, event.args, strict=False))


class StateScene(Generic[S]):
    """A state driven by hand, step by step; `log` holds what was told since it was last cleared."""

    def __init__(self, vocabulary: Vocabulary, state: S) -> None:
        self.vocabulary = vocabulary
        self.state = state
        self.log: list[Event] = []

    @property
    def step(self) -> Step:
        return self.state.steps[-1]

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def ending(self) -> str:
        return self.vocabulary.game.endings[self.state.ending] if self.over else ""

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.log]

    @property
    def doings(self) -> list[tuple[str, int]]:
        """What was told, and of which seat: -1 for nobody's doing."""
        return [(event.kind, event.seat) for event in self.log]

    def told(self, kind: str) -> list[Words]:
        """The events of a kind, with their arguments in words."""
        return [self.vocabulary.told(event) for event in self.log if event.kind == kind]

    def words(self, seat: int, k: int) -> Words:
        return self.vocabulary.said(self.vocabulary.game.verbs.do(self.step.action(self.state, seat, k)))

    def open_to(self, seat: int) -> list[Words]:
        return [self.words(seat, k) for k in members(self.step.legal(self.state, seat))]

    def revised_by(self, seat: int) -> list[Words]:
        return [self.words(seat, k) for k in members(self.step.revise(self.state, seat))]

    def barred_to(self, seat: int) -> dict[Words, tuple[str, str]]:
        """What is refused, why, and by which paragraph."""
        do = self.vocabulary.game.verbs.do
        bars = self.step.barred(self.state, seat)
        return {self.vocabulary.said(do(bar.action)): (bar.reason, bar.rule) for bar in bars}

    def number(self, seat: int, wanted: Words) -> int:
        """The number of a choice given in words; the test fails if it is not offered."""
        for k in members(self.step.legal(self.state, seat) | self.step.revise(self.state, seat)):
            if self.words(seat, k) == wanted:
                return k
        raise AssertionError(f"{wanted} is not among {self.open_to(seat)}")


class MatchScene:
    """A match at a chosen position, played through the front door; `news` holds what the last choice made happen."""

    def __init__(self, match: sherwood.Match) -> None:
        self.match = match
        self.news: list[Event] = []

    def play(self, seat: int, do: Words, chance: Sequence[int] | None = None) -> None:
        before = len(self.match.events)
        self.match.play(seat, do, chance=chance)
        self.news = [event for _, event in self.match.events[before:]]

    def heard(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.news)

    def is_open(self, seat: int, do: Words) -> bool:
        return self.match.why_not(seat, do) is None

    def refused(self, seat: int, do: Words) -> tuple[str, str]:
        """The sentence and the paragraph with which a choice is refused."""
        why = self.match.why_not(seat, do)
        assert why is not None, f"{do} is possible"
        return why.say, why.rule

    @property
    def waiting(self) -> int:
        return self.match.waiting[0]

    @property
    def over(self) -> bool:
        return self.match.over
