"""What a gathering action of a card gives in a hideout (§3.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules.cards import SITE_GIVES
from sherwood.games.merrymen.rules.gains import ask_weapon, gain
from sherwood.games.merrymen.rules.ids import DIE, WEAPON
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.rules.theft import begin_theft

CARD_YIELD: Final = 2  # "take 2": every gathering action of a card


def gather(s: MerryMen, seat: i64, action: i64, ref: Referee) -> None:
    """What a gathering action gives in a hideout."""
    if action >= DIE:
        begin_theft(s, seat, action, ref)
    elif SITE_GIVES[action] == WEAPON:
        ask_weapon(s, seat, CARD_YIELD, ref)
    else:
        gain(s, seat, SITE_GIVES[action], CARD_YIELD, ref)
