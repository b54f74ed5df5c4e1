"""What a man gathers: what the card's action shows in a hideout (§3.14), one unit in a main area (§3.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.referee import Referee
from sherwood.games.merrymen.rules.cards import SITE_GIVES, SITE_MAIN
from sherwood.games.merrymen.rules.gains import ask_weapon, gain
from sherwood.games.merrymen.rules.ids import DIE, LOOT, NO_BONUS, WEAPON
from sherwood.games.merrymen.rules.shapes import LaterPhase
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
        gain(s, seat, SITE_GIVES[action], CARD_YIELD, "gathers", ref)


class MainArea(LaterPhase):
    """What the main area of a site gives, once the passive pile is in order (§3.9)."""

    def run(self, s: MerryMen, ref: Referee) -> None:
        gather_outside(s, self.seat, self.what, ref)


def gather_outside(s: MerryMen, seat: i64, site: i64, ref: Referee) -> None:
    """What the main area of a site gives."""
    product = SITE_GIVES[site]
    if product == LOOT:
        begin_theft(s, seat, NO_BONUS, ref)
    elif product == WEAPON:
        ask_weapon(s, seat, SITE_MAIN[site], ref)
    else:
        gain(s, seat, product, SITE_MAIN[site], "gathers_one", ref)
