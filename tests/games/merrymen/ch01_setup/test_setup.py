"""Chapter 1: set-up."""

import pytest

from games.merrymen.scene import begin, scene
from sherwood.engine.bits import count, members
from sherwood.errors import IllegalChoice
from sherwood.games.merrymen.rules.ids import HOME
from sherwood.games.merrymen.rules.names import SITE_NAMES
from support.cite import cites

rule = cites("merrymen")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@rule("1.1")
def test_the_villains_wait_in_the_tower() -> None:
    assert list(begin().s.villain_at) == [HOME] * 3
    assert all(space["villains"] == [] for space in begin().match.view(0)["spaces"])


@rule("1.2")
def test_guards_stand_in_the_third_and_fourth_hideout_of_each_site() -> None:
    table = begin()
    assert [table.guarded(site) for site in SITE_NAMES] == [[3, 4]] * 6
    assert table.s.track == 0


@rule("1.3")
@SEATS
def test_one_carriage_at_the_start_of_each_road(seats: int) -> None:
    table = begin(seats)
    roads = table.match.view(0)["roads"]
    assert [len(road["carriages"]) for road in roads] == [1] * 4
    assert all(road["carriages"][0] for road in roads)
    assert sum(table.s.bag) == 20


@rule("1.4")
@pytest.mark.parametrize(("seats", "pennies"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_pennies_on_each_road_by_players(seats: int, pennies: int) -> None:
    assert list(begin(seats).s.pennies) == [pennies] * 4


@rule("1.5")
@SEATS
def test_as_many_dice_of_each_weapon_as_players(seats: int) -> None:
    assert list(begin(seats).s.store) == [seats] * 4


@rule("1.6")
def test_one_ransom_tile_is_shown_and_eleven_are_left() -> None:
    ransom = begin().match.view(None)["ransom"]
    assert ransom["left"] == 11
    assert len({begin(seed=seed).s.ransom for seed in range(30)}) > 5


@rule("1.7")
def test_the_sheriffs_stash() -> None:
    assert begin().in_stash() == {"wood": 1, "iron": 1, "tool": 1, "distraction": 2, "penny": 1}


@rule("1.8")
@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (4, 24), (5, 29)])
def test_five_players_add_the_sheriff_cards(seats: int, cards: int) -> None:
    assert begin(seats).s.villains.left() == cards


@rule("1.9", "1.17")
@SEATS
def test_four_secret_cards_each(seats: int) -> None:
    table = begin(seats)
    assert [count(hand) for hand in table.s.hand] == [4] * seats
    players = table.match.view(1)["players"]
    assert len(players[1]["hand"]) == 4
    assert players[0]["hand"] is None
    assert players[0]["hand_size"] == 4


@rule("1.10", "1.17")
@SEATS
def test_three_secret_tasks_each_and_none_twice(seats: int) -> None:
    table = begin(seats)
    dealt = [task for tasks in table.s.tasks for task in members(tasks)]
    assert len(dealt) == len(set(dealt)) == 3 * seats
    assert table.match.view(1)["players"][0]["tasks"] is None
    assert len(table.match.view(0)["players"][0]["tasks"]) == 3


@rule("1.11")
def test_what_a_player_begins_with() -> None:
    assert begin().has(2) == {"wood": 1, "iron": 1, "tool": 1, "distraction": 1, "penny": 1}


@rule("1.12")
def test_heroes_are_chosen_in_turn_order_each_a_different_one() -> None:
    table = begin(3)
    first = table.s.first
    assert table.asked == "ChooseHero"
    assert table.waiting == first
    table.do(first, "hero", "marian")
    assert table.waiting == (first + 1) % 3
    assert "marian" not in table.words(table.waiting, "hero")
    with pytest.raises(IllegalChoice):
        table.do(table.waiting, "hero", "marian")
    table.do(table.waiting, "hero", "robin").do((first + 2) % 3, "hero", "jane")
    assert [table.at(seat) for seat in range(3)] == ["lair"] * 3
    assert table.asked == "PlayCard"


@rule("1.13")
def test_three_men_ready_three_in_training_and_a_covered_hideout() -> None:
    player = begin().match.view(0)["players"][0]
    assert (player["ready"], player["training"], player["beds"]) == (3, 3, 3)


@rule("1.14")
def test_five_barricades_five_traps_no_reputation_no_points() -> None:
    player = scene().match.view(0)["players"][0]
    assert (player["barricades"], player["traps"], player["reputation"], player["points"]["played"]) == (0, 0, 0, 0)


@rule("1.15")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {begin(3, seed=seed).s.first for seed in range(30)} == {0, 1, 2}


@rule("1.16")
@pytest.mark.parametrize(("supply", "guards"), [("unlimited", [1, 3, 4]), ("thirty", [3, 4])])
def test_guards_run_out_only_where_the_table_says_so(supply: str, guards: list[int]) -> None:
    table = scene(2, guard_supply=supply)
    table.captives(0, 18).draw(0, "villain-17")  # eighteen captives and twelve on the board are all thirty
    assert table.guarded("armoury") == guards
    assert table.heard("no_guard") == (supply == "thirty")


@rule("1.16")
def test_resources_do_not_run_out() -> None:
    table = scene(2).goods(0, wood=20).goods(1, wood=20).hand(0, "much-3")
    table.do(0, "play", "much-3").do(0, "use", "wood2")
    assert table.has(0) == {"wood": 22}
