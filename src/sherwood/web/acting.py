"""One action at a table at a time, and the table as its journal says while it lasts.

Classes, where generators would read as well: one is entered whenever a socket opens, and a generator costs more than what it does.
"""

from __future__ import annotations

from typing import Protocol

from sherwood.web.turns import Turns


class Agreed(Protocol):
    """What is acted on: it must agree with its journal first, and tells what is new afterwards."""

    @property
    def agrees(self) -> bool: ...

    async def reload(self) -> None: ...

    def spread(self) -> None: ...


class Still:
    """`async with`: it is as the journal says, and nothing changes while one looks.

    After a line that could not be written somebody else may be waited for than it seemed (a bot, say): that is told at once.
    """

    def __init__(self, table: Agreed, turns: Turns) -> None:
        self._table, self._turns = table, turns

    async def __aenter__(self) -> None:
        await self._turns.__aenter__()
        if self._table.agrees:
            return
        try:
            await self._table.reload()
            self._table.spread()
        except BaseException:
            self._turns.leave()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self._turns.leave()


class Acting(Still):
    """`async with`: whatever becomes of whoever acts, what was committed meanwhile is told afterwards."""

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        try:
            self._table.spread()  # also after a refusal: it may have found another server's moves
        finally:
            self._turns.leave()
