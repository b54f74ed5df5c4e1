"""A sitting on the whole terminal, from the first look to the last word."""

from __future__ import annotations

from sherwood.terminal.full.app import Table
from sherwood.terminal.screen import Screen
from sherwood.terminal.session import Left, farewell
from sherwood.terminal.sitting import Sitting


def play(sitting: Sitting, screen: Screen, resumed: bool) -> None:
    """Until the people leave; what has to be said then is said on the terminal as it was before."""
    table = Table(sitting, resumed)
    table.run()
    if table.fault is not None:
        raise table.fault
    if table.interrupted:
        raise KeyboardInterrupt
    if not sitting.match.over:
        raise Left
    farewell(sitting, screen)
