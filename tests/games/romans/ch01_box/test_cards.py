"""Chapter 1: what is in the box."""

from collections import Counter

import pytest

from games.romans.scene import begin, cards_in, scene
from sherwood.games.romans import GAME
from sherwood.games.romans.rules.cards import (
    CLANS,
    DECK_NAMES,
    DECKS,
    DESIGN,
    DESIGN_NAMES,
    DESIGNS,
    FORT_VALUE,
    KIND,
    STRENGTH,
    WARRIORS,
)
from support.cite import cites

rule = cites("romans")

SPECIAL = ("malgarde", "signal", "coffre")
LEGION = ["tifie1", "tifie1", "tifie2", "tifie3"]
ORDINARY = {"A": "11334556", "B": "13456", "C": "11333445566"}
COPIES = {"A": 2, "B": 3, "C": 1}


@rule("1.1", "2.1")
def test_one_to_four_players_lead_a_clan_each() -> None:
    assert GAME.seats == (1, 4)
    for seats in (1, 2, 3, 4):
        s = begin(seats)
        assert s.asked == {"Program": list(CLANS[:seats])}


@rule("1.2")
def test_forts_captured_are_points() -> None:
    s = scene(wall="dinaire6", held={"gold": "dinaire3"}, gold="- | archr", green="- | axx").attack()
    assert (s.points("gold"), s.points("green")) == (9, 0)


@rule("1.3")
def test_four_clans() -> None:
    assert sorted(CLANS) == ["gold", "green", "red", "violet"]


@rule("1.4", "1.5", "1.6")
def test_a_clan_is_eight_characters_and_a_second_ch_ariott() -> None:
    strengths = [(WARRIORS[kind], STRENGTH[card]) for card, kind in enumerate(KIND)]
    assert strengths == [
        ("qween", 1),
        ("druhid", 2),
        ("svord", 3),
        ("axx", 4),
        ("archr", 5),
        ("chippeuz", 6),
        ("horsie", 7),
        ("chariott", 9),
        ("chariott", 9),
    ]


@rule("1.7")
def test_the_values_of_each_kind_of_fort() -> None:
    values = {name: value for name, (_, value) in zip(DESIGN_NAMES, DESIGNS, strict=True)}
    assert values == {
        "malgarde": 2,
        "signal": 4,
        "coffre": 8,
        "tifie1": -1,
        "tifie2": -2,
        "tifie3": -3,
        "dinaire1": 1,
        "dinaire3": 3,
        "dinaire4": 4,
        "dinaire5": 5,
        "dinaire6": 6,
    }


@rule("1.7", "1.8", "1.9")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_each_deck_has_eighteen_forts_as_the_rulebook_lists_them(deck: str) -> None:
    forts = cards_in(DECKS[DECK_NAMES.index(deck)])
    assert len(forts) == 18
    assert sum(FORT_VALUE[fort] > 0 for fort in forts) == 14
    listed = LEGION + [kind for kind in SPECIAL for _ in range(COPIES[deck])] + [f"dinaire{n}" for n in ORDINARY[deck]]
    assert Counter(DESIGN_NAMES[DESIGN[fort]] for fort in forts) == Counter(listed)


@rule("1.9")
@pytest.mark.parametrize("deck", DECK_NAMES)
def test_the_option_chooses_the_deck(deck: str) -> None:
    s = begin(options={"fort_deck": deck})
    laid = list(s.state.wall)
    assert sorted(cards_in(s.state.deck) + laid) == cards_in(DECKS[DECK_NAMES.index(deck)])


@rule("1.10")
def test_a_card_s_effect_beats_the_ordinary_rules() -> None:
    # The highest total does not capture (Filchy), and the captor does not clear (Axx).
    s = scene(wall="dinaire1", gold="chariott | chippeuz", green="archr | axx").attack().do("green", "keep", "axx")
    assert (s.captor, s.up("green")) == ("green", ["axx"])
