"""Nottingham in a terminal: drawn as tables that fit eighty columns, or told in sentences."""

from sherwood.games.merrymen.terminal.sentences import describe
from sherwood.games.merrymen.terminal.tables import render

__all__ = ["describe", "render"]
