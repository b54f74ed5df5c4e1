"""Where every piece of the game lies, as small numbers and masks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import full
from sherwood.engine.pile import Pile
from sherwood.engine.state import State
from sherwood.games.merrymen.rules.cards import CARRIAGES, LOT_COLUMNS, ROUNDS
from sherwood.games.merrymen.rules.ids import (
    BARRICADE_STRIDE,
    CARDS,
    GOODS,
    HOME,
    LOT,
    MAINS,
    NOWHERE,
    ROADS,
    SETTING_UP,
    SHERIFF_CARDS,
    SPACE_STRIDE,
    VILLAIN_CARDS,
    VILLAINS,
    WEAPONS,
)
from sherwood.games.merrymen.rules.settings import MerryMenSettings


class Pieces(State):
    """Nottingham and its outlaws. Cards and hideouts are bits; rows are by seat unless they say otherwise."""

    settings: MerryMenSettings
    round: i64 = 1
    phase: i64 = SETTING_UP
    first: i64 = 0
    active: i64 = 0  # whose turn it is, also while somebody else is asked
    guards: i64 = 0  # mask of hideouts with a guard
    track: i64 = 0  # guards on the village's track
    deck: i64 = 0  # mask of Merry Men cards; unordered, as nobody has seen the order
    discard: i64 = 0
    spy_deck: i64 = 0
    spy_discard: i64 = 0
    ransom: i64 = -1
    ransom_left: i64 = 0
    villain_used: i64 = 0
    cards_in: i64 = 0  # mask of the villain and Sheriff cards in this game
    arrow: i64 = 0  # pennies waiting on the first archery competition (§8.3)
    fourth: i64 = 0  # mask of seats with the fourth hideout
    passed: i64 = 0  # mask of seats that will not move Tuck any more this round
    spot: i64 = NOWHERE  # where the man now being placed stands
    placer: i64 = 0  # 1 while it is Tuck who is being placed
    tuck_at: i64 = NOWHERE
    tuck_by: i64 = 0  # who moved Tuck last
    tuck_moved: i64 = 0  # mask of seats that moved Tuck this round
    moves: i64 = 0  # of the active hero
    free: i64 = 0  # 1 while the active hero still has his free move
    reroll: i64 = 0  # 1 while Robin may still reroll a die in this move
    acted: i64 = 0  # 1 once the action of this space was tried

    vp: vec[i64]
    reputation: vec[i64]
    hero: vec[i64]
    hero_at: vec[i64]
    turned: vec[i64]  # the round in which the hero card was turned over, 0 = face up
    ready: vec[i64]
    training: vec[i64]
    captives: vec[i64]
    built: vec[i64]  # barricades taken from the player board
    laid: vec[i64]  # traps taken from the player board
    emissaries: vec[i64]
    hand: vec[i64]
    tasks: vec[i64]
    passive: vec[i64]
    played: vec[i64]  # active cards of this round
    tuck_cards: vec[i64]
    tuck_played: vec[i64]
    spies: vec[i64]
    spies_played: vec[i64]
    goods: vec[i64]  # seat * 5 + kind
    dice: vec[i64]  # seat * 4 + weapon
    store: vec[i64]  # weapon dice nobody holds, by weapon
    traps: vec[i64]  # by owner: mask of hideouts
    men: vec[i64]  # by owner: mask of hideouts
    mains: vec[i64]  # seat * 7 + site (6 = construction yard): men there
    cells: vec[i64]  # seat * 4 + level (0-2, 3 = hanged)
    stash: vec[i64]  # the Sheriff's, by kind
    fines: vec[i64]  # by kind: mask of hideouts where one lies beside an arrested man
    pennies: vec[i64]  # by road
    barricades: vec[i64]  # road * 4 + place, far end first: owner or -1
    carriages: vec[i64]  # road * 5 + place, far end first: colour or -1
    lot: vec[i64]  # slots in filling order: -1, colour (standing) or colour + 4 (lying)
    villain_at: vec[i64]
    bag: vec[i64]  # carriages not on the board, by colour
    villains: Pile  # replaced by a clone before it changes, so that clones of the state may share it

    def set_up(self, settings: MerryMenSettings, seats: i64) -> None:
        """Everything in its box; the set-up phase deals it out."""
        self.seat_players(seats)
        n = int(seats)
        self.settings = settings
        self.deck = full(CARDS)
        self.ransom_left = full(12)
        self.vp = vec[i64]([0] * n)
        self.reputation = vec[i64]([0] * n)
        self.hero = vec[i64]([-1] * n)
        self.hero_at = vec[i64]([HOME] * n)
        self.turned = vec[i64]([0] * n)
        self.ready = vec[i64]([0] * n)
        self.training = vec[i64]([0] * n)
        self.captives = vec[i64]([0] * n)
        self.built = vec[i64]([0] * n)
        self.laid = vec[i64]([0] * n)
        self.emissaries = vec[i64]([0] * n)
        self.hand = vec[i64]([0] * n)
        self.tasks = vec[i64]([0] * n)
        self.passive = vec[i64]([0] * n)
        self.played = vec[i64]([0] * n)
        self.tuck_cards = vec[i64]([0] * n)
        self.tuck_played = vec[i64]([0] * n)
        self.spies = vec[i64]([0] * n)
        self.spies_played = vec[i64]([0] * n)
        self.goods = vec[i64]([0] * (n * GOODS))
        self.dice = vec[i64]([0] * (n * WEAPONS))
        self.store = vec[i64]([seats] * WEAPONS)
        self.traps = vec[i64]([0] * n)
        self.men = vec[i64]([0] * n)
        self.mains = vec[i64]([0] * (n * MAINS))
        self.cells = vec[i64]([0] * (n * 4))
        self.stash = vec[i64]([0] * GOODS)
        self.fines = vec[i64]([0] * GOODS)
        self.pennies = vec[i64]([0] * ROADS)
        self.barricades = vec[i64]([-1] * (ROADS * BARRICADE_STRIDE))
        self.carriages = vec[i64]([-1] * (ROADS * SPACE_STRIDE))
        self.lot = vec[i64]([-1] * LOT)
        self.villain_at = vec[i64]([HOME] * VILLAINS)
        self.bag = CARRIAGES[:]
        self.villains = Pile([0] * (VILLAIN_CARDS + SHERIFF_CARDS))

    def rounds(self) -> i64:
        return ROUNDS[self.seats]

    def slots(self) -> i64:
        """Lot slots in use (§4.20)."""
        return 3 * LOT_COLUMNS[self.seats]

    def road_barricades(self, road: i64) -> i64:
        """Barricades built on a road; they fill it from the far end without gaps (§3.34)."""
        n: i64 = 0
        while n < self.settings.barricade_spaces and self.barricades[road * BARRICADE_STRIDE + n] >= 0:
            n += 1
        return n
