"""The parts of an observation are what their names say, compared with the view; seats are counted from the observer's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sherwood.engine.observe import Sheet
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.romans.rules.cards import DESIGNS, WARRIORS
from support.tables import Walk

Parts = dict[str, list[int]]


def looks(name: str, seats: int, one_in: int) -> Iterator[tuple[int, Parts, Any]]:
    """Some positions of a random game: the observer's seat, its observation by part, its view."""
    walk = Walk(name, seats, "parts", defaults=True)
    layout = walk.game.layout
    for n, state in enumerate(walk.positions()):
        if n % one_in == 0 or state.over:
            for seat in range(seats):
                sheet = Sheet(layout.size)
                walk.game.observer.observe(state, seat, sheet)
                numbers = list(sheet.room)
                yield (
                    seat,
                    {part.name: numbers[layout.where(part.name)] for part in layout.parts},
                    walk.game.view(state, seat),
                )


def turned(rows: list[Any], seat: int) -> list[Any]:
    """A row by seat as an observer counts it."""
    return rows[seat:] + rows[:seat]


def test_romans() -> None:
    for seat, parts, view in looks("romans", 3, 5):
        clans = turned(view["clans"][:3], seat) + view["clans"][3:]
        hand = clans[0]["hand"] or []
        assert parts["hand"] == [hand.count(kind) for kind in WARRIORS]
        assert parts["points"][: len(clans)] == [clan["points"] for clan in clans]
        assert parts["strength"][: len(clans)] == [clan["total"] for clan in clans]
        designs = [parts["wall"][n * len(DESIGNS) :][: len(DESIGNS)] for n in range(6)]
        assert [row.index(1) if any(row) else None for row in designs] == [
            fort["design"] if fort else None for fort in view["wall"]
        ]


def test_locksley() -> None:
    for seat, parts, view in looks("locksley", 2, 9):
        own, other = turned(view["riders"], seat)
        for name, rider in (("own", own), ("other", other)):
            assert parts[f"{name}_loot"] == list(rider["loot"].values())
            assert parts[f"{name}_gold"] == list(rider["coins"].values())
            assert parts[f"{name}_bard"] == [rider["bard"]]
            width = len(parts[f"{name}_ahead"]) // 6
            met = [bool(parts[f"{name}_ahead"][n * width + width - 1]) for n in range(6)]
            shown = [ahead["met"] for ahead in rider["ahead"][:6]]
            assert met == shown + [False] * (6 - len(shown))


def test_merry_men() -> None:
    for seat, parts, view in looks("merrymen", 4, 9):
        players = turned(view["players"], seat)
        assert [n for n, held in enumerate(parts["hand"]) if held] == [card["card"] for card in players[0]["hand"]]
        assert parts["goods"] == [n for player in players for n in player["goods"].values()] + [0] * 5
        assert parts["points"] == [player["points"]["total"] for player in players] + [0]
        assert parts["first"].index(1) == (view["first"] - seat) % 4
        assert parts["pennies"] == [road["pennies"] for road in view["roads"]]


def test_legend() -> None:
    for seat, parts, view in looks("legend", 2, 15):
        assert parts["side"].index(1) == seat
        assert parts["gold"] == list(view["gold"].values())
        boxes = [BOXES[box - 1] if box else None for box in parts["at"]]
        assert boxes == [piece["box"] for piece in view["pieces"]]
        assert parts["captive"] == [int(piece["state"] == "captive") for piece in view["pieces"]]
        assert any(parts["march"]) == (view["march"] is not None)
        assert parts["march_left"] == [view["march"]["left"] if view["march"] else 0]
