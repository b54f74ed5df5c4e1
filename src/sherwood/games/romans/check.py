"""`sherwood data check FILE`: are corrected cards sound enough to play with?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict, cast

from sherwood.engine.findings import PROVENANCES, examine, read, whole

OURS = Path(__file__).parent / "data"
DECK = 18  # six forts in each of three rounds (§2.4)
LEGIONS = 4  # printed


class WarriorRow(TypedDict):
    """A kind of warrior."""

    id: str
    strength: int
    copies: int


class KindRow(TypedDict):
    """A kind of fort, with the values it comes in."""

    id: str
    values: list[int]


class FortRow(TypedDict):
    """A fort of a deck."""

    kind: str
    value: int
    provenance: str


class DeckRow(TypedDict):
    """One of the decks to choose from."""

    id: str
    forts: list[FortRow]


class CardsFile(TypedDict):
    """The whole file."""

    warrior: list[WarriorRow]
    kind: list[KindRow]
    deck: list[DeckRow]


def check(path: Path) -> list[str]:
    """Findings about one data file, one sentence each; none if it can be played with."""
    return examine(path, _faults)


def _faults(data: CardsFile) -> Iterator[str]:
    ours = cast(CardsFile, read(OURS / "cards.toml"))
    yield from _warriors(data["warrior"], ours["warrior"])
    yield from _kinds(data["kind"], ours["kind"])
    if [deck["id"] for deck in data["deck"]] != [deck["id"] for deck in ours["deck"]]:
        yield f"The decks must be {', '.join(deck['id'] for deck in ours['deck'])}, in this order."
    printed = {(kind["id"], value) for kind in data["kind"] for value in kind["values"]}
    for deck in data["deck"]:
        yield from _deck(deck, printed)


def _warriors(rows: list[WarriorRow], ours: list[WarriorRow]) -> Iterator[str]:
    """Positions and journals go by their order, and the rules by how many there are of each (§1.5)."""
    if [(row["id"], row["copies"]) for row in rows] != [(row["id"], row["copies"]) for row in ours]:
        listed = ", ".join(f"{row['copies']} {row['id']}" for row in ours)
        yield f"The warriors must be {listed}, in this order."
    strengths = [row["strength"] for row in rows]
    if not all(whole(strength) for strength in strengths) or strengths != sorted(strengths):
        yield "The strengths of the warriors must be whole numbers, and never fall."


def _kinds(rows: list[KindRow], ours: list[KindRow]) -> Iterator[str]:
    """Every kind and value has a name of its own in the texts, and the values are printed."""
    if [(row["id"], row["values"]) for row in rows] != [(row["id"], row["values"]) for row in ours]:
        listed = ", ".join(f"{row['id']} {row['values']}" for row in ours)
        yield f"The kinds of forts and their values must be {listed}, in this order."


def _deck(deck: DeckRow, printed: set[tuple[str, int]]) -> Iterator[str]:
    forts = deck["forts"]
    if len(forts) != DECK:
        yield f"Deck {deck['id']} must have {DECK} forts, not {len(forts)}."
    for fort in forts:
        if (fort["kind"], fort["value"]) not in printed:
            yield f"Deck {deck['id']} has a fort {fort['kind']} of {fort['value']}, which there is not."
        if fort.get("provenance") not in PROVENANCES:
            yield f"A fort of deck {deck['id']} ({fort['kind']} {fort['value']}) has no provenance."
    legions = sum(fort["kind"] == "tifie" for fort in forts)
    if legions != LEGIONS:
        yield f"Deck {deck['id']} must have {LEGIONS} Legion Forts, not {legions}."
