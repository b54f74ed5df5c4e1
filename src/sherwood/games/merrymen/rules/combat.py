"""Weapon dice: one success is enough, a distraction rolls one die again (§4.29)."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules.cards import WEAPON_FACES, WEAPON_HITS
from sherwood.games.merrymen.rules.state import MerryMen


def strike(s: MerryMen, seat: i64, n: i64, ref: Referee) -> i64:
    """Roll n weapon dice: how many succeed."""
    hits: i64 = 0
    for _ in range(n):
        if ref.roll(WEAPON_FACES) <= WEAPON_HITS:
            hits += 1
    ref.tell("strikes", seat, n, hits)
    return hits


def decline(s: MerryMen, ref: Referee) -> None:
    """Leaving a space without its action ends the turn (§4.27); after it, only this move is over (§4.34, §4.39)."""
    if not s.acted:
        s.moves = 0
        s.free = 0
