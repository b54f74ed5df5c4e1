"""Masks: sets of small numbers as one integer of at most 62 bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 62
_THIRDS: Final[i64] = 0x1555555555555555  # 62 bits at most: a wider constant is a Python object once compiled
_FIFTHS: Final[i64] = 0x3333333333333333
_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
_BYTES: Final[i64] = 0x0101010101010101


def bit(n: i64) -> i64:
    """The mask with only bit n."""
    return _shifted(1, n)


def _shifted(one: i64, n: i64) -> i64:
    """A constant 1, even in a variable, would be shifted as 32 bits once compiled; an argument is not."""
    return one << n


def full(n: i64) -> i64:
    """The mask of 0..n-1."""
    return bit(n) - 1


def count(mask: i64) -> i64:
    """How many bits are set."""
    x: i64 = mask - ((mask >> 1) & _THIRDS)
    x = (x & _FIFTHS) + ((x >> 2) & _FIFTHS)
    x = (x + (x >> 4)) & _NIBBLES
    return ((x * _BYTES) >> 56) & 0x7F  # the eight bytes' counts, added up in the highest one


def lowest(mask: i64) -> i64:
    """The lowest set bit's number; the mask must not be empty."""
    return count((mask & -mask) - 1)  # as many as lie below it: no branch that could be guessed wrong


def nth(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, counting from 0."""
    x: i64 = mask
    left: i64 = n
    while left:
        x &= x - 1
        left -= 1
    return lowest(x)


def weight(values: vec[i64], mask: i64) -> i64:
    """The sum of the values of the set bits."""
    total: i64 = 0
    rest: i64 = mask
    while rest:
        total += values[lowest(rest)]
        rest &= rest - 1
    return total


def members(mask: i64) -> list[int]:
    """The set bits, lowest first. For people's code, not for hot loops."""
    found: list[int] = []
    rest: i64 = mask
    while rest:
        found.append(lowest(rest))
        rest &= rest - 1
    return found
