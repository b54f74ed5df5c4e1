"""What a board hands over: a layer that stays and a layer that changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from html import escape
from typing import Protocol

from .layers import wholes
from .paint import mixed, paint
from .svg import BOOK, SANS, SERIF, Svg


@dataclass(frozen=True)
class Drawing:
    """A board in two layers: `static` can be kept by `key`; `live` may change, every piece of it named by `data-ref`."""

    static: str
    lines: list[str]  # of the layer that changes
    width: int
    height: int

    @property
    def live(self) -> str:
        return "\n".join(wholes(self.lines))

    @property
    def key(self) -> str:
        return blake2b(self.static.encode(), digest_size=8).hexdigest()

    def svg(self, theme: str = "") -> str:
        """The whole board; "light" or "dark" writes the colours in, otherwise the page's theme decides."""
        whole = self.frame(f'<g class="static">{self.static}</g><g class="live">{self.live}</g>')
        by_itself = whole.replace(BOOK, escape(SERIF))
        return mixed(by_itself, theme == "dark") if theme else by_itself

    def frame(self, body: str) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" font-family="{SANS}" fill="{paint("ink")}">{body}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()


class Size(Protocol):
    """How large a board is."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...


class Picture(Protocol):
    """A view being drawn: what stays, what changes, and how large it is."""

    @property
    def layout(self) -> Size: ...

    def static(self) -> Svg: ...

    def live(self) -> list[str]: ...


def draw(picture: Picture) -> Drawing:
    return drawn(picture.static(), picture.live(), picture.layout)


def drawn(still: Svg, lines: list[str], size: Size) -> Drawing:
    return Drawing(plain(still), lines, size.width, size.height)


@lru_cache(maxsize=256)
def plain(still: Svg) -> str:
    """As plain text, always the same object: whoever compares two drawings sees at once that nothing has changed."""
    return str(still)
