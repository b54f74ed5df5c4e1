"""The line of keys at the foot of the table: each says what it does, and can be clicked."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from sherwood.text.speech import Speech

# The key as it is shown, and what it does, by the name of the app's action.
KEYS = (
    ("?", "why"), ("h", "hint"), ("u", "undo"), ("r", "rule"), ("/", "find"),
    ("b", "board"), ("s", "save"), ("l", "language"), ("q", "leave"),
)  # fmt: skip


def keys(speech: Speech) -> Text:
    """All of them in one line, at eighty columns too: the key is told from its word by its ground."""
    text = Text(no_wrap=True)
    for key, action in KEYS:
        click = Style.from_meta({"@click": f"app.{action}"})
        text.append(key, style=Style(bold=True, reverse=True) + click)
        text.append(f" {speech.say(f'full-key-{action}')}", style=click).append(" ")
    return text
