"""Words that keep within their boxes: lines broken, or letters drawn closer, where there is too little room."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.paint import paint
from sherwood.draw.svg import Svg, Value, join, write

NARROW = "iljtfrI.,:;’' ()|!1"
WIDE = "mwMWOQGD%—"
WIDTHS = {**dict.fromkeys(NARROW, 0.36), **dict.fromkeys(WIDE, 0.92)}
USUAL = 0.62


@lru_cache(maxsize=4096)
def breadth(words: str, size: float, bold: bool = False) -> float:
    """About how wide the words are, in the broadest of the usual faces."""
    units = sum([WIDTHS.get(letter, USUAL) for letter in words])
    return units * size * (1.1 if bold else 1.0)


@lru_cache(maxsize=8192)
def text(
    x: float, y: float, words: str, room: float, size: float = 13, *,
    ink: str = "ink", bold: bool = False, serif: bool = False, anchor: str = "start",
) -> Svg:  # fmt: skip
    """One line, drawn closer where it would leave its room."""
    tight: dict[str, Value] = {}
    if words and breadth(words, size, bold or serif) > room:
        tight = {"textLength": round(room), "lengthAdjust": "spacingAndGlyphs"}
    return write(
        x, y, words, size, serif=serif, fill=paint(ink), text_anchor=anchor, font_weight=700 if bold else None, **tight
    )


@lru_cache(maxsize=4096)
def broken(words: str, room: float, size: float = 13, most: int = 9) -> tuple[str, ...]:
    """The words in lines that fit; what does not fit into so many lines is left to the last one."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (breadth(longer, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=4096)
def paragraph(
    x: float, y: float, words: str, room: float, size: float = 13, *, most: int = 9, ink: str = "ink",
    bold: bool = False, anchor: str = "start",
) -> Svg:  # fmt: skip
    """Words over several lines; `y` is the base line of the first."""
    lines = broken(words, room / (1.1 if bold else 1), size, most)
    return join(
        text(x, y + i * (size + 3), line, room, size, ink=ink, bold=bold, anchor=anchor) for i, line in enumerate(lines)
    )
