"""What the view counts for a player, and where choices are on the board."""

import io

import pytest
from rich.console import Console, Group
from rich.table import Table

from games.merrymen.scene import HIT, MISS, Scene, scene
from sherwood.games.merrymen import terminal
from sherwood.games.merrymen.shape import View
from sherwood.text.speech import Speech
from support.drawn import seen
from support.tables import random_match


def test_odds_of_every_roll() -> None:
    odds = scene().match.view(0)["odds"]
    assert odds["theft"] == [0.875, 0.75, 0.5]
    assert odds["archery"] == [0.875, 0.5, 0.125]
    assert odds["weapon"] == [0.667, 0.889, 0.963, 0.988]
    assert odds["prison"][0] == [0.75, 0.25, 0.0]
    assert odds["prison"][2][2] == 0.656


def test_the_next_roll_is_the_one_on_offer() -> None:
    table = scene()
    assert table.match.view(0)["next_roll"] is None
    table = table.hero_turn(1).do(1, "move", "archery")
    assert table.match.view(0)["next_roll"] == 0.875
    assert table.do(1, "shoot", dice=[HIT] * 3).match.view(0)["next_roll"] == 0.5
    lost = scene().goods(0, distraction=1).weapons(0, sword=1).hero_turn(0).do(0, "move", "forge")
    lost.do(0, "fight", "forge:3").do(0, "strike", "sword 1", "axe 0", dice=[MISS])
    assert lost.match.view(0)["next_roll"] == 0.667


def test_what_is_missing_for_everything_that_can_be_built() -> None:
    table = scene().goods(0, iron=2).weapons(0).traps(1, "forge:1", "forge:2").field(laid=[0, 2, 0])
    costs = table.match.view(0)["costs"]
    assert costs["traps"] == {"armoury": 1, "workshop": 2, "lumberjack": 1, "church": 3, "forge": None, "square": 2}
    assert costs["emissary"]["lack"] == {"weapons": 1, "resources": 0, "pennies": 1}
    assert scene().emissaries(0, 3).match.view(0)["costs"]["emissary"] is None
    assert scene().match.view(None)["costs"] is None


def test_how_near_each_loss_is() -> None:
    table = scene(tuck=True).road("west", pennies=2).field(track=4)
    assert table.match.view(0)["losses"] == {"pennies": 2, "roads": ["west"], "guards": 2, "tuck": None}


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
