"""What a clan counts of its own, to say what a choice would change."""

from __future__ import annotations

from sherwood.games.romans.rules.state import Romans


def holdings(s: Romans, seat: int) -> dict[str, int]:
    return {"points": int(s.points(seat)), "strength": int(s.strength(seat)), "legions": int(s.legions(seat))}
