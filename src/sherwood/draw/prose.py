"""Words that must fit: about how wide they are, where a line of them is broken, and how a long name is cut.

A drawing does not know the reader's letters, so the widths are those of a wide face: elsewhere there is room to spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from .paint import paint
from .svg import Svg, group, write

CLASSES: Final = (
    ("ijlI.,:;’'!| \u202f", 0.32),
    ("tfr()-/§", 0.41),
    ("mM%", 0.92),
    ("wW", 0.86),
    ("ABCDEFGHKNOPQRSTUVXYZ+×−=→", 0.74),
)
WIDTHS: Final = {letter: width for letters, width in CLASSES for letter in letters}
USUAL: Final = 0.61
BOOK: Final = 1.12  # bold letters of the book face are that much wider


def width(words: str, size: float, *, serif: bool = False) -> float:
    """About how wide the words are."""
    return sum([WIDTHS.get(letter, USUAL) for letter in words]) * size * (BOOK if serif else 1)


@lru_cache(maxsize=4096)
def fitted(words: str, size: float, room: float, *, serif: bool = False) -> str:
    """The words, or as many of their letters as there is room for."""
    if width(words, size, serif=serif) <= room:
        return words
    kept = words
    while kept and width(f"{kept}…", size, serif=serif) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def shrunk(words: str, sizes: tuple[float, ...], room: float, *, serif: bool = False) -> float:
    """The first of the sizes at which the words fit; the last one if none does."""
    return next((size for size in sizes if width(words, size, serif=serif) <= room), sizes[-1])


@lru_cache(maxsize=4096)
def lines(words: str, size: float, room: float, *, serif: bool = False) -> tuple[str, ...]:
    """The words broken into lines between spaces; a word that is too long has a line of its own."""
    return tuple(_broken(words.split(" "), size, room, serif))


def _broken(words: list[str], size: float, room: float, serif: bool) -> Iterator[str]:
    line = words[0]
    for word in words[1:]:
        if width(f"{line} {word}", size, serif=serif) <= room:
            line = f"{line} {word}"
        else:
            yield line
            line = word
    yield line


@lru_cache(maxsize=4096)
def prose(
    x: float, y: float, words: str, size: float, room: float, *, ink: str = "ink", anchor: str = "middle", most: int = 9
) -> Svg:
    """Words in as many lines as they need, the first one on the base line `y`; what is over `most` lines is cut."""
    broken = lines(words, size, room)
    if len(broken) > most:
        broken = (*broken[: most - 1], fitted(" ".join(broken[most - 1 :]), size, room))
    return group(
        *[write(x, y + n * size * 1.16, line, size, text_anchor=anchor) for n, line in enumerate(broken)],
        fill=paint(ink),
    )
