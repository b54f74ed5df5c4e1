"""What a seat of Robin Hood and the Merry Men may know, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, count
from sherwood.engine.observe import Observer, Part, Sheet, around, distance
from sherwood.games.merrymen.rules.cards import RANSOM_NAMES
from sherwood.games.merrymen.rules.ids import (
    BARRICADE_STRIDE,
    CARDS,
    GALLOWS,
    GOODS,
    HEROES,
    HIDEOUTS,
    LOT,
    LYING,
    MAINS,
    OVER,
    ROADS,
    SEATS,
    SHERIFF_CARDS,
    SPACE_STRIDE,
    SPACES,
    SPIES,
    TASKS,
    TUCK_CARDS,
    VILLAIN_CARDS,
    VILLAINS,
    WEAPONS,
)
from sherwood.games.merrymen.rules.placing import UseCard
from sherwood.games.merrymen.rules.score import level, open_total, total
from sherwood.games.merrymen.rules.state import MerryMen

PHASES: Final = OVER + 1
RANSOMS: Final = len(RANSOM_NAMES)
EVIL: Final = VILLAIN_CARDS + SHERIFF_CARDS
SPREAD: Final = CARDS + TUCK_CARDS
COLOURS: Final = WEAPONS
SLOT: Final = COLOURS + 1
NEXT: Final = 5  # villain cards that somebody can have looked at
CELLS: Final = 4
FIGURES: Final = 11
MANY: Final = 99  # more than there ever is; what is scaled is divided by it
_SEATS: Final = "by seat, the observer's first: "


class MerryMenObserver(Observer[MerryMen]):
    """Nottingham and all that lies open; one's own hand and tasks, and villain cards one has looked at."""

    def parts(self) -> list[Part]:
        return [*table_parts(), *seat_parts()]

    def write(self, s: MerryMen, seat: i64, sheet: Sheet) -> None:
        write_table(s, seat, sheet)
        write_town(s, seat, sheet)
        write_cards(s, seat, sheet)
        write_players(s, seat, sheet)


def table_parts() -> list[Part]:
    return [
        Part("round", 1, 9, "the round"),
        Part("phase", PHASES, 1, "setting up, men, heroes, the round's end, over"),
        Part("first", SEATS, 1, "the first player; the observer first"),
        Part("active", SEATS, 1, "whose turn it is; the observer first"),
        Part("track", 1, 20, "guards on the village's track"),
        Part("arrow", 1, 40, "pennies waiting on the archery competition"),
        Part("ransom", RANSOMS, 1, "the ransom on offer"),
        Part("ransom_left", 1, RANSOMS, "ransoms to come"),
        Part("tuck_at", GALLOWS + 1, 1, "Friar Tuck: hideouts, main areas, yard, prison, gallows"),
        Part("tuck_by", SEATS, 1, "who moved him last"),
        Part("guards", HIDEOUTS, 1, "hideouts with a guard"),
        Part("fines", GOODS * HIDEOUTS, 1, "by kind of goods: hideouts where one lies as a fine"),
        Part("stash", GOODS, MANY, "the Sheriff's stash, by kind"),
        Part("store", WEAPONS, SEATS, "weapon dice in the store"),
        Part("bag", COLOURS, 20, "carriages in the bag, by colour"),
        Part("pennies", ROADS, 40, "by road: pennies"),
        Part("barricades", ROADS * BARRICADE_STRIDE * SEATS, 1, "by road and place: whose barricade"),
        Part("carriages", ROADS * SPACE_STRIDE * COLOURS, 1, "by road and place: the colour of the carriage"),
        Part("lot", LOT * SLOT, 1, "by slot: the colour of the carriage; it is lying"),
        Part("villains", VILLAINS * SPACES, 1, "by villain: the space"),
        Part("deck", 1, CARDS, "cards in the deck"),
        Part("discard", CARDS, 1, "cards discarded"),
        Part("spread", SPREAD, 1, "the card that lies face up while its player decides"),
        Part("villain_cards", 1, EVIL, "villain cards left"),
        Part("villain_used", EVIL, 1, "villain cards that have come"),
        Part("villain_known", 1, NEXT, "villain cards whose order is fixed"),
        Part("villain_next", NEXT * EVIL, 1, "those of them that the observer has looked at, the next one first"),
        Part("hand", CARDS, 1, "the observer's hand"),
    ]  # fmt: skip


def seat_parts() -> list[Part]:
    own = "tasks; only the observer's, and at the end everybody's"
    figures = (
        "there; ready; in training; turned over; fourth hideout; captives; barricades built; traps laid; emissaries; "
        "cards in hand; level of reputation"
    )
    return [
        Part("hero", SEATS * HEROES, 1, _SEATS + "the hero"),
        Part("hero_at", SEATS * SPACES, 1, _SEATS + "his space"),
        Part("figures", SEATS * FIGURES, 12, _SEATS + figures),
        Part("reputation", SEATS, 20, _SEATS + "reputation"),
        Part("vp", SEATS, MANY, _SEATS + "points scored in play", -MANY),
        Part("points", SEATS, 2 * MANY, _SEATS + "points as far as the observer can count them", -MANY),
        Part("goods", SEATS * GOODS, 40, _SEATS + "goods by kind"),
        Part("dice", SEATS * WEAPONS, SEATS, _SEATS + "weapon dice"),
        Part("mains", SEATS * MAINS, 6, _SEATS + "men in each main area and in the yard"),
        Part("cells", SEATS * CELLS, 6, _SEATS + "men on each level of the prison and on the gallows"),
        Part("men", SEATS * HIDEOUTS, 1, _SEATS + "men in hideouts"),
        Part("traps", SEATS * HIDEOUTS, 1, _SEATS + "traps"),
        Part("passive", SEATS * CARDS, 1, _SEATS + "passive cards"),
        Part("played", SEATS * CARDS, 1, _SEATS + "active cards of this round"),
        Part("tuck_cards", SEATS * TUCK_CARDS, 1, _SEATS + "Tuck's cards held"),
        Part("tuck_played", SEATS * TUCK_CARDS, 1, _SEATS + "Tuck's cards played"),
        Part("spies", SEATS * SPIES, 1, _SEATS + "spies held"),
        Part("spies_played", SEATS * SPIES, 1, _SEATS + "spies played"),
        Part("tasks", SEATS * TASKS, 1, _SEATS + own),
    ]


def write_table(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    sheet.put(s.round)
    sheet.one(OVER if s.ending >= 0 else s.phase, PHASES)
    sheet.one(distance(seat, s.first, s.seats), SEATS)
    sheet.one(distance(seat, s.active, s.seats), SEATS)
    sheet.put(s.track)
    sheet.put(s.arrow)
    sheet.one(s.ransom, RANSOMS)
    sheet.put(count(s.ransom_left) if s.ransom >= 0 else 0)
    if s.settings.tuck and s.tuck_at <= GALLOWS:
        sheet.one(s.tuck_at, GALLOWS + 1)
        sheet.one(distance(seat, s.tuck_by, s.seats), SEATS)
    else:
        sheet.skip(GALLOWS + 1 + SEATS)


def write_town(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    sheet.flags(s.guards, HIDEOUTS)
    for kind in range(GOODS):
        sheet.flags(s.fines[kind], HIDEOUTS)
    sheet.row(s.stash, 0, GOODS)
    sheet.row(s.store, 0, WEAPONS)
    sheet.row(s.bag, 0, COLOURS)
    sheet.row(s.pennies, 0, ROADS)
    for place in range(ROADS * BARRICADE_STRIDE):
        sheet.one(distance(seat, s.barricades[place], s.seats), SEATS)
    for place in range(ROADS * SPACE_STRIDE):
        sheet.one(s.carriages[place], COLOURS)
    for slot in range(LOT):
        piece: i64 = s.lot[slot]
        sheet.one(piece & 3 if piece >= 0 else piece, COLOURS)
        sheet.flag(piece >= LYING)
    for villain in range(VILLAINS):
        sheet.one(s.villain_at[villain], SPACES)


def write_cards(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    sheet.put(count(s.deck))
    sheet.flags(s.discard, CARDS)
    sheet.one(shown_card(s), SPREAD)
    sheet.put(s.villains.left())
    sheet.flags(s.villain_used, EVIL)
    top = s.villains.top
    known: i64 = len(top)
    sheet.put(known)
    for i in range(NEXT):
        seen: i64 = -1
        if i < known and s.villains.top_eyes[known - 1 - i] & bit(seat):
            seen = top[known - 1 - i]
        sheet.one(seen, EVIL)
    sheet.flags(s.hand[seat], CARDS)


def shown_card(s: MerryMen) -> i64:
    """The card, Tuck's too, that lies face up while its player decides how to use it."""
    if s.ending >= 0:
        return -1
    step = s.steps.top()
    return step.card if isinstance(step, UseCard) else -1


def write_players(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    seats: i64 = s.seats
    none: i64 = SEATS - seats
    for i in range(seats):
        sheet.one(s.hero[around(seat, i, seats)], HEROES)
    sheet.skip(none * HEROES)
    for i in range(seats):
        sheet.one(s.hero_at[around(seat, i, seats)], SPACES)
    sheet.skip(none * SPACES)
    for i in range(seats):
        write_figures(s, around(seat, i, seats), sheet)
    sheet.skip(none * FIGURES)
    sheet.around(s.reputation, 1, seat, seats, SEATS)
    sheet.around(s.vp, 1, seat, seats, SEATS)
    for i in range(seats):
        other = around(seat, i, seats)
        sheet.put(total(s, other) if other == seat or s.ending >= 0 else open_total(s, other))
    sheet.skip(none)
    write_possessions(s, seat, sheet)
    for i in range(seats):
        other = around(seat, i, seats)
        sheet.flags(s.tasks[other] if other == seat or s.ending >= 0 else 0, TASKS)
    sheet.skip(none * TASKS)


def write_figures(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    sheet.flag(True)
    sheet.put(s.ready[seat])
    sheet.put(s.training[seat])
    sheet.flag(s.turned[seat] > 0)
    sheet.flag(s.fourth & bit(seat) != 0)
    sheet.put(s.captives[seat])
    sheet.put(s.built[seat])
    sheet.put(s.laid[seat])
    sheet.put(s.emissaries[seat])
    sheet.put(count(s.hand[seat]))
    sheet.put(level(s, seat))


def write_possessions(s: MerryMen, seat: i64, sheet: Sheet) -> None:
    seats: i64 = s.seats
    sheet.around(s.goods, GOODS, seat, seats, SEATS)
    sheet.around(s.dice, WEAPONS, seat, seats, SEATS)
    sheet.around(s.mains, MAINS, seat, seats, SEATS)
    sheet.around(s.cells, CELLS, seat, seats, SEATS)
    sheet.masks_around(s.men, HIDEOUTS, seat, seats, SEATS)
    sheet.masks_around(s.traps, HIDEOUTS, seat, seats, SEATS)
    sheet.masks_around(s.passive, CARDS, seat, seats, SEATS)
    sheet.masks_around(s.played, CARDS, seat, seats, SEATS)
    sheet.masks_around(s.tuck_cards, TUCK_CARDS, seat, seats, SEATS)
    sheet.masks_around(s.tuck_played, TUCK_CARDS, seat, seats, SEATS)
    sheet.masks_around(s.spies, SPIES, seat, seats, SEATS)
    sheet.masks_around(s.spies_played, SPIES, seat, seats, SEATS)


def observer(seats: int, titles: list[str]) -> Observer[MerryMen]:
    """How an observation of this game is written."""
    return MerryMenObserver(seats, titles)
