"""What a seat may see of Nottingham, and what it would otherwise count by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.bits import bit, count, members
from sherwood.engine.game import ALL_SEEING, ScoreRow, Secret
from sherwood.games.merrymen.rules import score as scoring
from sherwood.games.merrymen.rules.cards import (
    BARRICADE_COST,
    CARD_ACTION,
    CARD_CHARACTER,
    CARD_NAMES,
    CARD_VP,
    FIGHT,
    LOT_PENNIES,
    LOT_REWARD,
    RANSOM_CAPTIVES,
    RANSOM_ONE,
    RANSOM_VP,
    SITE_GIVES,
    SPY_ACTION,
    SPY_NAMES,
    SPY_PRICE,
    SPY_SITE,
    SPY_VP,
    STORE_PRICE,
    TASK_VP,
    TRAP_COST,
    TUCK_ACTION,
    TUCK_VP,
    VILLAIN_CARD_NAMES,
    VILLAIN_GUARD,
    VILLAIN_PLACE,
    VILLAIN_ROAD,
    VILLAIN_WHO,
)
from sherwood.games.merrymen.rules.counts import lacking, losses, next_roll, points, table_odds
from sherwood.games.merrymen.rules.ids import (
    BARRICADE_STRIDE,
    CARDS,
    CELL,
    GALLOWS,
    GOODS,
    HIDEOUTS,
    HOME,
    LYING,
    MAIN,
    MAINS,
    NOWHERE,
    REWARD,
    SITES,
    SPACE_STRIDE,
    VILLAIN_CARDS,
    WEAPONS,
    YARD,
)
from sherwood.games.merrymen.rules.names import (
    ACTION_NAMES,
    CHARACTERS,
    COLOUR_NAMES,
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)
from sherwood.games.merrymen.rules.placing import TUCK_BIT, UseCard
from sherwood.games.merrymen.rules.round_end import beds, hand_limit
from sherwood.games.merrymen.rules.state import MerryMen
from sherwood.games.merrymen.shape import (
    CardView,
    Goods,
    HideoutView,
    LotView,
    Owner,
    PlayerView,
    RansomView,
    RoadView,
    SiteView,
    SpaceView,
    SpyView,
    TaskView,
    TuckCardView,
    TuckView,
    View,
    VillainCardsView,
    VillainView,
    WeaponView,
)

PHASES = ("setup", "men", "hero", "end", "over")


def view(s: MerryMen, seat: int) -> View:
    """Open: the board and all that lies face up. One's own: hand, tasks, villain cards one has looked at."""
    return {
        "round": s.round,
        "rounds": s.rounds(),
        "phase": "over" if s.over else PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "sites": [site_view(s, site) for site in range(SITES)],
        "roads": [road_view(s, road) for road in range(len(ROAD_NAMES))],
        "spaces": [space_view(s, space) for space in range(len(SPACE_NAMES))],
        "yard": [owner for owner in range(s.seats) for _ in range(s.mains[owner * MAINS + SITES])],
        "lot": [slot_view(s, slot) for slot in range(s.slots())],
        "lot_rewards": [reward_view(LOT_REWARD, row) for row in range(3)],
        "bag": dict(zip(COLOUR_NAMES, s.bag, strict=True)),
        "prison": [prison_view(s, level) for level in range(4)],
        "stash": goods_view(s.stash, 0),
        "store": [weapon_view(s, weapon) for weapon in range(WEAPONS)],
        "track": {"guards": s.track, "length": s.settings.guard_track},
        "ransom": ransom_view(s),
        "arrow": s.arrow,
        "tuck": tuck_view(s),
        "deck": count(s.deck),
        "discard": [card_view(card) for card in members(s.discard)],
        "villain_cards": villain_cards_view(s, seat),
        "players": [player_view(s, one, seat) for one in range(s.seats)],
        "spread": loose_card(s),
        "costs": lacking(s, seat) if seat >= 0 else None,
        "odds": table_odds(s, seat),
        "next_roll": next_roll(s),
        "losses": losses(s),
    }


def reward_view(table: vec[i64], row: int) -> Goods:
    return {name: table[row * REWARD + i] for i, name in enumerate(REWARD_NAMES) if table[row * REWARD + i]}


def goods_view(goods: vec[i64], at: int) -> Goods:
    return {name: goods[at + i] for i, name in enumerate(REWARD_NAMES[:GOODS])}


def cost_view(table: vec[i64], row: int) -> Goods:
    return {name: table[row * GOODS + i] for i, name in enumerate(REWARD_NAMES[:GOODS]) if table[row * GOODS + i]}


# The board


def site_view(s: MerryMen, site: int) -> SiteView:
    return {
        "site": SITE_NAMES[site],
        "gives": REWARD_NAMES[SITE_GIVES[site]],
        "fight": [WEAPON_NAMES[FIGHT[2 * site + icon]] for icon in range(2)],
        "trap_cost": cost_view(TRAP_COST, site),
        "hideouts": [hideout_view(s, 4 * site + n) for n in range(4)],
        "main": [owner for owner in range(s.seats) for _ in range(s.mains[owner * MAINS + site])],
        "tuck": s.tuck_at == MAIN + site,
    }


def hideout_view(s: MerryMen, hideout: int) -> HideoutView:
    here = bit(hideout)
    men: list[Owner] = [owner for owner in range(s.seats) if s.men[owner] & here]
    if s.tuck_at == hideout:
        men.append("tuck")
    traps = [owner for owner in range(s.seats) if s.traps[owner] & here]
    fines = [REWARD_NAMES[kind] for kind in range(GOODS) if s.fines[kind] & here]
    guard = bool(s.guards & here)
    return {
        "guard": guard,
        "man": men[0] if men else None,
        "arrested": guard and bool(men),
        "fine": fines[0] if fines else None,
        "trap": traps[0] if traps else None,
    }


def road_view(s: MerryMen, road: int) -> RoadView:
    """Places run from the far end to the castle; `at_risk` is what the next activation takes."""
    built = s.road_barricades(road)
    carriages = [s.carriages[road * SPACE_STRIDE + place] for place in range(built + 1)]
    slots = [slot for slot in range(s.slots()) if s.lot[slot] < 0]
    return {
        "road": ROAD_NAMES[road],
        "pennies": s.pennies[road],
        "barricades": [s.barricades[road * BARRICADE_STRIDE + place] for place in range(built)],
        "spaces": s.settings.barricade_spaces,
        "carriages": [COLOUR_NAMES[colour] if colour >= 0 else None for colour in carriages],
        "cost": cost_view(BARRICADE_COST, road),
        "at_risk": LOT_PENNIES[slots[0]] if carriages[built] >= 0 and slots else 0,
        "prince_john": built + 1,
    }


def space_view(s: MerryMen, space: int) -> SpaceView:
    return {
        "space": SPACE_NAMES[space],
        "heroes": [seat for seat in range(s.seats) if s.hero_at[seat] == space],
        "villains": [name for i, name in enumerate(VILLAIN_NAMES) if s.villain_at[i] == space],
    }


def slot_view(s: MerryMen, slot: int) -> LotView:
    piece = s.lot[slot]
    state = "empty" if piece < 0 else "lying" if piece >= LYING else "standing"
    return {"state": state, "colour": COLOUR_NAMES[piece & 3] if piece >= 0 else None, "pennies": LOT_PENNIES[slot]}


def prison_view(s: MerryMen, level: int) -> list[Owner]:
    """Who sits on a level (the fourth is the gallows)."""
    men: list[Owner] = [owner for owner in range(s.seats) for _ in range(s.cells[owner * 4 + level])]
    if s.tuck_at == (CELL + 1 + level if level < 3 else GALLOWS):
        men.append("tuck")
    return men


def weapon_view(s: MerryMen, weapon: int) -> WeaponView:
    return {
        "weapon": WEAPON_NAMES[weapon],
        "colour": COLOUR_NAMES[weapon],
        "dice": s.store[weapon],
        "price": REWARD_NAMES[STORE_PRICE[weapon]],
    }


def ransom_view(s: MerryMen) -> RansomView | None:
    if s.ransom < 0:
        return None
    return {
        "captives": RANSOM_CAPTIVES[s.ransom],
        "vp": RANSOM_VP[s.ransom],
        "one": reward_view(RANSOM_ONE, s.ransom),
        "left": count(s.ransom_left),
    }


def tuck_view(s: MerryMen) -> TuckView | None:
    if not s.settings.tuck or s.tuck_at == NOWHERE:
        return None
    at = s.tuck_at
    if at < HIDEOUTS:
        return {"at": SITE_NAMES[at // 4], "hideout": at % 4, "by": s.tuck_by}
    if at <= YARD:
        return {"at": "yard" if at == YARD else SITE_NAMES[at - MAIN], "hideout": None, "by": s.tuck_by}
    return {"at": "gallows" if at == GALLOWS else f"prison-{at - CELL}", "hideout": None, "by": s.tuck_by}


# Cards


def card_view(card: int) -> CardView:
    return {
        "card": card,
        "id": CARD_NAMES[card],
        "character": CHARACTERS[CARD_CHARACTER[card]],
        "actions": [ACTION_NAMES[CARD_ACTION[2 * card + k]] for k in range(2)],
        "vp": CARD_VP[card],
    }


def tuck_card_view(card: int) -> TuckCardView:
    return {"card": card, "actions": [ACTION_NAMES[TUCK_ACTION[2 * card + k]] for k in range(2)], "vp": TUCK_VP[card]}


def spy_view(spy: int) -> SpyView:
    return {
        "spy": spy,
        "id": SPY_NAMES[spy],
        "site": SITE_NAMES[SPY_SITE[spy]],
        "action": ACTION_NAMES[SPY_ACTION[spy]],
        "price": REWARD_NAMES[SPY_PRICE[spy]],
        "vp": SPY_VP[spy],
    }


def villain_view(s: MerryMen, card: int) -> VillainView:
    blank = card >= VILLAIN_CARDS and not s.settings.sheriff_icons
    road = VILLAIN_ROAD[card]
    return {
        "card": VILLAIN_CARD_NAMES[card],
        "guard": None if blank else SITE_NAMES[VILLAIN_GUARD[card]],
        "villain": VILLAIN_NAMES[VILLAIN_WHO[card]],
        "space": SPACE_NAMES[VILLAIN_PLACE[card]],
        "road": ROAD_NAMES[road] if road >= 0 and not blank else None,
    }


def villain_cards_view(s: MerryMen, seat: int) -> VillainCardsView:
    """How many are left, which have come, and those next in line that this seat has looked at (§7.7)."""
    top = list(zip(s.villains.top, s.villains.top_eyes, strict=True))[::-1]
    known = [villain_view(s, card) if sees(seat, eyes) else None for card, eyes in top]
    return {
        "left": s.villains.left(),
        "used": [villain_view(s, card) for card in members(s.villain_used)],
        "next": known,
    }


def sees(seat: int, eyes: int) -> bool:
    return seat == ALL_SEEING or (seat >= 0 and bool(eyes & bit(seat)))


def loose_card(s: MerryMen) -> CardView | TuckCardView | None:
    """The card, Tuck's too, that lies face up while its player decides how to use it."""
    top = s.steps.top() if s.steps else None
    if not isinstance(top, UseCard):
        return None
    return card_view(top.card) if top.card < CARDS else tuck_card_view(top.card - TUCK_BIT)


# Players


def player_view(s: MerryMen, seat: int, viewer: int) -> PlayerView:
    own = seat == viewer or viewer == ALL_SEEING
    hero = s.hero[seat]
    at = s.hero_at[seat]
    return {
        "seat": seat,
        "hero": HERO_NAMES[hero] if hero >= 0 else None,
        "at": SPACE_NAMES[at] if at != HOME else None,
        "turned": s.turned[seat] > 0,
        "ready": s.ready[seat],
        "training": s.training[seat],
        "beds": beds(s, seat),
        "goods": goods_view(s.goods, seat * GOODS),
        "weapons": {name: s.dice[seat * WEAPONS + i] for i, name in enumerate(WEAPON_NAMES)},
        "reputation": s.reputation[seat],
        "level": scoring.level(s, seat),
        "barricades": s.built[seat],
        "traps": s.laid[seat],
        "emissaries": s.emissaries[seat],
        "captives": s.captives[seat],
        "hand_size": count(s.hand[seat]),
        "hand_limit": hand_limit(s, seat),
        "hand": [card_view(card) for card in members(s.hand[seat])] if own else None,
        "tasks": [task_view(s, seat, task) for task in members(s.tasks[seat])] if own or s.over else None,
        "passive": [card_view(card) for card in members(s.passive[seat])],
        "active": [card_view(card) for card in members(s.played[seat])],
        "tuck_cards": [tuck_card_view(card) for card in members(s.tuck_cards[seat])],
        "tuck_active": [tuck_card_view(card) for card in members(s.tuck_played[seat])],
        "spies": [spy_view(spy) for spy in members(s.spies[seat])],
        "spies_active": [spy_view(spy) for spy in members(s.spies_played[seat])],
        "points": points(s, seat, own),
    }


def task_view(s: MerryMen, seat: int, task: int) -> TaskView:
    return {"task": f"{task + 1:02d}", "vp_each": TASK_VP[task], "worth": scoring.task_worth(s, seat, task)}


# Secrets and scoring


def secrets(s: MerryMen, seat: int) -> list[Secret]:
    """Other hands and with them the deck, other tasks, and the villain cards others have looked at."""
    paths: list[Secret] = [("deck",)]
    for other in range(s.seats):
        if other != seat:
            paths += [("hand", other)] if s.over else [("hand", other), ("tasks", other)]
    unseen = [i for i, eyes in enumerate(s.villains.top_eyes) if not sees(seat, eyes)]
    if unseen:
        paths += [("villains", "bag"), *(("villains", "top", i) for i in unseen)]
    return paths


ROWS = (
    ("emissaries", scoring.emissary_points),
    ("traps", scoring.trap_points),
    ("barricades", scoring.barricade_points),
    ("top", scoring.top_points),
    ("tasks", scoring.task_points),
    ("possessions", scoring.possession_points),
    ("cards", scoring.card_points),
    ("sets", scoring.set_points),
    ("tuck", scoring.tuck_points),
    ("spies", scoring.spy_points),
    ("prisoners", scoring.prison_points),
)


def score(s: MerryMen) -> list[ScoreRow]:
    """Every source of points of the modules in play (§5.15-5.23), the total last; after it what breaks a tie, which is no points."""
    seats = range(s.seats)
    out = [key for key, used in (("tuck", s.settings.tuck), ("spies", s.settings.spies)) if not used]
    return [
        ScoreRow("played", list(s.vp)),
        ScoreRow("captives", list(s.captives)),
        *(ScoreRow(key, [find(s, seat) for seat in seats]) for key, find in ROWS if key not in out),
        ScoreRow("total", [s.points(seat) for seat in seats]),
        *tie_breaks(s),
    ]


def tie_breaks(s: MerryMen) -> list[ScoreRow]:
    """Reputation, then works, of those who share the most points; nothing where nobody does (§5.13)."""
    totals = [s.points(seat) for seat in range(s.seats)]
    tied = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    rows = {"reputation": list(s.reputation), "works": [scoring.works(s, seat) for seat in range(s.seats)]}
    shown = rows if len(tied) > 1 else {}
    return [ScoreRow(key, [n if seat in tied else None for seat, n in enumerate(row)]) for key, row in shown.items()]
