"""Masks of hideouts: four to a site, counted from the top."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sherwood.engine.bits import bit, lowest
from sherwood.games.merrymen.rules.ids import SITES

PER_SITE: Final = 4
ALL_FOUR: Final = 15


def at_site(mask: i64, site: i64) -> i64:
    """The hideouts of one site that are in the mask, as bits 0-3."""
    return (mask >> (PER_SITE * site)) & ALL_FOUR


def first_free(taken: i64, site: i64) -> i64:
    """The first hideout of a site from the top that is not taken, or -1."""
    room: i64 = at_site(~taken, site)
    return PER_SITE * site + lowest(room) if room else -1


def open_sites(taken: i64) -> i64:
    """The sites with a hideout that is not taken."""
    mask: i64 = 0
    for site in range(SITES):
        if at_site(taken, site) != ALL_FOUR:
            mask |= bit(site)
    return mask
