"""Programs at the table: the protocol's own client plays whole games, and learns only what its seat may know."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import sherwood
from sherwood.agents.server import server
from sherwood.games import shelf
from support.homes import is_ours

GAMES = [card.id for card in shelf().values() if card.seats[0] <= 2 and is_ours(card)]
Ask = Callable[..., Awaitable[Any]]


async def with_client(where: Any, job: Callable[[Ask], Awaitable[None]]) -> None:
    async with Client(where) as client:

        async def ask(tool: str, **given: Any) -> Any:
            answer = await client.call_tool(tool, given)
            if answer.is_error:
                raise ValueError(str(answer.content[0]))
            found = answer.structured_content or {}
            return found["result"] if set(found) == {"result"} else found

        await job(ask)


def run(job: Callable[[Ask], Awaitable[None]], where: Any = None) -> None:
    asyncio.run(with_client(where or server(), job))


async def play_on(ask: Ask, keys: list[str], chooser: random.Random, look_ahead: bool = False) -> dict[str, Any]:
    """Whoever is asked makes any choice, until the game is over: the last question."""
    while True:
        for key in keys:
            asked = await ask("question", key=key)
            if asked["over"]:
                return dict(asked)
            ahead = [one for one in asked["choices"] if not one["second_thought"]]
            if asked["yours"] and ahead:
                choice = chooser.choice(ahead)["n"]
                if look_ahead:
                    assert await ask("consequences", key=key, choice=choice) is not None
                await ask("play", key=key, choice=choice, turn=asked["turn"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def job(ask: Ask) -> None:
        key = (await ask("open_table", game=game, others=["random"], seed="7", lang="fr"))["you"]
        with pytest.raises(ValueError, match="secrets"):
            await ask("journal", key=key)
        end = await play_on(ask, [key], random.Random(1), look_ahead=game == "locksley")
        assert len(end["over"]["points"]) == 2
        assert end["news"] or end["over"]["how"]
        kept = sherwood.load(await ask("journal", key=key))
        assert kept.over
        assert kept.result is not None
        assert list(end["over"]["points"].values()) == list(kept.result.scores)

    run(job)


def test_two_programs_at_one_table_and_no_word_of_the_others_hand() -> None:
    async def job(ask: Ask) -> None:
        keys = await ask("open_table", game="romans", others=["program"], seed="3")
        mine, other = keys["you"], keys["seat 1"]
        before = await ask("look", key=other)
        asked = await ask("question", key=mine)
        await ask("play", key=mine, choice=asked["choices"][0]["n"], turn=asked["turn"])
        assert await ask("look", key=other) == before, "what one plans in secret, the other does not see"
        await play_on(ask, [mine, other], random.Random(2))

    run(job)


def test_what_cannot_be_done_is_said() -> None:
    async def job(ask: Ask) -> None:
        key = (await ask("open_table", game="locksley", others=["random"], seat=0, seed="1"))["you"]
        asked = await ask("question", key=key)
        for given, why in (
            ({"choice": 999, "turn": asked["turn"]}, "no choice 999"),
            ({"choice": 0, "turn": asked["turn"] + 1}, "no longer asked"),
        ):
            with pytest.raises(ValueError, match=why):
                await ask("play", key=key, **given)
        with pytest.raises(ValueError, match="no seat has this key"):
            await ask("question", key="guessed")
        with pytest.raises(ValueError, match="chess"):
            await ask("open_table", game="chess")
        for bot in ("mine.py:decide", "tree:1000000000", "flat:60000ms"):
            with pytest.raises(ValueError, match="no bot"):
                await ask("open_table", game="romans", others=[bot])
        assert (await ask("question", key=key))["turn"] == asked["turn"]

    run(job)


def test_games_and_rules_can_be_read() -> None:
    async def job(ask: Ask) -> None:
        shown = {one["id"]: one for one in await ask("games", lang="fr")}
        assert set(GAMES) <= set(shown)
        assert shown["romans"]["most"] == 4
        chapters = await ask("rules", game="romans")
        assert len(chapters) > 5
        assert (await ask("rules", game="romans", about="3.2"))[0]["rule"] == "3.2"
        assert await ask("rules", game="legend", about="ambush")

    run(job)


def test_the_command_speaks_the_protocol() -> None:
    async def job(ask: Ask) -> None:
        key = (await ask("open_table", game="romans", others=["novice"]))["you"]
        assert (await ask("question", key=key))["yours"]

    run(job, StdioServerParameters(command=sys.executable, args=["-m", "sherwood.cli", "mcp"]))
