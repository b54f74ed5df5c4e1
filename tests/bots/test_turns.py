"""Whose bot thinks next: people's before bots', and of each person one after the other."""

from __future__ import annotations

import asyncio

import pytest

from sherwood.bots import turns
from sherwood.bots.turns import Turns


def test_nobody_waits_because_somebody_else_opened_sixty() -> None:
    async def main() -> list[str]:
        places, order = Turns(1), []
        assert await places.come("first", True)

        async def think(whose: str, people_wait: bool) -> None:
            assert await places.come(whose, people_wait)
            order.append(whose)
            places.go()

        crowd = [asyncio.ensure_future(think("eve", False)) for _ in range(60)]
        more = [asyncio.ensure_future(think("eve", True)) for _ in range(10)]
        await asyncio.sleep(0)
        ann = asyncio.ensure_future(think("ann", True))
        bob = asyncio.ensure_future(think("bob", False))
        await asyncio.sleep(0)
        places.go()
        await asyncio.gather(*crowd, *more, ann, bob)
        return order

    order = asyncio.run(main())
    assert order.index("ann") == 1, "after one of Eve's, before her other nine"
    assert order.index("bob") == 12, "after all that people wait for, and one of Eve's other sixty"


def test_a_turn_that_nobody_takes_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)

    async def main() -> None:
        places = Turns(1)
        assert await places.come("ann", True)
        assert not await places.come("bob", True), "people get something else after a while"
        waiting = asyncio.ensure_future(places.come("cy", False))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        places.go()
        assert await asyncio.wait_for(places.come("dee", False), 1)

    asyncio.run(main())
