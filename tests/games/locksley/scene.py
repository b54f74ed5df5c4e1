"""A scene: my turn, in words.

Tiles are written as "3 red blue": three red ones and a blue one. Whatever the scene does not name is filled in:
the grid with the colours most of which are left, the pile with the rest, so that sixty tiles are always somewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sherwood
from sherwood.games.locksley import GAME
from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES, SPACE_NAMES, SPACES, TILES

NAMES = {"colour": COLOUR_NAMES, "space": SPACE_NAMES, "fame": FAME_NAMES}
ME, THEM = 0, 1
Word = str | int


def counts(words: str) -> list[int]:
    """How many tiles of each colour: "3 red blue"."""
    found = [0] * len(COLOUR_NAMES)
    many = 1
    for word in words.split():
        if word.isdigit():
            many = int(word)
        else:
            found[COLOUR_NAMES.index(word)] += many
            many = 1
    return found


def words(found: Sequence[int]) -> str:
    """And back."""
    return " ".join(f"{n} {name}" for n, name in zip(found, COLOUR_NAMES, strict=True) if n)


class Scene:
    """A match at a chosen position, played and read in words. I am seat 0."""

    def __init__(self, match: sherwood.Match) -> None:
        self.match = match
        self.before = len(match.events)

    @property
    def state(self) -> Mapping[str, object]:
        found: Mapping[str, object] = self.match.position()["state"]
        return found

    # Playing

    def do(self, verb: str, *things: str, draws: str = "", seat: int | None = None) -> Scene:
        """One choice; `draws` names the colours that come off the pile."""
        who = self.match.waiting[0] if seat is None else seat
        forced = [COLOUR_NAMES.index(colour) for colour in draws.split()]
        self.before = len(self.match.events)
        self.match.play(who, numbers(verb, things), chance=forced)
        return self

    def end(self, draws: str = "") -> Scene:
        return self.do("end", draws=draws)

    # What can be done

    def can(self, verb: str, *things: str) -> bool:
        return numbers(verb, things) in [choice.do for choice in self.match.choices(self.match.waiting[0])]

    def offers(self, verb: str) -> list[str]:
        """The things that a verb may be done to now."""
        found = [choice.do for choice in self.match.choices(self.match.waiting[0]) if choice.do[0] == verb]
        kind = GAME.verbs.verbs[GAME.verbs.index[verb]].kinds
        return [NAMES[kind[0]][int(do[1])] for do in found] if kind else [verb for _ in found]

    def why(self, verb: str, *things: str) -> tuple[str, str]:
        """Why not, and by which paragraph."""
        barred = self.match.why_not(self.match.waiting[0], numbers(verb, things))
        assert barred is not None, f"{verb} {things} is possible"
        return barred.say, barred.rule

    # What is on the table

    def loot(self, seat: int = ME) -> str:
        return words(self.state["loot"][seat])  # type: ignore[index]

    def coins(self, seat: int = ME) -> str:
        return words(self.state["gold"][seat])  # type: ignore[index]

    def gold(self, seat: int = ME) -> int:
        return int(self.rider(seat)["gold"])

    def bard(self, seat: int = ME) -> int:
        return int(self.rider(seat)["bard"])

    def robin(self, seat: int = ME) -> str:
        return SPACE_NAMES[self.rider(seat)["robin"]]

    def rider(self, seat: int) -> Mapping[str, int]:
        found: Mapping[str, int] = self.match.view()["riders"][seat]
        return found

    def tile(self, space: str) -> str | None:
        found: str | None = self.match.view()["grid"][SPACE_NAMES.index(space)]
        return found

    @property
    def holes(self) -> list[str]:
        return [SPACE_NAMES[space] for space in self.match.view()["holes"]]

    @property
    def pile(self) -> int:
        return int(self.match.view()["pile"])

    @property
    def discards(self) -> str:
        return words(self.state["discard"])  # type: ignore[arg-type]

    @property
    def turn_of(self) -> int:
        return self.match.waiting[0]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def ending(self) -> tuple[list[int], str]:
        """Who has won, and how."""
        result = self.match.result
        assert result is not None
        return list(result.winners), result.ending

    def told(self) -> list[str]:
        """What the last choice made happen."""
        return [event.kind for _, event in self.match.events[self.before :]]


def numbers(verb: str, things: Sequence[str]) -> tuple[Word, ...]:
    kinds = GAME.verbs.verbs[GAME.verbs.index[verb]].kinds
    return (verb, *(NAMES[kind].index(thing) for kind, thing in zip(kinds, things, strict=True)))


def scene(
    mine: str = "",
    theirs: str = "",
    coins: str = "",
    their_coins: str = "",
    robins: str = "b3 e5",
    ahead: str = "",
    bard: int = 0,
    their_bard: int = 0,
    grid: Mapping[str, str] | None = None,
    without: str = "",
    bare: str = "",
    pile: str | None = None,
    discards: str = "",
    ridden: bool = False,
    idle: int = 0,
    options: Mapping[str, object] | None = None,
) -> Scene:
    """I am to move.

    `ahead`: the fame spaces before my Bard. `bare`: spaces of the grid without a tile. `without`: colours that the
    grid does not show. `pile`: all that it holds, the rest being the other rider's coins. `idle`: a mask of seats.
    """
    match = sherwood.new("locksley", seed="scene", options={"starter": "seat_1", **(options or {})})
    match.play(0, ("take_corner", 0))
    position = match.position()
    state = position["state"]
    standing = [SPACE_NAMES.index(space) for space in robins.split()]
    left = list(TILES)
    state["loot"] = [taken(left, mine), taken(left, theirs)]
    state["gold"] = [taken(left, coins), taken(left, their_coins)]
    state["discard"] = taken(left, discards)
    state["pile"] = taken(left, pile or "")
    holes = [SPACE_NAMES.index(space) for space in bare.split()]
    state["grid"] = laid(left, grid or {}, standing + holes, without)
    rest = state["pile"] if pile is None else state["gold"][THEM]
    for colour, n in enumerate(left):
        rest[colour] += n
    state["holes"] = sum(1 << space for space in holes)
    state["robin"], state["bard"] = standing, [bard, their_bard]
    for n, fame in enumerate(ahead.split(), 1):
        state["track"][(bard + n) % len(state["track"])] = FAME_NAMES.index(fame)
    state["ridden"], state["idle"] = int(ridden), idle
    found = Scene(sherwood.at("locksley", position))
    found.match.state.check()
    return found


def taken(left: list[int], named: str) -> list[int]:
    found = counts(named)
    for colour, n in enumerate(found):
        left[colour] -= n
        assert left[colour] >= 0, "there are only ten tiles of a colour"
    return found


def laid(left: list[int], grid: Mapping[str, str], free: Sequence[int], without: str) -> list[int]:
    """The named tiles first, then the colours most of which are left."""
    found = [-1] * SPACES
    for space, colour in grid.items():
        found[SPACE_NAMES.index(space)] = COLOUR_NAMES.index(colour)
        left[COLOUR_NAMES.index(colour)] -= 1
    allowed = [n for n, name in enumerate(COLOUR_NAMES) if name not in without.split()]
    for space in range(SPACES):
        if space not in free and found[space] < 0:
            colour = max(allowed, key=lambda one: left[one])
            found[space] = colour
            left[colour] -= 1
    return found
