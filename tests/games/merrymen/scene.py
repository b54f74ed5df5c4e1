"""A scene: Nottingham set up in words, played through the front door, read in words.

Seat 0 is Robin Hood and the first player, seat 1 Will Scarlet, seat 2 Little John, seat 3 Jane, seat 4 Marian,
unless a scene says otherwise. Dice are forced by what they show: HIT or MISS.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import sherwood
from games.merrymen.spelling import KINDS, SPELLED, hideout, wordless
from sherwood.engine.bits import bit, count, members
from sherwood.engine.stack import Stack
from sherwood.engine.step import Step
from sherwood.games.merrymen.rules.cards import CARD_NAMES, SPY_NAMES, VILLAIN_CARD_NAMES
from sherwood.games.merrymen.rules.flow import MenTurn, Round, can_place
from sherwood.games.merrymen.rules.hero import DraftWeapon, HeroMove, HeroNext, HeroPhase, HeroTurn
from sherwood.games.merrymen.rules.ids import HERO_PHASE, HOME, JANE, LITTLE_JOHN, MAIN, MEN_PHASE
from sherwood.games.merrymen.rules.names import (
    COLOUR_NAMES,
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)
from sherwood.games.merrymen.rules.placing import PlayCard, PlayTuck
from sherwood.games.merrymen.rules.round_end import RoundEnd
from sherwood.games.merrymen.rules.state import MerryMen
from support.scene import MatchScene

HIT, MISS = 1, 6


def mask(*words: str) -> int:
    return sum(bit(hideout(word)) for word in words)


def villain(name: str) -> int:
    return VILLAIN_CARD_NAMES.index(name)


class Scene(MatchScene):
    """A table, changed by hand and then played by the rules."""

    @property
    def told(self) -> list[tuple[str | int, ...]]:
        """What the last choice made happen: the kind, the seat, the numbers."""
        return [(event.kind, int(event.seat), *event.args) for event in self.news]

    @property
    def s(self) -> MerryMen:
        state = self.match.state
        assert isinstance(state, MerryMen)
        return state

    # Setting the scene

    def stack(self, *steps: Step) -> Scene:
        self.s.steps = Stack([Round(), *steps])
        return self

    def men_turn(self, seat: int) -> Scene:
        """The Merry Men phase, this seat to play."""
        self.s.phase, self.s.active = MEN_PHASE, seat
        step = PlayCard(seat) if can_place(self.s, seat) else PlayTuck(seat)
        return self.stack(RoundEnd(), HeroPhase(), MenTurn(self.s.after(seat)), step)

    def hero_turn(self, seat: int, moves: int = 2) -> Scene:
        """The hero phase, this seat's hero about to move, the villain card behind."""
        s = self.s
        s.phase, s.active, s.moves = HERO_PHASE, seat, moves
        s.free = int(s.hero[seat] in (LITTLE_JOHN, JANE) and not s.turned[seat])
        return self.stack(RoundEnd(), HeroNext(seat), HeroMove(seat))

    def last_hero(self, seat: int = 0) -> Scene:
        """The last hero's turn is all but over: ("end",) brings the end of the round."""
        return self.hero_turn(seat, moves=1)

    def goods(self, seat: int, **kinds: int) -> Scene:
        """All of a seat's possessions; what is not named is none."""
        for i, name in enumerate(REWARD_NAMES[:5]):
            self.s.goods[5 * seat + i] = kinds.get(name, 0)
        return self

    def stash(self, **kinds: int) -> Scene:
        self.s.stash = vec[i64]([kinds.get(name, 0) for name in REWARD_NAMES[:5]])
        return self

    def weapons(self, seat: int, **kinds: int) -> Scene:
        for i, name in enumerate(WEAPON_NAMES):
            wanted = kinds.get(name, 0)
            self.s.store[i] += self.s.dice[4 * seat + i] - wanted
            self.s.dice[4 * seat + i] = wanted
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """Exactly these cards in hand; what was there goes back to the deck."""
        self.s.deck |= self.s.hand[seat]
        self.s.hand[seat] = 0
        for card in cards:
            self.s.hand[seat] |= self.pull(card)
        return self

    def passive(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.passive[seat] |= self.pull(card)
        return self

    def played(self, seat: int, *cards: str) -> Scene:
        for card in cards:
            self.s.played[seat] |= self.pull(card)
        return self

    def pull(self, card: str) -> int:
        """Take a card from wherever it is."""
        here = bit(CARD_NAMES.index(card))
        s = self.s
        s.deck &= ~here
        s.discard &= ~here
        for pile in (s.hand, s.passive, s.played):
            for seat in range(s.seats):
                pile[seat] &= ~here
        return int(here)

    def guards(self, *words: str) -> Scene:
        """Guards in these hideouts and no others."""
        self.s.guards = mask(*words)
        return self

    def men(self, seat: int, *words: str) -> Scene:
        """Ready men stand in these hideouts, or in the main area of "forge"."""
        for word in words:
            self.s.ready[seat] -= 1
            if ":" in word:
                self.s.men[seat] |= mask(word)
            else:
                self.s.mains[7 * seat + SITE_NAMES.index(word)] += 1
        return self

    def arrested(self, seat: int, word: str, fine: str) -> Scene:
        self.men(seat, word)
        self.s.guards |= mask(word)
        self.s.fines = changed(
            self.s.fines, REWARD_NAMES.index(fine), self.s.fines[REWARD_NAMES.index(fine)] | mask(word)
        )
        return self

    def traps(self, seat: int, *words: str) -> Scene:
        """Traps laid on the board; more may have been laid before."""
        self.s.traps = changed(self.s.traps, seat, self.s.traps[seat] | mask(*words))
        self.s.guards &= ~mask(*words)
        self.s.laid[seat] += len(words)
        return self

    def road(
        self, road: str, barricades: Sequence[int] = (), carriages: Sequence[str | None] = (), pennies: int = 8
    ) -> Scene:
        """One road, far end first. Barricades already counted as built when they are not yet."""
        s, r = self.s, ROAD_NAMES.index(road)
        for place in range(5):
            piece = s.carriages[5 * r + place]
            if piece >= 0:
                s.bag[piece] += 1
                s.carriages[5 * r + place] = -1
        for place, colour in enumerate(carriages):
            if colour is not None:
                s.carriages[5 * r + place] = self.carriage(colour)
        for place, owner in enumerate(barricades):
            s.barricades[4 * r + place] = owner
            s.built[owner] += 1
        s.pennies[r] = pennies
        return self

    def carriage(self, colour: str) -> int:
        """One carriage out of the bag."""
        piece = COLOUR_NAMES.index(colour)
        self.s.bag[piece] -= 1
        return piece

    def lot(self, *slots: str) -> Scene:
        """Slots in filling order: "pink" stands, "pink!" lies, "" is free."""
        for slot, word in enumerate(slots):
            if word:
                self.s.lot[slot] = self.carriage(word.rstrip("!")) + (4 if word.endswith("!") else 0)
        return self

    def prison(self, seat: int, *levels: int) -> Scene:
        """Men of a seat in prison (4 is the gallows), taken from training, then from the ready ones."""
        for level in levels:
            pool = self.s.training if self.s.training[seat] else self.s.ready
            pool[seat] -= 1
            self.s.cells[4 * seat + level - 1] += 1
        return self

    def emissaries(self, seat: int, n: int) -> Scene:
        self.s.training[seat] -= n
        self.s.emissaries = changed(self.s.emissaries, seat, n)
        return self

    def hero(self, seat: int, name: str | None = None, at: str | None = None) -> Scene:
        if name is not None:
            self.s.hero = changed(self.s.hero, seat, HERO_NAMES.index(name))
        if at is not None:
            self.s.hero_at[seat] = SPACE_NAMES.index(at)
        return self

    def villains(self, **places: str) -> Scene:
        for name, place in places.items():
            self.s.villain_at[VILLAIN_NAMES.index(name)] = SPACE_NAMES.index(place)
        return self

    def spies(self, seat: int, *names: str) -> Scene:
        for name in names:
            spy = bit(SPY_NAMES.index(name))
            self.s.spy_deck &= ~spy
            self.s.spies = changed(self.s.spies, seat, self.s.spies[seat] | spy)
        return self

    def captives(self, seat: int, n: int) -> Scene:
        self.s.captives = changed(self.s.captives, seat, n)
        return self

    def tasks(self, seat: int, *numbers: int) -> Scene:
        """These tasks, taken from whoever has them."""
        wanted = sum(bit(n - 1) for n in numbers)
        spare = [n for n in range(15) if not any(self.s.tasks[other] & bit(n) for other in range(self.s.seats))]
        for other in range(self.s.seats):
            lost = count(self.s.tasks[other] & wanted) if other != seat else 0
            kept = self.s.tasks[other] & ~wanted
            for n in [n for n in spare if not wanted & bit(n)][:lost]:
                kept |= bit(n)
                spare.remove(n)
            self.s.tasks = changed(self.s.tasks, other, kept)
        self.s.tasks = changed(self.s.tasks, seat, wanted)
        return self

    def field(self, **values: object) -> Scene:
        """Any number of the position, or a row of them."""
        for name, value in values.items():
            setattr(self.s, name, vec[i64](value) if isinstance(value, list) else value)
        return self

    # Playing

    def do(self, seat: int, verb: str, *things: str | int, dice: Sequence[int] | None = None) -> Scene:
        """One choice, in words; `dice` are the outcomes it draws, first ones first."""
        self.play(seat, self.spelled(seat, wordless(verb, things)), dice)
        return self

    def spelled(self, seat: int, short: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """A choice, open or barred, with what it costs or brings: ("buy", 0) is ("buy_for", 0, 1)."""
        verbs = SPELLED.get(str(short[0]), ())
        prompt = self.match.prompt(seat)
        asked = [choice.do for choice in prompt.choices] + [bar.do for bar in prompt.barred]
        return next((do for do in asked if do[0] in verbs and do[1 : len(short)] == short[1:]), short)

    def go(self, seat: int, space: str) -> Scene:
        """The hero moves there, whether or not there is anything to do."""
        return self.do(seat, "move" if space in self.words(seat, "move") else "linger", space)

    def draw(self, seat: int, card: str, *dice: int) -> Scene:
        """This seat's hero turn begins with this villain card (the turns of others are over)."""
        self.s.phase = HERO_PHASE
        self.stack(RoundEnd(), HeroTurn(seat), DraftWeapon(seat))
        spare = next(weapon for weapon in range(4) if self.s.store[weapon])
        return self.do(seat, "take", spare, dice=[villain(card), *dice])

    def end_round(self, seat: int = 0, dice: Sequence[int] | None = None) -> Scene:
        """The last hero stops: on to the first question of the end of the round, or of the next round."""
        return self.last_hero(seat).do(seat, "end", dice=dice)

    # Reading

    @property
    def asked(self) -> str:
        """The question on the table."""
        return "" if self.s.over else type(self.s.steps[-1]).__name__

    def options(self, seat: int, verb: str) -> list[Any]:
        """What the seat may point at with a verb."""
        found = [choice.do for choice in self.match.choices(seat) if choice.do[0] in SPELLED.get(verb, (verb,))]
        return [do[1] if len(do) == 2 or (verb in SPELLED and len(do) > 2) else do[1:] for do in found]

    def words(self, seat: int, verb: str) -> list[str]:
        return [KINDS[verb][n] for n in self.options(seat, verb)]

    def spaces(self, seat: int) -> list[str]:
        """Where the hero may move."""
        found = self.words(seat, "move") + self.words(seat, "linger")
        return sorted(found, key=SPACE_NAMES.index)

    def can(self, seat: int, verb: str, *things: str | int) -> bool:
        return self.is_open(seat, self.spelled(seat, wordless(verb, things)))

    def refusal(self, seat: int, verb: str, *things: str | int) -> tuple[str, str]:
        return self.refused(seat, self.spelled(seat, wordless(verb, things)))

    def has(self, seat: int) -> dict[str, int]:
        """Possessions, none left out that is there."""
        held = self.s.goods[5 * seat : 5 * seat + 5]
        return {name: n for name, n in zip(REWARD_NAMES, held, strict=False) if n}

    def armed(self, seat: int) -> dict[str, int]:
        return {name: n for name, n in zip(WEAPON_NAMES, self.s.dice[4 * seat : 4 * seat + 4], strict=True) if n}

    def in_stash(self) -> dict[str, int]:
        return {name: n for name, n in zip(REWARD_NAMES, self.s.stash, strict=False) if n}

    def cards(self, pile: str, seat: int) -> set[str]:
        return {CARD_NAMES[card] for card in members(getattr(self.s, pile)[seat])}

    def guarded(self, site: str) -> list[int]:
        """Which hideouts of a site have guards, 1 to 4."""
        return [n for n in range(1, 5) if self.s.guards & mask(f"{site}:{n}")]

    def pennies(self, road: str) -> int:
        return int(self.s.pennies[ROAD_NAMES.index(road)])

    def carriages(self, road: str) -> list[str | None]:
        r = ROAD_NAMES.index(road)
        pieces = self.s.carriages[5 * r : 5 * r + 5]
        return [COLOUR_NAMES[piece] if piece >= 0 else None for piece in pieces][: self.s.road_barricades(r) + 1]

    def barricades(self, road: str) -> list[int]:
        r = ROAD_NAMES.index(road)
        return list(self.s.barricades[4 * r : 4 * r + self.s.road_barricades(r)])

    def at(self, seat: int) -> str:
        place = self.s.hero_at[seat]
        return "lair" if place == HOME else SPACE_NAMES[place]

    def cells(self, seat: int) -> list[int]:
        """Men on level 1, 2, 3 and on the gallows."""
        return list(self.s.cells[4 * seat : 4 * seat + 4])

    def points(self, seat: int, source: str) -> int:
        return int(self.match.view(seat)["players"][seat]["points"][source])


def changed(values: vec[i64], at: int, value: int) -> vec[i64]:
    copy = values[:]
    copy[at] = value
    return copy


def begin(seats: int = 3, /, seed: object = "scene", **options: object) -> Scene:
    """A fresh table before heroes are chosen."""
    return Scene(sherwood.new("merrymen", seats=seats, seed=seed, options=options))


def scene(seats: int = 3, /, **options: object) -> Scene:
    """Heroes chosen, seat 0 first and to play; no loose weapons, every road with plenty of pennies."""
    table = begin(seats, **options)
    s = table.s
    s.hero = vec[i64](range(seats))
    s.first = 0
    s.tuck_by = 0
    return table.men_turn(0)


MAIN_CHURCH = MAIN + SITE_NAMES.index("church")
