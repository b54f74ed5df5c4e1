"""What chance decides, as it looks on the table: dice that succeed or do not, cards and tiles by what they show."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.draws import Draw
from sherwood.games.merrymen.rules.cards import (
    CARD_ACTION,
    LOOT_REWARD,
    RANSOM_CAPTIVES,
    RANSOM_ONE,
    RANSOM_VP,
    SKILL_HITS,
    SPY_PRICE,
    SPY_SITE,
    VILLAIN_GUARD,
    VILLAIN_PLACE,
    VILLAIN_ROAD,
    VILLAIN_WHO,
    WEAPON_HITS,
)
from sherwood.games.merrymen.rules.ids import REWARD, ROADS

MISS, HIT = 0, 1
SUCCESS = ("miss", "hit")


def villain(card: int) -> Sequence[int]:
    """A guard, a villain and his place, a road."""
    road = int(VILLAIN_ROAD[card])
    return int(VILLAIN_GUARD[card]), int(VILLAIN_WHO[card]), int(VILLAIN_PLACE[card]), road if road >= 0 else ROADS


def spy(card: int) -> Sequence[int]:
    """Where he watches, what he does, what waking him costs."""
    return int(SPY_SITE[card]), card, int(SPY_PRICE[card])


def merry(card: int) -> Sequence[int]:
    return card, int(CARD_ACTION[2 * card]), int(CARD_ACTION[2 * card + 1])


def ransom(tile: int) -> Sequence[int]:
    """So many captives for so many points, or one for something."""
    return int(RANSOM_CAPTIVES[tile]), int(RANSOM_VP[tile]), *first_of(RANSOM_ONE, tile)


def first_of(table: vec[i64], row: int) -> Sequence[int]:
    """How many of what a row of a reward table gives: the first that it does."""
    gives = [int(n) for n in table[row * REWARD : (row + 1) * REWARD]]
    kind = next((kind for kind, n in enumerate(gives) if n), 0)
    return gives[kind], kind


DRAWS = {
    "starter": Draw("seat", "1.15"),
    "carriage": Draw("colour", "4.17", "road"),
    "ransom": Draw("number number number reward", "5.1", values=ransom),
    "sheriff_card": Draw("watch villain space turn", "8.1", values=villain),
    "card": Draw("card action action", "5.10", "seat", merry, private=True),
    "task": Draw("task", "1.10", "seat", private=True),
    "villain_card": Draw("watch villain space turn", "4.4", "seat", villain),
    "peeked_card": Draw("watch villain space turn", "7.7", "seat", villain, private=True),
    "spy": Draw("site agent price", "7.2", "seat", spy),
    "loot": Draw("number reward", "3.25", "seat", lambda token: first_of(LOOT_REWARD, token)),
    "skill_die": Draw("success", "3.18", "seat", lambda face: (HIT if face <= SKILL_HITS else MISS,)),
    "weapon_die": Draw("success", "4.29", "seat", lambda face: (HIT if face <= WEAPON_HITS else MISS,)),
}
