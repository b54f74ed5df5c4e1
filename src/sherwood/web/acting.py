"""One action at a table at a time, and the table as its journal says while it lasts.

Classes, where generators would read as well: one is entered whenever a socket opens, and a generator costs more than what it does.
"""

from __future__ import annotations

from sherwood.web.following import reload
from sherwood.web.playing import Playing


class Still:
    """`async with`: it is as the journal says, and nothing changes while one looks.

    After a line that could not be written somebody else may be waited for than it seemed (a bot, say): that is told at once.
    """

    def __init__(self, table: Playing) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.turns.__aenter__()
        if self._table.agrees:
            return
        try:
            await reload(self._table)
            self._table.spread()
        except BaseException:
            self._table.turns.leave()
            raise

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        self._table.turns.leave()


class Acting(Still):
    """`async with`: whatever becomes of whoever acts, what was committed meanwhile is told afterwards."""

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        try:
            self._table.spread()  # also after a refusal: it may have found another server's moves
        finally:
            self._table.turns.leave()
