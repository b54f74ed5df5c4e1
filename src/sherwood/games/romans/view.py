"""What a seat may see of a game of Romans Go Home!, and what it may not."""

from __future__ import annotations

from typing import Final

from sherwood.engine.bits import bit, count, members
from sherwood.engine.game import ALL_SEEING, ScoreRow, Secret
from sherwood.games.romans.rules.cards import CLANS, DESIGN, FORT_KIND, FORT_KINDS, FORT_VALUE, KIND, SLOTS, WARRIORS
from sherwood.games.romans.rules.program import Aftermath, Program
from sherwood.games.romans.rules.score import neutrals_compete
from sherwood.games.romans.rules.state import ATTACK, Romans
from sherwood.games.romans.rules.turn import total
from sherwood.games.romans.shape import ClanView, FortView, SlotView, View

# What lies at a place is one of a few things, and shown at every move: the same objects each time. Nobody changes a view.
FORTS: Final[list[FortView]] = [
    {"fort": fort, "kind": FORT_KINDS[FORT_KIND[fort]], "value": FORT_VALUE[fort], "design": DESIGN[fort]}
    for fort in range(len(DESIGN))
]


def _places(state: str, fresh: bool = False) -> list[SlotView]:
    """A place in that state: with nobody who may be known, and with each of the warriors."""
    return [{"state": state, "warrior": warrior, "fresh": fresh} for warrior in (None, *WARRIORS)]


EMPTY: Final = _places("empty")
HIDDEN: Final = _places("hidden")
GONE: Final = _places("gone")
UP: Final = _places("up")
FRESH: Final = _places("up", fresh=True)


def view(s: Romans, seat: int) -> View:
    """Open: the wall, all that lies face up, forts held, who is ready. One's own: hand and row."""
    return {
        "round": s.round,
        "turn": s.turn + 1,
        "phase": "over" if s.over else "attack" if s.phase == ATTACK else "program",
        "wall": [FORTS[fort] if fort >= 0 else None for fort in s.wall],
        "lost_forts": [FORTS[fort] for fort in members(s.lost)],
        "deck_left": count(s.deck),
        "clans": [clan_view(s, clan, seat) for clan in range(s.clans)],
    }


def clan_view(s: Romans, clan: int, seat: int) -> ClanView:
    own = clan == seat or seat == ALL_SEEING
    return {
        "clan": CLANS[clan],
        "seat": None if s.is_neutral(clan) else clan,
        "ready": is_ready(s, clan),
        "lane": [slot_view(s, clan, slot, own) for slot in range(SLOTS)],
        "hand": warriors(s.hand[clan]) if own and s.hand[clan] else None,
        "aside": warriors(s.aside[clan]) if own and not s.is_neutral(clan) else None,
        "spent": warriors(s.spent[clan]),
        "total": total(s, clan),
        "seduced_by": CLANS[s.seducer] if s.seduced == clan else None,
        "forts": [FORTS[fort] for fort in members(s.held[clan])],
        "points": s.points(clan),
        "legions": s.legions(clan),
    }


def is_ready(s: Romans, clan: int) -> bool:
    """Has the seat answered the question everybody is asked? All that the others learn (§3.4)."""
    top = s.steps.top() if s.steps else None
    return isinstance(top, (Program, Aftermath)) and clan < s.seats and not top.waiting(s) & bit(clan)


def warriors(cards: int) -> list[str]:
    return [WARRIORS[KIND[card]] for card in members(cards)]


def slot_view(s: Romans, clan: int, slot: int, own: bool) -> SlotView:
    card = s.rows[clan][slot]
    if s.phase == ATTACK and slot <= s.turn:
        if card < 0 or not s.up[clan] & bit(card):
            return at(GONE, card)
        return at(FRESH if s.fresh[clan] == card else UP, card)
    if own and card >= 0:
        return at(HIDDEN, card)
    laid = s.phase == ATTACK or s.is_neutral(clan) or bool(s.ready & bit(clan))
    return at(HIDDEN if laid else EMPTY, -1)


def at(places: list[SlotView], card: int) -> SlotView:
    return places[KIND[card] + 1 if card >= 0 else 0]


def secrets(s: Romans, seat: int) -> list[Secret]:
    """Other players' hands, what they put away, and what they have laid face down (§3.3, §11.27)."""
    paths: list[Secret] = []
    for clan in range(s.seats):
        if clan == seat:
            continue
        paths += [("hand", clan), ("aside", clan), ("sorted_to", clan)]
        if s.answers[clan] >= 0:
            paths.append(("answers", clan))
        paths += [("rows", clan, slot) for slot in range(s.first_hidden(), SLOTS)]
    return paths


def said_row(sentence: str, value: int) -> ScoreRow:
    """A row of a lone player's scoring, by its whole sentence: only few tables ask for it."""
    return ScoreRow(sentence.removeprefix("score-"), [value])


def neutral_rows(s: Romans) -> list[ScoreRow]:
    """What a lone player has to beat: the points and the Legion Forts of each neutral clan."""
    rows: list[ScoreRow] = []
    for clan in range(s.seats, s.clans if neutrals_compete(s) else s.seats):
        rows.append(said_row(f"score-neutral-{CLANS[clan]}", s.points(clan)))
        rows.append(said_row(f"score-neutral-legions-{CLANS[clan]}", s.legions(clan)))
    return rows


def score(s: Romans) -> list[ScoreRow]:
    """Forts held, the tie-breaks, and the points (§8.2-8.5); against a lone player the neutrals' too (§11.22)."""
    clans = range(s.seats)
    best = [max((FORT_VALUE[fort] for fort in members(s.held[clan])), default=None) for clan in clans]
    return [
        *neutral_rows(s),
        ScoreRow("legions", [s.legions(clan) for clan in clans]),
        ScoreRow("forts", [count(s.held[clan]) for clan in clans]),
        ScoreRow("highest", best),
        ScoreRow("points", [s.points(clan) for clan in clans]),
    ]
