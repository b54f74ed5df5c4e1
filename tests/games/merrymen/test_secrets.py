"""What a choice makes known cannot be taken back: random games, watched with the eyes of every seat and of a spectator."""

from __future__ import annotations

import random

import pytest

import sherwood
from sherwood.engine.bits import members
from sherwood.engine.game import SPECTATOR
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.view import sees
from support.cite import cites

rule = cites("merrymen")
MODULES = {"tuck": True, "spies": True, "golden_arrow": True}
Known = set[tuple[str, int]]


def known(s: MerryMen, seat: int) -> Known:
    """The cards whose place this seat (-1: a spectator) knows: all but decks, other hands and tasks, unseen villains."""
    hidden = s.deck
    for other in range(s.seats):
        if other != seat:
            hidden |= s.hand[other]
    found = {("card", card) for card in range(50) if not hidden >> card & 1}
    if seat >= 0:
        found |= {("task", task) for task in members(s.tasks[seat])}
    found |= {("villain", card) for card in members(s.villain_used)}
    top = zip(s.villains.top, s.villains.top_eyes, strict=True)
    return found | {("villain", int(card)) for card, eyes in top if sees(seat, int(eyes))}


def everybody(match: sherwood.Match) -> dict[int, Known]:
    assert isinstance(match.state, MerryMen)
    return {seat: known(match.state, seat) for seat in (SPECTATOR, *range(match.seats))}


@rule("1.17", "7.7", "4.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_choice_that_showed_anybody_a_card_cannot_be_taken_back(seats: int) -> None:
    chooser, shown, kept = random.Random(seats), 0, 0
    for seed in range(4):
        match = sherwood.new("merrymen", seats=seats, seed=f"secrets {seed}", options=dict(MODULES))
        while not match.over:
            before = everybody(match)
            seat = match.waiting[0]
            match.play(seat, chooser.choice(match.codes(seat)))
            after = everybody(match)
            if any(after[one] - before[one] for one in after):
                shown += 1
                assert match.can_take_back(seat) is not None, match.journal.records[-1]
            kept += match.can_take_back(seat) is None
    assert shown > 50
    assert kept > 50


@rule("1.17")
def test_a_card_shown_from_the_hand_stays_shown_and_its_use_may_be_reconsidered() -> None:
    match = sherwood.new("merrymen", seats=2, seed=3)
    while match.prompt(match.waiting[0]).title != "PlayCard":
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    seat = match.waiting[0]
    match.play(seat, next(choice for choice in match.choices(seat) if choice.do[0] == "play"))
    assert match.can_take_back(seat) == "back-revealed"
    match.play(seat, ("rest", 4))
    assert match.can_take_back(seat) is None
