"""Actions: what a choice means to people, journals and learning code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from sherwood.engine.errors import BadAction
from sherwood.engine.fields import rebuilt
from sherwood.engine.given import brief, whole


class Action:
    """One choice: a verb and what it points at. Ids only, never negative."""

    verb: i64
    a: i64
    b: i64

    def __init__(self, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def same(self, other: Action) -> bool:
        return self.verb == other.verb and self.a == other.a and self.b == other.b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.same(other)

    def __hash__(self) -> int:
        return hash((self.verb, self.a, self.b))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.a}, {self.b})"

    def __reduce__(self) -> tuple[type[Action], tuple[int, int, int]]:
        return Action, (self.verb, self.a, self.b)


class Bar:
    """Something a person may want to do now and cannot: the action, the reason, the paragraph."""

    action: Action
    reason: str
    rule: str
    a: i64
    b: i64
    c: i64

    def __init__(self, action: Action, reason: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.action = action
        self.reason = reason
        self.rule = rule
        self.a = a
        self.b = b
        self.c = c

    def __repr__(self) -> str:
        return f"Bar({self.action}, {self.reason!r}, {self.rule!r}, {self.a}, {self.b}, {self.c})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return rebuilt(self)


class Verb:
    """A kind of choice: its name, the kinds of thing it points at and how many of each there are."""

    name: str
    kinds: tuple[str, ...]
    sizes: tuple[int, ...]
    start: i64  # the number of its first action among all the game's
    width: i64  # how many actions share their first thing

    def __init__(self, name: str, kinds: tuple[str, ...], sizes: tuple[int, ...], start: i64) -> None:
        if len(kinds) != len(sizes) or len(kinds) > 2:
            raise ValueError(f"verb {name}: at most two things, each with its size")
        self.name = name
        self.kinds = kinds
        self.sizes = sizes
        self.start = start
        self.width = sizes[1] if len(sizes) == 2 else 1

    def span(self) -> i64:
        """How many different choices the verb can make."""
        return self.width * self.sizes[0] if self.sizes else 1

    def __repr__(self) -> str:
        things = [f"{kind} of {size}" for kind, size in zip(self.kinds, self.sizes, strict=True)]
        return f"<Verb {' '.join([self.name, *things])}>"

    def __reduce__(self) -> tuple[type[Verb], tuple[object, ...]]:
        return Verb, (self.name, self.kinds, self.sizes, self.start)


class Verbs:
    """A game's verbs, in a fixed order that only ever grows, and its actions as stable numbers."""

    verbs: list[Verb]
    index: dict[str, int]
    size: int
    _dos: dict[tuple[int, int, int], tuple[str | int, ...]]  # made once: everybody who is asked is told them

    def __init__(self) -> None:
        self.verbs = []
        self.index = {}
        self._dos = {}
        self.size = 0

    def add(self, name: str, kinds: str = "", *sizes: int) -> int:
        """Declare the next verb, what it points at and how many of each there are: its number."""
        verb = Verb(name, tuple(kinds.split()), sizes, self.size)
        self.index[name] = len(self.verbs)
        self.verbs.append(verb)
        self.size += verb.span()
        return self.index[name]

    def __repr__(self) -> str:
        return f"<Verbs: {len(self.verbs)}, with {self.size} actions>"

    def __reduce__(self) -> tuple[object, ...]:
        return _verbs, ([(verb.name, " ".join(verb.kinds), *verb.sizes) for verb in self.verbs],)

    def code(self, action: Action) -> i64:
        """The action's number among all the game's actions."""
        verb = self.verbs[action.verb]
        if not verb.sizes:
            return verb.start
        return verb.start + action.a * verb.width + (action.b if len(verb.sizes) == 2 else 0)

    def action(self, code: int) -> Action:
        """The action that has this number."""
        if not 0 <= code < self.size:
            raise BadAction(f"no choice has the number {brief(code)}: there are {self.size}")
        index = len(self.verbs) - 1
        while self.verbs[index].start > code:
            index -= 1
        verb = self.verbs[index]
        rest = code - verb.start
        return Action(index, rest // verb.width, rest % verb.width)

    def do(self, action: Action) -> tuple[str | int, ...]:
        """What is sent and journaled: ("place", 3, 0)."""
        key = int(action.verb), int(action.a), int(action.b)
        known = self._dos.get(key)
        if known is None:
            verb = self.verbs[action.verb]
            known = self._dos[key] = (verb.name, *(int(action.a), int(action.b))[: len(verb.sizes)])
        return known

    def parse(self, do: object) -> Action:
        """The action that a journal line, a client or a person names; BadAction if there is none."""
        if not isinstance(do, (list, tuple)):
            if isinstance(do, str) or not isinstance(do, Sequence):
                raise BadAction(f'a choice is a verb and what it points at, ("place", 3, 0), not {brief(do)}')
            do = list(do)
        name = do[0] if do else None
        if not isinstance(name, str) or name not in self.index:
            raise BadAction(f"unknown choice {brief(do)}")
        index = self.index[name]
        verb = self.verbs[index]
        if len(do) - 1 != len(verb.sizes):
            raise BadAction(f"{verb.name} points at {len(verb.sizes)} things, not {len(do) - 1}")
        numbers = [0, 0]
        for n in range(len(verb.sizes)):
            thing = whole(do[n + 1])
            if thing is None or not 0 <= thing < verb.sizes[n]:
                raise BadAction(f"{verb.name}: no {verb.kinds[n]} {brief(do[n + 1])!r}")
            numbers[n] = thing
        return Action(index, numbers[0], numbers[1])


def _verbs(rows: list[tuple[Any, ...]]) -> Verbs:
    """How a vocabulary is pickled: declared again, row by row."""
    verbs = Verbs()
    for row in rows:
        verbs.add(*row)
    return verbs
