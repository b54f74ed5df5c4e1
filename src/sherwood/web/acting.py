"""One action at a table at a time."""

from __future__ import annotations

from typing import Protocol

from sherwood.web.turns import Turns


class Agreed(Protocol):
    """What is acted on: it must agree with its journal first, and tells what is new afterwards."""

    @property
    def agrees(self) -> bool: ...

    async def reload(self) -> None: ...

    def spread(self) -> None: ...


class Acting:
    """`async with`: whatever becomes of whoever acts, what was committed meanwhile is told afterwards.

    A class, where a generator would read as well: it is entered at every move.
    """

    __slots__ = ("_table", "_turns")

    def __init__(self, table: Agreed, turns: Turns) -> None:
        self._table, self._turns = table, turns

    async def __aenter__(self) -> None:
        await self._turns.__aenter__()
        if not self._table.agrees:
            try:
                await self._table.reload()
            except BaseException:
                self._turns.leave()
                raise

    async def __aexit__(self, *error: object) -> None:
        try:
            self._table.spread()  # also after a refusal: it may have found another server's moves
        finally:
            self._turns.leave()
