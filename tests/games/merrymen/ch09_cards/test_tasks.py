"""Chapter 9, second part: King Richard's tasks."""

import pytest

from games.merrymen.scene import Scene, scene
from sherwood.games.merrymen.rules.ids import CELL
from sherwood.games.merrymen.rules.score import task_worth
from support.cite import cites

rule = cites("merrymen")


def worth(table: Scene, task: int) -> int:
    return int(task_worth(table.s, 0, task - 1))


@rule("9.6")
@pytest.mark.parametrize(
    ("task", "site"),
    [(1, "lumberjack"), (2, "armoury"), (3, "workshop"), (4, "church"), (5, "forge"), (6, "square")],
)
def test_hideouts_without_a_guard(task: int, site: str) -> None:
    everywhere = [
        f"{one}:{n}" for one in ("lumberjack", "armoury", "workshop", "church", "forge", "square") for n in (1, 2, 3, 4)
    ]
    table = scene().guards(*[word for word in everywhere if word != f"{site}:2"])
    assert worth(table, task) == 2
    assert worth(table.guards(), task) == 8


@rule("9.7")
@pytest.mark.parametrize(("task", "road"), [(7, "west"), (8, "south"), (9, "east"), (10, "north")])
def test_pennies_on_one_road(task: int, road: str) -> None:
    assert worth(scene().road(road, pennies=13), task) == 13


@rule("9.8")
@pytest.mark.parametrize(("steps", "points"), [(0, 2), (4, 4), (8, 6)])
def test_reputation_levels(steps: int, points: int) -> None:
    assert worth(scene().field(reputation=[steps, 0, 0]), 11) == points


@rule("9.9")
def test_pairs_of_trap_and_barricade() -> None:
    assert worth(scene().field(laid=[3, 0, 0], built=[2, 0, 0]), 12) == 4
    assert worth(scene().field(laid=[0, 0, 0], built=[5, 0, 0]), 12) == 0


@rule("9.10")
@pytest.mark.parametrize(("task", "roads"), [(13, ("north", "east")), (14, ("west", "south"))])
def test_every_two_pennies_on_two_roads(task: int, roads: tuple[str, str]) -> None:
    table = scene().road(roads[0], pennies=4).road(roads[1], pennies=5)
    assert worth(table, task) == 4


@rule("9.11")
def test_empty_prison_levels() -> None:
    assert worth(scene(), 15) == 9
    assert worth(scene().prison(1, 2, 4), 15) == 6
    assert worth(scene(tuck=True).field(tuck_at=CELL + 1), 15) == 6


@rule("9.11")
def test_the_gallows_may_count_as_a_level() -> None:
    assert worth(scene(task_gallows=True), 15) == 12
    assert worth(scene(task_gallows=True).prison(1, 4), 15) == 9
