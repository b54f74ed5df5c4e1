"""A game in which chance is a player: a choice waits until every outcome it draws has been named."""

from __future__ import annotations

from hashlib import sha256

from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.chance import Dice, NeedChance, Rng, Tape
from sherwood.engine.errors import BadAction
from sherwood.engine.lens import Lens
from sherwood.engine.observe import reward
from sherwood.engine.play import advance
from sherwood.engine.referee import Referee
from sherwood.engine.state import State

Moves = list[tuple[int, int]]  # seats and the step's own numbers of their choices
Story = list[tuple[Moves, list[i64]]]  # choices made together, and what chance answered

Memory = tuple[bytes, bytes]  # of all that was seen and done, and of what was seen last


class Past:
    """Choices that were made together, what chance answered, and the position they led to."""

    moves: Moves
    record: list[i64]
    after: State
    memories: dict[int, Memory]  # by seat, as far as somebody has asked

    def __init__(self, moves: Moves, record: list[i64], after: State) -> None:
        self.moves = moves
        self.record = record
        self.after = after
        self.memories = {}


class Fork:
    """A position, and choices made in it whose chance is still open. Positions are never changed: copies share them.

    While `outcomes` are open it is chance's turn; they are the ways the next draw can come out, with their `weights`.
    """

    blank: State
    lens: Lens  # of one row: whoever looks through it looks at once
    state: State
    past: list[Past]  # a list, for a chain would be taken down one link inside the other
    moves: Moves
    given: list[i64]
    outcomes: list[int]
    weights: list[int]

    def __init__(self, blank: State, lens: Lens) -> None:
        self.blank = blank
        self.lens = lens
        self.state = blank
        self.past = []
        self.moves = []
        self.given = []
        self.outcomes = []
        self.weights = []

    def begin(self) -> None:
        """The set-up, as far as it needs no chance."""
        self.attempt(Tape(self.given))

    def attempt(self, tape: Tape) -> None:
        """Make the choices on a copy, from the beginning; where the tape ends, chance is asked."""
        s = self.state.clone()
        try:
            make(s, self.moves, Referee(tape))
        except NeedChance as need:
            self.outcomes = need.outcomes
            self.weights = need.weights
            return
        self.state = s
        self.past.append(Past(self.moves, tape.record, s))
        self.outcomes = []
        self.weights = []

    def draw(self, outcome: int) -> None:
        """Chance answers."""
        if outcome not in self.outcomes:
            raise BadAction(f"{outcome} cannot come up: {self.outcomes} can")
        self.given = [*self.given, outcome]
        self.attempt(Tape(self.given))

    def sample(self, seed: int) -> None:
        """Chance answers to the end of the choices, as the seed says."""
        self.attempt(Tape(self.given, Dice(Rng(seed))))

    def act(self, seat: i64, code: i64) -> None:
        """A seat that is asked makes a choice, by its number among all the game's actions."""
        self.moves = [(seat, self.find(seat, code))]
        self.given = []
        self.attempt(Tape(self.given))

    def act_together(self, codes: list[int]) -> None:
        """All seats that are asked choose at once; what is given for the others counts for nothing."""
        self.moves = [(seat, self.find(seat, codes[seat])) for seat in self.waiting()]
        self.given = []
        self.attempt(Tape(self.given))

    def find(self, seat: i64, code: i64) -> int:
        self.lens.ask(self.state, seat, 0)
        k: i64 = self.lens.find(code, 0)
        if k < 0:
            raise BadAction(f"action {code} is not open to seat {seat}: {self.lens.open_codes(0)} are")
        return int(k)

    def codes(self, seat: i64) -> list[int]:
        """The numbers of the actions that are open to a seat, in their own order."""
        self.lens.ask(self.state, seat, 0)
        return self.lens.open_codes(0)

    def waiting(self) -> list[int]:
        """The seats that are asked."""
        if self.state.ending >= 0:
            return []
        mask: i64 = self.state.steps.top().waiting(self.state)
        return [seat for seat in range(self.state.seats) if mask & bit(seat)]

    def seat(self) -> int:
        """The seat that is asked first; -1 when the game is over."""
        return -1 if self.state.ending >= 0 else int(self.state.steps.top().whose(self.state))

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; zeros before it."""
        return [reward(self.state, seat) for seat in range(self.state.seats)]

    def copy(self) -> Fork:
        other = Fork(self.blank, self.lens)
        other.state = self.state
        other.past = self.past[:]
        other.moves = self.moves
        other.given = self.given
        other.outcomes = self.outcomes
        other.weights = self.weights
        return other

    def __deepcopy__(self, memo: object) -> Fork:
        return self.copy()

    def story(self) -> Story:
        """Everything from the beginning, as plain data: what was chosen and what came of it; at last what is still open."""
        told: Story = [(past.moves, past.record) for past in self.past]
        if self.outcomes:
            told.append((self.moves, self.given))
        return told

    def retell(self, story: Story) -> None:
        """From the beginning to where a story ends."""
        for moves, given in story:
            self.moves = moves
            self.given = given
            self.attempt(Tape(given))

    def recall(self, seat: int) -> str:
        """A name for all that a seat has seen and done from the beginning: who remembers the same has the same name."""
        known = len(self.past)
        while known and seat not in self.past[known - 1].memories:
            known -= 1
        memory: Memory = self.past[known - 1].memories[seat] if known else (b"", b"")
        for past in self.past[known:]:
            memory = self.remember(past, seat, memory)
            past.memories[seat] = memory
        return memory[0].hex()[:32]

    def remember(self, past: Past, seat: int, memory: Memory) -> Memory:
        """One more thing done, by this seat or by others, and what is seen after it, if it is anything new."""
        self.lens.look(past.after, seat, 0)
        seen = sha256(memoryview(self.lens.sheet.room)).digest()
        own = [k for who, k in past.moves if who == seat]
        if not own and seen == memory[1]:
            return memory
        return sha256(memory[0] + (repr(own).encode() if own else b"") + seen).digest(), seen


def make(s: State, moves: Moves, ref: Referee) -> None:
    """Choices one after the other, and what follows from them; without any, the set-up."""
    for seat, k in moves:
        step = s.steps.pop()
        step.choose(s, seat, k, ref)
        advance(s, ref)
    if not moves:
        advance(s, ref)
