"""What changes of a board, piece by piece, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sherwood.draw.svg import Svg, mark

GOES_ON: Final = (
    ">"  # how a line begins that goes on with the one before: a piece has its name on one and its looks on the next
)


class Layer:
    """Pieces that come and go, each on lines of its own, as plain text."""

    lines: list[str]

    def __init__(self, pieces: Iterable[str | Layer]) -> None:
        self.lines = lines(pieces)

    def svg(self) -> Svg:
        """As a part of something larger."""
        return Svg("\n".join(self.lines))


Piece = Svg | Layer


def layer(found: list[str]) -> Layer:
    """Of lines that are there already."""
    made = Layer(())
    made.lines = found
    return made


def lines(pieces: Iterable[str | Layer]) -> list[str]:
    """What has changed is found and sent by lines. Those of a layer that is remembered are the very same objects every
    time, which makes two drawings quick to compare."""
    found: list[str] = []
    for piece in pieces:
        if type(piece) is Layer:
            found += piece.lines
        elif piece:
            found += (piece if type(piece) is Svg else mark(str(piece))).split("\n")
    return found


def wholes(found: Iterable[str]) -> list[str]:
    """Lines put together again where one goes on with another: each is something that can be drawn by itself."""
    whole: list[str] = []
    for line in found:
        if line.startswith(GOES_ON):
            whole[-1] += line
        else:
            whole.append(line)
    return whole
