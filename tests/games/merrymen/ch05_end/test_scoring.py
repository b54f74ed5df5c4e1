"""Chapter 5, second part: the end of the game and every source of points."""

import pytest

from games.merrymen.scene import Scene, scene
from support.cite import cites

rule = cites("merrymen")


def bare(**options: object) -> Scene:
    table = scene(3, **options)
    for seat in range(3):
        table.goods(seat)
    return table


def over(table: Scene) -> tuple[str, list[int]]:
    table.field(round=5).end_round()
    result = table.match.result
    assert result is not None
    return result.ending, list(result.winners)


@rule("5.13")
def test_reputation_breaks_a_tie_then_works_do() -> None:
    assert over(bare().field(vp=[5, 5, 0], reputation=[1, 2, 0])) == ("defended", [1])
    table = bare().field(vp=[5, 0, 0], reputation=[1, 1, 0], built=[0, 1, 0])
    assert over(table) == ("defended", [1])  # a barricade is worth the same five points, and counts as a work


@rule("5.14")
def test_players_still_tied_share() -> None:
    assert over(bare().field(vp=[5, 5, 4])) == ("shared", [0, 1])


@rule("5.15")
@pytest.mark.parametrize(
    ("steps", "level", "each"),
    [(0, 1, (3, 4, 5)), (3, 1, (3, 4, 5)), (4, 2, (4, 5, 6)), (7, 2, (4, 5, 6)), (8, 3, (5, 6, 7)), (10, 3, (5, 6, 7))],
)
def test_works_count_by_reputation_level(steps: int, level: int, each: tuple[int, int, int]) -> None:
    table = bare().emissaries(0, 1).field(laid=[2, 0, 0], built=[3, 0, 0], reputation=[steps, 0, 0])
    assert table.match.view(0)["players"][0]["level"] == level
    assert table.points(0, "emissaries") == each[0]
    assert table.points(0, "traps") == 2 * each[1]
    assert table.points(0, "barricades") == 3 * each[2]


@rule("5.15", "4.15", "4.7")
def test_works_in_the_lair_count_too() -> None:
    table = bare().road("north", barricades=[0], carriages=["pink", None]).road("south", carriages=["green"])
    before = table.points(0, "barricades")
    table.draw(1, "villain-10", 0)
    assert table.barricades("north") == []
    assert table.points(0, "barricades") == before == 5


@rule("5.16")
@pytest.mark.parametrize(("start", "points"), [("level_one", 4), ("none", 0)])
def test_the_start_of_the_track_is_the_first_level_unless_the_table_says_no(start: str, points: int) -> None:
    table = bare(reputation_start=start).field(laid=[1, 0, 0])
    assert table.points(0, "traps") == points
    assert table.field(reputation=[1, 0, 0]).points(0, "traps") == 4


@rule("5.17")
def test_the_top_brings_five_and_goes_no_further() -> None:
    assert bare().field(reputation=[9, 0, 0]).points(0, "top") == 0
    table = bare().field(reputation=[10, 0, 0])
    assert table.points(0, "top") == 5
    table.weapons(0, sword=1).hero_turn(0).do(0, "move", "forge").do(0, "fight", "forge:3")
    table.do(0, "strike", "sword 1", "axe 0", dice=[1])
    assert table.s.reputation[0] == 10


@rule("5.18")
@pytest.mark.parametrize(("sent", "points"), [(0, 0), (1, 8), (2, 12), (3, 16)])
def test_one_task_per_emissary_the_best_first(sent: int, points: int) -> None:
    table = bare().tasks(0, 1, 2, 10).emissaries(0, sent)
    assert table.points(0, "tasks") == points


@rule("5.18")
def test_tasks_are_secret_until_the_end() -> None:
    table = bare().tasks(0, 1, 2, 10).emissaries(0, 1)
    assert table.match.view(1)["players"][0]["points"]["tasks"] is None
    over(table)
    assert table.match.view(1)["players"][0]["points"]["tasks"] == 8


@rule("5.19")
@pytest.mark.parametrize(
    ("goods", "points"), [({"wood": 2}, 0), ({"wood": 1, "penny": 1, "distraction": 1}, 1), ({"iron": 8}, 2)]
)
def test_three_possessions_a_point(goods: dict[str, int], points: int) -> None:
    table = bare().goods(0, **goods).weapons(0, sword=3)
    assert table.points(0, "possessions") == points


@rule("5.20")
def test_captives_are_a_point_each() -> None:
    assert bare().captives(0, 4).points(0, "captives") == 4


@rule("5.21")
def test_passive_cards_bring_their_points() -> None:
    assert bare().passive(0, "much-1", "alan-1", "alan-2").points(0, "cards") == 3


@rule("5.22", "5.22a")
@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_sets_of_one_character(cards: int, points: int) -> None:
    table = bare().passive(0, *[f"much-{n + 1}" for n in range(cards)])
    assert table.points(0, "sets") == points
    assert table.passive(0, "alan-1").points(0, "sets") == points


@rule("5.23")
def test_prisoners_and_hanged_men_cost_points() -> None:
    assert bare().prison(0, 1, 2, 3, 4, 4).points(0, "prisoners") == -(1 + 2 + 3 + 4 + 4)
    assert bare().prison(1, 3).points(0, "prisoners") == 0


@rule("5.13")
def test_the_total_is_the_sum_of_its_sources() -> None:
    table = bare(tuck=True, spies=True).passive(0, "much-1", "much-2").emissaries(0, 2).captives(0, 1).prison(0, 1)
    table.goods(0, wood=4).spies(0, "spy-13").field(
        vp=[7, 0, 0], laid=[1, 0, 0], built=[2, 0, 0], reputation=[10, 0, 0]
    )
    points = table.match.view(0)["players"][0]["points"]
    parts = {key: n for key, n in points.items() if key not in ("total", "to_top")}
    assert all(parts.values()), "each of them brings or costs something"
    assert points["total"] == sum(parts.values())
    rows = dict(table.match.score("en"))
    assert rows["Points"][0] == points["total"]


def test_the_scoring_shows_no_module_that_is_not_in_play() -> None:
    plain = {title for title, _ in bare().match.score("en")}
    both = {title for title, _ in bare(tuck=True, spies=True).match.score("en")}
    assert both - plain == {"Friar Tuck", "Spies"}
