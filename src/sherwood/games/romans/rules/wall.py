"""The beginning of a round: a wall of six forts, and warriors to defy it (§2.4-2.8, §3.1)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit
from sherwood.engine.referee import Referee
from sherwood.games.romans.rules.cards import ALL_CARDS, FORT_VALUE, SLOTS
from sherwood.games.romans.rules.state import Romans


def lay_wall(s: Romans, ref: Referee) -> None:
    """Six forts as drawn, then the lowest and highest positive ones moved to the ends (§2.4-2.8)."""
    for place in range(SLOTS):
        fort: i64 = ref.pull(s.deck, "fort")
        s.deck &= ~bit(fort)
        s.wall[place] = fort
    s.wall = ordered(s.wall)
    ref.reveal()
    ref.tell("wall_laid", -1)


def ordered(drawn: vec[i64]) -> vec[i64]:
    """Ties: the one nearest the end moves (§2.7). Legion Forts never move for their value (§2.8)."""
    high: i64 = 0
    low: i64 = -1
    for place in range(SLOTS):
        value: i64 = FORT_VALUE[drawn[place]]
        if value <= 0:
            continue
        if value >= FORT_VALUE[drawn[high]]:
            high = place
        if low < 0 or value < FORT_VALUE[drawn[low]]:
            low = place
    wall = vec[i64]([drawn[low]] * SLOTS)
    at: i64 = 1
    for place in range(SLOTS):
        if place != low and place != high:
            wall[at] = drawn[place]
            at += 1
    wall[SLOTS - 1] = drawn[high]
    return wall


def deal(s: Romans, clan: i64, ref: Referee) -> None:
    """All nine warriors come back; a player draws seven of them (§3.1): two stay out."""
    s.up[clan] = 0
    s.spent[clan] = 0
    s.fresh[clan] = -1
    for slot in range(SLOTS):
        s.rows[clan][slot] = -1
    if s.is_neutral(clan):
        s.hand[clan] = 0
        s.aside[clan] = ALL_CARDS
        return
    hand: i64 = ALL_CARDS
    for _out in range(2):
        hand &= ~bit(ref.pull(hand, "left_out", clan))
    s.hand[clan] = hand
    s.aside[clan] = ALL_CARDS & ~hand
    ref.whisper(bit(clan), "drawn", clan)
