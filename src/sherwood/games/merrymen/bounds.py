"""Within what the numbers of a position lie: hideouts, spaces, cards, seats and masks of them."""

from __future__ import annotations

from sherwood.engine.bits import full
from sherwood.engine.game import Bounds, Range
from sherwood.games.merrymen.rules.cards import RANSOM_NAMES
from sherwood.games.merrymen.rules.ids import (
    CARDS,
    HEROES,
    HIDEOUTS,
    HOME,
    LYING,
    MEN,
    NOWHERE,
    OVER,
    PIECES,
    ROADS,
    SHERIFF_CARDS,
    SITES,
    SPACE_STRIDE,
    SPIES,
    TASKS,
    TUCK_CARDS,
    VILLAIN_CARDS,
    WEAPONS,
)
from sherwood.games.merrymen.rules.state import MerryMen

FLAG: Range = (0, 1)
MANY: Range = (0, 999)  # pennies, goods, guards: more than any game has seen
POINTS: Range = (-999, 999)
SOME_HIDEOUTS: Range = (0, full(HIDEOUTS))
SOME_CARDS: Range = (0, full(CARDS))
SOME_SPIES: Range = (0, full(SPIES))
VILLAINS: Range = (0, full(VILLAIN_CARDS + SHERIFF_CARDS))
PLACE: Range = (0, NOWHERE)
SPACE: Range = (0, HOME)
FEW: Range = (0, MEN)
OWN: Range = (0, PIECES)
TUCK: Range = (0, full(TUCK_CARDS))
WEAPON_BITS = 3  # of each weapon, in a number that counts dice of all of them
LEVEL: Range = (0, 3)
FEW_MORE: Range = (0, 99)


def bounds(s: MerryMen) -> Bounds:
    """By field and by attribute of a step."""
    return Bounds(_fields(int(s.seats), int(s.rounds())), _steps(int(s.seats)))


def _fields(seats: int, rounds: int) -> dict[str, Range]:
    seat: Range = (0, seats - 1)
    some: Range = (0, full(seats))
    return {
        "round": (1, rounds + 1),
        "phase": (0, OVER),
        "first": seat,
        "active": seat,
        "guards": SOME_HIDEOUTS,
        "track": MANY,
        "deck": SOME_CARDS,
        "discard": SOME_CARDS,
        "spy_deck": SOME_SPIES,
        "spy_discard": SOME_SPIES,
        "ransom": (-1, len(RANSOM_NAMES) - 1),
        "ransom_left": (0, full(len(RANSOM_NAMES))),
        "villain_used": VILLAINS,
        "cards_in": VILLAINS,
        "arrow": MANY,
        "fourth": some,
        "passed": some,
        "spot": PLACE,
        "placer": FLAG,
        "tuck_at": PLACE,
        "tuck_by": seat,
        "tuck_moved": some,
        "moves": (0, 9),
        "free": FLAG,
        "reroll": FLAG,
        "acted": FLAG,
        "vp": POINTS,
        "reputation": MANY,
        "hero": (-1, HEROES - 1),
        "hero_at": SPACE,
        "turned": (0, rounds + 1),
        "ready": FEW,
        "training": FEW,
        "captives": MANY,
        "built": OWN,
        "laid": OWN,
        "emissaries": FEW,
        "hand": SOME_CARDS,
        "tasks": (0, full(TASKS)),
        "passive": SOME_CARDS,
        "played": SOME_CARDS,
        "tuck_cards": TUCK,
        "tuck_played": TUCK,
        "spies": SOME_SPIES,
        "spies_played": SOME_SPIES,
        "goods": MANY,
        "dice": (0, seats),
        "store": (0, seats),
        "traps": SOME_HIDEOUTS,
        "men": SOME_HIDEOUTS,
        "mains": FEW,
        "cells": FEW,
        "stash": MANY,
        "fines": SOME_HIDEOUTS,
        "pennies": MANY,
        "barricades": (-1, seats - 1),
        "carriages": (-1, WEAPONS - 1),
        "lot": (-1, WEAPONS - 1 + LYING),
        "villain_at": SPACE,
        "bag": MANY,
    }


def _steps(seats: int) -> dict[str, Range]:
    return {
        "seat": (0, seats - 1),
        "turn": (0, 2 * seats),
        "road": (0, ROADS - 1),
        "place": (0, SPACE_STRIDE - 1),
        "hideout": (0, HIDEOUTS - 1),
        "site": (0, SITES - 1),
        "card": (0, CARDS + TUCK_CARDS),
        "spy": (0, SPIES - 1),
        "from_hand": FLAG,
        "barricade": FLAG,
        "free": FLAG,
        "level": LEVEL,
        "n": FEW_MORE,
        "hits": FEW_MORE,
        "bonus": FEW_MORE,
        "used": FEW_MORE,
        "what": FEW_MORE,
        "sent": FEW,
        "mode": (0, 2),
        "less": FEW_MORE,
        "traps": FEW_MORE,
        "barricades": FEW_MORE,
        "row": (0, SITES - 1),
        "dice": (0, full(WEAPONS * WEAPON_BITS)),
        "left": (0, full(WEAPONS * WEAPON_BITS)),
        "done": (0, full(ROADS)),
        "keys": (0, 2**62 - 1),
    }
