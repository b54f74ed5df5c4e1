"""Who meets whom in a tournament, and how it stands: Swiss rounds, round robin, tie-breaks. Plain numbers, no store."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SWISS, ROBIN = "swiss", "robin"
SYSTEMS = (SWISS, ROBIN)
MOST_TRIES = 20_000  # pairings looked at before a second meeting is allowed
BYE = 1.0

Board = list[int]  # entrants by seat; one alone has a bye


class Met(NamedTuple):
    """A board that was played (or a bye): who sat there, and the part of the win each got."""

    entrants: tuple[int, ...]
    won: tuple[float, ...]


class Standing(NamedTuple):
    """One line of the table: points, then what breaks ties, in this order."""

    entrant: int
    points: float
    buchholz: float  # the points of all whom one has met
    sonneborn: float  # the points of those whom one has beaten; half of those with whom one shared
    byes: int


def rounds_of(system: str, entrants: int) -> int:
    """Round robin: everybody meets everybody. Swiss: enough to leave one unbeaten."""
    if system == ROBIN:
        return entrants - 1 + entrants % 2
    return max(1, math.ceil(math.log2(max(2, entrants))))


def points_of(played: Sequence[Met]) -> dict[int, float]:
    points: dict[int, float] = {}
    for met in played:
        for entrant, won in zip(met.entrants, met.won, strict=True):
            points[entrant] = points.get(entrant, 0.0) + won
    return points


def standings(entrants: Sequence[int], played: Sequence[Met]) -> list[Standing]:
    """Best first; who is equal in everything stands in the order of the list."""
    points = points_of(played)
    rows = [_standing(one, played, points) for one in entrants]
    return sorted(rows, key=lambda row: (-row.points, -row.buchholz, -row.sonneborn))


def _standing(one: int, played: Sequence[Met], points: dict[int, float]) -> Standing:
    buchholz = sonneborn = 0.0
    byes = 0
    for met in played:
        if one not in met.entrants:
            continue
        byes += len(met.entrants) == 1
        own = met.won[met.entrants.index(one)]
        for other, won in zip(met.entrants, met.won, strict=True):
            if other != one:
                buchholz += points[other]
                sonneborn += points[other] * (1.0 if own > won else 0.5 if own == won > 0 else 0.0)
    return Standing(one, round(points.get(one, 0.0), 3), round(buchholz, 3), round(sonneborn, 3), byes)


def sizes(entrants: int, most: int, least: int) -> tuple[list[int], int]:
    """How large each board is, as even as can be, and how many have a bye: as few as possible."""
    for byes in range(entrants + 1):
        playing = entrants - byes
        boards = math.ceil(playing / most)
        if boards and playing // boards >= least:
            return [playing // boards + (n < playing % boards) for n in range(boards)], byes
    return [], entrants


def robin(entrants: Sequence[int], gone: set[int], round_: int) -> list[Board]:
    """Round `round_` (from 1) of the circle: one stays, the others go round; whose opponent is gone has a bye."""
    circle: list[int | None] = [*entrants, *[None] * (len(entrants) % 2)]
    turned = [circle[0], *circle[1:][round_ - 1 :], *circle[1:][: round_ - 1]]
    boards: list[Board] = []
    for n in range(len(turned) // 2):
        pair = [one for one in (turned[n], turned[-1 - n]) if one is not None and one not in gone]
        swap = round_ % 2 == 0 if n == 0 else n % 2 == 1
        if pair:
            boards.append(pair[::-1] if swap else pair)
    return boards


def swiss(entrants: Sequence[int], played: Sequence[Met], most: int, least: int) -> list[Board]:
    """Those with like points meet, nobody the same person twice if that can be; the lowest who had none gets the bye."""
    order = [row.entrant for row in standings(entrants, played)]
    had = {met.entrants[0] for met in played if len(met.entrants) == 1}
    large, byes = sizes(len(order), most, least)
    resting = sorted(order, key=lambda one: (one in had, -order.index(one)))[:byes]
    playing = [one for one in order if one not in resting]
    meetings = _meetings(played)
    groups = _pairs(playing, meetings) if set(large) == {2} else None
    groups = groups or _groups(playing, large, meetings)
    return [*(_seated(group, played) for group in groups), *([one] for one in resting)]


def _meetings(played: Sequence[Met]) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for met in played:
        for one in met.entrants:
            for other in met.entrants:
                found[one, other] = found.get((one, other), 0) + (one != other)
    return found


def _pairs(playing: list[int], meetings: dict[tuple[int, int], int]) -> list[Board] | None:
    """Everybody with somebody new, as near in the standings as can be; None where that cannot be found."""
    tries = 0

    def pair(left: list[int]) -> list[Board] | None:
        nonlocal tries
        if not left:
            return []
        first, rest = left[0], left[1:]
        for other in rest:
            tries += 1
            if tries > MOST_TRIES:
                return None
            if not meetings.get((first, other)):
                following = pair([one for one in rest if one != other])
                if following is not None:
                    return [[first, other], *following]
        return None

    return pair(playing)


def _groups(playing: list[int], large: list[int], meetings: dict[tuple[int, int], int]) -> list[Board]:
    """Board by board from the top: next to whoever stands highest, those whom the board has met least."""
    left, groups = list(playing), list[Board]()
    for size in large:
        group = [left.pop(0)]
        while len(group) < size:
            new = min(left, key=lambda one: (sum(meetings.get((one, other), 0) for other in group), left.index(one)))
            left.remove(new)
            group.append(new)
        groups.append(group)
    return groups


def _seated(group: Board, played: Sequence[Met]) -> Board:
    """Whoever sat late so far sits early: in some games the first seat is the better one, in some each has a side."""

    def late(one: int) -> float:
        sat = [met.entrants.index(one) for met in played if one in met.entrants and len(met.entrants) > 1]
        return sum(sat) / len(sat) if sat else 0.5

    return sorted(group, key=lambda one: -late(one))
