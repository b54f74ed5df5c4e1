"""The log: put into words once, and true again after a take-back."""

from __future__ import annotations

import random
import re

import pytest

import sherwood
from sherwood.engine.game import ALL_SEEING
from sherwood.games import shelf
from sherwood.table.log import Log
from support.drawn import wander


def fresh(match: sherwood.Match, reader: int) -> list[str]:
    return [line.text for line in Log(match.game, match.speech("en"), reader).lines(match.events)]


def test_what_is_kept_is_what_would_be_told_afresh() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    for _ in range(60):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0].do)
        for reader in (0, 1, -1, ALL_SEEING):
            assert [line["text"] for line in match.log_data(reader, "en")] == fresh(match, reader)
    assert [line.text for line in match.log(0)] == fresh(match, 0)
    assert [line["n"] for line in match.log_data(0, "en")] == list(range(len(match.log(0))))


def test_what_was_taken_back_is_not_told_any_more() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    events = list(match.events)
    log = Log(match.game, match.speech("en"), 0)
    told = [line.text for line in log.lines(events)]
    assert [line.text for line in log.lines(events[:-1])] == told[:-1]
    assert [line.text for line in log.lines(events)] == told
    assert [line.text for line in log.lines([*events[:-1], events[0]])] == [*told[:-1], told[0]]


def test_whoever_keeps_a_list_can_compare_it() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    kept = match.log_data(0, "en")
    length = len(kept)
    match.play(0, match.choices(0)[0].do)
    assert len(kept) == length


@pytest.mark.parametrize("game", ["legend", "merrymen"])
def test_dice_that_are_told_are_the_dice_that_fell(game: str) -> None:
    """As many dice as chance rolled for the line, and the numbers that it names."""
    match, chooser, seen = sherwood.new(game, seats=2, seed=5), random.Random(5), set()
    for _ in range(600):
        if match.over:
            break
        before = len(match.events)
        wander(match, chooser, 1)
        for line in match.log_data(ALL_SEEING, "en")[before:]:
            dice = line.get("dice", [])
            seen |= set(dice)
            numbers = re.findall(r"\d+", line["text"])
            assert all(die in numbers for die in dice if die.isdigit() and "Personal combat" not in line["text"])
            if "successes" in line["text"]:
                assert dice.count("hit") == int(numbers[-1])
                assert str(len(dice)) in numbers
    assert seen == ({"hit", "miss"} if game == "merrymen" else set("123456"))


def test_in_personal_combat_both_dice_are_told() -> None:
    legend = shelf()["legend"]
    assert legend.dice("duel", [3, 9, 10, 46]) == ["4", "6"]
    assert legend.dice("duel", [3, 9, 10, 0]) == [], "as games tell that ended before"
