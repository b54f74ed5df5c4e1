"""Within what the numbers of a position lie: cards, forts, clans and masks of them."""

from __future__ import annotations

from sherwood.engine.bits import full
from sherwood.engine.game import Bounds, Range
from sherwood.games.romans.rules.cards import ALL_CARDS, FORT_VALUE, KIND, SLOTS
from sherwood.games.romans.rules.state import ATTACK, PROGRAMMING, Romans

ROUNDS = 9  # no game lasts as long
CARD: Range = (-1, len(KIND) - 1)
CARDS: Range = (0, ALL_CARDS)
FORT: Range = (-1, len(FORT_VALUE) - 1)
FORTS: Range = (0, full(len(FORT_VALUE)))
PLACE: Range = (0, SLOTS)


def bounds(s: Romans) -> Bounds:
    """By field and by attribute of a step."""
    clans = int(s.seats + s.settings.neutrals)
    clan: Range = (-1, clans - 1)
    some: Range = (0, full(clans))
    fields: dict[str, Range] = {
        "clans": (clans, clans),
        "phase": (PROGRAMMING, ATTACK),
        "round": (0, ROUNDS),
        "turn": PLACE,
        "deck": FORTS,
        "lost": FORTS,
        "wall": FORT,
        "held": FORTS,
        "hand": CARDS,
        "rows": CARD,
        "aside": CARDS,
        "up": CARDS,
        "spent": CARDS,
        "ready": (0, full(s.seats)),
        "sorted_to": PLACE,
        "fresh": CARD,
        "shown": CARDS,
        "svords": some,
        "seducer": clan,
        "seduced": clan,
        "captor": clan,
        "taken": FORT,
        "kept": CARDS,
    }
    return Bounds(fields, {"seat": (0, s.seats - 1), "seats": some, "angry": some, "svords": some, "card": CARD})
