"""What must never change: cards, dice, carriages, men, barricades and traps are neither made nor lost."""

from __future__ import annotations

from mypy_extensions import i64

from sherwood.engine.bits import bit, count, full
from sherwood.engine.errors import Broken
from sherwood.games.merrymen.rules.cards import CARRIAGES
from sherwood.games.merrymen.rules.ids import (
    BARRICADE_STRIDE,
    CARDS,
    EMISSARY_LIMIT,
    GOODS,
    HIDEOUTS,
    LOT,
    MAINS,
    MEN,
    PASSIVE_LIMIT,
    PIECES,
    ROADS,
    SETTING_UP,
    SPACE_STRIDE,
    SPIES,
    SPY_LIMIT,
    WEAPON_LIMIT,
    WEAPONS,
)
from sherwood.games.merrymen.rules.pieces import Pieces


def check(s: Pieces) -> None:
    _cards(s)
    _spies(s)
    _villains(s)
    _dice(s)
    _carriages(s)
    _roads(s)
    _hideouts(s)
    for seat in range(s.seats):
        _men(s, seat)
        _pieces(s, seat)
        _piles(s, seat)
    for n in [*s.goods, *s.stash, *s.captives, *s.ready, *s.training, s.track]:
        _hold(n >= 0, "nothing is owed")


def _hold(truth: bool, law: str) -> None:
    if not truth:
        raise Broken(law)


def _partition(masks: list[i64], whole: i64, law: str) -> None:
    """The masks share no bit and together make the whole."""
    seen: i64 = 0
    for mask in masks:
        _hold(not seen & mask, law)
        seen |= mask
    _hold(seen == whole, law)


def _cards(s: Pieces) -> None:
    _partition([*s.hand, *s.passive, *s.played, s.deck, s.discard], full(CARDS), "fifty Merry Men cards")


def _spies(s: Pieces) -> None:
    if s.phase != SETTING_UP:
        whole = full(SPIES) if s.settings.spies else 0
        _partition([*s.spies, *s.spies_played, s.spy_deck, s.spy_discard], whole, "eighteen spies")


def _villains(s: Pieces) -> None:
    left: i64 = 0
    counts = s.villains.counts()
    for card in range(len(counts)):
        _hold(0 <= counts[card] <= 1, "each villain card is one card")
        if counts[card]:
            left |= bit(card)
    _partition([left, s.villain_used], s.cards_in, "villain cards")


def _dice(s: Pieces) -> None:
    for weapon in range(WEAPONS):
        dice: i64 = s.store[weapon]
        _hold(dice >= 0, "no die is owed to the store")
        for seat in range(s.seats):
            dice += s.dice[seat * WEAPONS + weapon]
        _hold(dice == s.seats, "as many dice of each weapon as players")


def _carriages(s: Pieces) -> None:
    counts = s.bag[:]
    for place in [*s.carriages, *s.lot]:
        if place >= 0:
            counts[place & 3] += 1
    for colour in range(WEAPONS):
        _hold(counts[colour] == CARRIAGES[colour], "carriages")
    for slot in range(s.slots(), LOT):
        _hold(s.lot[slot] < 0, "only the columns in use hold carriages")


def _roads(s: Pieces) -> None:
    for road in range(ROADS):
        n = s.road_barricades(road)
        for place in range(n, BARRICADE_STRIDE):
            _hold(s.barricades[road * BARRICADE_STRIDE + place] < 0, "barricades fill a road from the far end")
        for place in range(n + 1, SPACE_STRIDE):
            _hold(s.carriages[road * SPACE_STRIDE + place] < 0, "a carriage waits behind a barricade")


def _hideouts(s: Pieces) -> None:
    men: i64 = bit(s.tuck_at) if s.tuck_at < HIDEOUTS else 0
    traps: i64 = 0
    for seat in range(s.seats):
        _hold(not men & s.men[seat], "one man to a hideout")
        _hold(not traps & s.traps[seat], "one trap to a hideout")
        men |= s.men[seat]
        traps |= s.traps[seat]
    _hold(not traps & s.guards, "no guard stands on a trap")
    fines: i64 = 0
    for kind in range(GOODS):
        _hold(not fines & s.fines[kind], "one fine for one man")
        fines |= s.fines[kind]
    _hold(fines & ~(men & s.guards) == 0, "a fine lies beside an arrested man")


def _men(s: Pieces, seat: i64) -> None:
    men: i64 = s.ready[seat] + s.training[seat] + s.emissaries[seat] + count(s.men[seat])
    for place in range(MAINS):
        men += s.mains[seat * MAINS + place]
    for level in range(4):
        men += s.cells[seat * 4 + level]
    _hold(men == (MEN if s.phase != SETTING_UP else 0), "six Merry Men each")
    _hold(s.emissaries[seat] <= EMISSARY_LIMIT, "three emissaries at most")


def _pieces(s: Pieces, seat: i64) -> None:
    on_roads: i64 = 0
    for owner in s.barricades:
        if owner == seat:
            on_roads += 1
    _hold(on_roads <= s.built[seat] <= PIECES, "five barricades each")
    _hold(count(s.traps[seat]) <= s.laid[seat] <= PIECES, "five traps each")
    dice: i64 = 0
    for weapon in range(WEAPONS):
        dice += s.dice[seat * WEAPONS + weapon]
    _hold(dice <= WEAPON_LIMIT, "four weapons at most")


def _piles(s: Pieces, seat: i64) -> None:
    spies = count(s.spies[seat])
    _hold(spies <= SPY_LIMIT, "three spies at most")
    # One card too many is allowed while its owner is asked which one goes.
    _hold(count(s.passive[seat]) + spies <= PASSIVE_LIMIT + 1, "six passive cards at most")
