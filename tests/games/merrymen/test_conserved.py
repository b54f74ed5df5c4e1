"""What is lost or doubled is noticed: a walk that is wrong in one thing fails with the law that thing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sherwood
from sherwood.engine.bits import bit, full
from sherwood.engine.errors import Broken
from sherwood.engine.pile import Pile
from sherwood.games.merrymen.rules.ids import BARRICADE_STRIDE, LOT, SPACE_STRIDE, WEAPONS
from sherwood.games.merrymen.rules.state import MerryMen
from support.cite import cites

rule = cites("merrymen")


def beginning(seats: int = 2) -> MerryMen:
    """The first card of a game with Tuck and spies; all that lies on the table is where it was put."""
    match = sherwood.new("merrymen", seats=seats, seed="conserved", options={"spies": True, "tuck": True})
    while match.prompt(match.waiting[0]).title != "PlayCard":
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    state = match.state.clone()
    assert isinstance(state, MerryMen)
    return state


def share(s: MerryMen, cards: int) -> None:
    """The first cards all lie in the first player's passive pile."""
    mask = full(cards)
    s.deck &= ~mask
    for seat in range(s.seats):
        s.hand[seat] &= ~mask
    s.passive[0] = mask


def arm(s: MerryMen, dice: int) -> None:
    """The first player holds so many dice, one of each weapon and then the first one again."""
    for n in range(dice):
        s.dice[n % WEAPONS] += 1
        s.store[n % WEAPONS] -= 1


def put(s: MerryMen, row: str, place: int) -> None:
    """A carriage out of the bag on a place of its own."""
    colour = next(n for n in range(WEAPONS) if s.bag[n])
    s.bag[colour] -= 1
    getattr(s, row)[place] = colour


def change(field: str, place: int, by: int) -> Callable[[MerryMen], None]:
    def wrong(s: MerryMen) -> None:
        getattr(s, field)[place] += by

    return wrong


def spoil(s: MerryMen) -> None:
    s.men[0] |= bit(0)
    s.men[1] |= bit(0)


def send(s: MerryMen) -> None:
    s.emissaries[0] += 4
    s.training[0] -= 4


def fine_twice(s: MerryMen) -> None:
    s.fines[0] |= bit(2)
    s.fines[1] |= bit(2)


def trap_both(s: MerryMen) -> None:
    s.traps[0] |= bit(0)
    s.traps[1] |= bit(0)


def spy_on(s: MerryMen) -> None:
    s.spy_deck &= ~full(4)
    s.spies[0] = full(4)


def crowd(s: MerryMen) -> None:
    """Six cards and two spies: eight."""
    share(s, 6)
    s.spy_deck &= ~full(2)
    s.spies[0] = full(2)


def double(s: MerryMen) -> None:
    """One villain card twice in the pile."""
    bag = s.villains.counts()
    bag[next(card for card, n in enumerate(bag) if n)] = 2
    s.villains = Pile(bag)


WRONG: list[tuple[str, Callable[[MerryMen], None]]] = [
    ("fifty Merry Men cards", lambda s: setattr(s, "deck", s.deck & (s.deck - 1))),
    ("fifty Merry Men cards", change("hand", 0, 1 << 50)),
    ("eighteen spies", lambda s: setattr(s, "spy_deck", s.spy_deck & (s.spy_deck - 1))),
    ("villain cards", lambda s: setattr(s, "villain_used", 1)),
    ("no die is owed", change("store", 0, -9)),
    ("as many dice of each weapon", change("store", 3, 1)),
    ("carriages", change("bag", 0, -1)),
    ("only the columns in use", lambda s: put(s, "lot", LOT - 1)),
    ("barricades fill a road", change("barricades", BARRICADE_STRIDE - 1, 1)),
    ("a carriage waits behind", lambda s: put(s, "carriages", SPACE_STRIDE - 1)),
    ("one man to a hideout", spoil),
    ("one trap to a hideout", trap_both),
    ("no guard stands on a trap", change("traps", 0, 1 << 2)),
    ("one fine for one man", fine_twice),
    ("a fine lies beside", change("fines", 0, 1 << 2)),
    ("six Merry Men each", change("ready", 1, 1)),
    ("six Merry Men each", change("mains", 0, 1)),
    ("six Merry Men each", change("cells", 3, 1)),
    ("three emissaries at most", send),
    ("five barricades each", change("built", 0, 6)),
    ("five traps each", change("laid", 1, 6)),
    ("three spies at most", spy_on),
    ("six passive cards at most", lambda s: share(s, 8)),
    ("six passive cards at most", crowd),
    ("each villain card is one card", double),
    ("nothing is owed", change("goods", 0, -9)),
    ("nothing is owed", change("captives", 0, -1)),
    ("nothing is owed", lambda s: setattr(s, "track", -1)),
]


@rule("1.5", "1.13", "1.14", "3.4", "3.43", "7.2")
@pytest.mark.parametrize(("law", "wrong"), WRONG, ids=[f"{n}-{law}" for n, (law, _) in enumerate(WRONG)])
def test_what_is_lost_or_doubled_is_noticed(law: str, wrong: Callable[[MerryMen], None]) -> None:
    s = beginning()
    wrong(s)
    with pytest.raises(Broken, match=law):
        s.check()


@rule("3.16", "3.9", "7.2")
def test_what_fills_the_limit_is_no_fault() -> None:
    s = beginning(5)
    share(s, 7)
    arm(s, 4)
    s.check()
    arm(s, 1)
    with pytest.raises(Broken, match="four weapons at most"):
        s.check()
