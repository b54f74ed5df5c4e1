"""What only this table draws; what every table must is in `tests/laws`."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import sherwood
from games.legend.scene import at_table, scene
from sherwood.draw.geometry import Box
from sherwood.games.legend.art import labels
from sherwood.games.legend.art.ground import COST, around, meet
from sherwood.games.legend.art.layout import INCHES, laid_out
from sherwood.games.legend.art.panel import Panel
from sherwood.games.legend.art.spots import cost_at, slot
from sherwood.games.legend.board import board, called
from sherwood.games.legend.county import boxes
from sherwood.games.legend.rules.battle import melee_modifier
from sherwood.games.legend.shape import View
from sherwood.games.legend.view import view as seen_by
from sherwood.table.match import Match
from support import drawn
from support.cite import cites

rule = cites("legend")
# Battles for which neither half of the map is quite free.
MIDDLE = [
    name for name, box in boxes().items() if abs(box["x"] - INCHES[0] / 2) < 2 and box["terrain"] in ("road", "forest")
]


def test_the_county_is_drawn_once() -> None:
    match = sherwood.new("legend", seats=2, seed=7)
    before = board(drawn.seen(match, 0), "en", 0)
    drawn.wander(match, random.Random(2), 9)
    assert before.key == board(drawn.seen(match, 0), "en", 0).key


def test_a_march_shows_where_it_can_go_and_for_how_much() -> None:
    view: View = drawn.moment("legend", "march")
    march = view["march"]
    assert march is not None
    marching = board(view, "en", 0).live
    still = board({**view, "march": None}, "en", 0).live
    assert len(march["reach"]) > 0
    assert marching.count("fill-opacity") == still.count("fill-opacity") + len(march["reach"])


def grounds(view: View, lang: str, narrow: bool) -> list[Box]:
    """Where the names of a view lie."""
    layout, words = laid_out(narrow, 0), called(lang)
    words_on_it = board(view, lang, 0, narrow).live
    places = zip(labels.named(), labels.all_places(layout, words), strict=True)
    return [
        next(place.ground for place in tried if str(labels.label(name, place)) in words_on_it)
        for name, tried in places
        if f"data-key='name-{name}'" in words_on_it
    ]


def covered(view: View, narrow: bool) -> list[Box]:
    """What counters and costs cover."""
    layout, march = laid_out(narrow, 0), view["march"]
    counts = Counter(piece["box"] for piece in view["pieces"] if piece["box"])
    stacks = [layout.footprint(slot(layout, boxes()[name]), count) for name, count in counts.items()]
    reach = [step["box"] for step in march["reach"]] if march else []
    costs = [around(cost_at(layout, boxes()[name], counts[name]), COST) for name in reach]
    return stacks + costs


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_lie_neither_on_counters_nor_on_each_other(lang: str, narrow: bool) -> None:
    match, chooser = sherwood.new("legend", seats=2, seed=11), random.Random(11)
    for _ in range(25):
        view: View = drawn.seen(match, match.waiting[0])
        there = grounds(view, lang, narrow)
        assert there
        for n, one in enumerate(there):
            assert not any(meet(one, other) for other in (*there[:n], *covered(view, narrow)))
        drawn.wander(match, chooser, 12)
        if match.over:
            break


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_at_the_start_every_place_has_its_name(lang: str) -> None:
    live = board(drawn.seen(sherwood.new("legend", seats=2, seed=7), 0), lang, 0).live
    assert [name for name in labels.named() if f"data-key='name-{name}'" not in live] == []


@rule("7.24")
def test_a_battle_shows_what_changes_the_die() -> None:
    s = scene("combat", free={"C01": "robin_hood merry_men_1 merry_men_2 men_at_arms_1 sheriff_of_lincoln"})
    s.do("fight", "C01")
    battle = seen_by(s.state, 0)["battle"]
    assert battle is not None
    assert (battle["stage"], battle["box"]) == ("melee", "C01")
    assert [(one["by"], one["rule"]) for one in battle["melee"]] == [(1, "7.23"), (-1, "7.22"), (-1, "7.15")]
    assert sum(one["by"] for one in battle["melee"]) == melee_modifier(s.state, 0, s.state.at[0])
    assert [side["melee"] for side in battle["sides"]] == [2, 3]
    assert battle["losses"] == [[2, 0], [2, 0], [2, 0], [1, 0], [1, 1], [1, 1]]
    live = board(drawn.seen(at_table(s), 0), "en", 0).live
    assert all(f">§{paragraph}<" in live for paragraph in ("7.23", "7.22", "7.15"))


@rule("14.1")
def test_a_battle_after_the_tournament_shows_its_heavier_losses() -> None:
    s = scene("combat", free={"G01": "merry_men_1 men_at_arms_1", "F16": "robin_hood"}, turn=9, tournament=9)
    before = seen_by(s.do("fight", "G01", dice=[1, 1]).state, 0)["battle"]
    assert before is not None
    assert before["losses"][0] == [4, 0], "three by the table at 1 to 3, and one more"


@rule("7.12", "7.21")
def test_a_volley_is_shown_with_cover_and_robin() -> None:
    s = scene("combat", free={"V03": "robin_hood merry_men_1 merry_men_2 merry_men_3 men_at_arms_1 men_at_arms_2"})
    battle = seen_by(s.state, 0)["battle"]
    assert battle is not None
    ours, theirs = battle["sides"]
    assert (ours["archery"], ours["hits"]) == (6, [1, 1, 1, 1, 2, 2])
    assert (theirs["archery"], theirs["hits"]) == (2, [0, 0, 0, 0, 1, 1])


def hidden(match: Match, narrow: bool) -> list[str]:
    """Choices of the seat that is asked whose place on the map lies under the battle's panel."""
    view: View = drawn.seen(match, match.waiting[0])
    layout, battle = laid_out(narrow, 0), view["battle"]
    assert battle is not None
    panel = Panel(layout, battle, view["pieces"], match.speech("fr"))
    panel.drawn()
    where = {f"piece:{piece['id']}": piece["box"] for piece in view["pieces"]} | {
        f"box:{name}": name for name in boxes()
    }
    refs = [ref for choice in match.choices(match.waiting[0]) for ref in choice.path]
    spots = {ref: around(slot(layout, boxes()[box]), 10) for ref in refs if (box := where[ref])}
    return [ref for ref, spot in spots.items() if meet(panel.place, spot)]


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("box", MIDDLE)
def test_a_battle_hides_nothing_that_is_to_be_chosen(box: str, narrow: bool) -> None:
    far = "F01" if box != "F01" else "F02"
    outlaws = "merry_men_1 merry_men_2 merry_men_3 merry_men_4"
    free = {box: f"little_john {outlaws} men_at_arms_1 knights_1 royal_foresters_1", far: "robin_hood"}
    match = at_table(scene("combat", free=free, turn=12))
    assert hidden(match, narrow) == []


@pytest.mark.parametrize("narrow", [False, True])
def test_the_way_back_from_a_castle_stays_in_sight(narrow: bool) -> None:
    free = {"C01": "merry_men_1 merry_men_2 men_at_arms_1 sheriff_of_lincoln", "F16": "robin_hood"}
    match = at_table(scene("combat", free=free).do("fight", "C01"))
    match.play(0, ("melee",), chance=[5, 1])
    assert match.prompt(0).ask.startswith("Your attack on Nottingham Castle is thrown back")
    assert hidden(match, narrow) == []
