"""Chapter 7, first half: archery, melee, the tables, terrain and leaders."""

from collections.abc import Mapping
from typing import TypedDict, Unpack

import pytest

from games.legend.scene import Places, Scene, scene
from support.cite import cites
from support.scene import Word

rule = cites("legend")
BAND = "merry_men_1 merry_men_2 merry_men_3 merry_men_4"
EVERYBODY = (1 << 39) - 1


def volleys(s: Scene) -> list[tuple[Word, Word, Word]]:
    """Points, net die and hits of each volley."""
    return [(points, net, hits) for points, _, net, hits in s.told("volley")]


class Fray(TypedDict, total=False):
    """What a battle may be given by name."""

    down: Places
    captive: Places
    disguised: str
    options: Mapping[str, object]
    wound: int


def battle(
    box: str, ours: str, theirs: str, dice: list[int], side: str = "robin", wet: int = 0, **more: Unpack[Fray]
) -> Scene:
    """Up to the volleys of a battle."""
    s = scene("combat", side, free={box: f"{ours} {theirs}"}, wet=wet, **more)
    return s.do("fight", box, dice=dice)


def melee(box: str, ours: str, theirs: str, die: int, side: str = "robin", **more: Unpack[Fray]) -> Scene:
    """A battle without arrows, since all bowstrings are wet, and its melee."""
    return battle(box, ours, theirs, [], side, wet=EVERYBODY, **more).do("melee", dice=[die])


@rule("7.0b", "7.7")
def test_both_sides_shoot_before_anybody_falls() -> None:
    s = battle("R04", "merry_men_1", "royal_foresters_1", [5, 5, 3])
    assert volleys(s) == [(2, 5, 1), (2, 5, 1)]
    assert s.is_("royal_foresters_1", "dead")
    assert s.is_("merry_men_1", "down"), "both fell, though each would have silenced the other"


@rule("7.0b")
def test_without_units_on_both_sides_nobody_shoots() -> None:
    s = battle("R04", "robin_hood", "royal_foresters_1", [])
    assert volleys(s) == []
    assert s.title == "Confront"


@rule("7.7")
@pytest.mark.parametrize(
    ("units", "hits"),
    [
        (1, [0, 0, 0, 1, 1, 1]),
        (2, [0, 0, 1, 1, 1, 2]),
        (3, [1, 1, 1, 1, 2, 2]),
        (4, [1, 1, 1, 2, 2, 3]),
        (5, [1, 1, 2, 2, 3, 3]),
    ],
)
def test_the_archery_table(units: int, hits: list[int]) -> None:
    """Columns 2, 3-4, 5-6, 7-8 and 9+, shot by Merry Men of strength 2."""
    band = " ".join(f"merry_men_{n}" for n in range(1, units + 1))
    for die, expected in enumerate(hits, 1):
        s = battle("R04", band, "men_at_arms_1 men_at_arms_2 men_at_arms_3 men_at_arms_4", [die, 1])
        assert s.told("volley")[0] == (2 * units, die, die, expected)
        assert s.kinds.count("eliminated") == expected


@rule("7.7")
def test_the_first_column_of_the_archery_table() -> None:
    hits = [
        battle("R04", "merry_men_1", "men_at_arms_1", [1, die] + [1] * (die >= 5)).told("volley")[1][3]
        for die in range(1, 7)
    ]
    assert hits == [0, 0, 0, 0, 1, 1]


@rule("7.7")
def test_the_owner_chooses_his_losses_or_the_firer_if_so_agreed() -> None:
    for losses, chooser, title in (("owner", "sheriff", "Losses"), ("firer", "robin", "Victims")):
        s = battle("R04", BAND, "men_at_arms_1 royal_foresters_1", [3, 1], options={"archery_losses": losses})
        assert (s.asked, s.title, s.rule) == (chooser, title, "7.7")
        assert set(s.offers) == {"lose men_at_arms_1", "lose royal_foresters_1"}
        s.do("lose", "royal_foresters_1")
        assert s.is_("men_at_arms_1", "free")
        assert s.is_("royal_foresters_1", "dead")


@rule("7.7a")
def test_knights_stand_for_two_archery_losses() -> None:
    s = battle("R04", BAND, "knights_1 men_at_arms_1 men_at_arms_2", [4, 1])
    assert s.told("volley")[0][3] == 2
    s.do("lose", "knights_1")
    assert s.is_("men_at_arms_1", "free")
    assert s.title == "Clash", "that was all"


@rule("7.7a", "7.8a")
def test_in_the_melee_knights_count_for_one_and_the_owner_chooses() -> None:
    for losses in ("owner", "firer"):
        free = {"R04": BAND + " merry_men_5 merry_men_6 merry_men_7 merry_men_8 robin_hood knights_1 men_at_arms_1"}
        s = scene("combat", "robin", free=free, options={"archery_losses": losses}, wet=EVERYBODY)
        s.do("fight", "R04").do("melee", dice=[6])
        assert s.told("melee") == [("12", 6, 0, 1)]
        assert (s.asked, s.rule) == ("sheriff", "7.8a")
        s.do("lose", "knights_1")
        assert s.is_("men_at_arms_1", "free")


@rule("7.8a")
@pytest.mark.parametrize("losses", ["owner", "firer"])
def test_an_attacker_too_chooses_what_he_loses_in_the_melee(losses: str) -> None:
    s = melee("R04", BAND, "knights_1 men_at_arms_1", 3, "sheriff", options={"archery_losses": losses})
    assert (s.told("melee"), s.told("charge")) == ([("21", 3, 1, 1)], [(9, 4, 3, 0)])
    while s.title != "Losses":
        s.first()
    assert (s.asked, s.rule, s.offered("lose")) == ("sheriff", "7.8a", {"knights_1", "men_at_arms_1"})


@rule("7.0c", "7.8")
@pytest.mark.parametrize(
    ("attackers", "defenders", "column"),
    [
        ("knights_1 men_at_arms_1 royal_foresters_1", BAND, "21"),
        ("knights_1 men_at_arms_1 men_at_arms_2", BAND, "31"),
        ("men_at_arms_1", "merry_men_1 merry_men_2", "11"),
        ("men_at_arms_1", BAND, "12"),
        ("royal_foresters_1", BAND + " merry_men_5", "13"),
        ("royal_foresters_1", BAND + " merry_men_5 merry_men_6 merry_men_7 merry_men_8", "13"),
        ("knights_1", "merry_men_1", "41"),
    ],
)
def test_odds_are_rounded_for_the_defender(attackers: str, defenders: str, column: str) -> None:
    s = scene("combat", "sheriff", free={"R04": f"{attackers} {defenders}"}, wet=EVERYBODY).do("fight", "R04")
    s.do("melee", dice=[6])
    assert s.told("melee")[0][:2] == (column, 6)


MELEE = {
    "13": "30 20 20 10 10 11",
    "12": "20 20 10 11 11 01",
    "11": "10 10 11 11 01 01",
    "21": "10 11 11 01 01 02",
    "31": "11 11 01 01 02 02",
    "41": "11 01 02 02 02 02",
}
FORCES = {
    "13": ("merry_men_1 merry_men_2 merry_men_3", "knights_1 men_at_arms_1"),
    "12": (BAND, "knights_1 royal_foresters_1"),
    "11": (BAND, "men_at_arms_1"),
    "21": (BAND, "royal_foresters_1"),
}


@rule("7.8")
@pytest.mark.parametrize("column", list(MELEE))
def test_the_melee_table(column: str) -> None:
    """Each column by die: what the attacker loses, what the defender loses."""
    soldiers = {"31": "knights_1 royal_foresters_1 men_at_arms_1 men_at_arms_2", "41": "knights_1 knights_2"}
    for die, losses in enumerate(MELEE[column].split(), 1):
        if column in FORCES:
            free, side = {"R04": " ".join(FORCES[column])}, "robin"
        else:
            band = BAND if column == "31" else "merry_men_1 merry_men_2 merry_men_3"
            free, side = {"R04": f"{soldiers[column]} {band}"}, "sheriff"
        s = scene("combat", side, free=free, wet=EVERYBODY).do("fight", "R04").do("melee", dice=[die])
        assert s.told("melee") == [(column, die, int(losses[0]), int(losses[1]))]


@rule("7.11", "7.12")
@pytest.mark.parametrize("box", ["F16", "T02", "M01", "V04"])
def test_cover_takes_one_from_the_archery_die(box: str) -> None:
    s = battle(box, BAND, "men_at_arms_1 men_at_arms_2 royal_foresters_1", [4, 4])
    assert [net for _, net, _ in volleys(s)] == [3, 3]


@rule("7.12")
@pytest.mark.parametrize("box", ["R04", "P08", "G01"])
def test_open_ground_takes_nothing(box: str) -> None:
    assert [net for _, net, _ in volleys(battle(box, BAND, "men_at_arms_1", [3, 3]))] == [3, 3]


@rule("7.13")
@pytest.mark.parametrize("box", ["K01", "C01", "X01"])
def test_there_is_no_archery_behind_walls(box: str) -> None:
    s = battle(box, BAND, "men_at_arms_1", [])
    assert volleys(s) == []
    assert s.title == "Clash"


@rule("7.14")
def test_a_ford_wets_the_bowstrings_for_the_next_combat_only() -> None:
    free = {"P14": "robin_hood merry_men_1 merry_men_2", "V07": "royal_foresters_1", "T04": "sheriff_of_lincoln"}
    s = scene("movement", free=free)
    s.march("robin_hood", "D01", "V07", take="merry_men_1")
    assert s.is_("merry_men_1", "wet")
    s.do("fight", "V07", dice=[2])
    assert [line[0] for line in s.told("volley")] == [2], "only the foresters shoot"
    s.do("melee", dice=[6])
    assert s.told("melee") == [("12", 6, 0, 1)]
    assert s.until("Orders").asked == "sheriff"
    assert s.state.wet == 0


@rule("7.15", "7.11")
@pytest.mark.parametrize(("box", "net"), [("C01", 3), ("K01", 3), ("X01", 3), ("R04", 4)])
def test_walls_take_one_from_the_melee_die(box: str, net: int) -> None:
    assert melee(box, BAND, "men_at_arms_1", 4).told("melee")[0][1] == net


@rule("7.18a", "7.24")
def test_dice_are_never_below_1_or_above_6() -> None:
    s = melee("C01", BAND, "men_at_arms_1 sheriff_of_lincoln", 1)
    assert s.told("melee")[0][1] == 1, "1 less 2"
    s = battle("R04", "robin_hood merry_men_1", "men_at_arms_1", [6, 1])
    assert volleys(s)[0][1] == 6
    assert volleys(battle("F16", "merry_men_1", "men_at_arms_1", [1, 1]))[0][1] == 1


@rule("7.21")
def test_robin_steadies_the_merry_mens_aim() -> None:
    s = battle("R04", "robin_hood merry_men_1", "men_at_arms_1", [3, 3])
    assert [net for _, net, _ in volleys(s)] == [4, 3]
    s = battle("R04", "little_john merry_men_1", "men_at_arms_1", [3, 3])
    assert volleys(s)[0][1] == 3


@rule("7.22", "7.23", "7.24")
def test_leaders_help_attack_and_defence_once() -> None:
    assert melee("R04", BAND + " little_john will_stutley", "men_at_arms_1", 3).told("melee")[0][1] == 4
    s = melee("R04", BAND, "men_at_arms_1 sheriff_of_lincoln sheriff_of_nottingham", 3)
    assert s.told("melee")[0][1] == 2
    s = melee("R04", BAND + " little_john", "men_at_arms_1 sheriff_of_lincoln", 3)
    assert s.told("melee")[0][1] == 3


@rule("7.25")
def test_leaders_add_no_strength_and_take_no_losses() -> None:
    s = melee("R04", "merry_men_1 little_john robin_hood", "men_at_arms_1", 1)
    assert s.told("melee")[0][0] == "13"
    assert s.is_("little_john", "free")
    assert s.is_("robin_hood", "free")


@rule("7.26")
def test_marion_and_alan_help_nobody() -> None:
    assert melee("R04", BAND + " marion alan_a_dale", "men_at_arms_1", 3).told("melee")[0][1] == 3


@rule("7.26a", "10.2c", "12.1b")
def test_neither_do_the_disguised_the_wounded_the_captive_or_the_unrecruited() -> None:
    assert melee("R04", BAND + " robin_hood", "men_at_arms_1", 3, disguised="robin_hood").told("melee")[0][1] == 3
    s = battle("R04", "robin_hood merry_men_1", "men_at_arms_1", [3, 3], wound=9)
    assert volleys(s)[0][1] == 3
    assert s.do("melee", dice=[3]).told("melee")[0][1] == 3
    s = melee("R04", BAND, "men_at_arms_1", 3, down={"R04": "little_john"}, captive={"R04": "will_stutley"})
    assert s.told("melee")[0][1] == 3


@rule("7.3")
def test_the_attacker_orders_the_battles() -> None:
    free = {"R04": "merry_men_1 men_at_arms_1", "P08": "merry_men_2 men_at_arms_2", "T02": "marion men_at_arms_3"}
    s = scene("combat", "sheriff", free=free)
    assert (s.asked, s.offered("fight")) == ("sheriff", {"R04", "P08", "T02"})
    assert s.do("fight", "T02").title == "Confront"
