"""Words drawn in a terminal that stand for things on a board: whoever draws them can tell which, and a mouse finds them."""

from __future__ import annotations

from rich.text import Text

REFS = "refs"


def placed(text: Text | str, *refs: str) -> Text:
    """The text, which stands for these things (the `ref` of a choice's path); nothing is seen of that."""
    drawn = Text(text) if isinstance(text, str) else text
    drawn.apply_meta({REFS: refs})
    return drawn
