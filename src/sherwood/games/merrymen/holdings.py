"""What a player counts of his own, to say what a choice would change."""

from __future__ import annotations

from sherwood.games.merrymen.rules.gains import holds, weapons
from sherwood.games.merrymen.rules.names import REWARD_NAMES
from sherwood.games.merrymen.rules.state import MerryMen


def holdings(s: MerryMen, seat: int) -> dict[str, int]:
    goods = {kind: int(holds(s, seat, number)) for number, kind in enumerate(REWARD_NAMES[:5])}
    return {"points": int(s.vp[seat]), **goods, "weapons": int(weapons(s, seat))}
