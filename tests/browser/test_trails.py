"""What goes from place to place leaves a trail, men without a name too; what comes out of a ledger is a thing of its place only."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

import sherwood
from sherwood.games import shelf
from sherwood.table.match import Match
from support.drawn import seen

Visit = Callable[..., Page]
# The moves between two drawings, as the table's own script finds them.
MOVES = """async ([before, after]) => {
    const { Snapshot } = await import(`${document.body.dataset.static}/changes.js`);
    const { parsed } = await import(`${document.body.dataset.static}/morph.js`);
    return new Snapshot(parsed(after)).since(new Snapshot(parsed(before))).moves;
}"""


def drawn(match: Match) -> str:
    board = shelf()["merrymen"].board
    assert board
    return str(board(seen(match, 0), "en", 0, False).live)


def until_told(kind: str) -> tuple[str, str]:
    """How the table looks before and after the first choice of a random game that such a thing is told of."""
    match, chooser = sherwood.new("merrymen", seats=2, seed=4), random.Random(4)
    while True:
        before, told = drawn(match), len(match.events)
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice([one for one in match.choices(seat) if not one.revise]))
        if any(event.kind == kind for _, event in match.events[told:]):
            return before, drawn(match)


def test_a_man_who_is_led_off_leaves_a_trail_to_the_prison(visit: Visit) -> None:
    moves = visit().evaluate(MOVES, [*until_told("led_off")])
    men = [one for one in moves if one["key"].startswith("man-") and not one["stored"]]
    assert any("prisoner:" in one["key"].split()[2] for one in men), moves


def test_a_man_who_is_sent_out_draws_no_line_across_the_town(visit: Visit) -> None:
    moves = visit().evaluate(MOVES, [*until_told("rests")])
    sent = [one for one in moves if one["key"].startswith("man-")]
    assert sent
    assert all(one["stored"] for one in sent), moves
