"""One action at a table at a time, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """A lock that a call can wait for, and not only a task. Whoever leaves hands it on: nobody comes in between."""

    def __init__(self) -> None:
        self.taken = False
        self._line: deque[Callable[[], None]] = deque()

    def take(self, act: Callable[[], None]) -> None:
        """Called when it is ours: now, or as soon as those before have left."""
        if self.taken:
            self._line.append(act)
        else:
            self.taken = True
            act()

    def leave(self) -> None:
        if self._line:
            asyncio.get_running_loop().call_soon(self._line.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        """Until it is ours."""
        if not self.taken:
            self.taken = True
            return
        ours = asyncio.get_running_loop().create_future()

        def handed() -> None:
            if ours.done():
                self.leave()  # whoever waited has gone
            else:
                ours.set_result(None)

        self._line.append(handed)
        try:
            await ours
        except asyncio.CancelledError:
            if ours.done() and not ours.cancelled():
                self.leave()  # it was handed to somebody who has gone
            raise

    async def __aexit__(self, *error: object) -> None:
        self.leave()
