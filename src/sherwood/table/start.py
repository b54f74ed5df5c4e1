"""Starting a match: new, from a journal, or in a given position; and bare games without either."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from sherwood.engine.bare import Bare
from sherwood.engine.chance import Rng
from sherwood.engine.game import Game
from sherwood.engine.given import brief, whole
from sherwood.engine.wire import refuse_unknown
from sherwood.errors import BadPosition, BrokenJournal, OtherVersion, RuleCrash
from sherwood.table import line
from sherwood.table.journal import Header, Read, read
from sherwood.table.match import Match
from sherwood.table.parting import Parting
from sherwood.table.setup import check_seats, find_game, read_options, read_seed


def new_match(
    name: str,
    seats: SupportsIndex = 2,
    seed: object = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
    note: Mapping[str, object] | None = None,
) -> Match:
    """A new match, set up and waiting."""
    match = Match(find_game(name), seats, options, names, seed, note)
    match.start()
    return match


def bare_game(
    name: str, seats: SupportsIndex = 2, seed: object = None, options: Mapping[str, object] | None = None
) -> Bare:
    """A new game without journal, log or words, for search and learning; the same seed deals as `new` does."""
    game = find_game(name)
    state = game.opening(read_options(game, seats, options or {}), check_seats(game, seats))
    return Bare(game.verbs, state, Rng(read_seed(seed)))


def load_match(text: str, until: str = "end") -> Match:
    """The match that a journal, or the line of a whole game, leads to. Resumed play draws fresh chance.

    A journal of other rules or data is replayed by today's. Where all its positions agree, nothing has happened. Where
    one does not, that is refused (OtherVersion); `until="agreed"` stops at the last that does: see `match.parting`.
    """
    if until not in ("end", "agreed"):
        raise BrokenJournal("until", given=repr(brief(until)))
    if not isinstance(text, str):
        raise BrokenJournal("kind", given=type(text).__name__)
    book = _read_line(text) if line.is_line(text) else read(text)
    game = find_game(book.header.game)
    if book.rules != game.ruleset:
        return _by_other_rules(game, book, until == "agreed")
    match = seated(game, book.header)
    match.replay(book.records)
    match.journal.secret = book.secret
    if book.attempt is not None:
        match.follow(book.attempt)
    return match


def _by_other_rules(game: Game, book: Read, agreed: bool) -> Match:
    """Replayed by today's rules as far as every position is the one that was written down."""
    match = None
    try:
        match = seated(game, book.header)
        match.replay(book.records)
    except (BrokenJournal, RuleCrash):
        reached = match.seq if match and match.journal.records else -1
        parting = Parting(game, book.rules, reached, len(book.records) - 1)
        compared = all(record.at for record in book.records)  # the line of a whole game names its last position only
        if match is None or reached < 0 or not agreed or not compared:
            raise OtherVersion(parting=parting) from None
        match.parting = parting
        return match
    match.journal.secret = book.secret
    return match


def match_at(where: str, position: Mapping[str, Any] | None = None) -> Match:
    """A match that begins in a position: the game's name and `position()`, or the line that `text()` gave."""
    if position is None:
        return _from_line(where)
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position is a mapping, not {type(position).__name__}")
    game = find_game(where)
    if position.get("game", where) != where:
        raise BadPosition(f"the position is one of {brief(position['game'])}, not of {where}")
    _same_version(game, position.get("version", game.version))
    return _placed(game, position)


def our_match(name: str, position: Mapping[str, Any]) -> Match:
    """A match in a position that another process of ours sent: it is not tried before it is taken."""
    return _placed(find_game(name), position, ours=True)


def _from_line(text: str) -> Match:
    if not isinstance(text, str):
        raise BadPosition(f"a line is text, not {type(text).__name__}")
    parts = line.take_apart(text)
    if parts.kind == line.GAME:
        return load_match(text)
    game = find_game(parts.game)
    _same_version(game, parts.version)
    return _placed(game, line.position(game, parts))


def _read_line(text: str) -> Read:
    parts = line.take_apart(text)
    if parts.kind != line.GAME:
        raise BrokenJournal("place")
    game = find_game(parts.game)
    try:
        return Read(*line.journal(game, parts))
    except Exception as error:  # anything may stand in a line that somebody wrote
        raise BrokenJournal("content", why=error) from None


def seated(game: Game, header: Header) -> Match:
    """The table a header describes, before anything has happened."""
    try:
        match = Match(game, header.seats, header.options, header.names, note=header.note)
        if header.position is not None:
            match.place(header.position)
    except Exception as error:  # anything may stand in a header that somebody wrote
        raise BrokenJournal("seated", why=error) from None
    match.resume(header)
    return match


def _same_version(game: Game, version: object) -> None:
    if whole(version) != game.version:
        raise BadPosition(
            f"the position is one of version {brief(version)} of {game.id}'s rules; here is {game.version}"
        )


def _placed(game: Game, position: Mapping[str, Any], ours: bool = False) -> Match:
    if position.get("data", game.fingerprint) != game.fingerprint:
        raise BadPosition(f"the position was played with other card or map data of {game.id}")
    try:
        refuse_unknown(position, list(line.Position.__annotations__))
        match = Match(game, position["seats"], position.get("options"), position.get("names"))
        match.place(position["state"], ours)
    except KeyError as missing:
        raise BadPosition(f"the position lacks {missing}") from None
    except Exception as error:  # whatever a rule cannot bear is no position of its game
        raise BadPosition(f"the position is not possible: {error}") from None
    match.start(())
    return match
