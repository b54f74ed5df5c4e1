"""Chapter 9, third part: what the cards, tokens and tiles show."""

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.games.merrymen.rules.cards import (
    CARD_ACTION,
    CARD_CHARACTER,
    CARD_VP,
    LOOT_COUNT,
    LOOT_REWARD,
    RANSOM_CAPTIVES,
    RANSOM_ONE,
    RANSOM_VP,
    VILLAIN_GUARD,
    VILLAIN_PLACE,
    VILLAIN_ROAD,
    VILLAIN_WHO,
)
from sherwood.games.merrymen.rules.ids import GUY, PRINCE_JOHN, REWARD, ROAD_SPACE, SHERIFF, SITES
from sherwood.games.merrymen.rules.names import REWARD_NAMES
from support.cite import cites

rule = cites("merrymen")


def shown(table: Sequence[int] | vec[i64], row: int) -> str:
    """A row of a reward table in words."""
    amounts = zip(REWARD_NAMES, table[row * REWARD : (row + 1) * REWARD], strict=True)
    return ", ".join(f"{n} {name}" for name, n in amounts if n)


@rule("9.12")
def test_ten_characters_of_five_cards_with_two_different_actions() -> None:
    assert [list(CARD_CHARACTER).count(character) for character in range(10)] == [5] * 10
    assert all(CARD_ACTION[2 * card] != CARD_ACTION[2 * card + 1] for card in range(50))
    assert [list(CARD_VP).count(points) for points in range(3)] == [20, 17, 13]


@rule("9.13")
def test_thirty_loot_tokens() -> None:
    bag = {shown(LOOT_REWARD, token): LOOT_COUNT[token] for token in range(len(LOOT_COUNT))}
    pairs = {f"{n} {kind}": 2 for kind in ("wood", "iron", "tool", "distraction") for n in (1, 2)}
    assert bag == {"1 penny": 4, "2 penny": 4, **pairs, "2 any": 2, "1 weapon": 2, "2 vp": 2}
    assert sum(LOOT_COUNT) == 30


@rule("9.14")
def test_villain_cards_are_even() -> None:
    assert [list(VILLAIN_WHO[:24]).count(who) for who in range(3)] == [8, 8, 8]
    assert [list(VILLAIN_GUARD[:24]).count(site) for site in range(6)] == [4] * 6
    assert [list(VILLAIN_ROAD[:24]).count(road) for road in range(-1, 4)] == [4, 5, 5, 5, 5]
    goes = {who: [VILLAIN_PLACE[card] for card in range(24) if VILLAIN_WHO[card] == who] for who in range(3)}
    assert set(goes[SHERIFF]) == set(range(SITES))
    assert [sorted(goes[who]) for who in (GUY, PRINCE_JOHN)] == [[ROAD_SPACE + n // 2 for n in range(8)]] * 2


@rule("9.15")
def test_twelve_ransom_tiles() -> None:
    assert Counter(zip(RANSOM_CAPTIVES, RANSOM_VP, strict=True)) == {(1, 3): 2, (2, 5): 6, (3, 9): 4}
    ones = Counter(shown(RANSOM_ONE, tile) for tile in range(12))
    assert ones == {"1 man": 4, "2 wood": 2, "2 iron": 2, "2 tool": 2, "2 any": 2}
