"""What the view counts for a player, and where choices are on the board."""

import io

import pytest
from rich.console import Console, Group
from rich.table import Table

from games.merrymen.scene import HIT, MISS, Scene, scene
from sherwood.games.merrymen import terminal
from sherwood.games.merrymen.board import board
from sherwood.games.merrymen.shape import View
from sherwood.text.speech import Speech
from support.cite import cites
from support.drawn import seen
from support.tables import random_match

rule = cites("merrymen")
TIE_WORKS = "Tie-break, no points: barricades, traps, emissaries"


def test_odds_of_every_roll() -> None:
    odds = scene().match.view(1)["odds"]
    assert odds["theft"] == [0.875, 0.75, 0.5]
    assert odds["archery"] == [0.875, 0.5, 0.125]
    assert odds["weapon"] == [0.667, 0.889, 0.963, 0.988]
    assert odds["prison"][0] == [0.75, 0.25, 0.0]
    assert odds["prison"][2][2] == 0.656
    assert not odds["reroll"]
    assert scene().match.view(None)["odds"] == odds


@rule("9.1")
def test_robins_odds_count_his_reroll() -> None:
    odds = scene().match.view(0)["odds"]
    assert odds["reroll"]
    assert odds["archery"] == [0.938, 0.688, 0.312]
    assert odds["prison"][0] == [0.875, 0.5, 0.0]
    assert odds["theft"] == [0.875, 0.75, 0.5]
    turned = scene().field(turned=[1, 0, 0]).match.view(0)["odds"]
    assert turned["archery"] == [0.875, 0.5, 0.125]


def rolls(table: Scene, seat: int | None = 2) -> list[tuple[int, int, float]]:
    """The rolls on offer: dice, level, chance."""
    return [(one["dice"], one["level"], one["chance"]) for one in table.match.view(seat)["next_roll"]["rolls"]]


@rule("4.47", "9.1")
def test_the_next_roll_is_the_one_on_offer() -> None:
    table = scene()
    assert table.match.view(0)["next_roll"] is None
    table = table.hero_turn(1).do(1, "move", "archery")
    assert rolls(table) == [(3, 0, 0.875)]
    assert rolls(table.do(1, "shoot", dice=[HIT] * 3)) == [(3, 0, 0.5)]
    robin = scene().hero_turn(0).do(0, "move", "archery")
    assert rolls(robin) == [(3, 0, 0.938)]
    assert robin.match.view(2)["next_roll"]["again"] == "counted"
    robin.do(0, "shoot", dice=[MISS] * 3)
    assert rolls(robin) == [(1, 0, 0.5)]
    robin.do(0, "reroll", dice=[HIT])
    assert rolls(robin) == [(3, 0, 0.5)]  # the reroll of this move is used


@rule("4.28", "4.29", "4.36")
def test_odds_of_weapons_go_by_the_dice_one_may_roll() -> None:
    table = scene().goods(0, distraction=1).weapons(0, sword=1, axe=2).hero_turn(0).do(0, "move", "forge")
    table.do(0, "fight", "forge:3")
    assert rolls(table) == [(1, 0, 0.667), (2, 0, 0.889), (3, 0, 0.963)]
    assert table.match.view(0)["next_roll"]["again"] == "distraction"
    table.do(0, "strike", "sword 1", "axe 0", dice=[MISS])
    assert rolls(table) == [(1, 0, 0.667)]
    robber = scene().goods(1).weapons(1, bow=3).road("north", carriages=["green"]).hero_turn(1).do(1, "move", "north")
    assert rolls(robber) == [(2, 0, 0.889), (3, 0, 0.963)]
    assert robber.match.view(1)["next_roll"]["again"] == ""


@rule("4.41", "4.42")
def test_odds_in_prison_go_by_dice_and_by_the_levels_that_hold_somebody() -> None:
    table = scene().goods(1, distraction=2).prison(2, 1, 3).hero_turn(1).do(1, "move", "prison")
    assert rolls(table) == [(2, 1, 0.75), (2, 3, 0.0), (4, 1, 0.938), (4, 3, 0.312)]
    tuck = scene(tuck=True).goods(1, distraction=1).field(tuck_at=33).hero_turn(1).do(1, "move", "prison")
    assert rolls(tuck) == [(2, 2, 0.25)]


@rule("3.20", "3.21")
def test_odds_of_a_theft_count_the_card() -> None:
    table = scene().hand(0, "alan-4").do(0, "play", "alan-4").do(0, "use", "square_die")
    assert rolls(table) == [(3, 0, 0.875), (4, 0, 0.938)]
    table = scene().hand(0, "david-5").do(0, "play", "david-5").do(0, "use", "square_reroll", dice=[HIT] * 3)
    assert rolls(table) == [(2, 0, 1 - 0.125)]


def test_whose_odds_they_are_is_said() -> None:
    table = scene().goods(1, distraction=1).prison(2, 1, 2).hero_turn(1).do(1, "move", "prison")

    def odds(seat: int | None) -> str:
        return next(
            line for line in terminal.describe(seen(table.match, seat), table.match.speech("en")) if "dice" in line
        )

    assert odds(1) == "Your odds: 2 dice level 1 75% and level 2 25%."
    assert odds(0) == odds(None) == "The odds of Player 2: 2 dice level 1 75% and level 2 25%."


def test_what_is_missing_for_everything_that_can_be_built() -> None:
    table = scene().goods(0, iron=2).weapons(0).traps(1, "forge:1", "forge:2").field(laid=[0, 2, 0])
    costs = table.match.view(0)["costs"]
    assert costs["traps"] == {"armoury": 1, "workshop": 2, "lumberjack": 1, "church": 3, "forge": None, "square": 2}
    assert costs["emissary"]["lack"] == {"weapons": 1, "resources": 0, "pennies": 1}
    assert scene().emissaries(0, 3).match.view(0)["costs"]["emissary"] is None
    assert scene().match.view(None)["costs"] is None


def test_how_near_each_loss_is() -> None:
    table = scene(tuck=True).road("west", pennies=2).field(track=4)
    assert table.match.view(0)["losses"] == {
        "pennies": 2, "roads": ["west"], "guards": 2, "tuck": None, "tuck_hangs": False,
    }  # fmt: skip


@rule("5.4", "6.8", "6.9")
@pytest.mark.parametrize(
    ("now", "level", "lost", "hangs"),
    [(1, 1, 3, True), (3, 2, 4, True), (4, 3, 4, True), (4, 2, 5, False), (5, 3, 5, False)],
)
def test_tucks_danger_is_told_with_the_round_it_comes(now: int, level: int, lost: int, hangs: bool) -> None:
    table = scene(tuck=True).field(tuck_at=31 + level, round=now)
    losses = table.match.view(0)["losses"]
    assert (losses["tuck"], losses["tuck_hangs"]) == (lost, hangs)
    told = terminal.describe(seen(table.match, 0), table.match.speech("en"))[1]
    assert ("hangs at the end of round" in told) == hangs


@rule("6.3", "7.8")
def test_cards_used_this_round_are_seen_by_everybody() -> None:
    table = scene(tuck=True, spies=True).goods(0, penny=1).spies(0, "spy-13").do(0, "spy", "spy-13")
    table.do(0, "replace", "forge:3").men_turn(1).do(1, "tuck", 0)
    view = table.match.view(2)
    assert [spy["id"] for spy in view["players"][0]["spies_active"]] == ["spy-13"]
    assert [card["card"] for card in view["players"][1]["tuck_active"]] == [0]
    assert view["spread"]["actions"] == ["distraction2", "trap_or_barricade"]
    told = terminal.describe(seen(table.match, 2), table.match.speech("en"))
    assert "Active cards of Player 1, until the round ends: spy 13." in told
    assert "Active cards of Player 2, until the round ends: Tuck card 1." in told
    assert "2 iron from the forge" in board(seen(table.match, 2), "en", 2).live
    assert "Active, until the round ends: 2 iron from the forge" in board(seen(table.match, 0), "en", 0).live


@rule("5.13")
def test_tie_breaks_are_shown_only_where_there_is_a_tie() -> None:
    tied = scene(2).field(vp=[7, 7], reputation=[2, 1]).match
    assert [key for key, _ in tied.score("en")][-2:] == ["Tie-break, no points: reputation steps", TIE_WORKS]
    points = [row for key, row in tied.score("en") if "no points" not in key]
    assert [sum(row[seat] or 0 for row in points[:-1]) for seat in range(2)] == points[-1]
    clear = scene(2).field(vp=[9, 7]).match
    assert not any(key.startswith("Tie") for key, _ in clear.score("en"))
    assert clear.score("en")[-1][0] == "Points"


def paths(table: Scene, seat: int) -> dict[tuple[object, ...], tuple[str, ...]]:
    return {choice.do: choice.path for choice in table.match.choices(seat)}


def test_choices_lie_on_the_board() -> None:
    table = scene().hand(0, "much-1").passive(0, "much-3")
    assert paths(table, 0) == {("play", 0): ("card:0",), ("reuse", 2): ("passive:2",)}
    table.do(0, "play", "much-1")
    assert paths(table, 0)[("use", 0)] == ("action:1",)
    assert paths(table, 0)[("rest", 4)] == ("main:forge",)
    robber = scene().weapons(1, sword=2).road("north", carriages=["pink"]).hero_turn(1)
    assert paths(robber, 1)[("move", 6)] == ("space:north",)
    assert paths(robber.do(1, "move", "north"), 1)[("ambush", 0, 2)] == ("carriage:north:0", "dice:2")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_terminal_tells_every_view(seats: int, lang: str) -> None:
    match = random_match("merrymen", seats, "terminal")
    for seq in range(0, match.seq, 9):
        early = match.rewound(seq)
        for seat in (0, None):
            told = terminal.describe(seen(early, seat), early.speech(lang))
            assert len(told) > 10
            terminal.render(seen(early, seat), early.speech(lang))


def drawn(view: View, speech: Speech, width: int) -> tuple[str, list[int]]:
    """The picture at a width, and how wide each table would like to be."""
    screen = io.StringIO()
    console = Console(width=width, file=screen, color_system=None)
    picture = terminal.render(view, speech)
    assert isinstance(picture, Group)
    tables = [part for part in picture.renderables if isinstance(part, Table)]
    console.print(picture)
    return screen.getvalue(), [console.measure(table).maximum for table in tables]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tables_fit_a_hundred_columns_and_lose_nothing_in_eighty(lang: str) -> None:
    match = random_match("merrymen", 5, "columns")
    for seq in range(0, match.seq, 40):
        early = match.rewound(seq)
        picture, widths = drawn(seen(early, 0), early.speech(lang), 80)
        assert "…" not in picture
        assert max(map(len, picture.splitlines())) <= 80
        assert len(widths) == 4
        assert max(drawn(seen(early, 0), early.speech(lang), 300)[1]) <= 100


def test_heroes_and_villains_are_told_wherever_they_are() -> None:
    table = scene().villains(sheriff="archery", guy="north", john="forge").hero(0, at="forge").hero(1, at="archery")
    told = "\n".join(terminal.describe(seen(table.match, 2), table.match.speech("en")))
    assert "Main area: hero of Player 1 and Prince John." in told
    assert "There: Guy of Gisborne." in told
    assert "Elsewhere: hero of Player 2 at the archery ground and the Sheriff at the archery ground." in told
