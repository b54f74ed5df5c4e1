"""A scene: my turn, in words.

Tiles are written as "3 red blue": three red ones and a blue one. Whatever the scene does not name is filled in:
the grid with the colours most of which are left, the pile with the rest, so that sixty tiles are always somewhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import sherwood
from sherwood.games.locksley import GAME
from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES, SPACE_NAMES, SPACES, TILES
from sherwood.games.locksley.shape import AheadView, RiderView, View
from support.scene import MatchScene, Vocabulary

VOCABULARY = Vocabulary(GAME, "colour", "space", "fame")
ME, THEM = 0, 1


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


def words(found: Mapping[str, int]) -> str:
    """And back."""
    return " ".join(f"{n} {name}" for name, n in found.items() if n)


class Scene(MatchScene):
    """A match at a chosen position, played and read in words. I am seat 0."""

    @property
    def view(self) -> View:
        return cast(View, self.match.view())

    # Playing

    def do(self, verb: str, *things: str, draws: str = "", seat: int | None = None) -> Scene:
        """One choice; `draws` names the colours that come off the pile."""
        who = self.waiting if seat is None else seat
        forced = [COLOUR_NAMES.index(colour) for colour in draws.split()]
        self.play(who, VOCABULARY.numbers(verb, *things), forced)
        return self

    def end(self, draws: str = "") -> Scene:
        return self.do("end", draws=draws)

    # What can be done

    def can(self, verb: str, *things: str) -> bool:
        return self.is_open(self.waiting, VOCABULARY.numbers(verb, *things))

    def offers(self, verb: str) -> list[str]:
        """The things that a verb may be done to now; the verb itself where it is done to nothing."""
        said = [VOCABULARY.said(choice.do) for choice in self.match.choices(self.waiting) if choice.do[0] == verb]
        return [str(words[-1]) for words in said]

    def why(self, verb: str, *things: str) -> tuple[str, str]:
        """Why not, and by which paragraph."""
        return self.refused(self.waiting, VOCABULARY.numbers(verb, *things))

    # What is on the table

    def loot(self, seat: int = ME) -> str:
        return words(self.rider(seat)["loot"])

    def coins(self, seat: int = ME) -> str:
        return words(self.rider(seat)["coins"])

    def gold(self, seat: int = ME) -> int:
        return self.rider(seat)["gold"]

    def bard(self, seat: int = ME) -> int:
        return self.rider(seat)["bard"]

    def robin(self, seat: int = ME) -> str:
        robin = self.rider(seat)["robin"]
        assert robin is not None
        return SPACE_NAMES[robin]

    def rider(self, seat: int) -> RiderView:
        return self.view["riders"][seat]

    def next(self, seat: int = ME) -> AheadView:
        """The space before the Bard."""
        return self.rider(seat)["ahead"][0]

    def tile(self, space: str) -> str | None:
        return self.view["grid"][SPACE_NAMES.index(space)]

    @property
    def holes(self) -> list[str]:
        return [SPACE_NAMES[space] for space in self.view["holes"]]

    @property
    def pile(self) -> int:
        return self.view["pile"]

    @property
    def discards(self) -> str:
        return words(self.view["discard"])

    @property
    def turn_of(self) -> int:
        return self.match.waiting[0]

    @property
    def ending(self) -> tuple[list[int], str]:
        """Who has won, and how."""
        result = self.match.result
        assert result is not None
        return list(result.winners), result.ending

    def told(self) -> list[str]:
        """What the last choice made happen."""
        return [event.kind for event in self.news]


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
    for number in range(SPACES):
        if number not in free and found[number] < 0:
            most = max(allowed, key=lambda one: left[one])
            found[number] = most
            left[most] -= 1
    return found
