"""Options: what a choice means to people, journals and learning code."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64


class BadChoice(ValueError):
    """A choice that is not even well formed: unknown verb, wrong number of things, out of range."""


class Option:
    """One choice: a verb and what it points at. Ids only, never negative."""

    verb: i64
    a: i64
    b: i64

    def __init__(self, verb: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.verb, self.a, self.b) == (other.verb, other.a, other.b)

    def __hash__(self) -> int:
        return hash((self.verb, self.a, self.b))

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b})"


class Bar:
    """Something a person may want to do now and cannot: the option, the reason, the paragraph."""

    option: Option
    reason: str
    rule: str
    a: i64
    b: i64
    c: i64

    def __init__(self, option: Option, reason: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.option = option
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

    def code(self, option: Option) -> int:
        """The option's number among all the game's options."""
        verb = self.verbs[option.verb]
        inner = option.b if len(verb.sizes) == 2 else 0
        outer = option.a if verb.sizes else 0
        width = verb.sizes[1] if len(verb.sizes) == 2 else 1
        return self.starts[option.verb] + outer * width + inner

    def option(self, code: int) -> Option:
        """The option that has this number."""
        if not 0 <= code < self.size:
            raise BadChoice(f"no choice has the number {code}")
        index = max(i for i, start in enumerate(self.starts) if start <= code)
        rest = code - self.starts[index]
        verb = self.verbs[index]
        if len(verb.sizes) < 2:
            return Option(index, rest)
        return Option(index, rest // verb.sizes[1], rest % verb.sizes[1])

    def do(self, option: Option) -> tuple[str | int, ...]:
        """What is sent and journaled: ("place", 3, 0)."""
        verb = self.verbs[option.verb]
        return (verb.name, *(int(option.a), int(option.b))[: len(verb.sizes)])

    def parse(self, do: Sequence[object]) -> Option:
        """The option that a journal line, a client or a person names; BadChoice if there is none."""
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
        return Option(index, numbers[0], numbers[1])
