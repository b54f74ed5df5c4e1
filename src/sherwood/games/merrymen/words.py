"""The game's vocabulary: what things are called, and what each sentence speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from sherwood.engine.game import Tell
from sherwood.games.merrymen.draws import DRAWS as DRAWS
from sherwood.games.merrymen.draws import SUCCESS
from sherwood.games.merrymen.rules.cards import CARD_NAMES, PRIZE_NAMES, SPY_ACTION, SPY_NAMES, TUCK_NAMES
from sherwood.games.merrymen.rules.names import (
    ACTION_NAMES,
    COLOUR_NAMES,
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)

NAMES = {
    "hero": HERO_NAMES,
    "card": CARD_NAMES,
    "tuck": TUCK_NAMES,
    "spy": SPY_NAMES,
    # A spy by what he does; then all that corrected data may make one do.
    "agent": tuple(ACTION_NAMES[action] for action in SPY_ACTION) + ACTION_NAMES[:9],
    "action": ACTION_NAMES,
    "site": SITE_NAMES,
    "road": ROAD_NAMES,
    "space": SPACE_NAMES,
    "hideout": tuple(f"{site}-{n}" for site in SITE_NAMES for n in range(1, 5)),
    "slot": tuple(str(slot) for slot in range(1, 13)),
    "prize": PRIZE_NAMES,
    "goods": REWARD_NAMES[:5],
    "price": REWARD_NAMES[:6],
    "weapon": WEAPON_NAMES,
    "arms": tuple(f"{weapon}-{n}" for weapon in WEAPON_NAMES for n in range(5)),
    "colour": COLOUR_NAMES,
    "carriage": tuple(f"{place}-{colour}" for place in range(5) for colour in COLOUR_NAMES),
    "villain": VILLAIN_NAMES,
    "watch": (*SITE_NAMES, "none"),
    "turn": (*ROAD_NAMES, "none"),
    "task": tuple(f"{task:02d}" for task in range(1, 16)),
    "reward": REWARD_NAMES,
    "success": SUCCESS,
}

ASKS = {
    "GainWeapon": "number", "GainResource": "number", "SpendResource": "number", "SpendWeapon": "number",
    "ArrestFine": "hideout", "TuckFine": "hideout", "Theft": "number number number", "TheftReroll": "number", "LayPenny": "number",
    "UseCard": "action action", "HeroMove": "number", "Ambush": "road", "Fight": "site", "Strike": "hideout", "PrisonReroll": "number",
    "Rescue": "number", "Claim": "number", "Archery": "number number number", "ArcheryReroll": "number",
    "TaxTie": "number", "Ransom": "number",
}  # fmt: skip

# What a choice says beyond its action: a card's two actions; what is built costs wood, iron, tools and pennies, less what a card saves.
DETAILS = {
    "play": "action action", "reuse": "action action", "tuck": "action action",
    "trap": "number number number number number", "barricade": "number number number number number",
}  # fmt: skip

BARS = {
    "no_man": "", "unusable": "", "tuck_prison": "", "tuck_once": "", "tuck_here": "site", "tuck_yard": "",
    "no_hideout": "site", "emissaries": "", "emissary_cost": "number number number", "nowhere": "", "no_traps": "",
    "no_room": "site", "cost": "number", "no_barricades": "", "road_full": "road", "penny": "",
    "spy_no_guard": "site", "spy_cost": "price", "spy_stays": "", "store_empty": "", "same_space": "",
    "crowded": "", "villain_there": "number", "dice": "number colour", "no_weapon": "weapon",
    "tokens": "number", "buy_or_swap": "", "weapon_limit": "", "price": "price", "traded": "",
    "captives": "number", "no_prisoner": "", "no_captive": "",
}  # fmt: skip

SIGNS = {
    "coin": "gains gathers gathers_one earns loots spoils takes_fine finds ransomed spends equips fined bails bails_tuck pays_store gives_pennies pays_spy lays taxed plundered buys swaps gives robs loot",
    "points": "scores loses fame survived tuck_kept task claims", "crown": "wins", "card": "draws sheriff_cards drops drops_spy discards reshuffles passes",
    "dice": "steals rerolls_skill robin_rerolls strikes shoots breaks_in", "fight": "arms drafts disarms unarmed fights beats ambushes",
    "move": "moves free_store free_prison sneaks dodges distracts fools carriage activates villain arrow parks returns recalls castle",
    "build": "traps barricades fourth torn replaces", "person": "hero first emissary", "eye": "peeks spied",
    "prison": "jailed jailed_poor jailed_unpaid led_off tuck_jailed arrested tuck_arrested captured moves_up tuck_moves_up guard track no_guard",
    "check": "frees frees_own breaks_out breaks_out_own tuck_freed liberates ransoms trades ransom_tile ransom_one ransom_man",
    "warning": "theft_fails fails fails_prison fails_archery idle turned turned_back tax_rise penniless overrun", "death": "hanged tuck_hanged",
}  # fmt: skip

LOSING = ("linger", "linger_past")  # a move to where nothing can be done throws the turn away (§4.27)

TELLS = {
    "first": Tell("", "1.15"),
    "hero": Tell("hero", "1.12"),
    "task": Tell("task", "1.10"),
    "draws": Tell("card", "5.10"),
    "sheriff_cards": Tell("number", "8.1"),
    "ransom_tile": Tell("number number", "5.1"),
    "ransom_one": Tell("number price", "5.2"),
    "ransom_man": Tell("", "5.2"),
    "round": Tell("number", "2.5", head=True),
    "gains": Tell("number goods", "3.15"),
    "gathers": Tell("number goods", "3.14"),
    "gathers_one": Tell("number goods", "3.13"),
    "earns": Tell("number goods", "3.39"),
    "loots": Tell("number goods", "3.25"),
    "spoils": Tell("number goods", "4.32"),
    "takes_fine": Tell("number goods", "4.38"),
    "finds": Tell("number goods", "4.40"),
    "claims": Tell("number goods", "4.43"),
    "wins": Tell("number goods", "4.48"),
    "ransomed": Tell("number goods", "5.2"),
    "spends": Tell("number goods", "3.28"),
    "equips": Tell("number goods", "3.40"),
    "fined": Tell("number goods", "3.27"),
    "bails": Tell("number goods", "4.8"),
    "bails_tuck": Tell("number goods", "6.6"),
    "dodges": Tell("number", "4.11"),
    "sneaks": Tell("number", "4.13"),
    "distracts": Tell("number", "4.29"),
    "fools": Tell("number", "4.41"),
    "pays_store": Tell("number goods", "4.49"),
    "gives_pennies": Tell("number", "4.51"),
    "pays_spy": Tell("number goods", "7.5"),
    "scores": Tell("number", "2.4"),
    "loses": Tell("number", "2.6"),
    "fame": Tell("number", "5.15"),
    "arms": Tell("weapon", "3.16a"),
    "drafts": Tell("weapon", "4.1"),
    "buys": Tell("weapon", "4.49"),
    "disarms": Tell("weapon", "3.40"),
    "unarmed": Tell("number", "3.16a"),
    "loot": Tell("", "3.25"),
    "plays": Tell("card action", "3.6", head=True),
    "plays_tuck": Tell("tuck action", "6.4", head=True),
    "rests": Tell("card site", "3.7", head=True),
    "passes": Tell("", "6.5"),
    "drops": Tell("card", "3.9"),
    "drops_spy": Tell("spy", "7.3"),
    "steals": Tell("number number number", "3.18"),
    "theft_fails": Tell("", "3.26"),
    "rerolls_skill": Tell("number", "3.21"),
    "robin_rerolls": Tell("number", "9.1"),
    "jailed": Tell("number", "3.26"),
    "jailed_poor": Tell("number", "3.27"),
    "jailed_unpaid": Tell("number", "4.9"),
    "led_off": Tell("number", "5.5"),
    "tuck_jailed": Tell("number", "6.6"),
    "arrested": Tell("hideout", "4.8"),
    "tuck_arrested": Tell("hideout", "6.6"),
    "traps": Tell("hideout", "3.36"),
    "barricades": Tell("road", "3.34"),
    "fourth": Tell("", "3.38"),
    "lays": Tell("road", "3.31"),
    "emissary": Tell("number", "3.40"),
    "wakes": Tell("agent", "7.5", head=True),
    "replaces": Tell("hideout", "7.6"),
    "peeks": Tell("watch villain space turn", "7.7"),
    "spied": Tell("agent", "7.2"),
    "hero_phase": Tell("", "4.1", head=True),
    "villain_card": Tell("", "4.4", head=True),
    "guard": Tell("hideout", "4.5"),
    "track": Tell("number", "4.6"),
    "no_guard": Tell("", "1.16"),
    "captured": Tell("hideout", "4.7"),
    "villain": Tell("villain space", "4.4"),
    "arrow": Tell("number", "8.2"),
    "torn": Tell("road", "4.15"),
    "turned": Tell("", "4.11"),
    "turned_back": Tell("", "4.12a"),
    "taxed": Tell("number road", "4.19"),
    "plundered": Tell("number road", "4.16"),
    "castle": Tell("colour road", "4.19"),
    "activates": Tell("road", "4.17"),
    "carriage": Tell("colour road", "4.17"),
    "tax_rise": Tell("number", "4.22"),
    "moves": Tell("space", "4.26"),
    "idle": Tell("", "4.27"),
    "free_store": Tell("", "9.3"),
    "free_prison": Tell("", "9.4"),
    "strikes": Tell("number number", "4.53"),
    "ambushes": Tell("colour road", "4.28"),
    "robs": Tell("colour road", "4.31"),
    "parks": Tell("slot", "4.32"),
    "fails": Tell("", "4.30"),
    "fails_prison": Tell("", "4.46"),
    "fails_archery": Tell("", "4.48"),
    "fights": Tell("hideout", "4.35"),
    "beats": Tell("hideout", "4.37"),
    "frees": Tell("seat", "4.38"),
    "frees_own": Tell("", "4.38"),
    "breaks_out": Tell("number seat", "4.43"),
    "breaks_out_own": Tell("number", "4.43"),
    "tuck_freed": Tell("", "6.7"),
    "liberates": Tell("site", "4.40"),
    "breaks_in": Tell("number number", "4.41"),
    "shoots": Tell("number number number", "4.47"),
    "swaps": Tell("weapon weapon", "4.49"),
    "gives": Tell("number", "4.51"),
    "ransoms": Tell("number", "5.1"),
    "trades": Tell("", "5.2"),
    "returns": Tell("number", "5.2"),
    "moves_up": Tell("number number", "5.4"),
    "tuck_moves_up": Tell("number", "5.4"),
    "hanged": Tell("number", "5.4"),
    "tuck_hanged": Tell("", "6.8"),
    "recalls": Tell("number", "5.8"),
    "discards": Tell("card", "5.10"),
    "reshuffles": Tell("", "5.10"),
    "penniless": Tell("road", "2.2"),
    "overrun": Tell("", "2.3"),
    "survived": Tell("", "2.4"),
    "tuck_kept": Tell("", "6.9"),
}


# Which of an event's numbers says how many dice were thrown, and which how many of them succeeded.
THROWN = {"steals": (1, 2), "strikes": (0, 1), "breaks_in": (0, 1), "shoots": (1, 2)}
AGAIN = ("rerolls_skill", "robin_rerolls")  # one die


def dice(kind: str, args: Sequence[int]) -> list[str]:
    """The dice that an event tells of: a die of this game succeeds or does not."""
    if kind in AGAIN:
        return ["hit" if args[0] else "miss"]
    if kind not in THROWN:
        return []
    thrown, hits = (args[n] for n in THROWN[kind])
    return ["hit"] * hits + ["miss"] * (thrown - hits)


def spot(kind: str, number: int) -> str:
    """Where on the board a thing of the log lies."""
    if kind == "hideout":
        return f"hideout:{SITE_NAMES[number // 4]}:{number % 4}"
    if kind == "site":
        return f"main:{SITE_NAMES[number]}"
    return f"{kind}:{NAMES[kind][number]}" if kind in ("space", "road", "hero") else ""
