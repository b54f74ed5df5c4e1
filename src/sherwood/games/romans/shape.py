"""The shape of a view: what a seat may see of a game, as data."""

from __future__ import annotations

from typing import TypedDict


class FortView(TypedDict):
    """A fort on the wall, held or lost."""

    fort: int
    kind: str
    value: int
    design: int


class SlotView(TypedDict):
    """One place of a clan's lane; `warrior` is None where the seat may not know it."""

    state: str  # empty, hidden, up or gone
    warrior: str | None
    fresh: bool


class ClanView(TypedDict):
    """A clan: its lane, what it holds, and to its owner its hand and what is put away."""

    clan: str
    seat: int | None
    ready: bool
    lane: list[SlotView]
    hand: list[str] | None
    aside: list[str] | None
    spent: list[str]
    total: int
    seduced_by: str | None
    forts: list[FortView]
    points: int
    legions: int


class View(TypedDict):
    """The whole table."""

    round: int
    turn: int
    phase: str  # program, attack or over
    wall: list[FortView | None]
    lost_forts: list[FortView]
    deck_left: int
    clans: list[ClanView]
