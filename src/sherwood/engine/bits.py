"""Masks: sets of small numbers as one integer of at most 62 bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 62
_FIFTHS: Final[i64] = 0x1555555555555555  # 62 bits at most: a wider constant is a Python object once compiled
_THIRDS: Final[i64] = 0x3333333333333333
_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F


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
    x: i64 = mask - ((mask >> 1) & _FIFTHS)
    x = (x & _THIRDS) + ((x >> 2) & _THIRDS)
    x = (x + (x >> 4)) & _NIBBLES
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(mask: i64) -> i64:
    """The lowest set bit's number; the mask must not be empty."""
    n: i64 = 0
    x: i64 = mask
    if not x & 0xFFFFFFFF:
        n = 32
        x >>= 32
    if not x & 0xFFFF:
        n += 16
        x >>= 16
    if not x & 0xFF:
        n += 8
        x >>= 8
    if not x & 0xF:
        n += 4
        x >>= 4
    if not x & 0x3:
        n += 2
        x >>= 2
    if not x & 0x1:
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, counting from 0."""
    x: i64 = mask
    left: i64 = n
    while left:
        x &= x - 1
        left -= 1
    return lowest(x)


def members(mask: int) -> list[int]:
    """The set bits, lowest first. For people's code, not for hot loops."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
