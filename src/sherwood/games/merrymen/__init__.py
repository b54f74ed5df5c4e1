"""Robin Hood and the Merry Men: hold Nottingham together, and be its greatest defender."""

from __future__ import annotations

import hashlib
from pathlib import Path

from sherwood.engine.game import Game, Tell
from sherwood.games.merrymen.options import OPTIONS
from sherwood.games.merrymen.rules import load
from sherwood.games.merrymen.rules.ambush import Ambush, AmbushAgain, AmbushReroll, Park
from sherwood.games.merrymen.rules.archery import Archery, ArcheryReroll
from sherwood.games.merrymen.rules.building import Build, LayPenny, LeaveOut
from sherwood.games.merrymen.rules.cards import (
    ACTION_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    HERO_NAMES,
    REWARD_NAMES,
    ROAD_NAMES,
    SITE_NAMES,
    SPACE_NAMES,
    SPY_NAMES,
    TUCK_NAMES,
    VILLAIN_NAMES,
    WEAPON_NAMES,
)
from sherwood.games.merrymen.rules.emissaries import EmissaryLess, Pay, SpendWeapon
from sherwood.games.merrymen.rules.fights import Fight, FightAgain, FightReroll, Strike
from sherwood.games.merrymen.rules.fines import ArrestFine, ThiefFine
from sherwood.games.merrymen.rules.flow import ChooseHero, Income, MenTurn, Round, SetUp, begin
from sherwood.games.merrymen.rules.gains import Arm, GainResource, GainWeapon, SpendResource
from sherwood.games.merrymen.rules.gather import MainArea
from sherwood.games.merrymen.rules.hero import Draft, DraftWeapon, HeroMove, HeroNext, HeroPhase, HeroTurn
from sherwood.games.merrymen.rules.passive import DropPassive
from sherwood.games.merrymen.rules.placing import PlayCard, UseCard
from sherwood.games.merrymen.rules.prison import Break, BreakAgain, Claim, PrisonReroll, Rescue
from sherwood.games.merrymen.rules.ransom import Ransom, RansomAgain, RansomMan, Ransoms
from sherwood.games.merrymen.rules.roads import Activate, Tax, TaxRise, TaxTie
from sherwood.games.merrymen.rules.round_end import (
    Advance,
    Arrested,
    DiscardHand,
    DrawUp,
    Finish,
    GoHome,
    Hands,
    NextRound,
    Recall,
    Recalls,
    RoundEnd,
    Tidy,
)
from sherwood.games.merrymen.rules.settings import Settings
from sherwood.games.merrymen.rules.spies import Peek, Replace
from sherwood.games.merrymen.rules.store import Store, StoreAgain
from sherwood.games.merrymen.rules.theft import Theft, TheftReroll
from sherwood.games.merrymen.rules.verbs import VERBS
from sherwood.games.merrymen.rules.village import Village
from sherwood.games.merrymen.rules.villains import Caught, PlaceGuard, PlaceVillain, VillainCard
from sherwood.games.merrymen.targets import targets
from sherwood.games.merrymen.view import score, secrets, view


def fingerprint() -> str:
    """Which corrected data files are in use; "" for our own."""
    folder = Path(__file__).parent / "data"
    paths = [load.path(name) for name in ("board.toml", "cards.toml")]
    if all(path.parent == folder for path in paths):
        return ""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:12]


GAME = Game(
    id="merrymen",
    version=2,
    seats=(2, 5),
    folder=Path(__file__).parent,
    verbs=VERBS,
    steps=(
        SetUp, ChooseHero, Round, Income, MenTurn,
        PlayCard, UseCard, DropPassive, MainArea, Theft, TheftReroll, ThiefFine,
        Arm, GainWeapon, GainResource, SpendResource,
        Build, LeaveOut, LayPenny, EmissaryLess, Pay, SpendWeapon, Replace, Peek,
        HeroPhase, Draft, DraftWeapon, HeroTurn, HeroNext, HeroMove,
        VillainCard, PlaceGuard, ArrestFine, PlaceVillain, Caught, Activate, TaxRise, Tax, TaxTie,
        Ambush, AmbushReroll, Park, AmbushAgain, Fight, Strike, FightReroll, FightAgain,
        Break, PrisonReroll, BreakAgain, Rescue, Claim, Archery, ArcheryReroll, Store, StoreAgain, Village,
        RoundEnd, Ransoms, Ransom, RansomAgain, RansomMan, Advance, Arrested, GoHome, Recalls, Recall,
        Tidy, Hands, DiscardHand, DrawUp, NextRound, Finish,
    ),
    settings=Settings,
    options=OPTIONS,
    begin=begin,
    view=view,
    secrets=secrets,
    targets=targets,
    score=score,
    endings=("defended", "shared", "penniless", "overrun", "tuck_hanged", "tuck_jailed"),
    minutes=(60, 120),
    weight=3.2,
    data=fingerprint(),
    names={
        "hero": HERO_NAMES,
        "card": CARD_NAMES,
        "tuck": TUCK_NAMES,
        "spy": SPY_NAMES,
        "action": ACTION_NAMES,
        "site": SITE_NAMES,
        "road": ROAD_NAMES,
        "space": SPACE_NAMES,
        "hideout": tuple(f"{site}-{n}" for site in SITE_NAMES for n in range(1, 5)),
        "slot": tuple(str(slot) for slot in range(1, 13)),
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
    },
    asks={
        "GainWeapon": "number", "GainResource": "number", "SpendResource": "number", "SpendWeapon": "number",
        "ArrestFine": "hideout", "Theft": "number number number", "TheftReroll": "number", "LayPenny": "number",
        "HeroMove": "number", "Ambush": "road", "Fight": "site", "Strike": "hideout", "PrisonReroll": "number",
        "Rescue": "number", "Claim": "number", "Archery": "number number number", "ArcheryReroll": "number",
        "TaxTie": "number", "Ransom": "number",
    },
    bars={
        "no_man": "", "unusable": "", "tuck_prison": "", "tuck_once": "", "tuck_here": "site", "tuck_yard": "",
        "no_hideout": "site", "emissaries": "", "emissary_cost": "", "nowhere": "", "no_traps": "",
        "no_room": "site", "cost": "number", "no_barricades": "", "road_full": "road", "penny": "",
        "spy_no_guard": "site", "spy_cost": "", "spy_stays": "", "store_empty": "", "same_space": "",
        "crowded": "", "villain_there": "number", "dice": "number colour", "no_weapon": "weapon",
        "tokens": "number", "buy_or_swap": "", "weapon_limit": "", "price": "price", "traded": "",
        "captives": "number", "no_prisoner": "",
    },
    tells={
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
        "spends": Tell("number goods", "3.28"),
        "scores": Tell("number", "2.4"),
        "loses": Tell("number", "2.6"),
        "fame": Tell("number", "5.15"),
        "arms": Tell("weapon", "3.16"),
        "disarms": Tell("weapon", "3.40"),
        "unarmed": Tell("number", "3.16"),
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
        "jailed": Tell("number", "3.26"),
        "tuck_jailed": Tell("number", "6.6"),
        "arrested": Tell("hideout", "4.8"),
        "tuck_arrested": Tell("hideout", "6.6"),
        "traps": Tell("hideout", "3.36"),
        "barricades": Tell("road", "3.34"),
        "fourth": Tell("", "3.38"),
        "lays": Tell("road", "3.31"),
        "emissary": Tell("number", "3.40"),
        "wakes": Tell("spy", "7.5", head=True),
        "replaces": Tell("hideout", "7.6"),
        "peeks": Tell("watch villain space turn", "7.7"),
        "spied": Tell("spy site", "7.2"),
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
        "turned_back": Tell("", "4.12"),
        "taxed": Tell("number road", "4.19"),
        "castle": Tell("colour road", "4.19"),
        "activates": Tell("road", "4.17"),
        "carriage": Tell("colour road", "4.17"),
        "tax_rise": Tell("number", "4.22"),
        "moves": Tell("space", "4.26"),
        "idle": Tell("", "4.27"),
        "free_move": Tell("space", "9.3"),
        "strikes": Tell("number number", "4.53"),
        "ambushes": Tell("colour road", "4.28"),
        "robs": Tell("colour road", "4.31"),
        "parks": Tell("slot", "4.32"),
        "fails": Tell("", "4.30"),
        "fights": Tell("hideout", "4.35"),
        "beats": Tell("hideout", "4.37"),
        "frees": Tell("seat", "4.38"),
        "tuck_freed": Tell("", "6.7"),
        "liberates": Tell("site", "4.40"),
        "breaks_in": Tell("number number", "4.41"),
        "shoots": Tell("number number number", "4.47"),
        "swaps": Tell("weapon weapon", "4.49"),
        "gives": Tell("number", "4.51"),
        "ransoms": Tell("number", "5.1"),
        "returns": Tell("number", "5.2"),
        "hanged": Tell("number", "5.4"),
        "tuck_hanged": Tell("", "6.8"),
        "recalls": Tell("number", "5.8"),
        "discards": Tell("card", "5.10"),
        "reshuffles": Tell("", "5.10"),
        "penniless": Tell("road", "2.2"),
        "overrun": Tell("", "2.3"),
        "survived": Tell("", "2.4"),
    },
)  # fmt: skip
