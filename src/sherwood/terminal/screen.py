"""A terminal to draw on, or a pipe to speak to."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from rich.console import Console, RenderableType
from rich.markup import escape

BLANK_LINES = 60  # pushes a hand out of sight where the screen must not be cleared by control codes


class Paper(Console):
    """A Rich console that says when its reader has gone, where Rich would leave without a word."""

    def __init__(self, plain: bool = False, width: int | None = None, stderr: bool = False) -> None:
        colours: Literal["auto"] | None = None if plain else "auto"
        super().__init__(
            color_system=colours, highlight=False, soft_wrap=plain, width=width, emoji=False, stderr=stderr
        )

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a person sees and types. `plain`: no colours, no boxes, no cursor tricks, whole sentences."""

    def __init__(self, plain: bool = False, width: int | None = None) -> None:
        self.plain = plain
        self.live = sys.stdout.isatty()
        self.typed_here = sys.stdin is not None and sys.stdin.isatty()
        self.console = Paper(plain, width)

    def show(self, what: RenderableType) -> None:
        """A drawing."""
        self.console.print(what)

    def say(self, text: str = "", style: str = "") -> None:
        """A sentence, shown as it is written."""
        styled = f"[{style}]{escape(text)}[/]" if style and not self.plain else escape(text)
        self.console.print(styled)

    def fresh(self) -> None:
        """A new picture: the drawn terminal starts at the top, the spoken one goes on."""
        if self.live and not self.plain:
            self.console.clear()

    def wipe(self) -> None:
        """Nothing that was shown may be read by the next person, not even by scrolling back."""
        if not self.live:
            return
        if self.plain:
            print("\n" * BLANK_LINES, flush=True)
        else:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """One typed line; EOFError when there will be no more."""
        print(f"{prompt} ", end="", flush=True)
        if self.typed_here:
            _wait_for_a_line()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        answer = line.strip()
        if not self.typed_here:
            print(answer, flush=True)  # a recorded session reads like a typed one
        return answer

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Something to look at while a bot thinks; silence where nobody looks."""
        if self.live and not self.plain:
            with self.console.status(escape(text)):
                yield
        else:
            yield


def _wait_for_a_line() -> None:
    """Until somebody typed one, or pressed Ctrl-C.

    `input()` can lose a Ctrl-C: one that comes after the prompt and before the read only sets a flag, and
    the read goes on waiting. Here the signal also writes to a pipe, which the wait watches with the keyboard.
    """
    if sys.platform == "win32":
        return  # its console hands Ctrl-C to the read itself
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    before = signal.set_wakeup_fd(wake)
    try:
        select.select([sys.stdin, woken], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(wake)
