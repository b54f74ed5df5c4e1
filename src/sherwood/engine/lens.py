"""A question as rows of numbers: what a seat may know, and which of all the game's actions are open to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sherwood.engine.action import Action, Verbs
from sherwood.engine.bits import lowest
from sherwood.engine.observe import Observer, Sheet
from sherwood.engine.state import State

ROOM: Final = 62  # choices of one question, at most


class Lens:
    """Rows of observations and masks, written in place: whoever has looked at their memory sees what is written later."""

    observer: Observer[State]
    size: i64  # numbers of an observation
    actions: i64  # actions of the game
    sheet: Sheet
    mask: vec[u8]  # by row: 1 for every action that is open
    codes: vec[i64]  # by row: the numbers of the open actions,
    bits: vec[i64]  # what the step calls them,
    opened: vec[i64]  # and how many there are
    starts: vec[i64]  # by verb, to number its actions
    widths: vec[i64]
    pairs: vec[i64]

    def __init__(self, observer: Observer[State], verbs: Verbs, rows: int) -> None:
        self.observer = observer
        self.size = observer.layout().size
        self.actions = verbs.size
        self.sheet = Sheet(rows * int(self.size))
        self.mask = vec[u8](bytes(rows * verbs.size))
        self.codes = vec[i64]([0] * (rows * ROOM))
        self.bits = vec[i64]([0] * (rows * ROOM))
        self.opened = vec[i64]([0] * rows)
        self.starts = vec[i64]([int(verb.start) for verb in verbs.verbs])
        self.widths = vec[i64]([int(verb.width) if verb.sizes else 0 for verb in verbs.verbs])
        self.pairs = vec[i64]([1 if len(verb.sizes) == 2 else 0 for verb in verbs.verbs])

    def look(self, s: State, seat: i64, row: i64) -> None:
        """Write what the seat may know."""
        self.sheet.at = row * self.size
        self.observer.observe(s, seat, self.sheet)

    def ask(self, s: State, seat: i64, row: i64) -> None:
        """Write which actions move the game on; none if the seat is not asked."""
        self.clear(row)
        if s.ending >= 0:
            return
        step = s.steps.top()
        if not (step.waiting(s) >> seat) & 1:
            return
        first: i64 = row * ROOM
        n: i64 = 0
        rest: i64 = step.legal(s, seat)
        while rest:
            k: i64 = lowest(rest)
            rest &= rest - 1
            code: i64 = self.code(step.action(s, seat, k))
            self.codes[first + n] = code
            self.bits[first + n] = k
            self.mask[row * self.actions + code] = 1
            n += 1
        self.opened[row] = n

    def clear(self, row: i64) -> None:
        first: i64 = row * ROOM
        for i in range(first, first + self.opened[row]):
            self.mask[row * self.actions + self.codes[i]] = 0
        self.opened[row] = 0

    def code(self, action: Action) -> i64:
        """The action's number among all the game's, as `Verbs.code` has it."""
        verb: i64 = action.verb
        return self.starts[verb] + action.a * self.widths[verb] + action.b * self.pairs[verb]

    def find(self, code: i64, row: i64) -> i64:
        """What the step of the question that was last written calls this action; -1 if it is not open."""
        first: i64 = row * ROOM
        for i in range(first, first + self.opened[row]):
            if self.codes[i] == code:
                return self.bits[i]
        return -1

    def open_codes(self, row: int) -> list[int]:
        """The numbers of the open actions, in their own order."""
        first = row * ROOM
        return sorted([self.codes[i] for i in range(first, first + self.opened[row])])
