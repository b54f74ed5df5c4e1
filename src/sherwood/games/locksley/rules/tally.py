"""A tally: how many tiles of each colour, in one number, a byte a colour. Copies and sums cost nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.games.locksley.rules.cards import COLOURS

BYTE: Final = 8
_HALF: Final = 3 * BYTE
_ONE_EACH: Final[i64] = 0x010101010101  # in every byte a 1
_TWO_EACH: Final[i64] = 0x000300030003  # in every second byte two bits


def one(colour: i64) -> i64:
    """The tally of a single tile."""
    return bit(BYTE * colour)


def held(tally: i64, colour: i64) -> i64:
    """How many tiles of a colour."""
    return (tally >> (BYTE * colour)) & 0xFF


def total(tally: i64) -> i64:
    """How many tiles in all: the upper three bytes are added to the lower three, then those three together."""
    three: i64 = (tally & 0xFFFFFF) + (tally >> _HALF)
    return (three + (three >> BYTE) + (three >> (2 * BYTE))) & 0xFF


def at_least(tally: i64, least: i64) -> i64:
    """The colours with so many tiles or more, as a mask; at least one, and no colour has 128.

    What is added carries a byte with enough tiles into its highest bit; these six bits are then moved together.
    """
    enough: i64 = ((tally + (0x80 - least) * _ONE_EACH) >> 7) & _ONE_EACH
    pairs: i64 = (enough | (enough >> 7)) & _TWO_EACH
    return (pairs | (pairs >> 14) | (pairs >> 28)) & 0x3F


def exactly(tally: i64, n: i64) -> i64:
    """The colours with just so many tiles, as a mask."""
    return at_least(tally, n) & ~at_least(tally, n + 1)


def packed(counts: list[i64]) -> i64:
    """The tally of six counts."""
    tally: i64 = 0
    for colour in range(COLOURS):
        tally += counts[colour] * one(colour)
    return tally


def counts(tally: i64) -> vec[i64]:
    """The six counts of a tally."""
    return vec[i64]([held(tally, 0), held(tally, 1), held(tally, 2), held(tally, 3), held(tally, 4), held(tally, 5)])


def spread(tally: i64) -> list[i64]:
    """The six counts, as positions show them."""
    return list(counts(tally))
