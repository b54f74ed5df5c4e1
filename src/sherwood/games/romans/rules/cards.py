"""The cards, read once from data/cards.toml into tuples of ints."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, full
from sherwood.engine.data import TomlTable
from sherwood.engine.errors import Broken
from sherwood.games.romans.data import DATA

_DATA: Final = DATA.load("cards")

# Warriors: eight kinds, nine cards. Cards 7 and 8 are both Ch'ariotts (§1.5).
QWEEN: Final = 0
DRUHID: Final = 1
SVORD: Final = 2
AXX: Final = 3
ARCHR: Final = 4
CHIPPEUZ: Final = 5
HORSIE: Final = 6
CHARIOTT: Final = 7
WARRIORS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["warrior"])
KINDS: Final = 8  # written out, for numbers that are known when the rules are compiled are faster
CARDS: Final = 9
KIND: Final = vec[i64]([kind for kind, row in enumerate(_DATA["warrior"]) for _ in range(row["copies"])])
STRENGTH: Final = vec[i64]([_DATA["warrior"][kind]["strength"] for kind in KIND])
if (len(WARRIORS), len(KIND)) != (KINDS, CARDS):
    raise Broken(
        f"cards.toml has {len(WARRIORS)} kinds of warriors and {len(KIND)} cards, the rules {KINDS} and {CARDS}"
    )
ALL_CARDS: Final = full(CARDS)


def _cards(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask & bit(card)]


# What a set of a clan's nine cards amounts to, looked up by its mask.
HANDS: Final = range(ALL_CARDS + 1)
STRENGTH_OF: Final = vec[i64]([sum(STRENGTH[card] for card in _cards(mask)) for mask in HANDS])
KINDS_OF: Final = vec[i64](
    [sum(bit(kind) for kind in range(KINDS) if any(KIND[card] == kind for card in _cards(mask))) for mask in HANDS]
)
WEAKEST_OF: Final = vec[i64]([min(_cards(mask), key=lambda card: STRENGTH[card], default=-1) for mask in HANDS])
CARDS_OF: Final = vec[i64]([sum(bit(card) for card in range(CARDS) if KIND[card] == kind) for kind in range(KINDS)])

# Forts: five kinds, eleven designs (a kind and a value), and as many copies of each as any deck has.
MALGARDE: Final = 0
SIGNAL: Final = 1
COFFRE: Final = 2
TIFIE: Final = 3
DINAIRE: Final = 4
FORT_KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["kind"])
DESIGNS: Final[tuple[tuple[int, int], ...]] = tuple(
    (kind, value) for kind, row in enumerate(_DATA["kind"]) for value in row["values"]
)


def _name(kind: int, value: int) -> str:
    several = len(_DATA["kind"][kind]["values"]) > 1
    return FORT_KINDS[kind] + (str(abs(value)) if several else "")


DESIGN_NAMES: Final[tuple[str, ...]] = tuple(_name(kind, value) for kind, value in DESIGNS)


def _deck_designs(deck: TomlTable) -> list[int]:
    return [DESIGNS.index((FORT_KINDS.index(fort["kind"]), fort["value"])) for fort in deck["forts"]]


_DECKS: Final = [_deck_designs(deck) for deck in _DATA["deck"]]
_COPIES: Final = [max(deck.count(design) for deck in _DECKS) for design in range(len(DESIGNS))]
DESIGN: Final = vec[i64]([design for design in range(len(DESIGNS)) for _ in range(_COPIES[design])])
FORT_KIND: Final = vec[i64]([DESIGNS[design][0] for design in DESIGN])
FORT_VALUE: Final = vec[i64]([DESIGNS[design][1] for design in DESIGN])


def _mask(deck: list[int]) -> int:
    mask = 0
    for design in range(len(DESIGNS)):
        first = sum(_COPIES[:design])
        for copy in range(deck.count(design)):
            mask |= bit(first + copy)
    return mask


DECKS: Final = vec[i64]([_mask(deck) for deck in _DECKS])
DECK_NAMES: Final[tuple[str, ...]] = tuple(deck["id"] for deck in _DATA["deck"])

CLANS: Final[tuple[str, ...]] = ("gold", "green", "red", "violet")
SLOTS: Final = 6
ROUNDS: Final = 3
LEGIONS_TO_WIN: Final = 3
