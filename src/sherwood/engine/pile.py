"""A pile of cards: a known top, a bag nobody has ordered yet, a known bottom.

A shuffle is never stored: cards lie in the bag as counts and get their order when they are drawn.
What somebody has looked at, or put back in a known place, lies above or below the bag, and `eyes`
says which seats know it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sherwood.engine.bits import bit
from sherwood.engine.chance import Chance

_NONE: Final[list[i64]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """A pile of cards, which are small numbers; `bag[card]` says how many of it lie in the unordered middle."""

    bag: vec[i64]
    inside: i64
    top: list[i64]  # the last is drawn first
    top_eyes: list[i64]
    bottom: list[i64]  # the first is drawn first
    bottom_eyes: list[i64]

    def __init__(self, bag: list[i64]) -> None:
        self.bag = vec[i64]([0] * len(bag))  # filled by hand: a vec asks a list for its buffer first, in vain
        self.inside = 0
        for card in range(len(bag)):
            self.bag[card] = bag[card]
            self.inside += bag[card]
        self.top = []
        self.top_eyes = []
        self.bottom = []
        self.bottom_eyes = []

    def left(self) -> i64:
        """How many cards there are."""
        return self.inside + len(self.top) + len(self.bottom)

    def counts(self) -> list[i64]:
        """How many of each card, wherever they lie."""
        total = list(self.bag)
        for card in self.top:
            total[card] += 1
        for card in self.bottom:
            total[card] += 1
        return total

    def draw(self, chance: Chance) -> i64:
        """Take the first card: of the known top, else of the bag, else of the known bottom."""
        if self.top:
            self.top_eyes.pop()
            return self.top.pop()
        if self.inside:
            return self.out_of_bag(chance)
        self.bottom_eyes.pop(0)
        return self.bottom.pop(0)

    def out_of_bag(self, chance: Chance) -> i64:
        card = chance.weighted(self.bag, self.inside)
        self.bag[card] -= 1
        self.inside -= 1
        return card

    def put_back(self, card: i64) -> None:
        """Into the bag: its place is anybody's guess."""
        self.bag[card] += 1
        self.inside += 1

    def put_top(self, card: i64, eyes: i64 = 0) -> None:
        """On top, where the seats in `eyes` have seen it."""
        self.top.append(card)
        self.top_eyes.append(eyes)

    def put_under(self, card: i64, eyes: i64 = 0) -> None:
        """To the bottom, where the seats in `eyes` have seen it."""
        self.bottom.append(card)
        self.bottom_eyes.append(eyes)

    def peek(self, chance: Chance, n: i64, eyes: i64) -> list[i64]:
        """The first n cards, next one first; from now on the seats in `eyes` know them."""
        while len(self.top) < n and self.inside:
            self.top.insert(0, self.out_of_bag(chance))
            self.top_eyes.insert(0, 0)
        seen: list[i64] = []
        for i in range(min(n, len(self.top))):
            at = len(self.top) - 1 - i
            self.top_eyes[at] |= eyes
            seen.append(self.top[at])
        for i in range(min(n - len(seen), len(self.bottom))):
            self.bottom_eyes[i] |= eyes
            seen.append(self.bottom[i])
        return seen

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal again the ordered cards that this seat has not seen (-1: a spectator has seen none)."""
        mine: i64 = bit(seat) if seat >= 0 else 0
        self.pour(self.top, self.top_eyes, mine)
        self.pour(self.bottom, self.bottom_eyes, mine)
        self.refill(self.top, chance)
        self.refill(self.bottom, chance)

    def pour(self, cards: list[i64], eyes: list[i64], mine: i64) -> None:
        for i in range(len(cards)):
            if not eyes[i] & mine:
                self.put_back(cards[i])
                cards[i] = -1

    def refill(self, cards: list[i64], chance: Chance) -> None:
        for i in range(len(cards)):
            if cards[i] < 0:
                cards[i] = self.out_of_bag(chance)

    def clone(self) -> Pile:
        other = Pile(_NONE)
        other.bag = self.bag[:]
        other.inside = self.inside
        if self.top:
            other.top = self.top[:]
            other.top_eyes = self.top_eyes[:]
        if self.bottom:
            other.bottom = self.bottom[:]
            other.bottom_eyes = self.bottom_eyes[:]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return pile_from_wire, (self.wire(),)

    def __repr__(self) -> str:
        return f"<Pile of {self.left()}, {len(self.top)} on top and {len(self.bottom)} below known>"

    def wire(self) -> dict[str, object]:
        """Plain data, canonical."""
        return {
            "bag": list(self.bag),
            "bottom": list(self.bottom),
            "bottom_eyes": list(self.bottom_eyes),
            "top": list(self.top),
            "top_eyes": list(self.top_eyes),
        }


def pile_from_wire(data: dict[str, list[int]]) -> Pile:
    """The pile that `wire()` described."""
    pile = Pile([int(n) for n in data["bag"]])
    pile.top = [int(n) for n in data["top"]]
    pile.top_eyes = [int(n) for n in data["top_eyes"]]
    pile.bottom = [int(n) for n in data["bottom"]]
    pile.bottom_eyes = [int(n) for n in data["bottom_eyes"]]
    return pile
