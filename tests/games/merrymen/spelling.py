"""Choices in words: "forge:1", ("use", "trap"), ("buy", "sword")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sherwood.games.merrymen.rules.cards import CARD_NAMES, SPY_NAMES
from sherwood.games.merrymen.rules.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    WEAPON_NAMES,
)

KINDS: Mapping[str, Sequence[str]] = {
    "play": CARD_NAMES, "reuse": CARD_NAMES, "drop": CARD_NAMES, "discard": CARD_NAMES, "spy": SPY_NAMES, "use": ACTION_NAMES,
    "rest": SITE_NAMES, "take": WEAPON_NAMES, "buy": WEAPON_NAMES, "swap": WEAPON_NAMES,
    "spend_weapon": WEAPON_NAMES, "gain": REWARD_NAMES, "pay": REWARD_NAMES, "spend": REWARD_NAMES,
    "leave": REWARD_NAMES, "claim": REWARD_NAMES, "trap": SITE_NAMES, "barricade": ROAD_NAMES, "lay": ROAD_NAMES,
    "activate": ROAD_NAMES, "move": SPACE_NAMES, "linger": SPACE_NAMES, "hero": HERO_NAMES,
}  # fmt: skip

# Choices that say what they cost or bring, under the short names that tests use.
SPELLED: Mapping[str, Sequence[str]] = {
    "move": ("move", "move_past"), "linger": ("linger", "linger_past"), "free": ("free_at",), "park": ("lay_down",),
    "spy": ("wake",), "buy": ("buy_for",), "ransom": ("ransom_for",), "trade": ("trade", "trade_for", "trade_man"),
}  # fmt: skip


def hideout(word: str) -> int:
    """The number of a hideout: "forge:1" is the forge's first hideout from the top."""
    site, n = word.split(":")
    return 4 * SITE_NAMES.index(site) + int(n) - 1


def wordless(verb: str, things: Sequence[str | int]) -> tuple[str | int, ...]:
    """("use", "trap") as the numbers that are played."""
    if verb in ("fight", "replace"):
        return (verb, *(hideout(str(thing)) for thing in things))
    if verb == "ambush":
        colour = COLOUR_NAMES.index(str(things[1]))
        return (verb, 4 * int(things[0]) + colour, int(things[2]))
    if verb == "strike":
        return (verb, *(arms(str(thing)) for thing in things))
    names = KINDS.get(verb, ())
    return (verb, *(names.index(thing) if isinstance(thing, str) else thing for thing in things))


def arms(word: str) -> int:
    """Weapon dice as a number: "bow 2" is two bows."""
    weapon, n = word.split()
    return 5 * WEAPON_NAMES.index(weapon) + int(n)
