"""What changes of a board, piece by piece, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from sherwood.draw.svg import Svg, mark


class Layer:
    """Pieces that come and go, each on a line of its own, as plain text."""

    lines: list[str]

    def __init__(self, pieces: Iterable[str | Layer]) -> None:
        self.lines = lines(pieces)

    def svg(self) -> Svg:
        """As a part of something larger."""
        return Svg("\n".join(self.lines))


Piece = Svg | Layer


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
