"""What a seat of Romans Go Home! may know, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count
from sherwood.engine.observe import Observer, Part, Sheet, around
from sherwood.games.romans.rules.cards import CARDS_OF, CLANS, DESIGN, DESIGNS, KIND, KINDS, ROUNDS, SLOTS
from sherwood.games.romans.rules.state import ATTACK, Romans
from sherwood.games.romans.rules.turn import total
from sherwood.games.romans.view import is_ready

FORTS: Final = len(DESIGNS)
MOST: Final = len(CLANS)
EMPTY: Final = 0
HIDDEN: Final = 1
UP: Final = 2
GONE: Final = 3
STATES: Final = 4
PLACE: Final = STATES + KINDS + 1
SIGNS: Final = 5
SAME: Final = 9  # forts of one design, in any deck
_CLANS: Final = "by clan, the observer's first, the other players' to its left, then the neutrals': "


class RomansObserver(Observer[Romans]):
    """The wall, what lies face up, forts held; one's own hand and row."""

    def parts(self) -> list[Part]:
        places = "six places (empty, face down, face up, gone; the kind of its warrior, if it is known; just revealed)"
        return [
            Part("round", 1, ROUNDS, "the round, from 1"),
            Part("turn", SLOTS, 1, "the place that is attacked"),
            Part("phase", 2, 1, "attack (or else programming); over"),
            Part("wall", SLOTS * FORTS, 1, "by place: the design of the fort"),
            Part("deck", 1, 24, "forts still to come"),
            Part("lost", FORTS, SAME, "forts discarded, by design"),
            Part("hand", KINDS, 2, "the observer's warriors not laid yet, by kind"),
            Part("aside", KINDS, 2, "the observer's warriors put away or not drawn, by kind"),
            Part("clans", MOST * SIGNS, 1, _CLANS + "is there; is neutral; is ready; is seduced; seduces"),
            Part("places", MOST * SLOTS * PLACE, 1, _CLANS + places),
            Part("spent", MOST * KINDS, 2, _CLANS + "warriors spent this round, by kind"),
            Part("strength", MOST, 40, _CLANS + "strength of its attack"),
            Part("held", MOST * FORTS, SAME, _CLANS + "forts held, by design"),
            Part("points", MOST, 60, _CLANS + "points", -20),
            Part("legions", MOST, 9, _CLANS + "Legion Forts held"),
        ]

    def write(self, s: Romans, seat: i64, sheet: Sheet) -> None:
        sheet.put(s.round)
        sheet.one(s.turn, SLOTS)
        sheet.flag(s.phase == ATTACK)
        sheet.flag(s.ending >= 0)
        for slot in range(SLOTS):
            fort: i64 = s.wall[slot]
            design: i64 = -1
            if fort >= 0:
                design = DESIGN[fort]
            sheet.one(design, FORTS)
        sheet.put(count(s.deck))
        write_forts(s.lost, sheet)
        write_kinds(s.hand[seat], sheet)
        write_kinds(s.aside[seat], sheet)
        self.write_clans(s, seat, sheet)

    def write_clans(self, s: Romans, seat: i64, sheet: Sheet) -> None:
        none: i64 = MOST - s.clans
        for i in range(s.clans):
            write_signs(s, clan_of(s, seat, i), sheet)
        sheet.skip(none * SIGNS)
        for i in range(s.clans):
            clan = clan_of(s, seat, i)
            for slot in range(SLOTS):
                write_place(s, clan, slot, clan == seat, sheet)
        sheet.skip(none * SLOTS * PLACE)
        for i in range(s.clans):
            write_kinds(s.spent[clan_of(s, seat, i)], sheet)
        sheet.skip(none * KINDS)
        for i in range(s.clans):
            sheet.put(total(s, clan_of(s, seat, i)))
        sheet.skip(none)
        for i in range(s.clans):
            write_forts(s.held[clan_of(s, seat, i)], sheet)
        sheet.skip(none * FORTS)
        for i in range(s.clans):
            sheet.put(s.points(clan_of(s, seat, i)))
        sheet.skip(none)
        for i in range(s.clans):
            sheet.put(s.legions(clan_of(s, seat, i)))
        sheet.skip(none)


def clan_of(s: Romans, seat: i64, i: i64) -> i64:
    """The i-th clan from the observer's: players to its left, then neutrals."""
    return around(seat, i, s.seats) if i < s.seats else i


def write_forts(mask: i64, sheet: Sheet) -> None:
    """How many of each design."""
    at: i64 = sheet.at
    sheet.skip(FORTS)
    for fort in range(len(DESIGN)):
        if mask & bit(fort):
            sheet.room[at + DESIGN[fort]] += 1


def write_kinds(cards: i64, sheet: Sheet) -> None:
    """How many of each kind of warrior."""
    for kind in range(KINDS):
        sheet.put(count(cards & CARDS_OF[kind]))


def write_signs(s: Romans, clan: i64, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.flag(s.is_neutral(clan))
    sheet.flag(is_ready(s, clan))
    sheet.flag(s.seduced == clan)
    sheet.flag(s.seduced >= 0 and s.seducer == clan)


def write_place(s: Romans, clan: i64, slot: i64, own: bool, sheet: Sheet) -> None:
    """What lies there, as `view.slot_view` shows it."""
    card: i64 = s.rows[clan][slot]
    if s.phase == ATTACK and slot <= s.turn:
        up = card >= 0 and s.up[clan] & bit(card) != 0
        write_card(UP if up else GONE, card, up and s.fresh[clan] == card, sheet)
    elif own and card >= 0:
        write_card(HIDDEN, card, False, sheet)
    else:
        laid = s.phase == ATTACK or s.is_neutral(clan) or s.ready & bit(clan) != 0
        write_card(HIDDEN if laid else EMPTY, -1, False, sheet)


def write_card(state: i64, card: i64, fresh: bool, sheet: Sheet) -> None:
    sheet.one(state, STATES)
    kind: i64 = -1
    if card >= 0:
        kind = KIND[card]
    sheet.one(kind, KINDS)
    sheet.flag(fresh)


def observer(seats: int, titles: list[str]) -> Observer[Romans]:
    """How an observation of this game is written."""
    return RomansObserver(seats, titles)
