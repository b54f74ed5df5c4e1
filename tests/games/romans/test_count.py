"""A fort counted before everybody's eyes: the sums of the board are those of the rules."""

from __future__ import annotations

import random

import pytest

import sherwood
from games.romans.scene import Scene, scene
from sherwood.draw.drawing import Drawing
from sherwood.games.romans.board import board
from sherwood.games.romans.count import Reckoning, reckon, unseen
from sherwood.games.romans.view import view
from support import drawn
from support.cite import cites

rule = cites("romans")


def sums(s: Scene) -> dict[str, Reckoning]:
    return reckon(view(s.state, 0))


def verdicts(s: Scene) -> dict[str, str]:
    return {clan: one.verdict for clan, one in sums(s).items()}


@rule("4.5", "4.6")
def test_the_highest_total_leads_term_by_term() -> None:
    s = scene(gold="archr | qween", green="- | chariott", red="axx | horsie").attack()
    assert verdicts(s) == {"gold": "", "green": "", "red": "leads"}
    assert sums(s)["red"].sum == "4+7"
    assert sums(s)["green"].sum == ""


@rule("5.1")
def test_qween_s_theft_is_a_term_of_both_sums() -> None:
    s = scene(gold="- | qween", green="svord | horsie", red="- | druhid").attack().do("gold", "seduce", "green")
    assert sums(s)["gold"].terms == (1, 7)
    assert sums(s)["green"].sum == "3+7−7"


@rule("4.7", "5.7", "5.8", "5.9")
def test_ties_the_archer_and_filchy_are_told() -> None:
    tied = scene(gold="| qween", green="| archr", red="| archr").attack()
    assert verdicts(tied) == {"gold": "", "green": "tied", "red": "tied"}
    archer = scene(gold="- | qween", green="- | archr", red="druhid | svord").attack()
    assert verdicts(archer) == {"gold": "", "green": "archer", "red": ""}
    filchy = scene(gold="| qween", green="| chippeuz", red="| svord").attack()
    assert verdicts(filchy) == {"gold": "", "green": "out", "red": "leads"}


@rule("4.10")
def test_nobody_leads_once_the_fort_is_decided() -> None:
    s = scene(gold="- | chariott", green="qween | horsie").attack()
    assert view(s.state, 0)["wall"][1] is None
    assert set(verdicts(s).values()) == {""}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terms_add_up_to_the_total_of_the_rules(seats: int) -> None:
    match, chooser = sherwood.new("romans", seats=seats, seed=seats), random.Random(seats)
    while not match.over:
        for clan, one in reckon(drawn.seen(match, 0)).items():
            assert sum(one.terms) == one.total, clan
        drawn.wander(match, chooser, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_may_be_hidden_holds_what_is_hidden(seats: int) -> None:
    match, chooser = sherwood.new("romans", seats=seats, seed=1), random.Random(1)
    while not match.over:
        for theirs in range(1, seats):
            own = [
                slot["warrior"]
                for slot in drawn.seen(match, theirs)["clans"][theirs]["lane"]
                if slot["state"] == "hidden"
            ]
            assert set(own) <= set(unseen(drawn.seen(match, 0)["clans"][theirs]))
        drawn.wander(match, chooser, 2)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("narrow", [False, True])
def test_every_power_and_every_rule_has_room(lang: str, narrow: bool) -> None:
    match, chooser = sherwood.new("romans", seats=2, seed=2), random.Random(2)
    while not match.over:
        drawing: Drawing = board(drawn.seen(match, 0), lang, 0, narrow)
        assert "…" not in drawing.live
        drawn.wander(match, chooser, 3)
