"""One action at a table at a time, one message of a connection at a time; in the order they came, whoever goes away."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sherwood.web.inbox import AHEAD, Inbox
from sherwood.web.turns import Turns


def test_calls_and_tasks_have_their_turns_in_the_order_they_came() -> None:
    async def job() -> None:
        turns, said = Turns(), list[str]()

        async def come(name: str) -> None:
            async with turns:
                said.append(name)
                await asyncio.sleep(0)

        turns.take(lambda: said.append("first"))
        task = asyncio.ensure_future(come("task"))
        await asyncio.sleep(0)
        turns.take(lambda: said.append("call"))
        late = asyncio.ensure_future(come("late"))
        await asyncio.sleep(0)
        assert said == ["first"], "the others wait until it leaves"
        turns.leave()
        await task
        await asyncio.sleep(0)
        assert said == ["first", "task", "call"]
        turns.leave()
        await late
        assert said[-1] == "late"
        assert not turns.taken

    asyncio.run(job())


def test_whoever_has_gone_keeps_nobody_waiting() -> None:
    async def job(handed: bool) -> None:
        turns, said = Turns(), list[str]()
        turns.take(lambda: None)
        gone = asyncio.ensure_future(turns.__aenter__())
        await asyncio.sleep(0)
        turns.take(lambda: said.append("next"))
        if handed:  # it is theirs already when they go
            turns.leave()
            await asyncio.sleep(0)
            gone.cancel()
        else:
            gone.cancel()
            await asyncio.sleep(0)
            turns.leave()
        with suppress(asyncio.CancelledError):
            await gone
        for _ in range(3):
            await asyncio.sleep(0)
        assert said == ["next"]
        turns.leave()
        assert not turns.taken

    for handed in (False, True):
        asyncio.run(job(handed))


class Sender:
    """Where messages come from."""

    def __init__(self) -> None:
        self.resting = False

    def rest(self) -> None:
        self.resting = True

    def go_on(self) -> None:
        self.resting = False


def test_thousands_of_messages_in_one_breath_are_answered_one_after_the_other() -> None:
    said = list[str]()

    def take(text: str) -> None:
        said.append(text)
        inbox.answered()

    inbox = Inbox(take, None)
    inbox.busy = True  # one is being answered while they come
    sent = [str(n) for n in range(5000)]
    for text in sent:
        inbox.put(text)
    assert said == []
    inbox.answered()
    assert said == sent
    assert not inbox.busy


def test_who_says_too_much_is_not_listened_to_until_that_is_answered() -> None:
    async def job() -> None:
        said, sender = list[str](), Sender()
        inbox = Inbox(said.append, sender)
        for n in range(AHEAD + 1):
            inbox.put(str(n))
        assert said == ["0"]
        assert sender.resting
        done = asyncio.ensure_future(inbox.done())
        for n in range(1, AHEAD + 1):
            inbox.answered()
            assert said[-1] == str(n)
            assert sender.resting == (n < AHEAD)
            await asyncio.sleep(0)
            assert not done.done()
        inbox.answered()
        await asyncio.wait_for(done, 5)

    asyncio.run(job())


def test_what_waits_in_a_shut_inbox_is_dropped() -> None:
    said = list[str]()
    inbox = Inbox(said.append, None)
    for text in ("one", "two"):
        inbox.put(text)
    inbox.shut()
    inbox.put("three")
    inbox.answered()
    assert said == ["one"]
    assert not inbox.busy
