"""Thoughts that take their time: in a thread of their own, so that the screen stays alive, and dropped when people leave."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from textual.message import Message
from textual.message_pump import MessagePump


class Thought(Message):
    """What came of it: a result, or the error that stopped it; `about` is what it was about, `at` the moment of the game."""

    def __init__(self, about: str, at: int, result: object, error: Exception | None) -> None:
        super().__init__()
        self.about = about
        self.at = at
        self.result = result
        self.error = error


def think(for_whom: MessagePump, about: str, at: int, thought: Callable[[], object]) -> None:
    """Think, then post a Thought. A daemon: nobody waits for a bot's move in a game that has been left."""

    def run() -> None:
        try:
            done = Thought(about, at, thought(), None)
        except Exception as error:
            done = Thought(about, at, None, error)
        for_whom.post_message(done)

    Thread(target=run, name=about, daemon=True).start()
