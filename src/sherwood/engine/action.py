"""Options: what a choice means to people, journals and learning code."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64


class BadChoice(ValueError):
    """A choice that is not even well formed: unknown verb, wrong number of things, out of range."""


class Action:
    """One choice: a verb and what it points at. Ids only, never negative."""

    verb: i64
    a: i64
    b: i64

    def __init__(self, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.verb, self.a, self.b) == (other.verb, other.a, other.b)

    def __hash__(self) -> int:
        return hash((self.verb, self.a, self.b))

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.a}, {self.b})"


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


class Verb:
    """A kind of choice: its name, the kinds of thing it points at and how many of each there are."""

    name: str
    kinds: tuple[str, ...]
    sizes: tuple[int, ...]

    def __init__(self, name: str, kinds: tuple[str, ...] = (), sizes: tuple[int, ...] = ()) -> None:
        if len(kinds) != len(sizes) or len(kinds) > 2:
            raise ValueError(f"verb {name}: at most two things, each with its size")
        self.name = name
        self.kinds = kinds
        self.sizes = sizes

    def span(self) -> int:
        """How many different choices the verb can make."""
        n = 1
        for size in self.sizes:
            n *= size
        return n


class Verbs:
    """A game's verbs, in a fixed order that only ever grows, and its options as stable numbers."""

    verbs: list[Verb]
    size: int

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = list(verbs)
        self.starts: list[int] = []
        self.size = 0
        for verb in self.verbs:
            self.starts.append(self.size)
            self.size += verb.span()
        self.index: dict[str, int] = {verb.name: i for i, verb in enumerate(self.verbs)}

    def code(self, action: Action) -> int:
        """The action's number among all the game's options."""
        verb = self.verbs[action.verb]
        inner = action.b if len(verb.sizes) == 2 else 0
        outer = action.a if verb.sizes else 0
        width = verb.sizes[1] if len(verb.sizes) == 2 else 1
        return self.starts[action.verb] + outer * width + inner

    def action(self, code: int) -> Action:
        """The action that has this number."""
        if not 0 <= code < self.size:
            raise BadChoice(f"no choice has the number {code}")
        index = max(i for i, start in enumerate(self.starts) if start <= code)
        rest = code - self.starts[index]
        verb = self.verbs[index]
        if len(verb.sizes) < 2:
            return Action(index, rest)
        return Action(index, rest // verb.sizes[1], rest % verb.sizes[1])

    def do(self, action: Action) -> tuple[str | int, ...]:
        """What is sent and journaled: ("place", 3, 0)."""
        verb = self.verbs[action.verb]
        return (verb.name, *(int(action.a), int(action.b))[: len(verb.sizes)])

    def parse(self, do: Sequence[object]) -> Action:
        """The action that a journal line, a client or a person names; BadChoice if there is none."""
        if isinstance(do, str) or not do or not isinstance(do[0], str) or do[0] not in self.index:
            raise BadChoice(f"unknown choice {do!r}")
        index = self.index[do[0]]
        verb = self.verbs[index]
        if len(do) - 1 != len(verb.sizes):
            raise BadChoice(f"{verb.name} points at {len(verb.sizes)} things, not {len(do) - 1}")
        numbers = [0, 0]
        for n in range(len(verb.sizes)):
            thing = do[n + 1]
            if not isinstance(thing, int) or isinstance(thing, bool) or not 0 <= thing < verb.sizes[n]:
                raise BadChoice(f"{verb.name}: no {verb.kinds[n]} {thing!r}")
            numbers[n] = thing
        return Action(index, numbers[0], numbers[1])
