"""Chapter 8: the Golden Arrow."""

import pytest

from games.merrymen.scene import HIT, MISS, Scene, begin, scene
from sherwood.engine.bits import count
from support.cite import cites

rule = cites("merrymen")


def sheriff_in(table: Scene) -> int:
    return count(table.s.cards_in >> 24)


@rule("8.1", "1.8")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_as_many_sheriff_cards_as_players(seats: int, cards: int) -> None:
    table = begin(seats, golden_arrow=True)
    assert sheriff_in(table) == cards
    assert [event.args[0] for _, event in table.match.events if event.kind == "sheriff_cards"] == [cards] * (seats < 5)
    assert sheriff_in(begin(seats)) == (5 if seats == 5 else 0)


def archery(card: str = "sheriff-5", **options: object) -> Scene:
    """Five players: every Sheriff card is in the pile."""
    return scene(5, **options).goods(0).goods(1).draw(0, card)


@rule("8.2")
def test_the_sheriff_comes_to_the_archery_ground_with_a_penny() -> None:
    table = archery()
    assert table.match.view(0)["spaces"][11]["villains"] == ["sheriff"]
    assert table.match.view(0)["arrow"] == 1
    assert table.guarded("square") == [1, 3, 4]


@rule("8.2")
@pytest.mark.parametrize("icons", [True, False])
def test_sheriff_cards_may_be_blank(icons: bool) -> None:
    table = archery("sheriff-1", sheriff_icons=icons)
    assert (table.guarded("forge") == [1, 3, 4]) == icons
    assert table.heard("activates") == icons


@rule("8.3")
def test_the_pennies_wait_for_who_wins_the_first_competition() -> None:
    table = scene().goods(1).field(arrow=3).hero_turn(1).do(1, "move", "archery").do(1, "shoot", dice=[MISS] * 3)
    assert table.s.arrow == 3
    table = scene().goods(1).field(arrow=3).hero_turn(1).do(1, "move", "archery")
    table.do(1, "shoot", dice=[HIT, HIT, HIT])
    assert table.has(1) == {"penny": 1 + 3}
    assert table.s.arrow == 0
    table.do(1, "shoot", dice=[HIT, HIT, MISS])
    assert table.has(1) == {"penny": 1 + 3 + 3}


@rule("8.3")
def test_the_pennies_stay_from_round_to_round() -> None:
    table = scene(2).hand(0).hand(1).field(arrow=2).end_round()
    assert table.s.arrow == 2


@rule("8.4")
def test_the_sheriff_bars_the_archery_ground_like_any_villain() -> None:
    table = archery()
    assert not table.can(0, "move", "archery")
    table = scene(5).goods(1).hero(1, at="archery").draw(0, "sheriff-5")
    assert table.s.turned[1] == 1
