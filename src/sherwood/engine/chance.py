"""Chance is a tape: sampled in play, played back in replays, forced in tests, enumerated in search."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sherwood.engine.bits import count, nth
from sherwood.engine.errors import BadChance, BadRange

_WORD: Final[i64] = 0xFFFFFFFF
_WIDE: Final[i64] = -0x40000000  # all bits but the lowest thirty
_MASKS: Final[i64] = -0x4000000000000000  # all bits but the lowest 62


class Rng:
    """sfc32: a small generator, the same numbers compiled or not, and cheap to copy."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: object = "") -> None:
        """Sown with a seed's text: 7 and "7" are the same."""
        self.a = 0
        self.b = 0
        self.c = 0
        self.d = 1
        text = seed if isinstance(seed, str) else str(seed)
        if text:
            digest = sha256(text.encode("utf-8", "surrogatepass")).digest()
            self.a = _little(digest, 0)
            self.b = _little(digest, 4)
            self.c = _little(digest, 8)
            self.stir()

    def stir(self) -> None:
        for _turn in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.a + self.b + self.d) & _WORD
        self.d = (self.d + 1) & _WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _WORD
        self.c = ((((self.c << 21) & _WORD) | (self.c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, each equally likely to the last bit (n at most 2^30)."""
        if (n - 2) & _WIDE:  # one look for 1, for what is no range and for what is too wide
            if n == 1:
                return 0
            raise BadRange(f"no number can be drawn below {n}: 1 to 2^30 can be asked for")
        wide: i64 = self.word() * n
        if (wide & _WORD) < n:
            floor: i64 = (_WORD + 1 - n) % n
            while (wide & _WORD) < floor:
                wide = self.word() * n
        return wide >> 32

    def member(self, mask: i64) -> i64:
        """One of the set bits, each equally likely."""
        if mask & _MASKS:
            raise BadRange(f"{mask} is no mask: it has more than 62 bits or is negative")
        return nth(mask, self.below(count(mask)))

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0

    def fork(self) -> Rng:
        """A generator of its own, begun from this one's next numbers."""
        other = Rng()
        other.a = self.word()
        other.b = self.word()
        other.c = self.word()
        other.stir()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return rng_at, (self.a, self.b, self.c, self.d)

    def __repr__(self) -> str:
        return f"Rng at {self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"

    def copy(self) -> Rng:
        """The same generator, at the same place."""
        return rng_at(self.a, self.b, self.c, self.d)


def rng_at(a: int, b: int, c: int, d: int) -> Rng:
    """The generator that stands at this place."""
    rng = Rng()
    rng.a = a
    rng.b = b
    rng.c = c
    rng.d = d
    return rng


def _little(digest: bytes, at: i64) -> i64:
    """Four bytes as one number, the lowest first."""
    word: i64 = 0
    for i in range(at + 3, at - 1, -1):
        byte: i64 = digest[i]
        word = (word << 8) | byte
    return word


class NeedChance(Exception):
    """The tape is at its end: these outcomes could follow, with these weights."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        super().__init__("chance is needed")
        self.outcomes = outcomes
        self.weights = weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where outcomes come from. Outcomes are what a person would read: a face, a card, a place."""

    def uniform(self, first: i64, n: i64) -> i64:
        """One of first..first+n-1, each equally likely."""
        raise NotImplementedError

    def member(self, mask: i64) -> i64:
        """One of the set bits, each equally likely."""
        raise NotImplementedError

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        """An index, as likely as its count out of the total."""
        raise NotImplementedError


class Dice(Chance):
    """Chance that is sampled, and recorded where somebody keeps the record."""

    rng: Rng
    record: list[i64] | None

    def __init__(self, rng: Rng, record: list[i64] | None = None) -> None:
        self.rng = rng
        self.record = record

    def note(self, outcome: i64) -> i64:
        record = self.record
        if record is not None:
            record.append(outcome)
        return outcome

    def uniform(self, first: i64, n: i64) -> i64:
        return self.note(first + self.rng.below(n))

    def member(self, mask: i64) -> i64:
        return self.note(self.rng.member(mask))

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        rest: i64 = self.rng.below(total)
        index: i64 = 0
        while rest >= counts[index]:
            rest -= counts[index]
            index += 1
        return self.note(index)


class LateDice(Chance):
    """Dice whose generator is sown when the first of them is rolled: most choices roll none, and sowing takes a hash."""

    seed: str
    sown: Dice | None

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.sown = None

    def dice(self) -> Dice:
        if self.sown is None:
            self.sown = Dice(Rng(self.seed))
        return self.sown

    def uniform(self, first: i64, n: i64) -> i64:
        return self.dice().uniform(first, n)

    def member(self, mask: i64) -> i64:
        return self.dice().member(mask)

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        return self.dice().weighted(counts, total)


class Tape(Chance):
    """A list of outcomes to be played back; then another source, or NeedChance. `record` holds all that was used."""

    given: list[i64]
    used: i64
    then: Chance | None
    record: list[i64]

    def __init__(self, given: list[i64], then: Chance | None = None) -> None:
        self.given = given
        self.used = 0
        self.then = then
        self.record = []

    def next(self, lo: i64, hi: i64) -> i64:
        outcome: i64 = self.given[self.used]
        if not lo <= outcome <= hi:
            raise BadChance(f"{outcome} cannot come up here: {lo} to {hi} can")
        self.used += 1
        return self.keep(outcome)

    def keep(self, outcome: i64) -> i64:
        self.record.append(outcome)
        return outcome

    def spent(self) -> bool:
        return self.used == len(self.given)

    def uniform(self, first: i64, n: i64) -> i64:
        if not self.spent():
            return self.next(first, first + n - 1)
        if self.then is None:
            raise NeedChance([int(first + i) for i in range(n)], [1] * int(n))
        return self.keep(self.then.uniform(first, n))

    def member(self, mask: i64) -> i64:
        if not self.spent():
            outcome = self.next(0, 61)
            if not (mask >> outcome) & 1:
                raise BadChance(f"{outcome} cannot come up here")
            return outcome
        if self.then is None:
            places = [n for n in range(62) if (mask >> n) & 1]
            raise NeedChance(places, [1] * len(places))
        return self.keep(self.then.member(mask))

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        if not self.spent():
            outcome = self.next(0, len(counts) - 1)
            if counts[outcome] <= 0:
                raise BadChance(f"{outcome} cannot come up here: none is left")
            return outcome
        if self.then is None:
            places = [i for i in range(len(counts)) if counts[i] > 0]
            raise NeedChance(places, [int(counts[i]) for i in places])
        return self.keep(self.then.weighted(counts, total))
