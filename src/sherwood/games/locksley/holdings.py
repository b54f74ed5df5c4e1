"""What a player counts of his own, to say what a choice would change."""

from __future__ import annotations

from sherwood.games.locksley.rules.cards import COLOUR_NAMES
from sherwood.games.locksley.rules.state import Locksley
from sherwood.games.locksley.rules.tally import held, total


def holdings(s: Locksley, seat: int) -> dict[str, int]:
    loot = {colour: int(held(s.loot_of(seat), number)) for number, colour in enumerate(COLOUR_NAMES)}
    return {"spaces": int(s.bard_of(seat)), "coins": int(total(s.gold_of(seat))), **loot}
