"""A bar where somebody looks; nothing in pipes and files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sherwood.terminal.screen import Paper
from sherwood.text.speech import Speech


@contextmanager
def bar(total: int, speech: Speech) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how many more are done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Paper(stderr=True), transient=True) as progress:
        task = progress.add_task(speech.say("sim-working"), total=total)
        yield lambda done: progress.advance(task, done)
