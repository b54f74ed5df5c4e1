"""Opening a match: new, from a journal, or in a given position."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from sherwood.engine.game import Game
from sherwood.engine.wire import from_wire
from sherwood.errors import BadOption, BrokenJournal, OtherVersion, UnknownGame
from sherwood.games import shelf
from sherwood.table.journal import Record, read
from sherwood.table.match import Match


def find_game(name: str) -> Game:
    """The game of that id; UnknownGame says which there are."""
    games = shelf()
    if name not in games:
        near = difflib.get_close_matches(name, games, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"there is no game {name!r}: there are {', '.join(games)}.{hint}")
    return games[name]


def new_match(
    name: str,
    seats: int = 2,
    seed: object = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    note: Mapping[str, Any] | None = None,
) -> Match:
    """A new match, set up and waiting."""
    match = Match(find_game(name), seats, options, names, seed, note)
    match.start()
    return match


def load_match(text: str) -> Match:
    """The match a journal leads to. Resumed play draws fresh chance."""
    book = read(text)
    header = book.header
    game = find_game(header.game)
    if header.version != game.version:
        raise OtherVersion(
            f"the journal was played under version {header.version} of {game.id}'s rules; here is version {game.version}"
        )
    if header.data != game.data:
        raise OtherVersion(f"the journal was played with other card or map data of {game.id}")
    try:
        match = Match(game, header.seats, header.options, header.names, note=header.note)
    except (BadOption, TypeError) as error:
        raise BrokenJournal(f"the journal's header is not possible: {error}") from None
    match.replay(book.records)
    if book.attempt is not None:
        match.follow(book.attempt)
    return match


def match_at(name: str, position: Mapping[str, Any]) -> Match:
    """A match that begins in a given position, as `position()` describes it."""
    game = find_game(name)
    if position.get("game", name) != name:
        raise UnknownGame(f"the position is one of {position['game']}, not of {name}")
    match = Match(game, position["seats"], position.get("options"), position.get("names"))
    try:
        from_wire(match.state, position["state"], game.classes)
        match.state.check()
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BrokenJournal(f"the position cannot be read: {error!r}") from None
    match.journal.add(Record(0, None, None, (), match.hash))
    return match
