"""Vecs (ints side by side in memory) as lists and back, for saving, hashing and pickling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

FLAT: Final[type] = type(vec[i64]())
VECS: Final[tuple[type, ...]] = (FLAT, type(vec[vec[i64]]()))


class Packed(NamedTuple):
    """What a vec holds, as a pickle keeps it."""

    items: list[Any]


def listed(value: Any) -> list[Any]:
    """A vec of numbers, or of rows of numbers, as lists."""
    flat = type(value) is FLAT
    return list(value) if flat else [list(row) for row in value]


def packed(items: Sequence[Any], rows: bool = False) -> Any:
    """Numbers, or rows of numbers, as a vec."""
    if rows or (items and isinstance(items[0], (list, tuple))):
        return vec[vec[i64]]([vec[i64](row) for row in items])
    return vec[i64](items)
