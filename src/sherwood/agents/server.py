"""The tools that a program gets: look at games and rules, open a table, be asked, look ahead, play."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from sherwood.agents import seen
from sherwood.agents.tables import Chair, Tables
from sherwood.bots.known import USUAL
from sherwood.errors import BadChoice, SherwoodError
from sherwood.table.asked import Choice
from sherwood.table.setup import find_game
from sherwood.text.rulebook import load
from sherwood.text.sentences import spoken

ABOUT = """Four board games of Robin Hood's world, played by their full rules. `games` lists them, `open_table` seats you
against bots and gives you the key of your seat; then `question` tells what you are asked and what happened, `consequences` what
a choice would bring, and `play` makes it. You are shown what your seat may know and nothing else."""
MOST_RULES = 40  # paragraphs in one answer

Key = Annotated[str, Field(description="The key of your seat, from open_table.")]
Game = Annotated[str, Field(description="A game's id, from games.")]
Lang = Annotated[str, Field(description="en or fr.")]
Words = Annotated[str, Field(max_length=80, description="A paragraph, a chapter, or words to look for.")]
Number = Annotated[int, Field(description="The `n` of a choice of the present question.")]

P = ParamSpec("P")
T = TypeVar("T")


def told(work: Callable[P, T]) -> Callable[P, T]:
    """What is refused is told to the program in its sentence; anything else is a fault of ours."""

    @wraps(work)
    def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return work(*args, **kwargs)
        except SherwoodError as error:
            raise ToolError(str(error)) from None

    return asked


def server() -> MCPServer:
    """A server with tables of its own; they are gone when it ends."""
    mcp, tables = MCPServer("sherwood", instructions=ABOUT, log_level="WARNING"), Tables()

    @mcp.tool()
    @told
    def games(lang: Lang = "en") -> list[seen.GameShown]:
        """The games on the shelf: how many play, what each is, and its options with their values, the usual one first."""
        return seen.games(spoken(lang))

    @mcp.tool()
    @told
    def rules(game: Game, about: Words = "", lang: Lang = "en") -> list[dict[str, str]]:
        """The rulebook in our own words: a paragraph ("3.2"), a chapter ("3"), what speaks of some words, or its chapters."""
        book = load(find_game(game).folder / "rulebook.toml")
        if not about:
            return [{"rule": one.id, "text": one.title[spoken(lang)]} for one in book.chapters]
        found = book.under(about) if about.lstrip("§ ")[:1].isdigit() else book.search(about)
        return [seen.paragraph(one, spoken(lang)) for one in found[:MOST_RULES]]

    @mcp.tool()
    @told
    def open_table(
        game: Game,
        others: Annotated[
            list[str],
            Field(
                description="Who else sits there, by seat: novice, adept, master; or "
                "program, a seat for another program, whose key you pass on."
            ),
        ] = [USUAL],  # noqa: B006
        seat: Annotated[int, Field(description="Your own seat: 0 begins in most games.")] = 0,
        options: dict[str, Any] = {},  # noqa: B006
        seed: str | None = None,
        lang: Lang = "en",
    ) -> dict[str, str]:
        """Open a table and sit down: the key of your seat ("you"), and of every seat that waits for another program."""
        seats = ["" if name == "program" else name for name in others]
        if not 0 <= seat <= len(seats):
            raise BadChoice(f"there is no seat {seat} at a table of {len(seats) + 1}")
        seats.insert(seat, "")
        keys = tables.open(game, seats, options, seed, lang)
        return {"you" if one == seat else f"seat {one}": key for one, key in keys.items()}

    @mcp.tool()
    @told
    def question(key: Key) -> seen.Question:
        """What you are asked, what you can do, what you cannot and why, what happened since you last asked, how it ended."""
        chair = tables.chair(key)
        with chair.table.lock:
            return seen.question(chair)

    @mcp.tool()
    @told
    def look(key: Key) -> dict[str, Any]:
        """The table as your seat may know it: in sentences, and as data."""
        chair = tables.chair(key)
        with chair.table.lock:
            return {"words": seen.looked(chair), "view": chair.match.view(chair.seat)}

    @mcp.tool()
    @told
    def consequences(key: Key, choice: Number) -> list[str]:
        """What a choice would bring, with the odds where chance decides; as far as your seat can know."""
        chair = tables.chair(key)
        with chair.table.lock:
            return list(chair.match.brings(chair.seat, _chosen(chair, choice), chair.lang).lines)

    @mcp.tool()
    @told
    def play(
        key: Key, choice: Number, turn: Annotated[int, Field(description="The question's turn.")]
    ) -> seen.Question:
        """Make a choice; bots answer at once. What you are asked next, or what the others are waited for with."""
        chair = tables.chair(key)
        with chair.table.lock:
            chair.match.play(chair.seat, _chosen(chair, choice), turn=turn)
            chair.table.go_on()
            return seen.question(chair)

    @mcp.tool()
    @told
    def take_back(key: Key) -> seen.Question:
        """Take your last choice back, where nothing was learned and nobody has answered since."""
        chair = tables.chair(key)
        with chair.table.lock:
            chair.match.take_back(chair.seat)
            return seen.question(chair)

    @mcp.tool()
    @told
    def journal(key: Key) -> str:
        """The finished game as a journal, to be kept, replayed and analysed."""
        chair = tables.chair(key)
        if not chair.match.over:
            raise BadChoice("a journal holds everybody's secrets: it is given out when the game is over")
        return chair.match.save()

    return mcp


def _chosen(chair: Chair, n: int) -> Choice:
    choices = chair.match.choices(chair.seat, chair.lang)
    if not 0 <= n < len(choices):
        raise BadChoice(f"there are {len(choices)} choices, counted from 0: there is no choice {n}")
    return choices[n]
