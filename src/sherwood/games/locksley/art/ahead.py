"""What the next space asks for: its picture, its task in words, and what is missing."""

from __future__ import annotations

from functools import lru_cache

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.pieces import CORNER, seal
from sherwood.draw.prose import lines, prose
from sherwood.draw.svg import EMPTY, Svg, group, rect, use, write

from .border import FACES

SIZE = 13
STEP = 15
BOLD = 1.13  # how much wider bold letters are


@lru_cache(maxsize=256)
def ahead(box: Box, seat: int, fame: str, time: str | None, task: str, lack: str, *, met: bool) -> Svg:
    """The space that a Bard enters next, told: `lack` is what is missing, or that nothing is."""
    paper = rect(
        0, 0, box.width, box.height, CORNER, fill=paint("surface"), stroke=paint(f"seat-{seat}"), stroke_width=3
    )
    size = box.height - 14
    face, ink = FACES[time]
    tile = rect(7, 7, size, size, 4, fill=paint(face), stroke=paint("pen"), stroke_width=1.5)
    picture = use(f"t-{fame}", 10, 10, size - 6, size - 6, color=paint(ink))
    wax = seal(size + 3, 12, 8) if met else EMPTY
    return group(paper, tile, picture, wax, told(box, size + 18, task, lack, "green" if met else "red"))


def told(box: Box, x: float, task: str, lack: str, ink: str) -> Svg:
    """Both sentences, one after the other, as high in the middle as they are long."""
    room = box.width - x - 8
    asks, missing = lines(task, SIZE, room), lines(lack, SIZE, room / BOLD) if lack else ()
    rows = [*((row, "ink") for row in asks), *((row, ink) for row in missing)]
    top = (box.height - STEP * len(rows)) / 2 + 11.5
    written = [
        write(
            x,
            top + STEP * n,
            row,
            SIZE,
            fill=paint(colour),
            text_anchor="start",
            font_weight=600 if colour == ink else None,
        )
        for n, (row, colour) in enumerate(rows)
    ]
    return group(*written)


@lru_cache(maxsize=32)
def saying(box: Box, words: str) -> Svg:
    """A sentence about the whole game, where no space is asked for."""
    paper = rect(*box, CORNER, fill=paint("surface"), stroke=paint("line"), stroke_width=1.5)
    room = box.width - 28
    top = box.centre.y - STEP * len(lines(words, 14, room)) / 2 + 12
    return group(paper, prose(box.x + 14, top, words, 14, room, anchor="start"))
