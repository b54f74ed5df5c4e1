"""What a side counts of its own, to say what a choice would change."""

from __future__ import annotations

from sherwood.engine.bits import count
from sherwood.games.legend.rules.state import ROBIN_SEAT, Legend, side


def holdings(s: Legend, seat: int) -> dict[str, int]:
    own = side(seat)
    gold = s.gold_robin if seat == ROBIN_SEAT else s.gold_sheriff
    return {"gold": int(gold), "pieces": int(count(s.free & own)), "captives": int(count(s.captive & ~own))}
