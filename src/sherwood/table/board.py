"""The drawn board of a match, where its game has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from sherwood.errors import SherwoodError

if TYPE_CHECKING:
    from sherwood.table.match import Match


class NoBoard(SherwoodError):
    """The game has no drawn board yet."""


def svg(match: Match, seat: int | None, lang: str) -> str:
    """A whole SVG document."""
    name = f"sherwood.games.{match.game.id}.board"
    if find_spec(name) is None:
        raise NoBoard(f"{match.game.id} has no drawn board yet")
    return str(import_module(name).board(match.view(seat), lang, seat).svg("light"))
